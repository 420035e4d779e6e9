internal import Plans

/// Finds how far a local clock stood from UTC by setting it beside a UTC time of the same moment.
enum OffsetSearch {
  /// Offsets in use since 1972 that are no whole hours, in minutes east; a difference that would need any
  /// other quarter hour is a wrong clock or a coincidence.
  private static let brokenHours = [-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825]
  private static let inUse = (-12...14).map { $0 * 60 } + brokenHours

  /// The offset in use that explains the difference but for a small rest.
  /// - Parameter rest: How much later than the UTC time the local clock may stand after the offset, in
  ///   seconds.
  static func offset(local: WallClock, utc: Instant, rest: ClosedRange<Int64>) -> UTCOffset? {
    let difference = local.instant(offset: .zero).microseconds - utc.microseconds
    let allowed = (rest.lowerBound * 1_000_000)...(rest.upperBound * 1_000_000)
    var nearest: (minutes: Int, rest: Int64)?
    for minutes in inUse {
      let rest = difference - Int64(minutes) * 60_000_000
      guard allowed.contains(rest), abs(rest) < nearest.map({ abs($0.rest) }) ?? .max else { continue }
      nearest = (minutes, rest)
    }
    return nearest.map { UTCOffset(minutes: $0.minutes) }
  }
}
