/// Frames a second as an exact fraction, such as 30/1 or 30000/1001.
package struct FrameRate: Sendable, Hashable {
  package let numerator: Int64
  package let denominator: Int64

  /// Nil unless both parts are between 1 and 1,000,000.
  package init?(_ numerator: Int64, _ denominator: Int64) {
    guard (1...1_000_000).contains(numerator), (1...1_000_000).contains(denominator) else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  private init(whole: Int64) {
    numerator = whole
    denominator = 1
  }

  /// The rate of a film whose footage has none.
  package static let film = FrameRate(whole: 30)
  /// The rates a film may have.
  package static let films: [FrameRate] = [24, 25, 30, 50, 60].map { FrameRate(whole: $0) }

  package var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// When frame `index` begins, rounded to the nearest microsecond.
  package func time(ofFrame index: Int64) -> MediaTime {
    let scaled = index * denominator * 1_000_000
    return MediaTime(microseconds: (2 * scaled + numerator) / (2 * numerator))
  }

  /// How many whole frames lie nearest to `length`, ties upwards. `length` must not be negative.
  package func frames(nearest length: MediaTime) -> Int64 {
    (2 * length.microseconds * numerator + 1_000_000 * denominator) / (2_000_000 * denominator)
  }

  /// The first sample of frame `index` at `rate` samples a second; sound and picture meet here without drift.
  package func sample(ofFrame index: Int64, rate: Int64) -> Int64 {
    (index * rate * denominator) / numerator
  }
}

extension FrameRate: CustomStringConvertible {
  /// `30/1`, the form of `fps` in the interface.
  package var description: String { "\(numerator)/\(denominator)" }
}
