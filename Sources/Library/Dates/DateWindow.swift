internal import Plans

/// Which values can be capture dates at all.
enum DateWindow {
  /// What may carry older dates: a scan of a print has the print's date in its EXIF.
  enum Kind {
    /// A device's own clock.
    case device
    /// EXIF or XMP of a still, which people write by hand too.
    case still
  }

  /// Consumer cameras with a clock that files its pictures begin here.
  private static let firstDeviceYear = 1995
  /// The first photograph.
  private static let firstStillYear = 1826
  /// A clock may stand in the farthest zone and be an hour or two wrong, seconds.
  private static let futureAllowance: Int64 = 26 * 3600
  private static let day: Int64 = 86_400
  /// Zeros of clocks that were never set, in seconds since 1970: the QuickTime epoch, wrapped 32-bit counters
  /// of it, a round number written by a faulty tool; and how far a zone can move them.
  private static let zeros: [(second: Int64, reach: Int64)] = [
    (-2_082_844_800, day), (0, day), (2_085_892_096, day), (2_212_122_496, day), (2_000_000_000, 0),
  ]

  /// Nil when `instant` may be a capture date.
  static func objection(_ instant: Instant, _ kind: Kind, now: Instant) -> RejectedDate.Reason? {
    if zeros.contains(where: { abs(instant.seconds - $0.second) <= $0.reach }) { return .zero }
    let first = kind == .device ? firstDeviceYear : firstStillYear
    let clock = WallClock(instant, offset: .zero)
    if clock.day.year < first { return .window }
    return instant.seconds > now.seconds + futureAllowance ? .window : nil
  }

  /// Nil when a local clock of unknown zone may be a capture date.
  static func objection(_ clock: WallClock, _ kind: Kind, now: Instant) -> RejectedDate.Reason? {
    objection(clock.instant(offset: .zero), kind, now: now)
  }

  /// The first hour of a year is where reset clocks start; the date stays, but nobody should swear on it.
  static func suspicion(_ clock: WallClock) -> String? {
    guard clock.day.month == 1, clock.day.day == 1, clock.hour == 0 else { return nil }
    return "the first hour of a year, where reset clocks start"
  }
}
