/// A point in time: whole microseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
package struct Instant: Sendable, Hashable, Comparable {
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }
  /// Stops at the earliest and latest instant there is, 292,000 years away.
  package init(seconds: Int64) {
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
    self.microseconds = overflows ? (seconds < 0 ? .min : .max) : product
  }

  /// The second it lies in, rounded towards the past.
  package var seconds: Int64 { microseconds.quotient(flooringBy: 1_000_000) }
  /// What it is later than its second, 0 to 999,999.
  package var microsecond: Int { Int((microseconds % 1_000_000 + 1_000_000) % 1_000_000) }

  package static func < (a: Instant, b: Instant) -> Bool { a.microseconds < b.microseconds }
}

extension Instant {
  /// ISO 8601 as seen at `offset`, such as `2026-08-20T18:04:11.250+02:00`; ends in `Z` when the offset is
  /// unknown.
  package func text(offset: UTCOffset?) -> String {
    guard let offset = offset?.wholeMinutes else { return "\(WallClock(self, offset: .zero))Z" }
    return "\(WallClock(self, offset: offset))\(offset)"
  }
}

extension BinaryInteger {
  /// Division that rounds towards negative infinity, as calendars count before their zero.
  func quotient(flooringBy divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

/// `value` in decimal with zeros in front up to `width` digits.
func padded(_ value: some BinaryInteger, _ width: Int) -> String {
  let digits = String(value)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
