/// Finds the days that words name, as seen from one moment; knows no language.
package struct Almanac: Sendable {
  /// Why words name no days: `code` is a refusal of the conventions.
  package struct Fault: Error, Equatable {
    package let code: Problem.Code
    package init(code: Problem.Code) { self.code = code }
  }

  package let now: WallClock

  package init(now: WallClock) { self.now = now }

  var today: Day { now.day }

  /// The days named, not after today.
  /// - Throws: `Fault` when they lie after today, do not exist, or name no one period.
  package func days(_ when: When) throws(Fault) -> DaySpan {
    let span = try resolve(when, in: nil)
    if let from = span.from, from > today { throw Fault(code: .futureDate) }
    if let from = span.from, let to = span.to, to < from { throw Fault(code: .backwardsRange) }
    return DaySpan(span.from, span.to.map { min($0, today) })
  }

  /// The days named, also those to come; `period` is what they lie in.
  func resolve(_ when: When, in period: DaySpan?) throws(Fault) -> DaySpan {
    switch when {
    case .vague, .ambiguous: throw Fault(code: .ambiguousDate)
    case .impossible: throw Fault(code: .impossibleDate)
    case .day(let offset): return single(today.adding(offset))
    case .weekday(let weekday, let back): return single(self.weekday(weekday, back: back, in: period))
    case .weekdayOn(let weekday, let day): return single(try date(weekday, day, in: period))
    case .date, .dayOfMonth: return single(try date(when, in: period))
    case .month(let month, let year, let choice):
      return try cyclic(year ?? period?.from?.year, choice) { Almanac.months($0, from: month, count: 1) }
    case .season(let season, let year, let choice):
      return try cyclic(year ?? period?.from?.year, choice) {
        Almanac.months($0, from: season.rawValue, count: 3)
      }
    case .feast(let feast, let year, let choice): return try self.feast(feast, year ?? yearOf(period), choice)
    case .year(let year): return try whole(Almanac.months(year, from: 1, count: 12))
    case .decade(let first): return try years(first, count: 10)
    case .century(let number): return try years((number - 1) * 100 + 1, count: 100)
    case .quarter(let number, let year):
      return try cyclic(year ?? period?.from?.year, .latest) {
        Almanac.months($0, from: number * 3 - 2, count: 3)
      }
    case .half(let number, let year):
      return try cyclic(year ?? period?.from?.year, .latest) {
        Almanac.months($0, from: number * 6 - 5, count: 6)
      }
    case .week(let number, let year): return try week(number, year ?? period?.from?.year)
    case .calendar(let unit, let offset): return calendar(unit, offset, in: period)
    case .rolling(let unit, let count): return try rolling(unit, count, in: period)
    case .ago(.weekend, let thousandths):
      try Almanac.check(.weekend, thousandths)
      return calendar(.weekend, -thousandths / 1000, in: nil)
    case .ago(let unit, let thousandths): return single(try ago(unit, thousandths))
    case .weekOf, .weekendAt, .nth, .nthWeekday, .firstUnits, .lastUnits, .range, .since, .until, .before,
      .after,
      .within, .shifted, .weekdayBeside, .weekBeside, .several:
      return try composed(when, in: period)
    }
  }

  /// Days that are told by other days.
  private func composed(_ when: When, in period: DaySpan?) throws(Fault) -> DaySpan {
    switch when {
    case .weekOf(let inner): return Almanac.week(of: try start(inner, in: period))
    case .weekendAt(let inner): return Almanac.weekend(at: try start(inner, in: period))
    case .nth(let number, let unit, let inner): return try nth(number, unit, try resolve(inner, in: period))
    case .nthWeekday(let number, let weekday, let inner):
      return single(try nthWeekday(number, weekday, try resolve(inner, in: period)))
    case .firstUnits(let count, let unit, let inner):
      return DaySpan.first(count, unit, of: try resolve(inner, in: period))
    case .lastUnits(let count, let unit, let inner):
      return DaySpan.last(count, unit, of: try resolve(inner, in: period))
    case .range(let first, let last): return try range(first, last, in: period)
    case .since(let inner): return DaySpan(try start(inner, in: period), today)
    case .until(let inner): return DaySpan(nil, try resolve(inner, in: period).to)
    case .before(let inner): return DaySpan(nil, try resolve(inner, in: period).from?.adding(-1))
    case .after(let inner): return DaySpan(try resolve(inner, in: period).to?.adding(1), today)
    case .shifted(let inner, let count, let unit):
      let period = try resolve(inner, in: period)
      guard let edge = count < 0 ? period.from : period.to else { throw Fault(code: .ambiguousDate) }
      return single(try Almanac(now: WallClock(midnightOf: edge)).ago(unit, -1000 * count))
    case .weekdayBeside(let nth, let weekday, let inner):
      let period = try resolve(inner, in: period)
      guard let edge = nth < 0 ? period.from : period.to else { throw Fault(code: .ambiguousDate) }
      return single(edge.beside(nth: nth, weekday))
    case .weekBeside(let inner, let weeks):
      let week = Almanac.week(of: try start(inner, in: period).adding(7 * weeks))
      return week
    case .within(let inner, let outer): return try within(inner, outer)
    case .several(let all): return try several(all, in: period)
    default: throw Fault(code: .ambiguousDate)
    }
  }

  private func single(_ day: Day) -> DaySpan { DaySpan(day, day) }

  private func start(_ when: When, in period: DaySpan?) throws(Fault) -> Day {
    guard let from = try resolve(when, in: period).from else { throw Fault(code: .ambiguousDate) }
    return from
  }

  private func yearOf(_ period: DaySpan?) -> Int? { period?.from?.year }

  private func whole(_ span: DaySpan?) throws(Fault) -> DaySpan {
    guard let span else { throw Fault(code: .impossibleDate) }
    return span
  }

  private func years(_ first: Int, count: Int) throws(Fault) -> DaySpan {
    guard let from = Day(year: first, month: 1, day: 1),
      let to = Day(year: first + count - 1, month: 12, day: 31)
    else { throw Fault(code: .impossibleDate) }
    return DaySpan(from, to)
  }

  /// `count` whole months from the first of `month`, which may lie past December.
  static func months(_ year: Int, from month: Int, count: Int) -> DaySpan? {
    let first = year * 12 + month - 1
    let last = first + count
    guard let from = Day(year: first / 12, month: first % 12 + 1, day: 1),
      let next = Day(year: last / 12, month: last % 12 + 1, day: 1)
    else { return nil }
    return DaySpan(from, next.adding(-1))
  }

  /// One of the yearly periods `of` gives, by year or by choice.
  private func cyclic(_ year: Int?, _ choice: When.Choice, _ of: (Int) -> DaySpan?) throws(Fault) -> DaySpan {
    if let year { return try whole(of(year)) }
    let latest = latestYear { of($0)?.from.map { $0 <= today } ?? false }
    let over = latestYear { of($0)?.to.map { $0 < today } ?? false }
    switch choice {
    case .latest: return try whole(of(latest))
    case .over: return try whole(of(over))
    case .beforeThat: return try whole(of(over - 1))
    case .ago(let count): return try whole(of(over - count + 1))
    case .next: return try whole(of(latest + 1))
    }
  }

  private func latestYear(_ fits: (Int) -> Bool) -> Int {
    var year = today.year + 1
    while year > today.year - 12, !fits(year) { year -= 1 }
    return year
  }

  private func weekday(_ weekday: Int, back: Int, in period: DaySpan?) -> Day {
    if let from = period?.from, let to = period?.to {
      let day = from.adding((weekday - from.weekday + 7) % 7)
      if day <= to { return day }
    }
    if back < 0 { return today.adding((weekday - today.weekday + 6) % 7 + 1) }
    return today.adding(-((today.weekday - weekday + 6) % 7 + 1) - 7 * back)
  }

  private func date(_ when: When, in period: DaySpan?) throws(Fault) -> Day {
    if case .date(let day, let month, let year) = when {
      if let year = year ?? period?.from?.year {
        guard let found = Day(year: year, month: month, day: day) else { throw Fault(code: .impossibleDate) }
        return found
      }
      let latest = latestYear { Day(year: $0, month: month, day: day).map { $0 <= today } ?? false }
      guard let found = Day(year: latest, month: month, day: day) else { throw Fault(code: .impossibleDate) }
      return found
    }
    guard case .dayOfMonth(let day) = when, (1...31).contains(day) else { throw Fault(code: .impossibleDate) }
    if let from = period?.from {
      guard let found = Day(year: from.year, month: from.month, day: day) else {
        throw Fault(code: .impossibleDate)
      }
      return found
    }
    return try latest(day) { _ in true }
  }

  /// The latest day of that number that is that weekday too, else the latest of that number: Friday the 13th.
  private func date(_ weekday: Int, _ day: Int, in period: DaySpan?) throws(Fault) -> Day {
    if period == nil, let found = try? latest(day, { $0.weekday == weekday }) { return found }
    return try date(.dayOfMonth(day), in: period)
  }

  /// The latest day of that number within a year that fits.
  private func latest(_ day: Int, _ fits: (Day) -> Bool) throws(Fault) -> Day {
    let thisMonth = today.year * 12 + today.month - 1
    for month in (thisMonth - 12...thisMonth).reversed() {
      if let found = Day(year: month / 12, month: month % 12 + 1, day: day), found <= today, fits(found) {
        return found
      }
    }
    throw Fault(code: .impossibleDate)
  }
}
