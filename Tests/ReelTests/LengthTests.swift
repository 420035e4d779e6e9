import Testing

@testable import reel

/// Lengths on the command line.
struct LengthTests {
  @Test(
    arguments: [
      ("90", 90_000), ("90s", 90_000), ("90S", 90_000), ("1:30", 90_000), ("2m", 120_000), ("1m30s", 90_000),
      ("1m30", 90_000), ("1:02:03", 3_723_000), ("1h", 3_600_000), ("1h5m", 3_900_000), ("1.5", 1500),
      ("0.25s", 250),
      ("0:05", 5000), ("10:00", 600_000), ("0", 0), ("2min", 120_000), ("30sec", 30_000),
      ("9999999", 9_999_999_000),
    ] as [(String, Int64)])
  func `usual forms are understood`(text: String, milliseconds: Int64) {
    #expect(Length.milliseconds(text) == milliseconds)
  }

  @Test(arguments: [
    "", "s", "m", ":", "1:", ":30", "1:5", "1:60", "1:90", "1:2:3:4", "-5", "+5", "1e3", "1.5m", "1.", ".5",
    "1.2345", "1,5",
    "90x", "30s1m", "1m1m", "1 m", " 90", "٣", "½", "9999999999999999999", "1:00s", "99999999",
  ])
  func `anything else is not a length`(text: String) {
    #expect(Length.milliseconds(text) == nil)
  }

  @Test(
    arguments: [
      (0, "0:00"), (499, "0:00"), (500, "0:01"), (59_499, "0:59"), (90_000, "1:30"), (3_723_000, "1:02:03"),
      (-5, "0:00"),
    ] as [(Int64, String)])
  func `lengths are shown as a player shows them`(milliseconds: Int64, text: String) {
    #expect(Length.shown(milliseconds: milliseconds) == text)
  }
}
