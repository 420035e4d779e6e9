/// A date and a time of day without a zone, as a clock on the wall shows them.
package struct WallClock: Sendable, Hashable, Comparable {
  package let day: Day
  /// Microseconds since midnight, 0 to just under 24 hours.
  package let timeOfDay: Int64

  /// Microseconds of a day on the wall.
  package static let dayLength: Int64 = 86_400_000_000

  /// Nil unless the time lies within a day.
  package init?(day: Day, timeOfDay: Int64) {
    guard (0..<WallClock.dayLength).contains(timeOfDay) else { return nil }
    self.day = day
    self.timeOfDay = timeOfDay
  }

  /// Nil unless the clock can show it; there is no 24:00 and no second 60.
  package init?(day: Day, hour: Int, minute: Int, second: Int = 0, microsecond: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999_999).contains(microsecond)
    else { return nil }
    self.day = day
    self.timeOfDay = Int64((hour * 60 + minute) * 60 + second) * 1_000_000 + Int64(microsecond)
  }

  /// The first moment of a day.
  package init(midnightOf day: Day) {
    self.day = day
    self.timeOfDay = 0
  }

  /// What a clock at `offset` shows at `instant`.
  package init(_ instant: Instant, offset: UTCOffset) {
    let seconds = instant.seconds + Int64(offset.seconds)
    let number = seconds.quotient(flooringBy: 86_400)
    self.day = Day(clamping: Int(number))
    self.timeOfDay = (seconds - number * 86_400) * 1_000_000 + Int64(instant.microsecond)
  }

  /// The instant at which a clock at `offset` shows this.
  package func instant(offset: UTCOffset) -> Instant {
    let days = Int64(day.number) * WallClock.dayLength
    return Instant(microseconds: days + timeOfDay - Int64(offset.seconds) * 1_000_000)
  }

  package var hour: Int { Int(timeOfDay / 3_600_000_000) }
  package var minute: Int { Int(timeOfDay / 60_000_000 % 60) }
  package var second: Int { Int(timeOfDay / 1_000_000 % 60) }
  package var microsecond: Int { Int(timeOfDay % 1_000_000) }

  package static func < (a: WallClock, b: WallClock) -> Bool {
    (a.day, a.timeOfDay) < (b.day, b.timeOfDay)
  }
}

extension WallClock: CustomStringConvertible {
  /// `2026-08-20T18:04:11`, with three digits of a second when they are needed and six when three are not
  /// enough.
  package var description: String {
    let whole = "\(day)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
    if microsecond == 0 { return whole }
    return microsecond % 1000 == 0
      ? "\(whole).\(padded(microsecond / 1000, 3))" : "\(whole).\(padded(microsecond, 6))"
  }
}
