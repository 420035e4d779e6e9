internal import Plans
internal import Requests
internal import Testing

/// Music named without the word song.
struct MusicNameTests {
  @Test(arguments: [
    "make a film of yesterday to the beat of rock90", "make a film of yesterday cut to rock90",
    "сделай фильм за вчера в такт rock90", "сделай фильм за вчера под rock90",
    "mach einen Film von gestern zum Takt von rock90", "haz una película de ayer al ritmo de rock90",
    "fais un film d'hier au rythme de rock90", "fai un film di ieri a ritmo di rock90",
    "faz um filme de ontem ao som de rock90", "зроби фільм за вчора під rock90",
    "zrób film z wczoraj w rytm rock90", "maak een film van gisteren op het ritme van rock90",
    "dünden rock90 eşliğinde bir film yap", "昨日の映画をrock90に合わせて作って",
  ])
  func `a name with digits behind what speaks of music alone is a title`(_ text: String) {
    #expect(said(text) == "montage all 2026-08-20..2026-08-20 - beat song=rock90")
  }

  @Test(arguments: [
    ("make a film of yesterday to the beat of thunderstruck", "beat perhaps=thunderstruck"),
    ("make a film of yesterday to rock90", "- perhaps=rock90"),
    ("сделай фильм за вчера под rammstein", "- perhaps=rammstein"),
    ("mach einen Film von gestern im Takt von Sommerregen", "beat perhaps=Sommerregen"),
    ("haz una película de ayer al ritmo de thunderstruck", "beat perhaps=thunderstruck"),
  ])
  func `a word of no table may be a title, which only the library can tell`(
    _ text: String, _ expected: String
  ) { #expect(said(text) == "montage all 2026-08-20..2026-08-20 - \(expected)") }

  @Test(arguments: [
    ("make a film of yesterday to the music", "beat"), ("make a film of yesterday to the beat", "beat"),
    ("make a film of yesterday to the beat of my heart", "beat"),
    ("make a film of yesterday, not to rock90", "-"),
    ("сделай фильм за вчера под музыку", "beat"), ("сделай фильм за вчера в такт", "beat"),
    ("сделай фильм за вчера под водой", "-"), ("mach einen Film von gestern im Takt", "beat"),
    ("haz una película de ayer al ritmo de la música", "beat"),
    ("make a film of yesterday with my iphone15", "-"), ("make a film of yesterday to mp4", "-"),
    ("make a film of yesterday cut to h265", "- codec=hevc"),
  ])
  func `words for music alone, and names of other things, name none`(_ text: String, _ expected: String) {
    #expect(said(text) == "montage all 2026-08-20..2026-08-20 - \(expected)")
  }

  @Test func `what the library holds settles a possible title, and what it does not is told`() throws {
    let now = try #require(WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30))
    let read = try Request.read(text: "a film of yesterday to rock90", now: now)
    let known = read.settlingMusic(isKnown: true)
    #expect(known.music == .title("rock90") && known.beat && known.origin["music"] == .words)
    #expect(known.words["beat"] == "rock90" && known.notes.isEmpty)
    let unknown = read.settlingMusic(isKnown: false)
    #expect(unknown.music == nil && !unknown.beat)
    #expect(unknown.notes == ["\"rock90\" names no music of the library"])
    let beat = try Request.read(text: "a film of yesterday to the beat of thunderstruck", now: now)
    #expect(
      beat.settlingMusic(isKnown: false).notes == [
        "\"thunderstruck\" names no music of the library: any of it is taken"
      ])
  }
}
