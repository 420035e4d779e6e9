internal import Plans

/// First and last day, inclusive; nil is no bound.
struct Span: Sendable, Equatable {
  var from: Day?
  var to: Day?

  init(_ from: Day?, _ to: Day?) {
    self.from = from
    self.to = to
  }

  /// True when every day of `other` is a day of this.
  func holds(_ other: Span) -> Bool {
    let startsBefore = from.map { mine in other.from.map { mine <= $0 } ?? false } ?? true
    let endsBehind = to.map { mine in other.to.map { mine >= $0 } ?? false } ?? true
    return startsBefore && endsBehind
  }

  /// True when no day lies between the two.
  func touches(_ other: Span) -> Bool {
    let isBefore = to.flatMap { mine in other.from.map { mine.adding(1) < $0 } } ?? false
    let isBehind = from.flatMap { mine in other.to.map { $0.adding(1) < mine } } ?? false
    return !isBefore && !isBehind
  }

  /// Both and what lies between them.
  func joined(_ other: Span) -> Span {
    Span(
      from.flatMap { mine in other.from.map { min(mine, $0) } },
      to.flatMap { mine in other.to.map { max(mine, $0) } })
  }
}
