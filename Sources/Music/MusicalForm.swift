internal import Glibc

/// The loudness of beats and where the music changes.
struct MusicalForm {
  /// Beats compared on either side of a change: four bars of four.
  private static let span = 16
  /// A change must stand out this much over the piece's usual difference.
  private static let clearness: Float = 1.6

  let energies: [Double]
  /// What energies are measured against: the 95th percentile.
  let loudest: Double
  /// Indices of beats that begin a section.
  let sections: [Int]

  init(_ beats: [Int], _ features: Features) {
    let levels = Self.levels(beats, features)
    let loudest = Features.percentile(levels, 0.95)
    energies = levels.map { Self.share(Double($0 / (loudest + 1e-9))) }
    self.loudest = Double(loudest)
    sections = Self.sections(beats, features)
  }

  /// From 0 to 1, in thousandths.
  static func share(_ value: Double) -> Double { min(1000, (1000 * value).rounded()) / 1000 }

  /// Root of the mean energy from each beat to the next.
  private static func levels(_ beats: [Int], _ features: Features) -> [Float] {
    let stepsPerFrame = Double(Hearing.hop) / Double(Hearing.energyStep)
    return beats.indices.map { index -> Float in
      let length = index + 1 < beats.count ? beats[index + 1] - beats[index] : 50
      let first = min(features.energies.count, Int(Double(beats[index]) * stepsPerFrame))
      let last = min(features.energies.count, Int(Double(beats[index] + length) * stepsPerFrame))
      guard first < last else { return 0 }
      let sum = features.energies[first..<last].reduce(0, +)
      return (sum / Float(last - first)).squareRoot()
    }
  }

  private static func sections(_ beats: [Int], _ features: Features) -> [Int] {
    let sounds = beats.indices.dropLast().map { sound(from: beats[$0], to: beats[$0 + 1], features) }
    guard sounds.count >= 2 * span else { return [] }
    var novelty = [Float](repeating: 0, count: sounds.count)
    for index in (span / 2)..<(sounds.count - span / 2) {
      novelty[index] = difference(
        sounds[max(0, index - span)..<index], sounds[index..<min(sounds.count, index + span)])
    }
    let usual = novelty.reduce(0, +) / Float(novelty.count)
    return novelty.indices.filter { index in
      let around = novelty[max(0, index - span / 2)...min(novelty.count - 1, index + span / 2)]
      return novelty[index] > usual * clearness && novelty[index] == around.max()
    }
  }

  /// Mean levels of the groups over one beat.
  private static func sound(from start: Int, to end: Int, _ features: Features) -> [Float] {
    let first = min(features.pairs - 1, start / 2)
    let last = min(features.pairs, max(first + 1, end / 2))
    var means = [Float](repeating: 0, count: Features.groups)
    for pair in first..<last {
      for group in 0..<Features.groups {
        means[group] += features.network[pair * Features.width + Features.groups + group]
      }
    }
    return means.map { $0 / Float(last - first) }
  }

  private static func difference(_ before: ArraySlice<[Float]>, _ after: ArraySlice<[Float]>) -> Float {
    var sum: Float = 0
    for group in 0..<Features.groups {
      let old = before.reduce(0) { $0 + $1[group] } / Float(before.count)
      let new = after.reduce(0) { $0 + $1[group] } / Float(after.count)
      sum += (new - old) * (new - old)
    }
    return sum.squareRoot()
  }
}
