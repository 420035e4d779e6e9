internal import Plans

/// The instants at which a source's frames begin, so that a shot can begin exactly on one.
struct FrameGrid: Sendable, Equatable {
  /// Nil when frames follow no fixed rate: then every instant will do.
  private let rate: FrameRate?
  /// Of the film the source is shown in.
  private let film: FrameRate

  /// Rates a camera's clip can have; outside them a stated rate is no grid.
  private static let rates = 5.0...1000.0

  init(_ candidate: Candidate) {
    film = candidate.filmRate
    rate = candidate.steadyRate.flatMap { FrameGrid.rates.contains($0.framesPerSecond) ? $0 : nil }
  }

  /// From one frame to the next; zero without a grid.
  var step: MediaTime { rate.map { $0.time(ofFrame: 1) } ?? .zero }

  /// The most that is lost, rounding included, when a shot follows another one's end: nothing where every
  /// film frame lies on the grid.
  var loss: MediaTime {
    guard let rate else { return .zero }
    return (rate.numerator * film.denominator) % (rate.denominator * film.numerator) == 0
      ? .zero : step + MediaTime(microseconds: 1)
  }

  /// The first frame at or after `time`.
  func up(_ time: MediaTime) -> MediaTime {
    guard let rate else { return time }
    let unit = rate.denominator * 1_000_000
    var index = max(0, time.microseconds * rate.numerator / unit - 1)
    while rate.time(ofFrame: index) < time { index += 1 }
    return rate.time(ofFrame: index)
  }

  /// The last frame at or before `time`; the first frame when there is none.
  func down(_ time: MediaTime) -> MediaTime {
    guard let rate else { return max(.zero, time) }
    let unit = rate.denominator * 1_000_000
    var index = max(0, time.microseconds * rate.numerator / unit + 1)
    while index > 0, rate.time(ofFrame: index) > time { index -= 1 }
    return rate.time(ofFrame: index)
  }
}
