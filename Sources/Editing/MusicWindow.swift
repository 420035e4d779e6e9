internal import Plans

/// Which part of a song a film gets.
enum MusicWindow {
  /// What beginning at a change, the mean loudness, ending at a change, ending on a downbeat and on any beat are worth.
  private static let sectionStart = 0.35
  private static let loudness = 0.5
  private static let sectionEnd = 0.3
  private static let downbeatEnd = 0.2
  /// Of equals the earlier one.
  private static let lateness = 0.05
  private static let beatEnd = 0.1
  /// An end this near to a beat is heard as on it, in seconds.
  private static let near = 0.05
  /// A mean loudness this much above an earlier part's is louder.
  private static let leastGain = 0.002
  /// Seconds the film may outlast the last beat.
  private static let tail = 2.0

  /// Where in the song's own time the film begins: on a downbeat; at the song's start where it is no longer than the
  /// film.
  static func offset(_ analysis: BeatAnalysis, length: MediaTime) -> MediaTime {
    guard analysis.isSure, let lastBeat = analysis.beats.last else { return .zero }
    let seconds = length.seconds
    let starts = analysis.downbeats.isEmpty ? analysis.beats : analysis.downbeats
    let possible = starts.filter {
      $0 + seconds <= analysis.duration && $0 + seconds <= lastBeat + tail
    }
    let sums = sums(analysis.energies)
    let sections = Set(analysis.sections)
    var best: (start: Double, score: Double)?
    for start in possible {
      let end = start + seconds
      let from = firstIndex(analysis.beats, from: start)
      let to = firstIndex(analysis.beats, from: end)
      guard to > from, to < sums.count else { continue }
      var score =
        loudness * (sums[to] - sums[from]) / Double(to - from) - lateness * start / analysis.duration
      if sections.contains(start) || start == starts[0] { score += sectionStart }
      if analysis.sections.contains(where: { abs($0 - end) < near }) { score += sectionEnd }
      if analysis.downbeats.contains(where: { abs($0 - end) < near }) { score += downbeatEnd }
      if analysis.beats.contains(where: { abs($0 - end) < near }) { score += beatEnd }
      if score > best?.score ?? -.infinity { best = (start, score) }
    }
    return best.map { MediaTime(seconds: $0.start) } ?? .zero
  }

  /// Where the loudest part begins: on a bar of music that has them, else on a beat; the earliest of equals.
  ///
  /// The song's start where it is no longer than the film, or has no beats.
  static func loudest(_ analysis: BeatAnalysis, length: MediaTime) -> MediaTime {
    let hasBars = analysis.isSure && !analysis.downbeats.isEmpty
    let sums = sums(analysis.energies)
    var best: (start: Double, mean: Double)?
    for start in hasBars ? analysis.downbeats : analysis.beats {
      let end = start + length.seconds
      guard end <= analysis.duration else { break }
      let from = firstIndex(analysis.beats, from: start)
      let to = firstIndex(analysis.beats, from: end)
      guard to > from, to < sums.count else { continue }
      let mean = (sums[to] - sums[from]) / Double(to - from)
      if mean > (best?.mean ?? -1) + leastGain { best = (start, mean) }
    }
    return best.map { MediaTime(seconds: $0.start) } ?? .zero
  }

  /// Sums up to each index.
  private static func sums(_ values: [Double]) -> [Double] {
    values.reduce(into: [0.0]) { sums, value in sums.append(sums[sums.count - 1] + value) }
  }

  /// By halving: the first of rising values that is at least `value`.
  private static func firstIndex(_ values: [Double], from value: Double) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
