internal import Plans
internal import Testing

/// Days as seen from a Friday in August.
struct AlmanacTests {
  static let friday = Day(clamping: 20_686)

  private func days(_ when: When, on day: Day = friday) throws -> String {
    let span = try Almanac(now: WallClock(midnightOf: day)).days(when)
    return "\(span.from?.description ?? "-")..\(span.to?.description ?? "-")"
  }

  @Test func `the day the tests stand on is a Friday`() {
    #expect(AlmanacTests.friday.description == "2026-08-21")
    #expect(AlmanacTests.friday.weekday == 5)
  }

  @Test(arguments: [
    (When.day(-1), "2026-08-20..2026-08-20"),
    (.weekday(5, back: 0), "2026-08-14..2026-08-14"),
    (.calendar(.week, -1), "2026-08-10..2026-08-16"),
    (.calendar(.week, 0), "2026-08-17..2026-08-21"),
    (.calendar(.weekend, 0), "2026-08-15..2026-08-16"),
    (.calendar(.month, -1), "2026-07-01..2026-07-31"),
    (.rolling(.month, 1), "2026-07-23..2026-08-21"),
    (.rolling(.century, 1), "1926-09-16..2026-08-21"), (.rolling(.century, 2), "1826-10-10..2026-08-21"),
    (.rolling(.weekend, 3), "2026-08-01..2026-08-16"),
    (.ago(.month, 6000), "2026-02-21..2026-02-21"),
    (.date(day: 29, month: 2, year: nil), "2024-02-29..2024-02-29"),
    (.season(.winter, year: 2024, .latest), "2024-12-01..2025-02-28"),
    (.season(.summer, year: nil, .over), "2025-06-01..2025-08-31"),
    (.nth(1, .week, .month(6, year: nil, .latest)), "2026-06-01..2026-06-07"),
    (.nth(-1, .week, .month(9, year: 2014, .latest)), "2014-09-22..2014-09-28"),
    (.nthWeekday(-1, 7, .month(7, year: nil, .latest)), "2026-07-26..2026-07-26"),
    (.feast(.easter(offset: 0, days: 1, eastern: false), year: 2026, .latest), "2026-04-05..2026-04-05"),
    (.feast(.easter(offset: 0, days: 1, eastern: true), year: 2026, .latest), "2026-04-12..2026-04-12"),
    (.week(10, year: 2025), "2025-03-03..2025-03-09"),
    (.since(.month(7, year: nil, .latest)), "2026-07-01..2026-08-21"),
    (.before(.year(2020)), "-..2019-12-31"),
    (
      .weekdayBeside(3, 2, .feast(.fixed(month: 12, day: 25, days: 1), year: 2014, .latest)),
      "2015-01-13..2015-01-13"
    ),
    (.weekdayBeside(-1, 6, .date(day: 5, month: 4, year: 2026)), "2026-04-04..2026-04-04"),
    (.weekdayOn(5, day: 13), "2026-03-13..2026-03-13"),
    (.weekendAt(.date(day: 1, month: 9, year: 2025)), "2025-08-30..2025-09-01"),
    (.weekendAt(.date(day: 27, month: 11, year: 2025)), "2025-11-27..2025-11-30"),
    (.shifted(.day(-1), -1, .year), "2025-08-20..2025-08-20"),
    (.range(.dayOfMonth(28), .dayOfMonth(3)), "2026-07-28..2026-08-03"),
    (.season(.summer, year: nil, .ago(3)), "2023-06-01..2023-08-31"),
    (.feast(.nth(4, weekday: 4, month: 11, offset: 1), year: 2017, .latest), "2017-11-24..2017-11-24"),
    (.feast(.before(month: 12, day: 25, weekday: 7, nth: 4), year: 2025, .latest), "2025-11-30..2025-11-30"),
  ])
  func `a name of days is placed in the calendar`(_ when: When, _ expected: String) throws {
    #expect(try days(when) == expected)
  }

  @Test func `a range without years crosses the year`() throws {
    let first = When.date(day: 28, month: 12, year: nil)
    let last = When.date(day: 3, month: 1, year: nil)
    #expect(try days(.range(first, last)) == "2025-12-28..2026-01-03")
  }

  @Test(arguments: [
    (When.date(day: 31, month: 2, year: nil), Problem.Code.impossibleDate),
    (.day(1), .futureDate),
    (.vague, .ambiguousDate),
    (.range(.dayOfMonth(10), .date(day: 3, month: 8, year: nil)), .backwardsRange),
    (.several([.date(day: 3, month: 5, year: nil), .date(day: 7, month: 5, year: nil)]), .twoPeriods),
  ])
  func `what names no days is refused with its code`(_ when: When, _ code: Problem.Code) {
    #expect(throws: Almanac.Fault(code: code)) { try days(when) }
  }
}
