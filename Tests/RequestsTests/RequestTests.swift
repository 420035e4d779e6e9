internal import Plans
internal import Requests
internal import Testing

/// Sentences as people write them, on Friday 2026-08-21 at 14:30.
struct RequestTests {
  private func read(_ text: String, form: JSON? = nil) -> String {
    guard let now = WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30) else { return "no clock" }
    do throws(Refusal) {
      let reading = try Request.read(text: text, now: now, form: form)
      var line = "\(reading.task.rawValue) \(reading.source.rawValue) "
      line += "\(reading.from?.description ?? "-")..\(reading.to?.description ?? "-")"
      line += " \(reading.milliseconds.map { "\($0)" } ?? "-") \(reading.beat ? "beat" : "-")"
      for second in reading.also {
        line += " + \(second.task.rawValue) \(second.source.rawValue) \(second.from?.description ?? "-")"
      }
      return line
    } catch {
      return error.problem.code.rawValue
    }
  }

  @Test(arguments: [
    ("could you whip up a 45 sec clip from last night?", "montage all 2026-08-20..2026-08-20 45000 -"),
    ("make a film between 2019 and 2021", "montage all 2019-01-01..2021-12-31 - -"),
    ("make a film of the sun setting over the sea", "montage all -..- - -"),
    ("shrink friday's video down to half a minute", "cut videos 2026-08-14..2026-08-14 30000 -"),
    ("сделай фильм о позапрошлом лете", "montage all 2024-06-01..2024-08-31 - -"),
    ("собери мне минутку лучшего за лето 2024", "montage all 2024-06-01..2024-08-31 60000 -"),
    ("не надо фильма, просто посчитай видео за вчера", "count videos 2026-08-20..2026-08-20 - -"),
    ("Zeig mir alles aus der ersten Juniwoche", "list all 2026-06-01..2026-06-07 - -"),
    ("Mach einen Film vom Morgen des 3. August", "montage all 2026-08-03..2026-08-03 - -"),
    ("Haz un vídeo del pasado 3 de mayo", "montage all 2026-05-03..2026-05-03 - -"),
    ("Fais un film d'il y a trois jours", "montage all 2026-08-18..2026-08-18 - -"),
    ("Fai un film di Ferragosto", "montage all 2026-08-15..2026-08-15 - -"),
    ("Faz um filme do verão passado, um minuto e meio", "montage all 2025-06-01..2025-08-31 90000 -"),
    ("Зроби фільм за останні два тижні", "montage all 2026-08-08..2026-08-21 - -"),
    ("Skróć klip ze środy do dwudziestu sekund", "cut videos 2026-08-19..2026-08-19 20000 -"),
    ("Maak een film van vorige zomer, anderhalve minuut", "montage all 2025-06-01..2025-08-31 90000 -"),
    ("3 Temmuz'dan 9 Temmuz'a kadar bir film istiyorum", "montage all 2026-07-03..2026-07-09 - -"),
    ("7月の写真を全部フォルダに入れて", "gather photos 2026-07-01..2026-07-31 - -"),
    ("a two-and-a-half minute film of yesterday", "montage all 2026-08-20..2026-08-20 150000 -"),
    ("make a film of black friday", "montage all 2025-11-28..2025-11-28 - -"),
    ("a film from a week ago monday", "montage all 2026-08-10..2026-08-10 - -"),
    ("make a film of the third tuesday after christmas", "montage all 2026-01-13..2026-01-13 - -"),
    ("fais un film du 13 au 18", "montage all 2026-08-13..2026-08-18 - -"),
    ("令和3年8月6日の動画を作って", "montage all 2021-08-06..2021-08-06 - -"),
    ("film italy folder", "montage all -..- - -"), ("Video Italien Ordner", "montage all -..- - -"),
    ("remove the parts without sound from yesterday's clip", "silence videos 2026-08-20..2026-08-20 - -"),
  ])
  func `a sentence is read field by field`(_ text: String, _ expected: String) {
    #expect(read(text) == expected)
  }

  @Test(arguments: [
    ("", "empty-ask"), ("make a film of next Friday", "future-date"),
    ("make a film of 4/5", "ambiguous-date"),
    ("сделай фильм за 32 августа", "impossible-date"), ("Haz un vídeo de 30 o 60 segundos", "two-lengths"),
    ("Mach einen drei Stunden langen Film von gestern", "bad-length"),
    ("film of 3 May and 7 May", "two-periods"),
    ("a 10 second 30 second film", "two-lengths"), ("make a film of the next three days", "future-date"),
    ("haz un vídeo de los próximos 3 días", "future-date"), ("film of our next holidays", "future-date"),
    ("make a film of every monday", "ambiguous-date"), ("make a film of friday after next", "future-date"),
    ("haz un vídeo de hace unos días", "ambiguous-date"),
  ])
  func `what cannot be planned is refused with its code`(_ text: String, _ code: String) {
    #expect(read(text) == code)
  }

  @Test func `a second intent in total has no days`() {
    #expect(
      read("Fai un film di ieri e dimmi quanti video ho in totale")
        == "montage all 2026-08-20..2026-08-20 - - + count videos -")
  }

  @Test func `days told for something not done here are not the film's`() {
    #expect(
      read("make a film of yesterday and send it to Anna tomorrow")
        == "montage all 2026-08-20..2026-08-20 - -")
  }

  @Test func `a form changes nothing in a language with tables`() {
    let lie: JSON = .object([
      .init("task", .string("count")), .init("source", .string("photos")),
      .init("when", .string("last_month")),
      .init("when_written", .string("yesterday")), .init("length_written", .string("15")),
    ])
    let text = "make a reel of what I shot on my iPhone 15 yesterday"
    #expect(read(text, form: lie) == read(text))
  }

  @Test func `a form decides in a language without tables, its days only by a quotation`() {
    func form(_ quotation: String) -> JSON {
      .object([
        .init("task", .string("montage")), .init("source", .string("videos")),
        .init("when", .string("yesterday")), .init("when_written", .string(quotation)),
      ])
    }
    let text = "Csinálj egy filmet a tegnapi videókból"
    #expect(read(text, form: form("tegnapi")) == "montage videos 2026-08-20..2026-08-20 - -")
    #expect(read(text, form: form("yesterday")) == "montage videos -..- - -")
  }

  @Test(arguments: [
    ("make a film to the song summer rain", "summer rain"),
    ("film of my photos to the song winter waltz", "winter waltz"),
    ("make a film to the song Summer Rain", "Summer Rain"),
  ])
  func `a season's word may begin a song's title`(text: String, title: String) throws {
    let now = try #require(WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30))
    let reading = try Request.read(text: text, now: now)
    #expect(reading.music == .title(title))
    #expect(reading.from == nil && reading.to == nil)
  }

  @Test func `a day behind a song is a day`() {
    #expect(read("make a film to the song of yesterday") == "montage all 2026-08-20..2026-08-20 - beat")
  }
}
