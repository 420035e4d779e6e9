internal import Plans
internal import Requests
internal import Testing

/// Which second intents a model may propose: those that the sentence asks for, in words of their own.
struct RunTests {
  private static func form(_ members: (String, String)...) -> JSON {
    .object(members.map { JSON.Member($0.0, .string($0.1)) })
  }

  private static func run(_ text: String, when: String = "") throws -> Run {
    let now = try #require(WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30))
    let film = form(
      ("task", "montage"), ("source", "all"), ("when", when.isEmpty ? "none" : "yesterday"),
      ("when_written", when))
    return try #require(Run(try Request.read(text: text, now: now, form: film), text: text))
  }

  private static func step(_ next: String, _ written: String) -> JSON {
    form(("done", "no"), ("next", next), ("next_written", written))
  }

  @Test(arguments: [
    ("Gör en film av gårdagen qqqqq", "gårdagen", "Gör en film"),
    ("Gör en film om min fina katt", "", "min fina katt"),
    ("Gör en film om min fina katt och min svarta hund", "", "min svarta hund"),
    ("Gör en film av katten, den lilla fina svarta", "", "den lilla fina"),
    ("Csinálj egy szép filmet a tegnapi napról nekem", "tegnapi", "egy szép filmet"),
    ("Sestříhej krásný film ze včerejška pro babičku a dědu", "včerejška", "pro babičku a dědu"),
  ])
  func `words that ask for nothing more are the film's own, whoever quotes them`(
    text: String, when: String, quoted: String
  ) throws {
    for next in ["count", "list"] {
      var run = try Self.run(text, when: when)
      let verdict = run.take(Self.step(next, quoted))
      #expect(verdict == .vetoed(.notAsked), "\(next)")
      #expect(run.reading.also.isEmpty)
    }
  }

  @Test(arguments: [
    ("Gör en film av gårdagen och berätta hur många bilder jag har", "gårdagen", "hur många bilder", "count"),
    ("Gör en film av gårdagen och visa mina bilder", "gårdagen", "visa mina bilder", "list"),
    ("Lav en film fra i går og sig hvor mange billeder jeg har", "i går", "hvor mange billeder", "count"),
    (
      "Csinálj egy filmet a tegnapi napról és mondd meg, hány képem van", "tegnapi", "hány képem van", "count"
    ),
    ("Sestříhej film ze včerejška a řekni, kolik mám fotek", "včerejška", "kolik mám fotek", "count"),
    ("Φτιάξε μια ταινία από χθες και πες μου πόσα βίντεο έχω", "χθες", "πόσα βίντεο έχω", "count"),
    ("어제 찍은 영상으로 영화를 만들고 사진이 몇 장인지 말해 줘", "어제", "사진이 몇 장인지", "count"),
  ])
  func `what is asked for in words of its own is a second intent`(
    text: String, when: String, quoted: String, next: String
  ) throws {
    var run = try Self.run(text, when: when)
    guard case .accepted(let second) = run.take(Self.step(next, quoted)) else {
      Issue.record("not accepted: \(quoted)")
      return
    }
    #expect(second.task.rawValue == next && run.reading.words["also"] == quoted)
    #expect(run.carriedOut == "montage, \(next)")
    // Once each.
    let again = run.take(Self.step(next, quoted))
    #expect(again == .vetoed(.repeated))
  }
}
