internal import Glibc

/// A candidate for the beat: a tracked row of frames, or the same row moved by half a beat.
struct Pulse {
  let interval: Double
  let isShifted: Bool
  /// Frames of 10 ms, rising.
  let beats: [Int]
  /// The tracker's score; a shifted pulse has its row's.
  let score: Float

  /// Every hypothesis tracked, each also half a beat later.
  static func candidates(_ evidence: Evidence, correlation: [Double]) -> [Pulse] {
    var pulses: [Pulse] = []
    for interval in TempoHypotheses.intervals(correlation) {
      let tracked = PulseTracker(reward: evidence.reward, interval: interval)
      guard tracked.beats.count > 3 else { continue }
      let pulse = Pulse(
        interval: interval, isShifted: false, beats: tracked.beats, score: tracked.score)
      pulses.append(pulse)
      pulses.append(pulse.shifted(within: evidence.frames, reward: evidence.reward))
    }
    return pulses
  }

  private func shifted(within frames: Int, reward: [Float]) -> Pulse {
    var moved: [Int] = []
    let first = beats[0] - (beats[1] - beats[0]) / 2
    if first >= 0 { moved.append(first) }
    for index in 1..<beats.count { moved.append((beats[index - 1] + beats[index]) / 2) }
    let last = beats.count - 1
    let end = beats[last] + (beats[last] - beats[last - 1]) / 2
    if end < frames { moved.append(end) }
    return Pulse(interval: interval, isShifted: true, beats: moved, score: 0)
  }

  /// The middle interval, in frames.
  var middleInterval: Double {
    let spans = zip(beats.dropFirst(), beats).map { $0 - $1 }.sorted()
    let low = spans[spans.count / 4]
    let high = spans[3 * spans.count / 4]
    let middle = spans.filter { $0 >= low && $0 <= high }
    return Double(middle.reduce(0, +)) / Double(middle.count)
  }
}
