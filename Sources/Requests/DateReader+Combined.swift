internal import Plans

// Two dates as one: Tuesday last week, July last year, Sunday, 16 August.
extension DateReader {
  /// A date without a year, in `year`.
  static func dated(_ when: When, _ year: Int) -> When? {
    switch when {
    case .date(let day, let month, nil): .date(day: day, month: month, year: year)
    case .month(let month, nil, let choice): .month(month, year: year, choice)
    case .season(let season, nil, let choice): .season(season, year: year, choice)
    case .feast(let feast, nil, let choice): .feast(feast, year: year, choice)
    case .quarter(let number, nil): .quarter(number, year: year)
    case .half(let number, nil): .half(number, year: year)
    case .week(let number, nil): .week(number, year: year)
    case .range: .within(when, .year(year))
    default: nil
    }
  }

  /// The two as one date, when one can lie within the other.
  static func combined(_ inner: When, _ outer: When) -> When? {
    dayAndDate(inner, outer) ?? within(inner, outer) ?? ago(inner, outer)
  }

  /// A weekday with its date or week, and what gets its year.
  private static func dayAndDate(_ inner: When, _ outer: When) -> When? {
    switch (inner, outer) {
    // Sunday, 16 August; yesterday, 20 August: the full date is what counts.
    case (.weekday, .date), (.weekday, .day), (.weekday, .feast), (.feast, .date): return outer
    case (.day(let offset), .date) where offset <= 0: return outer
    case (.date, .weekday), (.day, .weekday): return inner
    case (.day(let a), .day(let b)) where a * b < 0 || a != b: return .ambiguous
    case (.weekday(let weekday, _), .calendar(.week, _)), (.weekday(let weekday, _), .weekOf),
      (.weekday(let weekday, _), .week):
      return .within(.weekday(weekday, back: 0), outer)
    case (.calendar(.week, _), .weekday(let weekday, _)):
      return .within(.weekday(weekday, back: 0), inner)
    case (_, .year(let year)): return dated(inner, year)
    case (.year(let year), .month), (.year(let year), .date), (.year(let year), .quarter),
      (.year(let year), .half), (.year(let year), .season):
      return dated(outer, year)
    // Winter 2024/25 begins in the first of its years.
    case (.season(let season, nil, let choice), .range(.year(let year), .year)):
      return .season(season, year: year, choice)
    default: return nil
    }
  }

  /// A part of a year, month or week.
  private static func within(_ inner: When, _ outer: When) -> When? {
    switch (inner, outer) {
    case (.date(_, _, nil), .calendar(.year, _)), (.month(_, nil, _), .calendar(.year, _)),
      (.season(_, nil, _), .calendar(.year, _)), (.feast(_, nil, _), .calendar(.year, _)),
      (.quarter(_, nil), .calendar(.year, _)), (.half(_, nil), .calendar(.year, _)),
      (.week(_, nil), .calendar(.year, _)), (.dayOfMonth, .calendar(.month, _)), (.dayOfMonth, .month),
      (.range, .calendar), (.calendar(.weekend, _), .date), (.calendar(.weekend, 0), .range),
      (.calendar(.weekend, 0), .several), (.calendar(.weekend, 0), .calendar(.week, _)):
      return .within(inner, outer)
    case (.calendar(.year, _), .date(_, _, nil)), (.calendar(.year, _), .month(_, nil, _)),
      (.calendar(.year, _), .season(_, nil, _)), (.calendar(.year, _), .feast(_, nil, _)):
      return .within(outer, inner)
    case (.calendar(.week, _), .calendar(.weekend, 0)): return .within(outer, inner)
    case (.calendar(.week, 0), .date): return .weekOf(outer)
    default: return nil
    }
  }

  /// What is counted back from another day.
  private static func ago(_ inner: When, _ outer: When) -> When? {
    switch (inner, outer) {
    case (.ago, .day(0)): return inner
    // A year ago yesterday, this day last year.
    case (.ago(let unit, let thousandths), .day) where thousandths % 1000 == 0:
      return .shifted(outer, -thousandths / 1000, unit)
    case (.day, .ago(let unit, let thousandths)) where thousandths % 1000 == 0:
      return .shifted(inner, -thousandths / 1000, unit)
    case (.ago(.year, let thousandths), .calendar(.day, 0)),
      (.calendar(.day, 0), .ago(.year, let thousandths)):
      return .ago(.year, thousandths)
    case (.calendar(.day, 0), .calendar(.year, let offset)), (.day(0), .calendar(.year, let offset)):
      return .shifted(.day(0), offset, .year)
    // Tuesday in a week; Monday two weeks ago is that week's.
    case (.weekday, .ago(_, ..<0)): return outer
    case (.weekday(let weekday, _), .ago(.week, _)):
      return .within(.weekday(weekday, back: 0), .weekOf(outer))
    case (.ago(.week, 1...), .weekday(let weekday, _)):
      return .within(.weekday(weekday, back: 0), .weekOf(inner))
    case (.ago(.year, let thousandths), .month(_, nil, _)),
      (.ago(.year, let thousandths), .season(_, nil, _)),
      (.ago(.year, let thousandths), .date(_, _, nil)), (.ago(.year, let thousandths), .feast(_, nil, _)):
      return .within(outer, .calendar(.year, -thousandths / 1000))
    default: return nil
    }
  }
}
