internal import Plans
internal import Requests
internal import Testing

/// What a sentence says of an opening card and of transitions.
struct CardWordTests {
  /// What a sentence says of a card and transitions, and the film's name.
  private func card(_ text: String) throws -> String {
    let now = try #require(WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30))
    let reading = try Request.read(text: text, now: now)
    let title =
      switch reading.title {
      case nil: "-"
      case .days: "days"
      case .text(let text): "\"\(text)\""
      }
    return
      "\(title) \(reading.transitions.rawValue) \(reading.name ?? "-") \(reading.from?.description ?? "-")"
  }

  @Test(arguments: [
    ("make a film of yesterday with a title", "days cuts - 2026-08-20"),
    ("make a film of yesterday with a title \"Summer at last\"", "\"Summer at last\" cuts - 2026-08-20"),
    ("make a film with an opening title Summer 2019 and smooth transitions", "\"Summer 2019\" dissolves - -"),
    ("make a film called Summer with transitions", "- dissolves Summer -"),
    ("make a film called Summer with an opening title", "\"Summer\" cuts Summer -"),
    ("make a film of yesterday with the title Summer in Rome", "- cuts Summer in Rome 2026-08-20"),
    ("make a film of yesterday with fade in and fade out", "- dissolves - 2026-08-20"),
    ("сделай фильм за вчера с титрами", "days cuts - 2026-08-20"),
    ("сделай фильм с заставкой «Лето» с плавными переходами", "\"Лето\" dissolves - -"),
    ("сделай фильм с заголовком «Лето»", "- cuts Лето -"),
    ("сделай фильм под названием «Лето»", "- cuts Лето -"),
    ("Mach einen Film von gestern mit Titel und Überblendungen", "days dissolves - 2026-08-20"),
    ("make a film of yesterday to music and without transitions", "- cuts - 2026-08-20"),
    ("Mach einen Film mit Vorspann \"Sommer\" mit weichen Übergängen", "\"Sommer\" dissolves - -"),
    ("Mach einen Film mit dem Titel \"Sommer\"", "- cuts Sommer -"),
    ("Haz una película de ayer con título y con transiciones", "days dissolves - 2026-08-20"),
    ("Haz una película con portada \"Verano\" con fundidos", "\"Verano\" dissolves - -"),
    ("昨日の動画をタイトルカード付きで作って", "days cuts - 2026-08-20"),
    ("make a film of yesterday to music", "- cuts - 2026-08-20"),
    ("how many videos with a title do I have", "- cuts - -"),
  ])
  func `a card and transitions are asked for in words`(text: String, expected: String) throws {
    #expect(try card(text) == expected)
  }
}
