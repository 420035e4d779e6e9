internal import Plans
internal import Requests
internal import Testing

/// What a sentence says beside days, lengths and sources: names, shapes, folders, and what it does not want.
struct WishTests {
  private func read(_ text: String) throws -> Reading {
    let now = try #require(WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30))
    return try Request.read(text: text, now: now)
  }

  @Test(arguments: [
    ("make a film called Spider-Man & Friends of last week", "Spider-Man & Friends"),
    ("make a film called summer fun of yesterday", "summer fun"),
    ("mach einen Film von gestern mit dem Titel Sommer im Garten", "Sommer im Garten"),
    ("сделай фильм за вчера под названием Наше лето", "Наше лето"),
    ("haz un vídeo de ayer con el título Día de playa", "Día de playa"),
    ("make a film of yesterday called \"Day 1/2: sea\"", "Day 1/2: sea"),
  ])
  func `a name keeps its words and its signs`(_ text: String, _ name: String) throws {
    if name.contains("/") {
      #expect(throws: Refusal.self) { try read(text) }
    } else {
      let reading = try read(text)
      #expect(reading.name == name)
      #expect(reading.from != nil)
    }
  }

  @Test func `a name with a slash is refused as it was written, not cut`() throws {
    let now = try #require(WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30))
    do throws(Refusal) {
      _ = try Request.read(text: "make a film called AC/DC from yesterday", now: now)
      Issue.record("it was taken")
    } catch {
      #expect(error.words == "AC/DC" && error.problem.field == "name")
    }
  }

  @Test func `a song's title may hold signs`() throws {
    #expect(try read("make a film to the song AC/DC of yesterday").music == .title("AC/DC"))
  }

  @Test(arguments: [
    ("make a square film of yesterday", Plan.Frame.square), ("make a 9:16 film of yesterday", .portrait),
    ("make a film of yesterday for tiktok", .portrait), ("make a film of yesterday for youtube", .landscape),
    ("сделай вертикальное видео за вчера", .portrait), ("сделай ролик за вчера в сторис", .portrait),
    ("mach einen Film im Querformat von gestern", .landscape), ("haz un vídeo cuadrado de ayer", .square),
    ("昨日の縦動画を作って", .portrait),
  ])
  func `a shape is the film's frame`(_ text: String, _ frame: Plan.Frame) throws {
    let reading = try read(text)
    #expect(reading.frame == frame)
    #expect(reading.origin["frame"] == .words)
    #expect(reading.milliseconds == nil)
  }

  @Test(arguments: ["make a film of Times Square yesterday", "make a film from my vertical videos"])
  func `a place or a source has no say in the shape`(_ text: String) throws {
    #expect(try read(text).frame == nil)
  }

  @Test(arguments: [
    ("make an 8k film of yesterday", "8k"), ("mach einen Film von gestern ohne Ton", "ohne Ton"),
    ("сделай ролик за вчера без звука", "без звука"),
    ("haz un vídeo de ayer en blanco y negro", "blanco y negro"),
  ])
  func `what films have no choice of is told, not dropped`(_ text: String, _ words: String) throws {
    #expect(try read(text).notes.contains { $0.contains("\"\(words)\"") })
  }

  @Test(arguments: [
    "make a film of yesterday without music", "make a film of yesterday, no music",
    "сделай фильм за вчера без музыки",
    "mach einen Film von gestern ohne Musik", "haz un vídeo de ayer sin música",
    "dünden müziksiz bir film yap",
    "昨日の動画を音楽なしで作って",
  ])
  func `no music is said, not a default`(_ text: String) throws {
    let reading = try read(text)
    #expect(reading.music == nil && !reading.beat)
    #expect(reading.origin["music"] == .words && reading.words["music"] != nil)
  }

  @Test(arguments: [
    ("make a film from the italy folder", "italy"), ("фильм из папки италия", "италия"),
    ("Video Italien Ordner", "Italien"),
  ])
  func `a folder is named without capitals too`(_ text: String, _ folder: String) throws {
    #expect(try read(text).folder == folder)
  }

  @Test func `a second question keeps to the folder, but for one in total`() throws {
    let same = try read("make a film from the Italy folder and tell me how many videos are in it")
    #expect(same.also.map(\.folder) == ["Italy"])
    let other = try read("make a film of yesterday and tell me how many videos are in the Italy folder")
    #expect(other.folder == nil && other.also.map(\.folder) == ["Italy"])
    let total = try read("make a film from the Italy folder and tell me how many videos I have in total")
    #expect(total.folder == "Italy" && total.also.map(\.folder) == [nil])
  }

  @Test(arguments: [("delete all my videos", "delete"), ("send the film to anna", "send")])
  func `what is never done here is told by its word`(_ text: String, _ word: String) throws {
    let reading = try read(text)
    #expect(reading.task == .chat && reading.words["task"] == word)
  }
}
