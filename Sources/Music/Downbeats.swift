internal import Glibc

/// Which beats begin a bar: the odds of each beat, then the likeliest row of bars.
enum Downbeats {
  /// Numbers of a beat: eight measures with those of the beat before and the beat after.
  static let width = 3 * measures
  static let measures = 8
  /// Measures are compared with those of this many beats to either side.
  private static let neighbours = 12
  private static let metres = [4, 3]
  private static let startCosts: [Float] = [0, 1.5]
  /// Log probability of another metre from one bar to the next.
  private static let metreChange: Float = -6.9
  /// A bar cut short costs this much.
  private static let brokenBar: Float = -8

  /// `width` numbers for each beat.
  static func numbers(_ beats: [Int], _ evidence: Evidence, _ features: Features) -> [[Float]] {
    let columns = columns(beats, evidence, features).map(normalised)
    return beats.indices.map { index in
      [index - 1, index, index + 1].flatMap { place in
        columns.map { $0.indices.contains(place) ? $0[place] : 0 }
      }
    }
  }

  private static func columns(_ beats: [Int], _ evidence: Evidence, _ features: Features) -> [[Float]] {
    func peaks(_ values: [Float]) -> [Float] {
      beats.map { beat in
        let range = max(0, beat - 3)...min(values.count - 1, beat + 3)
        return values[range].max() ?? 0
      }
    }
    func change(_ count: Int) -> [Float] {
      beats.indices.map { index in
        let next = min(beats.count - 1, index + 1)
        let span = (next > index ? beats[next] - beats[index] : beats[index] - beats[index - 1]) / 2
        return Features.change(
          features.chromaSums, pairs: features.pairs, at: beats[index] / 2, span: max(2, span * count))
      }
    }
    let levels = beats.map { beat in
      let before = features.lowLevel[max(0, beat - 15)..<max(1, beat - 2)]
      let after = features.lowLevel[min(features.frames - 1, beat + 2)..<min(features.frames, beat + 15)]
      return after.reduce(0, +) / Float(max(1, after.count))
        - before.reduce(0, +) / Float(max(1, before.count))
    }
    let ranges = evidence.strength.ranges
    let down = peaks(evidence.downbeat).map { probability in
      let safe = min(0.999, max(0.001, probability))
      return logf(safe / (1 - safe))
    }
    return [
      peaks(ranges[0]), peaks(ranges[1]), peaks(ranges[2]), change(1), change(2), change(4), levels, down,
    ]
  }

  private static func normalised(_ column: [Float]) -> [Float] {
    column.indices.map { index in
      let around = column[max(0, index - neighbours)...min(column.count - 1, index + neighbours)]
      let mean = around.reduce(0, +) / Float(around.count)
      let spread = around.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(around.count)
      return (column[index] - mean) / (spread.squareRoot() + 0.1)
    }
  }

  /// The likeliest bars over beats with these log odds of beginning one: indices of downbeats.
  static func bars(_ odds: [Float]) -> [Int] {
    let states = metres.indices.flatMap { kind in (0..<metres[kind]).map { (kind, $0) } }
    var best = states.map { -startCosts[$0.0] }
    var ways: [[Int]] = []
    for (index, odd) in odds.enumerated() {
      var next = [Float](repeating: -.infinity, count: states.count)
      var way = [Int](repeating: 0, count: states.count)
      for (to, (kind, place)) in states.enumerated() {
        for (from, (oldKind, oldPlace)) in states.enumerated() where index > 0 {
          guard let cost = cost(oldKind, oldPlace, kind, place) else { continue }
          if best[from] + cost > next[to] {
            next[to] = best[from] + cost
            way[to] = from
          }
        }
        if index == 0 { next[to] = best[to] }
        if place == 0 { next[to] += odd }
      }
      best = next
      ways.append(way)
    }
    return downbeats(states, best, ways)
  }

  private static func cost(_ oldKind: Int, _ oldPlace: Int, _ kind: Int, _ place: Int) -> Float? {
    let ends = oldPlace == metres[oldKind] - 1
    if place == 0 { return (ends ? 0 : brokenBar) + (oldKind == kind ? 0 : metreChange) }
    return oldKind == kind && place == oldPlace + 1 ? 0 : nil
  }

  private static func downbeats(_ states: [(Int, Int)], _ best: [Float], _ ways: [[Int]]) -> [Int] {
    guard var state = best.indices.max(by: { best[$0] < best[$1] }) else { return [] }
    var found: [Int] = []
    for index in ways.indices.reversed() {
      if states[state].1 == 0 { found.append(index) }
      state = ways[index][state]
    }
    return found.reversed()
  }
}
