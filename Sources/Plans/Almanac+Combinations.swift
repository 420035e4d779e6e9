// Parts of periods, periods within periods, and ranges.
extension Almanac {
  func within(_ inner: When, _ outer: When) throws(Fault) -> DaySpan {
    let period = try resolve(outer, in: nil)
    return try resolve(inner, in: period)
  }

  func nth(_ number: Int, _ unit: TimeUnit, _ period: DaySpan) throws(Fault) -> DaySpan {
    guard let from = period.from, let to = period.to, number != 0 else { throw Fault(code: .ambiguousDate) }
    let found: DaySpan?
    switch unit {
    case .second, .minute, .hour, .day:
      let day = number > 0 ? from.adding(number - 1) : to.adding(number + 1)
      found = DaySpan(day, day)
    case .week:
      // Whole weeks of the period, Monday to Sunday.
      let monday =
        number > 0
        ? from.adding((8 - from.weekday) % 7 + 7 * (number - 1))
        : to.adding(-(to.weekday % 7) - 6 + 7 * (number + 1))
      found = DaySpan(monday, monday.adding(6))
    case .weekend:
      found = DaySpan.nthWeekday(number, 6, of: period).map { DaySpan($0, $0.adding(1)) }
    case .month, .quarter, .halfYear, .year, .decade, .century:
      let count = DaySpan.months(of: unit)
      let start =
        number > 0
        ? from.year * 12 + from.month - 1 + count * (number - 1)
        : to.year * 12 + to.month - count + count * (number + 1)
      found = Almanac.months(start / 12, from: start % 12 + 1, count: count)
    }
    guard let found, let first = found.from, first >= from.adding(-6), first <= to else {
      throw Fault(code: .impossibleDate)
    }
    return found
  }

  func nthWeekday(_ number: Int, _ weekday: Int, _ period: DaySpan) throws(Fault) -> Day {
    guard let day = DaySpan.nthWeekday(number, weekday, of: period) else {
      throw Fault(code: .impossibleDate)
    }
    return day
  }

  func several(_ all: [When], in period: DaySpan?) throws(Fault) -> DaySpan {
    var spans: [DaySpan] = []
    for when in all { spans.append(try resolve(when, in: period)) }
    spans.sort { ($0.from ?? today) < ($1.from ?? today) }
    guard var whole = spans.first else { throw Fault(code: .ambiguousDate) }
    for span in spans.dropFirst() {
      guard whole.touches(span) else { throw Fault(code: .twoPeriods) }
      whole = whole.joined(span)
    }
    return whole
  }

  func range(_ first: When, _ last: When, in period: DaySpan?) throws(Fault) -> DaySpan {
    let pair = try Almanac.shared(first, last)
    if period == nil, case .weekday(_, let back) = pair.first, case .weekday(let weekday, _) = pair.last {
      guard let start = try resolve(pair.first, in: nil).from, back >= 0 else {
        throw Fault(code: .futureDate)
      }
      return DaySpan(start, start.adding((weekday - start.weekday + 7) % 7))
    }
    let head = try resolve(pair.first, in: period)
    // From the 28th to the 3rd: the end is the first such day behind the start.
    if case .dayOfMonth = pair.first, case .dayOfMonth(let day) = pair.last, let from = head.from {
      for month in [from.month, from.month + 1] {
        let year = from.year + (month - 1) / 12
        if let to = Day(year: year, month: (month - 1) % 12 + 1, day: day), to >= from {
          return DaySpan(from, to)
        }
      }
      throw Fault(code: .impossibleDate)
    }
    guard let from = head.from else { throw Fault(code: .ambiguousDate) }
    var tail = try resolve(pair.last, in: period)
    if let to = tail.to, to < from {
      // Without a year the last day is the first such day behind the first one.
      guard let later = try laterYear(pair.last, than: from), period == nil else {
        throw Fault(code: .backwardsRange)
      }
      tail = later
    } else if let to = tail.to, pair.isOpen, from.adding(366) < to,
      let nearer = try laterYear(pair.last, than: from)
    {
      tail = nearer
    }
    return DaySpan(from, tail.to)
  }

  /// The period of a name without a year that ends on or behind `from`.
  private func laterYear(_ when: When, than from: Day) throws(Fault) -> DaySpan? {
    for year in [from.year, from.year + 1] {
      let dated: When
      switch when {
      case .date(let day, let month, nil): dated = .date(day: day, month: month, year: year)
      case .month(let month, nil, let choice): dated = .month(month, year: year, choice)
      case .season(let season, nil, let choice): dated = .season(season, year: year, choice)
      case .feast(let feast, nil, let choice): dated = .feast(feast, year: year, choice)
      case .weekday(let weekday, _):
        let day = from.adding((weekday - from.weekday + 7) % 7)
        return DaySpan(day, day)
      default: return nil
      }
      let span = try resolve(dated, in: nil)
      if let to = span.to, to >= from { return span }
    }
    return nil
  }

