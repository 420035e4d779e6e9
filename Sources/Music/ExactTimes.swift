internal import Glibc

/// Moves beats from frames of 10 ms to the instant that belongs to them, by steps that another codec's noise
/// hardly moves: each takes the middle of what lies near instead of picking one of several places, and the row
/// is held together.
///
/// 1. The likelihood's summit near the tracked frame, the row of summits evened out.
/// 2. Where nothing is struck: half of the way to where the sound swells, which no codec moves.
/// 3. Where something is struck: most of the way to its first sample.
struct ExactTimes {
  /// The likelihood is smoothed this wide, in frames; its summit is sought this many frames to either side.
  private static let likelihoodWidth = 2.0
  private static let summitReach = 5
  /// A summit's bend times this is its weight beside the row's stiffness.
  private static let bendWeight = 8.0
  /// What a place without any evidence weighs.
  private static let leastWeight = 1e-3
  /// Swells: energies averaged over this many steps (35 ms), within this many seconds.
  private static let swell = (steps: 12, width: 0.020, share: 0.5)
  /// Strokes: the same over 12 ms; the nearer the more of the way is gone.
  private static let stroke = (steps: 4, width: 0.008, share: 0.6)
  /// A stroke farther than this from the row is another sound, in seconds.
  private static let agreement = 0.020
  /// Rises of the logarithm of energy: from the one on something may be struck, from the other on it is.
  private static let struck = 1.0...3.0
  /// How much a summit and a stroke's middle come too early, in seconds, by synthesised pieces.
  private static let summitDelay = 0.0012
  private static let strokeDelay = 0.0005
  private static let stepRate = Double(Hearing.sampleRate) / Double(Hearing.energyStep)
  /// A sound that starts somewhere in an energy step is found at the step's first sample: half a step too
  /// early in the mean (1.5 ms).
  private static let halfStep = 0.5 / stepRate

  private let likelihood: [Double]
  /// Sums of the logarithms of energy from the start.
  private let sums: [Double]

  init(_ evidence: Evidence, energies: [Float]) {
    let mean = energies.reduce(0, +) / Float(max(1, energies.count))
    let floor = mean * 1e-4 + 1e-9
    var sums = [0.0]
    sums.reserveCapacity(energies.count + 1)
    for energy in energies { sums.append(sums[sums.count - 1] + Double(logf(energy + floor))) }
    self.sums = sums
    likelihood = Self.smoothed(evidence.beat)
  }

  /// Seconds of each beat.
  func seconds(of beats: [Int]) -> [Double] {
    let summits = beats.map(summit)
    let likely = SteadyRow.through(summits.map(\.second), weights: summits.map(\.weight))
    let strokes = likely.map(strokeShare)
    let swells = likely.map { middle(near: $0, Self.swell.steps, Self.swell.width) }
    let swelling = SteadyRow.through(
      swells.map(\.second), weights: swells.map { min(1, $0.weight) + Self.leastWeight })
    return likely.indices.map { index in
      let around = strokes[max(0, index - 2)...min(strokes.count - 1, index + 2)]
      let soft = 1 - around.reduce(0, +) / Double(around.count)
      return met(likely[index] + Self.swell.share * soft * (swelling[index] - likely[index]))
    }
  }

  /// Towards a stroke near `second`, as far as there is one; less the farther it lies.
  private func met(_ second: Double) -> Double {
    let (place, _) = middle(near: second, Self.stroke.steps, Self.stroke.width)
    let off = place + Self.strokeDelay - second
    let near = max(0, 1 - (off / Self.agreement) * (off / Self.agreement))
    return max(0, second + Self.stroke.share * strokeShare(second) * near * off)
  }

  /// 0 where nothing is struck near `second`, 1 where something surely is.
  private func strokeShare(_ second: Double) -> Double {
    let step = Int(max(0, second) * Self.stepRate)
    let rise = (max(0, step - 5)...(step + 6)).reduce(0.0) { max($0, self.rise(at: $1, Self.stroke.steps)) }
    let span = Self.struck.upperBound - Self.struck.lowerBound
    return min(1, max(0, (rise - Self.struck.lowerBound) / span))
  }

  /// By how much the logarithm of energy grows at a step, between means over `reach` steps.
  private func rise(at step: Int, _ reach: Int) -> Double {
    guard step >= reach, step + reach < sums.count else { return 0 }
    return max(0, (sums[step + reach] - 2 * sums[step] + sums[step - reach]) / Double(reach))
  }

  /// The middle of the rises near `second`, weighted by their squares and by nearness, and what they weigh.
  private func middle(near second: Double, _ reach: Int, _ width: Double) -> (second: Double, weight: Double)
  {
    let centre = (second - Self.halfStep) * Self.stepRate
    let spread = width * Self.stepRate
    let first = Int((centre - 3 * spread).rounded())
    var weight = 0.0
    var sum = 0.0
    for step in max(0, first)...max(0, Int((centre + 3 * spread).rounded())) {
      let off = Double(step) - centre
      let rise = rise(at: step, reach)
      let share = exp(-0.5 * (off / spread) * (off / spread)) * rise * rise
      weight += share
      sum += share * off
    }
    return (second + sum / (weight + Self.leastWeight) / Self.stepRate, weight)
  }

  /// The likelihood's summit near a tracked frame, and how sharp it is.
  private func summit(_ beat: Int) -> (second: Double, weight: Double) {
    guard likelihood.count > 4 else { return (Double(beat) / 100, Self.leastWeight) }
    let inner = 1...(likelihood.count - 2)
    var frame = min(max(beat, inner.lowerBound), inner.upperBound)
    let reach =
      max(inner.lowerBound, frame - Self.summitReach)...min(inner.upperBound, frame + Self.summitReach)
    while reach.contains(frame + 1), likelihood[frame + 1] > likelihood[frame] { frame += 1 }
    while reach.contains(frame - 1), likelihood[frame - 1] > likelihood[frame] { frame -= 1 }
    let before = likelihood[frame - 1]
    let after = likelihood[frame + 1]
    let bend = 2 * likelihood[frame] - before - after
    let part = bend > 0 ? min(0.5, max(-0.5, 0.5 * (after - before) / bend)) : 0
    let frameSeconds = Double(Hearing.hop) / Double(Hearing.sampleRate)
    let second = (Double(frame) + part) * frameSeconds + Self.summitDelay
    return (second, Self.bendWeight * max(0, bend) + Self.leastWeight)
  }

  private static func smoothed(_ values: [Float]) -> [Double] {
    let reach = Int(4 * likelihoodWidth) + 1
    let shares = (-reach...reach).map { exp(-0.5 * pow(Double($0) / likelihoodWidth, 2)) }
    let whole = shares.reduce(0, +)
    let last = values.count - 1
    return values.indices.map { index in
      var sum = 0.0
      for (place, share) in shares.enumerated() {
        sum += share * Double(values[min(last, max(0, index + place - reach))])
      }
      return sum / whole
    }
  }
}
