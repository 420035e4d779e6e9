// Weeks, months, feasts, and amounts of them counted from today.
extension Almanac {
  private static let daysOfMonth = 30
  private static let daysOfYear = 365
  /// No one's footage is older.
  private static let oldest = 200 * daysOfYear * secondsOfDay
  private static let secondsOfDay = 24 * 3600

  /// Days of the units people count the past in.
  private static func days(of unit: TimeUnit) -> Int {
    switch unit {
    case .second, .minute, .hour: 0
    case .day: 1
    case .week, .weekend: 7
    case .month: daysOfMonth
    case .quarter: 3 * daysOfMonth
    case .halfYear: 6 * daysOfMonth
    case .year: daysOfYear
    case .decade: 10 * daysOfYear
    case .century: 100 * daysOfYear
    }
  }

  /// Refuses amounts that reach back before all footage.
  static func check(_ unit: TimeUnit, _ thousandths: Int) throws(Fault) {
    let most = oldest / (unit.seconds ?? days(of: unit) * secondsOfDay)
    guard thousandths.magnitude <= 1000 * most else { throw Fault(code: .impossibleDate) }
  }

  static func week(of day: Day) -> DaySpan {
    let monday = day.adding(1 - day.weekday)
    return DaySpan(monday, monday.adding(6))
  }

  /// From Saturday to a Monday's or Tuesday's feast, from a Thursday's or Friday's to Sunday.
  static func weekend(at day: Day) -> DaySpan {
    switch day.weekday {
    case 1, 2: return DaySpan(day.adding(-1 - day.weekday), day)
    case 4, 5: return DaySpan(day, day.adding(7 - day.weekday))
    default: return DaySpan(day.adding(6 - day.weekday), day.adding(7 - day.weekday))
    }
  }

  func week(_ number: Int, _ year: Int?) throws(Fault) -> DaySpan {
    func monday(_ year: Int) -> Day? {
      Day(year: year, month: 1, day: 4).map { Almanac.week(of: $0).from ?? $0 }?.adding(7 * (number - 1))
    }
    guard (1...53).contains(number) else { throw Fault(code: .impossibleDate) }
    guard var first = monday(year ?? today.year) else { throw Fault(code: .impossibleDate) }
    if year == nil, first > today, let earlier = monday(today.year - 1) { first = earlier }
    return DaySpan(first, first.adding(6))
  }

  func calendar(_ unit: TimeUnit, _ offset: Int, in period: DaySpan?) -> DaySpan {
    switch unit {
    case .second, .minute, .hour, .day: return DaySpan(today.adding(offset), today.adding(offset))
    case .week:
      let monday = today.adding(1 - today.weekday + 7 * offset)
      return DaySpan(monday, monday.adding(6))
    case .weekend: return weekend(offset, in: period)
    case .month: return months(1, offset)
    case .quarter: return months(3, offset)
    case .halfYear: return months(6, offset)
    case .year: return months(12, offset)
    case .decade: return months(120, offset)
    case .century: return months(1200, offset)
    }
  }

  private func months(_ count: Int, _ offset: Int) -> DaySpan {
    let month = today.year * 12 + today.month - 1
    let first = (month / count + offset) * count
    return Almanac.months(first / 12, from: first % 12 + 1, count: count) ?? DaySpan(today, today)
  }

  /// 0 is the last that has begun, -1 the last that lies before this week.
  private func weekend(_ offset: Int, in period: DaySpan?) -> DaySpan {
    if let from = period?.from {
      let saturday = from.adding(6 - from.weekday)
      return DaySpan(saturday, saturday.adding(1))
    }
    let thisWeek = today.adding(6 - today.weekday)
    var saturday = thisWeek.adding(7 * offset)
    if offset == 0, thisWeek > today { saturday = thisWeek.adding(-7) }
    return DaySpan(saturday, saturday.adding(1))
  }

  func rolling(_ unit: TimeUnit, _ count: Int, in period: DaySpan?) throws(Fault) -> DaySpan {
    if let period { return DaySpan.last(count, unit, of: period) }
    let (thousandths, isBeyond) = count.multipliedReportingOverflow(by: 1000)
    guard count > 0, !isBeyond else { throw Fault(code: .impossibleDate) }
    try Almanac.check(unit, thousandths)
    switch unit {
    case .second, .minute, .hour:
      return DaySpan(try ago(unit, thousandths), today)
    case .weekend:
      let latest = weekend(0, in: nil)
      return DaySpan(latest.from?.adding(7 - 7 * count), latest.to)
    case .day, .week, .month, .quarter, .halfYear, .year, .decade, .century:
      return DaySpan(today.adding(1 - Almanac.days(of: unit) * count), today)
    }
  }

