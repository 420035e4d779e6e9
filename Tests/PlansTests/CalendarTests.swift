import Testing

@testable import Plans

@Suite struct CalendarTests {
  @Test(arguments: [
    ("1970-01-01", 0, 4),
    ("1969-12-31", -1, 3),
    ("2000-02-29", 11_016, 2),
    ("2026-08-21", 20_686, 5),
    ("0001-01-01", -719_162, 1),
    ("9999-12-31", 2_932_896, 5),
  ])
  func `a day has its number and its weekday`(text: String, number: Int, weekday: Int) throws {
    let day = try #require(Day(text))
    #expect(day.number == number)
    #expect(day.weekday == weekday)
    #expect(Day(number: number) == day)
    #expect("\(day)" == text)
  }

  @Test func `numbers and days go round over the whole calendar`() throws {
    for number in stride(from: -719_162, through: 2_932_896, by: 97) {
      let day = try #require(Day(number: number))
      #expect(day.number == number)
      #expect(Day(year: day.year, month: day.month, day: day.day) == day)
    }
    #expect(Day(number: -719_163) == nil)
    #expect(Day(number: 2_932_897) == nil)
  }

  @Test(arguments: [
    "2026-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "1900-02-29",
  ])
  func `a day that does not exist is none`(text: String) { #expect(Day(text) == nil) }

  @Test(arguments: [
    "", "2026-8-20", "20260820", "2026/08/20", " 2026-08-20", "2026-08-20 ", "2026-08-20T00:00", "٢٠٢٦-٠٨-٢٠",
    "-026-01-01",
  ])
  func `text in another form is no day`(text: String) { #expect(Day(text) == nil) }

  @Test func `days move over ends of months and stop at the calendar's ends`() throws {
    let day = try #require(Day("2024-02-28"))
    #expect("\(day.adding(2))" == "2024-03-01")
    #expect("\(day.adding(-59))" == "2023-12-31")
    #expect("\(day.adding(.max))" == "9999-12-31")
    #expect("\(day.adding(.min))" == "0001-01-01")
  }

  @Test(
    arguments: [
      ("2026-08-20T18:04:11.250+02:00", 1_787_241_851_250_000, 120),
      ("2026-08-20T16:04:11.25Z", 1_787_241_851_250_000, 0),
      ("2019-07-24T11:25:40+0300", 1_563_956_740_000_000, 180),
      ("2026-08-20 18:04:11,250000999-0930", 1_787_283_251_250_000, -570),
      ("1969-12-31T23:59:59.999999Z", -1, 0),
      ("2026-08-20t18:04+02", 1_787_241_840_000_000, 120),
      ("2026-08-20T18:04:11.1234567891234z", 1_787_249_051_123_456, 0),
    ] as [(String, Int64, Int)])
  func `a date and time with an offset is an instant`(text: String, microseconds: Int64, minutes: Int) throws
  {
    let read = try #require(ISOText(text))
    #expect(read.instant == Instant(microseconds: microseconds))
    #expect(read.offset == UTCOffset(minutes: minutes))
  }

  @Test(arguments: [
    "", "2026-08-20", "2026-08-20T", "2026-08-20T18", "2026-08-20T24:00:00Z", "2026-08-20T18:60:00Z",
    "2026-08-20T18:04:60Z",
    "2026-08-20T18:04:11.Z", "2026-08-20T18:04:11+15:00", "2026-08-20T18:04:11+02:60",
    "2026-08-20T18:04:11+2",
    "2026-08-20T18:04:11Zx", "2026-02-30T18:04:11Z", "2026-08-20  18:04:11", "2026-08-20T18:04:11 +02:00",
    "yesterday",
    "2026-08-20T1８:04:11Z",
  ])
  func `other text is no date and time`(text: String) { #expect(ISOText(text) == nil) }

  @Test func `a date and time without an offset is a wall clock and no instant`() throws {
    let read = try #require(ISOText("2012-09-10 20:52:00"))
    #expect(read.offset == nil)
    #expect(read.instant == nil)
    #expect("\(read.clock)" == "2012-09-10T20:52:00")
  }

  @Test(
    arguments: [
      (1_787_241_851_250_000, 120, "2026-08-20T18:04:11.250+02:00"),
      (1_787_241_851_250_000, nil, "2026-08-20T16:04:11.250Z"),
      (0, 0, "1970-01-01T00:00:00+00:00"),
      (-1, nil, "1969-12-31T23:59:59.999999Z"),
      (0, -570, "1969-12-31T14:30:00-09:30"),
    ] as [(Int64, Int?, String)])
  func `an instant is written with its offset`(microseconds: Int64, minutes: Int?, text: String) {
    let instant = Instant(microseconds: microseconds)
    #expect(instant.text(offset: minutes.map { UTCOffset(minutes: $0) }) == text)
    #expect(ISOText(text)?.instant == instant)
  }

  @Test func `an offset with seconds is written in minutes without moving the instant`() {
    let text = Instant(seconds: -2_000_000_000).text(offset: UTCOffset(seconds: 3208))
    #expect(text == "1906-08-16T21:19:40+00:53")
    #expect(ISOText(text)?.instant == Instant(seconds: -2_000_000_000))
  }

  @Test func `a clock shows only times of a day`() throws {
    let day = try #require(Day("2026-08-20"))
    #expect(WallClock(day: day, hour: 24, minute: 0) == nil)
    #expect(WallClock(day: day, hour: 0, minute: 0, second: 60) == nil)
    #expect(WallClock(day: day, timeOfDay: WallClock.dayLength) == nil)
    let clock = try #require(WallClock(day: day, hour: 23, minute: 59, second: 58, microsecond: 70))
    #expect([clock.hour, clock.minute, clock.second, clock.microsecond] == [23, 59, 58, 70])
    #expect("\(clock)" == "2026-08-20T23:59:58.000070")
    #expect(WallClock(midnightOf: day) < clock)
  }

  @Test func `now is refused by name when it is no date and time`() throws {
    let problem = #expect(throws: Problem.self) { try ISOText(now: "to\u{1B}morrow") }
    #expect(problem?.field == "now")
    #expect(problem?.reason == "now cannot be \"to?morrow\"")
    #expect(try ISOText(now: "2026-08-21T14:30:00+02:00").clock.day == Day("2026-08-21"))
  }
}
