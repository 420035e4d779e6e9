internal import Plans
internal import Requests
internal import Testing

/// Words one letter away from those of the tables, on Friday 2026-08-21 at 14:30.
struct SlipTests {
  /// Of each list every so many words are read; all of them take half a minute.
  private static let step = 5

  private static func read(_ text: String, form: JSON? = nil) -> String {
    guard let now = WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30) else { return "no clock" }
    do throws(Refusal) {
      let reading = try Request.read(text: text, now: now, form: form)
      let days = "\(reading.from?.description ?? "-")..\(reading.to?.description ?? "-")"
      let length = reading.milliseconds.map { "\($0)" } ?? "-"
      let second = reading.also.map { " + \($0.task.rawValue)" }.joined()
      return "\(reading.task.rawValue) \(reading.source.rawValue) \(days) \(length)\(second)"
    } catch { return error.problem.code.rawValue }
  }

  private static let frames: [(language: String, frame: String)] = [
    ("en", "make a film about W"), ("ru", "сделай фильм про W"), ("de", "mach einen Film über W"),
    ("es", "haz una película sobre W"), ("fr", "fais un film sur W"), ("it", "fammi un film su W"),
    ("pt", "faz um filme sobre W"), ("uk", "зроби фільм про W"), ("pl", "zrób film o W"),
    ("nl", "maak een film over W"), ("tr", "W hakkında bir film yap"),
  ]

  @Test(arguments: frames)
  func `an ordinary word of the sentence's language stays that word`(_ language: String, _ frame: String) {
    let words = Lookalike.words(in: language)
    #expect(words.count > 500)
    let parts = frame.split(separator: "W", omittingEmptySubsequences: false)
    let some = stride(from: 0, to: words.count, by: SlipTests.step).map { words[$0] }
    let misread = some.filter { word in
      SlipTests.read("\(parts[0])\(word)\(parts[1])") != "montage all -..- -"
    }
    #expect(misread == [])
  }

  @Test(arguments: [
    "make a film of Martin and Anna", "mach einen Film über Martina", "haz una película sobre Martín",
    "fais un film sur Anne", "maak een film over Martin", "mach einen Film von der Feier",
    "mach einen Film über das Kochen", "mach einen Film über Familie Müller", "mach einen Film vom Osten",
    "make a film of the Eastern Market", "make a film of our estate sale", "make a film of the Dune trip",
    "make a film about mayo", "make a film of the tours we did", "haz una película de la fiesta junto al río",
    "haz una película de la salida con estilo", "haz una película del puente de las luces",
    "maak een film, maar zonder muziek", "zrób film rodzinny", "zrób film o rodzinie",
    "зроби фільм у парку про групу", "сделай фильм про карту и следы на траве",
    "make a film of fish and chips",
    "make a film of the oil spill", "make a film with pasta", "make a film of the talent show",
    "make a film of the Count Dracula play", "it was such a nice day, make a film",
  ])
  func `names and ordinary things are no dates, sources or second intents`(_ text: String) {
    #expect(SlipTests.read(text) == "montage all -..- -")
  }

  @Test(arguments: [
    ("make a film of yesteday", "montage all 2026-08-20..2026-08-20 -"),
    ("film yesteday", "montage all 2026-08-20..2026-08-20 -"),
    ("mkae me a moive of yestreday", "montage all 2026-08-20..2026-08-20 -"),
    ("make a flim from the weeknd", "montage all 2026-08-15..2026-08-16 -"),
    ("film of Augsut", "montage all 2026-08-01..2026-08-21 -"),
    ("a film from Septmber", "montage all 2025-09-01..2025-09-30 -"),
    ("минутнй фильм за вчера", "montage all 2026-08-20..2026-08-20 60000"),
    ("сделай филм за прошлцю неделю", "montage all 2026-08-10..2026-08-16 -"),
    ("Schnedie ein Vidoe von gestren", "montage all 2026-08-20..2026-08-20 -"),
    ("Film vom letzten Somer", "montage all 2025-06-01..2025-08-31 -"),
    ("Film vom Wochenede", "montage all 2026-08-15..2026-08-16 -"),
    ("haz una pelicula de la semana pasda", "montage all 2026-08-10..2026-08-16 -"),
    ("fais un film de la semaine dernère", "montage all 2026-08-10..2026-08-16 -"),
    ("how many phtos did I take", "count photos -..- -"),
  ])
  func `a slip is understood where its meaning is asked for`(_ text: String, _ expected: String) {
    #expect(SlipTests.read(text) == expected)
  }

  @Test func `the sign of a season inside a Japanese name is no season`() {
    #expect(SlipTests.read("秋葉原の映画を作って") == "montage all -..- -")
    #expect(SlipTests.read("秋の映画を作って") == "montage all 2025-09-01..2025-11-30 -")
  }

  @Test(arguments: ["mkae a flim of yesterday", "flim of yesterday", "mkae a movei of yesterday"])
  func `letters swapped in the middle of four are found, also side by side`(_ text: String) {
    #expect(Self.read(text) == "montage all 2026-08-20..2026-08-20 -")
  }
}