  func ago(_ unit: TimeUnit, _ thousandths: Int) throws(Fault) -> Day {
    try Almanac.check(unit, thousandths)
    switch unit {
    case .second, .minute, .hour:
      let seconds = Int64(unit.seconds ?? 1) * Int64(thousandths) / 1000
      let instant = now.instant(offset: .zero)
      return WallClock(Instant(microseconds: instant.microseconds - seconds * 1_000_000), offset: .zero).day
    case .day: return today.adding(-thousandths / 1000)
    case .week: return today.adding(-7 * thousandths / 1000)
    case .weekend: return weekend(-thousandths / 1000, in: nil).from ?? today
    case .month: return monthsAgo(thousandths)
    case .quarter: return monthsAgo(3 * thousandths)
    case .halfYear: return monthsAgo(6 * thousandths)
    case .year: return monthsAgo(12 * thousandths)
    case .decade: return monthsAgo(120 * thousandths)
    case .century: return monthsAgo(1200 * thousandths)
    }
  }

  /// The same day of an earlier month, or that month's last; half a month is 15 days.
  private func monthsAgo(_ thousandths: Int) -> Day {
    let month = max(12, today.year * 12 + today.month - 1 - thousandths / 1000)
    let (year, number) = (month / 12, month % 12 + 1)
    let last = Day.length(ofMonth: number, year: year)
    let day = Day(year: year, month: number, day: min(today.day, last)) ?? today
    return day.adding(-(thousandths % 1000) * Almanac.daysOfMonth / 1000)
  }

  func feast(_ feast: Feast, _ year: Int?, _ choice: When.Choice) throws(Fault) -> DaySpan {
    if let year {
      // The New Year of 2025 begins on the last evening of 2024.
      let isNight = feast == .fixed(month: 12, day: 31, days: 2)
      guard let span = Almanac.span(of: feast, in: isNight ? year - 1 : year) else {
        throw Fault(code: .impossibleDate)
      }
      return span
    }
    var latest = today.year
    if let from = Almanac.span(of: feast, in: latest)?.from, from > today { latest -= 1 }
    let over = Almanac.span(of: feast, in: latest)?.to.map { $0 < today } ?? true ? latest : latest - 1
    let chosen =
      switch choice {
      case .latest: latest
      case .over: over
      case .beforeThat: over - 1
      case .ago(let count): over - count + 1
      case .next: latest + 1
      }
    guard let span = Almanac.span(of: feast, in: chosen) else { throw Fault(code: .impossibleDate) }
    return span
  }

  static func span(of feast: Feast, in year: Int) -> DaySpan? {
    switch feast {
    case .fixed(let month, let day, let days):
      return Day(year: year, month: month, day: day).map { DaySpan($0, $0.adding(days - 1)) }
    case .easter(let offset, let days, let eastern):
      guard let sunday = eastern ? easternEaster(year) : westernEaster(year) else { return nil }
      return DaySpan(sunday.adding(offset), sunday.adding(offset + days - 1))
    case .nth(let number, let weekday, let month, let offset):
      guard let span = months(year, from: month, count: 1) else { return nil }
      return DaySpan.nthWeekday(number, weekday, of: span)?.adding(offset).span
    case .before(let month, let day, let weekday, let nth):
      return Day(year: year, month: month, day: day)?.beside(nth: -nth, weekday).span
    }
  }

  /// The anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8).
  private static func westernEaster(_ year: Int) -> Day? {
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let sum = h + l - 7 * ((a + 11 * h + 22 * l) / 451) + 114
    return Day(year: year, month: sum / 31, day: sum % 31 + 1)
  }

  /// Meeus' Julian computus, moved to the Gregorian calendar (13 days from 1900 to 2099).
  private static func easternEaster(_ year: Int) -> Day? {
    let d = (19 * (year % 19) + 15) % 30
    let e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
    let sum = d + e + 114
    return Day(year: year, month: sum / 31, day: sum % 31 + 1)?.adding(13)
  }
}
