internal import Glibc

/// What is measured of a pulse to tell the beat from its double, its half and the off-beat.
struct PulseMeasures {
  /// Listeners' middle tempo, in beats a minute.
  private static let middleTempo = 110.0
  private static let lags = [1, 2, 0.5, 3, 1.0 / 3, 4, 1.5]
  /// Peaks are sought this many frames to either side of a place.
  private static let reach = 2
  static let count = 41
  /// Where the mean likelihood on the beat stands.
  static let meanLikelihood = 27

  private let evidence: Evidence
  private let beats: [Int]

  /// The frame of the features that is the evidence's first.
  private let start: Int

  /// `count` numbers of the pulse.
  static func numbers(
    _ pulse: Pulse, _ evidence: Evidence, _ features: Features, correlation: [Double], from start: Int = 0
  ) -> [Float] {
    let measures = PulseMeasures(evidence: evidence, beats: pulse.beats, start: start)
    return tempoNumbers(pulse.middleInterval, correlation) + measures.strengthNumbers()
      + measures.chordNumbers(features) + measures.likelihoodNumbers()
  }

  private static func tempoNumbers(_ interval: Double, _ correlation: [Double]) -> [Float] {
    let octaves = log(6000 / interval / middleTempo)
    return [Float(octaves), Float(octaves * octaves), Float(octaves * octaves * octaves)]
      + lags.map { Float(TempoHypotheses.value(correlation, at: interval * $0)) }
  }

  private func peak(_ values: [Float], _ place: Double) -> Float {
    let middle = Int(place.rounded())
    var top: Float = 0
    for frame in max(0, middle - Self.reach)...max(0, min(values.count - 1, middle + Self.reach))
    where frame < values.count {
      top = max(top, values[frame])
    }
    return top
  }

  /// Peaks at a share of the way from each beat to the next.
  private func peaks(_ values: [Float], at share: Double) -> [Float] {
    (0..<(beats.count - 1)).map { index in
      peak(values, Double(beats[index]) + share * Double(beats[index + 1] - beats[index]))
    }
  }

  private func mean(_ values: [Float]) -> Float { values.reduce(0, +) / Float(max(1, values.count)) }

  private func mean(_ values: [Float], at shares: Double...) -> Float {
    mean(shares.map { mean(peaks(values, at: $0)) })
  }

  /// How far every second value lies from the others.
  private func alternation(_ values: [Float]) -> Float {
    let even = stride(from: 0, to: values.count, by: 2).map { values[$0] }
    let odd = stride(from: 1, to: values.count, by: 2).map { values[$0] }
    return abs(mean(even) - mean(odd))
  }

  private func strengthNumbers() -> [Float] {
    let all = evidence.strength.all
    let low = evidence.strength.ranges[0]
    let high = evidence.strength.ranges[2]
    let lowOn = peaks(low, at: 0)
    let highOn = peaks(high, at: 0)
    return [
      mean(all, at: 0), mean(all, at: 0.5), mean(all, at: 1.0 / 3, 2.0 / 3), mean(all, at: 0.25, 0.75),
      alternation(peaks(all, at: 0)), alternation(lowOn), mean(lowOn), mean(low, at: 0.5),
      mean(highOn), mean(high, at: 0.5), alternation(zip(lowOn, highOn).map { $0 - $1 }),
      alternation(highOn), mean(low, at: 0.25, 0.75), mean(high, at: 0.25, 0.75),
    ]
  }

  private func chordNumbers(_ features: Features) -> [Float] {
    let span = max(4, (beats[1] - beats[0]) / 2)
    func changes(_ share: Double) -> [Float] {
      (0..<(beats.count - 1)).map { index in
        let frame = Double(beats[index]) + share * Double(beats[index + 1] - beats[index])
        return Features.change(
          features.chromaSums, pairs: features.pairs, at: (Int(frame) + start) / 2, span: span)
      }
    }
    let on = changes(0)
    return [mean(on) - mean(changes(0.5)), alternation(on), mean(on)]
  }
}

extension PulseMeasures {
  /// The mean likelihood on the beats among some frames; 0 where there are none.
  static func meanLikelihood(of beats: [Int], in range: Range<Int>, _ evidence: Evidence) -> Float {
    let own = beats.filter { range.contains($0) }
    let measures = PulseMeasures(evidence: evidence, beats: own, start: 0)
    return measures.mean(own.map { measures.peak(evidence.beat, Double($0)) })
  }

  private static let clip: Float = 4

  /// What the network says of the pulse.
  private func likelihoodNumbers() -> [Float] {
    let on = peaks(evidence.beat, at: 0)
    let half = peaks(evidence.beat, at: 0.5)
    let down = peaks(evidence.downbeat, at: 0)
    let mass = evidence.beat.reduce(0, +)
    let rewards = beats.map { evidence.reward[$0] }
    let seconds = Float(evidence.frames) / 100
    return [
      mean(on), mean(half), mean(evidence.beat, at: 1.0 / 3, 2.0 / 3), mean(evidence.beat, at: 0.25, 0.75),
      mean(on.map(Self.logit)), mean(half.map(Self.logit)), alternation(on), alternation(half),
      on.reduce(0, +) / (mass / 4 + 1), mean(rewards), rewards.reduce(0, +) / seconds,
      mean(down), mean(evidence.downbeat, at: 0.5), contrast(down),
    ]
  }

  private static func logit(_ probability: Float) -> Float {
    let safe = min(0.999, max(0.001, probability))
    return min(clip, max(-clip, logf(safe / (1 - safe))))
  }

  /// The clearest difference between one place of a bar of three or four and its other places.
  private func contrast(_ values: [Float]) -> Float {
    var best: Float = 0
    for metre in [3, 4] {
      for phase in 0..<metre {
        let at = stride(from: phase, to: values.count, by: metre).map { values[$0] }
        let whole = values.reduce(0, +)
        let rest = (whole - at.reduce(0, +)) / Float(max(1, values.count - at.count))
        best = max(best, mean(at) - rest)
      }
    }
    return best
  }
}
