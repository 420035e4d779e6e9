internal import Glibc

/// Moves beats from frames of 10 ms to the instant where the sound starts.
struct ExactTimes {
  /// Tracked frames move to the strongest frame this near.
  private static let peakReach = 3
  /// The rise is sought within this many energy steps (35 ms) of the frame.
  private static let riseReach = 12
  /// Energies are averaged over this many steps to either side of a rise.
  private static let slope = 4
  /// Line fitting: beats to either side, and the width of its weights in beats.
  private static let neighbours = 4
  private static let sigma = 2.0
  /// A measured rise farther than this from the line is another sound, in seconds.
  private static let agreement = 0.020
  /// Rises this far off the line, in seconds, count half in the next fit; and the number of such fits.
  private static let tolerance = 0.006
  private static let refits = 3
  /// How far a clear rise pulls a beat off the line.
  private static let pull = 0.6
  /// A sound that starts somewhere in an energy step is found at the step's first sample: half a step too
  /// early in the mean (1.5 ms; without this the bias on synthesised pieces is -1.6 ms).
  private static let halfStep = 0.5 * Double(Hearing.energyStep) / Double(Hearing.sampleRate)

  private let evidence: Evidence
  private let logs: [Float]

  init(_ evidence: Evidence, energies: [Float]) {
    self.evidence = evidence
    let mean = energies.reduce(0, +) / Float(max(1, energies.count))
    let floor = mean * 1e-4 + 1e-9
    logs = energies.map { logf($0 + floor) }
  }

  /// Seconds of each beat.
  func seconds(of beats: [Int]) -> [Double] {
    let strongest = beats.map(strongestFrame)
    let weights = strongest.map { Double(0.05 + max(0, evidence.strength.all[$0])) }
    let rises = strongest.map { rise(near: Double($0 * Hearing.hop) / Double(Hearing.sampleRate)) }
    return beats.indices.map { index in
      let line = line(at: index, rises, weights)
      let clear = min(1, Double(evidence.strength.all[strongest[index]]) / 3)
      let off = rises[index] - line
      // The pull fades with the distance, so that no small change of sound makes a beat jump.
      let near = max(0, 1 - (off / Self.agreement) * (off / Self.agreement))
      let moved = line + Self.pull * clear * near * off
      return max(0, moved + Self.halfStep)
    }
  }

  private func strongestFrame(_ beat: Int) -> Int {
    let range = max(0, beat - Self.peakReach)...min(evidence.frames - 1, beat + Self.peakReach)
    return range.max { evidence.strength.all[$0] < evidence.strength.all[$1] } ?? beat
  }

  /// The instant of the steepest rise of energy near `second`.
  private func rise(near second: Double) -> Double {
    let stepRate = Double(Hearing.sampleRate) / Double(Hearing.energyStep)
    let middle = Int((second * stepRate).rounded())
    let first = max(Self.slope, middle - Self.riseReach)
    let last = min(logs.count - Self.slope, middle + Self.riseReach)
    guard first < last else { return second }
    var slopes: [Float] = []
    for step in first...last {
      var sum: Float = 0
      for offset in 0..<Self.slope { sum += logs[step + offset] - logs[step - 1 - offset] }
      slopes.append(sum)
    }
    guard let top = slopes.indices.max(by: { slopes[$0] < slopes[$1] }), slopes[top] > 0 else {
      return second
    }
    var place = Double(first + top)
    if top > 0, top < slopes.count - 1 {
      let before = Double(slopes[top - 1])
      let after = Double(slopes[top + 1])
      let bend = before - 2 * Double(slopes[top]) + after
      if bend < 0 { place += 0.5 * (before - after) / bend }
    }
    return place / stepRate
  }

  /// A weighted straight line through the neighbours' rises, read at the beat. Rises off the line lose
  /// weight, so that one drum found a note later, as another codec may, does not bend it.
  private func line(at index: Int, _ rises: [Double], _ weights: [Double]) -> Double {
    let places = max(0, index - Self.neighbours)...min(rises.count - 1, index + Self.neighbours)
    var line = (level: rises[index], slope: 0.0)
    for pass in 0...Self.refits {
      var sums = (w: 0.0, x: 0.0, y: 0.0, xx: 0.0, xy: 0.0)
      for place in places {
        let x = Double(place - index)
        var weight = weights[place] * exp(-0.5 * (x / Self.sigma) * (x / Self.sigma))
        if pass > 0 {
          let off = (rises[place] - line.level - line.slope * x) / Self.tolerance
          weight /= 1 + off * off
        }
        sums.w += weight
        sums.x += weight * x
        sums.y += weight * rises[place]
        sums.xx += weight * x * x
        sums.xy += weight * x * rises[place]
      }
      let spread = sums.w * sums.xx - sums.x * sums.x
      guard spread > 1e-9 else { return line.level }
      line.level = (sums.y * sums.xx - sums.x * sums.xy) / spread
      line.slope = (sums.w * sums.xy - sums.x * sums.y) / spread
    }
    return line.level
  }
}
