import Testing

@testable import Plans

@Suite struct MeasureTests {
  @Test(arguments: [
    (0, 0, "+00:00"),
    (7200, 120, "+02:00"),
    (-34_200, -570, "-09:30"),
    (20_700, 345, "+05:45"),
    (50_400, 840, "+14:00"),
    (-43_200, -720, "-12:00"),
    (3208, 53, "+00:53"),
    (-17_762, -296, "-04:56"),
    (29, 0, "+00:00"),
    (-29, 0, "+00:00"),
    (30, 1, "+00:01"),
    (-31, -1, "-00:01"),
  ])
  func `an offset is written in its nearest whole minutes`(seconds: Int, minutes: Int, text: String) {
    let offset = UTCOffset(seconds: seconds)
    #expect(offset.minutes == minutes)
    #expect("\(offset)" == text)
    #expect(offset.wholeMinutes == UTCOffset(minutes: minutes))
  }

  @Test(arguments: [
    ("+14:00", true), ("+14:30", false), ("-12:00", true), ("-12:30", false), ("-14:00", false),
  ])
  func `an offset that no clock ever had is none`(text: String, isKnown: Bool) {
    #expect((ISOText("2026-08-20T18:04:11\(text)") != nil) == isKnown)
  }

  @Test(
    arguments: [
      (0, 0, 0),
      (1_500_000, 1, 500_000),
      (-1, -1, 999_999),
      (-1_000_000, -1, 0),
      (-1_000_001, -2, 999_999),
      (.max, 9_223_372_036_854, 775_807),
      (.min, -9_223_372_036_855, 224_192),
    ] as [(Int64, Int64, Int)])
  func `an instant lies in the second before it`(microseconds: Int64, seconds: Int64, rest: Int) {
    let instant = Instant(microseconds: microseconds)
    #expect(instant.seconds == seconds)
    #expect(instant.microsecond == rest)
  }

  @Test func `seconds beyond all time stop at its ends`() {
    #expect(Instant(seconds: .max) == Instant(microseconds: .max))
    #expect(Instant(seconds: .min) == Instant(microseconds: .min))
    #expect(Instant(seconds: -5) < Instant(seconds: 5))
  }

  @Test(arguments: [(7, 2, 3), (-7, 2, -4), (-8, 2, -4), (0, 5, 0), (-1, 86_400, -1)])
  func `calendar division rounds down`(value: Int, divisor: Int, quotient: Int) {
    #expect(value.quotient(flooringBy: divisor) == quotient)
  }

  @Test func `media time is whole microseconds, shown as seconds and milliseconds`() {
    let time = MediaTime(milliseconds: 1500) + MediaTime(microseconds: 1)
    #expect(time.microseconds == 1_500_001)
    #expect(time.milliseconds == 1500.001)
    #expect((time - MediaTime(milliseconds: 500)).seconds == 1.000001)
    #expect(MediaTime.zero < time)
  }

  @Test(arguments: [
    (1080, 1920, true),
    (1920, 1080, false),
    (1080, 1080, false),
  ])
  func `a picture is portrait when it is higher than wide`(width: Int, height: Int, isPortrait: Bool) {
    #expect(PictureSize(width: width, height: height).isPortrait == isPortrait)
  }

  @Test(arguments: [(0, false), (90, true), (180, false), (270, true)])
  func `a quarter turn swaps the sides`(rotation: Int, swaps: Bool) {
    #expect(Orientation(rotation: rotation, mirrored: true).swapsSides == swaps)
  }
}
