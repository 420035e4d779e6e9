import Testing

@testable import Plans

@Suite struct FilmNameTests {
  @Test(arguments: [
    ("yesterday", "yesterday.mp4"),
    ("yesterday.mp4", "yesterday.mp4"),
    ("Film.MP4", "Film.mp4"),
    ("film.mov", "film.mov.mp4"),
    ("mp4", "mp4.mp4"),
    ("2026-08-20 Über den Berg", "2026-08-20 Über den Berg.mp4"),
    ("👨‍👩‍👧 am See", "👨‍👩‍👧 am See.mp4"),
    ("conference", "conference.mp4"),
    ("a..b", "a..b.mp4"),
    (" a", " a.mp4"),
    (String(repeating: "x", count: 196), String(repeating: "x", count: 196) + ".mp4"),
  ])
  func `a plain name is taken and ends in mp4`(text: String, name: String) throws {
    #expect(try FilmName.read(text, field: "name") == name)
  }

  @Test(arguments: [
    "", "  ", "/", "a/b", "/etc/passwd", "..", ".", "../x", ".hidden", ".mp4", "-rf", "--help", "-\u{301}x",
    "a\0b",
    "a\nb", "a\u{7F}", "CON.mp4", "con", "Lpt1.tar", "pipe:1", "http:x", "a\\b", "what?", "a|b",
    "a\u{85}b", "a\u{2028}b", "\t", String(repeating: "x", count: 197), String(repeating: "é", count: 99),
    String(repeating: "x", count: 100_000),
  ])
  func `what is no plain name is refused by its field`(text: String) {
    let problem = #expect(throws: Problem.self) { try FilmName.read(text, field: "name") }
    #expect(problem?.code == .badValue)
    #expect(problem?.field == "name")
    #expect(problem.map { $0.reason.utf8.count < 100 } == true)
  }

  @Test(
    arguments: [
      ("2026-08-20", "2026-08-20", nil, "2026-08-20.mp4"),
      ("2026-11-23", "2026-11-27", nil, "2026-11-23 to 2026-11-27.mp4"),
      ("2026-08-20", "2026-08-20", "Summer", "2026-08-20 Summer.mp4"),
      (nil, nil, "Summer", "Summer.mp4"),
      (nil, nil, nil, "Film.mp4"),
      (nil, nil, "", "Film.mp4"),
      (nil, nil, "../.-  /etc", "etc.mp4"),
      ("2026-08-20", "2026-08-20", "a/b\n\tc ", "2026-08-20 a-b c.mp4"),
      (nil, nil, "\0\u{2028}", "Film.mp4"),
      (nil, nil, "nul", "Film.mp4"),
      (nil, nil, "18:30 at the sea?", "18-30 at the sea-.mp4"),
    ] as [(String?, String?, String?, String)])
  func `a film nobody named is named by its days and title`(
    from: String?, to: String?, title: String?, name: String
  ) throws {
    var days: ClosedRange<Day>?
    if let from, let to { days = try #require(Day(from))...(try #require(Day(to))) }
    #expect(FilmName.default(days: days, title: title) == name)
  }

  @Test(arguments: ["x", "é", "👨‍👩‍👧", "a\u{301}", " "])
  func `a default name is one that may be asked for, however long the title`(unit: String) throws {
    let days = Day(clamping: 20_000)...Day(clamping: 20_001)
    for title in [String(repeating: unit, count: 1000), "-" + unit, "." + unit] {
      for days in [days, nil] {
        let name = FilmName.default(days: days, title: title)
        #expect(name.utf8.count <= 200)
        #expect(try FilmName.read(name, field: "name") == name)
      }
    }
  }
}
