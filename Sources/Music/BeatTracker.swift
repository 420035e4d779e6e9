internal import Glibc
package import Plans

/// Finds the beats of a whole sound.
package struct BeatTracker: Sendable {
  private static let edgeLoudness: Float = 0.004
  package static let downbeatWidth = Downbeats.width
  private let network: BeatNetwork
  private let choice: PulseChoice
  private let downbeatWeights: LinearOdds

  package init(network: BeatNetwork, choice: PulseChoice, downbeats: LinearOdds) {
    self.network = network
    self.choice = choice
    downbeatWeights = downbeats
  }

  package func analyse(_ heard: Heard) -> BeatAnalysis { stretch(heard).analysis }

  /// The beats of a sound, and what its energies are measured against.
  func stretch(_ heard: Heard) -> (analysis: BeatAnalysis, loudest: Double) {
    let duration = Double(heard.samples) / Double(Hearing.sampleRate)
    guard let features = Features(heard) else { return (BeatAnalysis(duration: duration), 0) }
    let evidence = Evidence(features, network: network)
    let phases = phases(evidence, features).map { phase in
      phase.with(phase.beats.filter { Self.isAudible($0, features.loudness) })
    }.filter { !$0.beats.isEmpty }
    let beats = phases.flatMap(\.beats)
    guard beats.count > 3 else { return (BeatAnalysis(duration: duration), 0) }
    let odds = Downbeats.numbers(beats, evidence, features).map(downbeatWeights.odds)
    let exact = ExactTimes(evidence, energies: features.energies)
    let seconds = Self.rising(phases.flatMap { exact.seconds(of: $0.beats) })
    let form = MusicalForm(beats, features)
    let analysis = BeatAnalysis(
      tempo: Self.tempo(seconds), confidence: Phase.confidence(of: phases), beats: seconds,
      downbeats: Downbeats.bars(odds).map { seconds[$0] },
      sections: form.sections.map { seconds[$0] }, energies: form.energies, duration: duration)
    return (analysis, form.loudest)
  }

  /// The beats as one row, or as several where the tempo leaps and each part by itself is likelier.
  private func phases(_ evidence: Evidence, _ features: Features) -> [Phase] {
    guard let whole = phase(0..<evidence.frames, evidence, features) else { return [] }
    let ranges = TempoLeaps.ranges(evidence)
    guard ranges.count > 1 else { return [whole] }
    let parts = ranges.compactMap { phase($0, evidence, features) }
    guard parts.count == ranges.count, Phase.areLikelier(parts, than: whole, evidence) else { return [whole] }
    return Phase.joined(parts)
  }

  /// The chosen pulse of some frames by themselves; nil when there is none.
  private func phase(_ range: Range<Int>, _ whole: Evidence, _ features: Features) -> Phase? {
    let evidence = range.count == whole.frames ? whole : whole.part(range)
    let correlation = TempoHypotheses.correlation(evidence.pulse)
    let pulses = Pulse.candidates(evidence, correlation: correlation)
    let measures = pulses.map {
      PulseMeasures.numbers($0, evidence, features, correlation: correlation, from: range.lowerBound)
    }
    guard let chosen = choice.best(measures) else { return nil }
    let beats = pulses[chosen.index].beats.map { $0 + range.lowerBound }
    return Phase(range: range, beats: beats, confidence: chosen.confidence)
  }

  /// Something is heard within half a second.
  private static func isAudible(_ beat: Int, _ loudness: [Float]) -> Bool {
    let range = max(0, beat - 50)...min(loudness.count - 1, beat + 50)
    return (loudness[range].max() ?? 0) >= edgeLoudness
  }

  /// Times to the tenth of a millisecond, no two the same.
  private static func rising(_ seconds: [Double]) -> [Double] {
    var last = -1.0
    return seconds.map { second in
      last = max((second * 10_000).rounded() / 10_000, last + 0.001)
      return last
    }
  }

  /// The slope of a straight line through the beats where they keep one, else the middle interval.
  static func tempo(_ seconds: [Double]) -> Double {
    let count = Double(seconds.count)
    let middle = (count - 1) / 2
    let mean = seconds.reduce(0, +) / count
    var cross = 0.0
    var spread = 0.0
    for (index, second) in seconds.enumerated() {
      cross += (Double(index) - middle) * (second - mean)
      spread += (Double(index) - middle) * (Double(index) - middle)
    }
    let slope = cross / spread
    let errors = seconds.enumerated().map { index, second in
      abs(second - mean - slope * (Double(index) - middle))
    }.sorted()
    let spans = zip(seconds.dropFirst(), seconds).map { $0 - $1 }.sorted()
    let interval = errors[errors.count / 2] < 0.025 ? slope : spans[spans.count / 2]
    return (6000 / interval).rounded() / 100
  }
}
