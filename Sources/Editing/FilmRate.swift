internal import Plans

/// Which rate a film takes from its footage.
enum FilmRate {
  /// How far a steady rate may lie from the one it counts for: 23.976 is a thousandth below 24, and containers round.
  private static let tolerance = 0.01
  /// Uneven sources above this show more than 30 frames can.
  private static let fewest = 45.0

  /// The rate that most seconds of the videos have; of equals the lower. 30 where there are only photos.
  static func most(of candidates: [Candidate]) -> FrameRate {
    var seconds: [FrameRate: Int64] = [:]
    for candidate in candidates where !candidate.isStill {
      if let rate = one(for: candidate) { seconds[rate, default: 0] += candidate.duration.microseconds }
    }
    let most = seconds.values.max()
    return FrameRate.films.first { seconds[$0] == most && most != nil } ?? .film
  }

  /// What one video asks for: its own rate, or the one that shows every second, fourth, eighth or doubled frame of it.
  static func one(for candidate: Candidate) -> FrameRate? {
    guard let average = candidate.averageRate?.framesPerSecond else { return nil }
    if let steady = candidate.steadyRate?.framesPerSecond {
      for multiple in [1.0, 2, 4, 8, 0.5] {
        let own = steady / multiple
        let near = FrameRate.films.first { abs($0.framesPerSecond - own) <= tolerance * own }
        if let near { return near }
      }
    }
    return FrameRate.films.first { $0.framesPerSecond == (average < fewest ? 30 : 60) }
  }
}
