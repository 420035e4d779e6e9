internal import Plans
internal import Requests
internal import Testing

/// Lengths that a model quotes from a sentence in a language without tables.
struct QuotedLengthTests {
  private static func milliseconds(_ text: String, _ quoted: String) throws -> Int64? {
    let now = try #require(WallClock(day: Day(clamping: 20_686), hour: 14, minute: 30))
    let reading = try Request.read(
      text: text, now: now, form: ["task": "montage", "length_written": .string(quoted)])
    #expect(reading.task == .montage)
    return reading.milliseconds
  }

  @Test(arguments: [
    ("Gör en film av 5 minnen från skogen", "5 minnen"),
    ("Gör en film av 40 sekvenser från skogen", "40 sekvenser"),
    ("Gör en film av de 3 minst bra bilderna", "3 minst bra"), ("Tee elokuva 3 minun videostani", "3 minun"),
    ("Sestříhej film ze 3 minulých výletů", "3 minulých"),
    ("Gör en film av 6 sektioner och klipp", "6 sektioner"),
    ("Gör en film av 7 minkar i skogen", "7 minkar"),
    ("Gör en film av 2 secondhandbutiker", "2 secondhandbutiker"),
    ("Csinálj egy filmet a macskáról, 40 másodperc", "másodperc"),
    ("Csinálj egy filmet a macskáról, 40 másodperc", "50 másodperc"),
  ])
  func `a quotation that stands in the sentence and is no length is dropped`(text: String, quoted: String)
    throws
  {
    #expect(try Self.milliseconds(text, quoted) == nil)
  }

  @Test(arguments: [
    ("Gör en film av katten, 40 sekunder", "40 sekunder", 40_000),
    ("Gör en film av katten, 2 minuter lång", "2 minuter lång", 120_000),
    ("Gör en 30-sekunders film av katten", "30-sekunders", 30_000),
    ("Tee elokuva kissasta, 45 sekuntia", "45 sekuntia", 45_000),
    ("Csinálj egy filmet a macskáról, 40 másodperc", "40 másodperc", 40_000),
    ("Sestříhej film ze včerejška, 2 minuty", "2 minuty", 120_000),
    ("Φτιάξε μια ταινία για τη γάτα, 3 λεπτά", "3 λεπτά", 180_000),
    ("고양이 영상으로 40초 영화를 만들어 줘", "40초", 40_000),
  ])
  func `a number with a unit of its own language is a length`(text: String, quoted: String, length: Int64)
    throws
  {
    #expect(try Self.milliseconds(text, quoted) == length)
  }
}
