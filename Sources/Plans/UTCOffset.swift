/// How far a clock stands east of UTC; negative is west.
package struct UTCOffset: Sendable, Hashable {
  package let seconds: Int

  package init(seconds: Int) { self.seconds = seconds }
  package init(minutes: Int) { self.seconds = minutes * 60 }

  package static let zero = UTCOffset(seconds: 0)

  /// Whole minutes, rounded to the nearest: offsets of the time before zones had seconds.
  package var minutes: Int { (seconds + 30).quotient(flooringBy: 60) }

  /// Whether clocks anywhere ever stood so: from -12:00 to +14:00.
  package var isKnown: Bool { (-12 * 3600...14 * 3600).contains(seconds) }

  /// Rounded to what ISO 8601 can write.
  package var wholeMinutes: UTCOffset { UTCOffset(minutes: minutes) }
}

extension UTCOffset: CustomStringConvertible {
  /// `+02:00`, in whole minutes.
  package var description: String {
    let size = abs(minutes)
    return "\(minutes < 0 ? "-" : "+")\(padded(size / 60, 2)):\(padded(size % 60, 2))"
  }
}
