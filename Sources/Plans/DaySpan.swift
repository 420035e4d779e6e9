/// First and last day, inclusive; nil is no bound.
package struct DaySpan: Sendable, Equatable {
  package var from: Day?
  package var to: Day?

  package init(_ from: Day?, _ to: Day?) {
    self.from = from
    self.to = to
  }

  /// True when every day of `other` is a day of this.
  package func holds(_ other: DaySpan) -> Bool {
    let startsBefore = from.map { mine in other.from.map { mine <= $0 } ?? false } ?? true
    let endsBehind = to.map { mine in other.to.map { mine >= $0 } ?? false } ?? true
    return startsBefore && endsBehind
  }

  /// True when no day lies between the two.
  package func touches(_ other: DaySpan) -> Bool {
    let isBefore = to.flatMap { mine in other.from.map { mine.adding(1) < $0 } } ?? false
    let isBehind = from.flatMap { mine in other.to.map { $0.adding(1) < mine } } ?? false
    return !isBefore && !isBehind
  }

  /// Both and what lies between them.
  package func joined(_ other: DaySpan) -> DaySpan {
    DaySpan(
      from.flatMap { mine in other.from.map { min(mine, $0) } },
      to.flatMap { mine in other.to.map { max(mine, $0) } })
  }

  /// The days of this without those of `other`, where they lie at one of its ends; nil where that leaves no one period.
  package func without(_ other: DaySpan) -> DaySpan? {
    guard holds(other), !other.holds(self) else { return nil }
    if other.from == from { return other.to.map { DaySpan($0.adding(1), to) } }
    if other.to == to { return other.from.map { DaySpan(from, $0.adding(-1)) } }
    return nil
  }

  /// True when the two have a day in common.
  package func overlaps(_ other: DaySpan) -> Bool {
    let isBefore = to.flatMap { mine in other.from.map { mine < $0 } } ?? false
    let isBehind = from.flatMap { mine in other.to.map { $0 < mine } } ?? false
    return !isBefore && !isBehind
  }
}
