/// Whole microseconds: the only time outside `Media`, whether a place in a source or a length.
package struct MediaTime: Sendable, Hashable, Comparable {
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }
  package init(milliseconds: Int64) { self.microseconds = milliseconds * 1000 }

  package static let zero = MediaTime(microseconds: 0)

  /// Seconds, for display and for arithmetic that is rounded at its end.
  package var seconds: Double { Double(microseconds) / 1_000_000 }
  /// Milliseconds with their fraction, as `in_ms` and `out_ms` show them.
  package var milliseconds: Double { Double(microseconds) / 1000 }

  package static func < (a: MediaTime, b: MediaTime) -> Bool { a.microseconds < b.microseconds }
  package static func + (a: MediaTime, b: MediaTime) -> MediaTime {
    MediaTime(microseconds: a.microseconds + b.microseconds)
  }
  package static func - (a: MediaTime, b: MediaTime) -> MediaTime {
    MediaTime(microseconds: a.microseconds - b.microseconds)
  }
}