  /// Both ends, each with the month and year that only the other one names.
  private static func shared(
    _ first: When, _ last: When
  ) throws(Fault) -> (first: When, last: When, isOpen: Bool) {
    switch (first, last) {
    case (.dayOfMonth(let start), .date(let end, let month, let year)):
      if start > end { throw Fault(code: .backwardsRange) }
      return (.date(day: start, month: month, year: year), last, false)
    case (.date(let start, let month, let year), .dayOfMonth(let end)):
      if start > end { throw Fault(code: .backwardsRange) }
      return (first, .date(day: end, month: month, year: year), false)
    case (.date(let start, let month, nil), .date(let end, let other, let year)):
      if month == other, start > end { throw Fault(code: .backwardsRange) }
      guard let year else { return (first, last, true) }
      let isBefore = (month, start) <= (other, end)
      return (.date(day: start, month: month, year: isBefore ? year : year - 1), last, false)
    case (.month(let month, nil, let choice), .month(let other, .some(let year), _)):
      return (.month(month, year: month <= other ? year : year - 1, choice), last, false)
    case (.month(let month, nil, let choice), .date(_, let other, .some(let year))):
      return (.month(month, year: month <= other ? year : year - 1, choice), last, false)
    case (.season(let season, nil, let choice), .season(let other, .some(let year), _)):
      return (.season(season, year: season.rawValue <= other.rawValue ? year : year - 1, choice), last, false)
    default: return (first, last, true)
    }
  }
}

extension Day {
  /// The day alone.
  var span: DaySpan { DaySpan(self, self) }

  /// The nth such weekday behind this day, before it when negative.
  func beside(nth: Int, _ weekday: Int) -> Day {
    let nth = max(-5000, min(nth, 5000))
    if nth > 0 { return adding((weekday - self.weekday + 6) % 7 + 1 + 7 * (nth - 1)) }
    return adding(-((self.weekday - weekday + 6) % 7 + 1) + 7 * (nth + 1))
  }
}

extension DaySpan {
  static func months(of unit: TimeUnit) -> Int {
    switch unit {
    case .second, .minute, .hour, .day, .week, .weekend, .month: 1
    case .quarter: 3
    case .halfYear: 6
    case .year: 12
    case .decade: 120
    case .century: 1200
    }
  }

  static func nthWeekday(_ number: Int, _ weekday: Int, of span: DaySpan) -> Day? {
    guard let from = span.from, let to = span.to else { return nil }
    let day =
      number > 0
      ? from.adding((weekday - from.weekday + 7) % 7 + 7 * (number - 1))
      : to.adding(-((to.weekday - weekday + 7) % 7) + 7 * (number + 1))
    return day >= from && day <= to ? day : nil
  }

  /// That many units from the start of a period.
  static func first(_ count: Int, _ unit: TimeUnit, of span: DaySpan) -> DaySpan {
    guard let from = span.from else { return span }
    switch unit {
    case .second, .minute, .hour, .day: return DaySpan(from, from.adding(count - 1))
    case .week: return DaySpan(from, from.adding(7 * count - 1))
    case .weekend: return DaySpan(nthWeekday(1, 6, of: span), nthWeekday(count, 7, of: span))
    case .month, .quarter, .halfYear, .year, .decade, .century:
      return Almanac.months(from.year, from: from.month, count: min(count, 1200) * months(of: unit)) ?? span
    }
  }

  /// That many units before the end of a period.
  static func last(_ count: Int, _ unit: TimeUnit, of span: DaySpan) -> DaySpan {
    guard let to = span.to else { return span }
    switch unit {
    case .second, .minute, .hour, .day: return DaySpan(to.adding(1 - count), to)
    case .week: return DaySpan(to.adding(1 - 7 * count), to)
    case .weekend: return DaySpan(nthWeekday(-count, 6, of: span), nthWeekday(-1, 7, of: span))
    case .month, .quarter, .halfYear, .year, .decade, .century:
      let months = min(count, 1200) * months(of: unit)
      let first = to.year * 12 + to.month - months
      guard first >= 12 else { return span }
      return Almanac.months(first / 12, from: first % 12 + 1, count: months) ?? span
    }
  }
}
