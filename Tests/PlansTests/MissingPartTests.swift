internal import Plans
internal import Testing

@Suite struct MissingPartTests {
  private static func time(_ milliseconds: Int64) -> MediaTime { MediaTime(milliseconds: milliseconds) }

  @Test func `what is missing is read back as it was told, never as less`() throws {
    for (from, to) in [(0, 40), (1960, 4010), (59_999, 60_001), (3_600_000, 7_200_000)] as [(Int64, Int64)] {
      let told = MissingPart(Self.time(from)..<Self.time(to))
      #expect(told.time.lowerBound <= Self.time(from) && told.time.upperBound >= Self.time(to))
      #expect(told.time.upperBound - told.time.lowerBound <= Self.time(to - from + 200))
      #expect(MissingPart(text: told.text) == told, "\(told.text)")
    }
    #expect(
      MissingPart(Self.time(1960)..<Self.time(4010)).text
        == "a part is missing: zeros stand from 1.9 to 4.1 s")
  }

  @Test(arguments: [
    "", "a part is missing: zeros stand there", "a part is missing: zeros stand from 4.0 to 1.0 s",
    "a part is missing: zeros stand from -1.0 to 1.0 s", "a part is missing: zeros stand from 1 to 2 s",
    "a part is missing: zeros stand from 1.0 to 99999999999999999999.0 s",
    "cut short: the file ends after 9.8 s",
  ])
  func `other damage is no missing part`(text: String) { #expect(MissingPart(text: text) == nil) }
}
