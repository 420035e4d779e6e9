import Testing

@testable import Plans

@Suite struct FrameRateTests {
  @Test(
    arguments: [(1000, 30), (60_000, 1800), (7_200_000, 216_000), (33, 1), (17, 1), (16, 0), (50, 2)]
      as [(Int64, Int64)])
  func `a length is its nearest whole frames of film`(milliseconds: Int64, frames: Int64) {
    #expect(FrameRate.film.frames(nearest: MediaTime(milliseconds: milliseconds)) == frames)
  }

  @Test func `frames begin at the nearest microsecond and do not drift`() throws {
    let ntsc = try #require(FrameRate(30_000, 1001))
    #expect(ntsc.time(ofFrame: 1).microseconds == 33_367)
    #expect(ntsc.time(ofFrame: 30_000).microseconds == 1_001_000_000)
    #expect(FrameRate.film.time(ofFrame: 216_000).microseconds == 7_200_000_000)
    #expect(FrameRate.film.sample(ofFrame: 1800, rate: 48_000) == 2_880_000)
  }

  @Test(arguments: [
    ("30/1", true),
    ("30000/1001", true),
    ("30", false),
    ("0/1", false),
    ("30/0", false),
    ("-30/1", false),
    ("30/1/1", false),
    ("1000001/1", false),
    ("30 /1", false),
    ("", false),
    ("99999999999999999999/1", false),
  ])
  func `a rate is a fraction of bounded numbers`(text: String, isRate: Bool) {
    #expect((FrameRate(text) != nil) == isRate)
    if isRate { #expect(FrameRate(text)?.description == text) }
  }
}
