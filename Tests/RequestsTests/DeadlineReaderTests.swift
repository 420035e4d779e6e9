internal import Testing

/// When a film is needed, and what a person takes back.
struct DeadlineReaderTests {
  private static let told = "is when it is needed, not what it is of"

  @Test(arguments: [
    ("by Friday I need a film of last week", "2026-08-10..2026-08-16", "by Friday"),
    ("bis Freitag brauche ich einen Film von letzter Woche", "2026-08-10..2026-08-16", "bis Freitag"),
    ("нужен фильм к пятнице за прошлую неделю", "2026-08-10..2026-08-16", "к пятнице"),
    ("para el viernes necesito un vídeo del mes pasado", "2026-07-01..2026-07-31", "para el viernes"),
    ("金曜日までに先週のフィルムを作って", "2026-08-10..2026-08-16", "金曜日までに"),
    ("a film of July for Mother's Day", "2026-07-01..2026-07-31", "for Mother's Day"),
  ])
  func `the day a film is needed by is told, and is none of its days`(
    _ text: String, _ days: String, _ words: String
  ) {
    #expect(said(text) == "montage all \(days) - - note(\"\(words)\" \(Self.told))")
  }

  @Test(arguments: [
    ("how many photos did I take before Friday", "count photos -..2026-08-13 - -"),
    ("films from before Friday", "montage all -..2026-08-13 - -"),
    ("make a film for Friday", "montage all 2026-08-14..2026-08-14 - -"),
    ("von Montag bis Mittwoch ein Film", "montage all 2026-08-17..2026-08-19 - -"),
  ])
  func `a bound without a need or other days stays one`(_ text: String, _ expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("a film of 1 May, no, of 2 May", "montage all 2026-05-02..2026-05-02 - -"),
    ("фильм за 1 мая... нет, за 2 мая", "montage all 2026-05-02..2026-05-02 - -"),
    ("make a film of the better clips of Friday and Saturday", "montage videos 2026-08-14..2026-08-15 - -"),
    ("haz una peli de ayer, no, de hoy", "montage all 2026-08-21..2026-08-21 - -"),
    ("crea un film di due minuti anzi tre di ieri", "refused two-lengths [due minuti anzi tre]"),
  ])
  func `days that are taken back are not the film's, and two lengths are refused`(
    _ text: String, _ expected: String
  ) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("lag en film om 2 min datter", "chat all -..- - -"),
    ("en film på 2 min fra igår", "montage all -..- 120.0s -"),
  ])
  func `min in front of an unknown word of the north is mine and no minute`(
    _ text: String, _ expected: String
  ) {
    #expect(said(text) == expected)
  }
}
