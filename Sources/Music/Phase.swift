/// A part of a piece through which the beat keeps its tempo, or changes it steadily.
struct Phase {
  /// How much likelier its own beats make a part than those of the whole piece, so that the parts count.
  private static let leastGain: Float = 0.12

  /// Frames of 10 ms.
  var range: Range<Int>
  var beats: [Int]
  var confidence: Double

  func with(_ beats: [Int]) -> Phase { Phase(range: range, beats: beats, confidence: confidence) }

  /// Each by as much as it lasts.
  static func confidence(of phases: [Phase]) -> Double {
    let frames = phases.reduce(0) { $0 + $1.range.count }
    let sum = phases.reduce(0.0) { $0 + $1.confidence * Double($1.range.count) }
    return frames > 0 ? (1000 * sum / Double(frames)).rounded() / 1000 : 0
  }

  /// Whether no part loses by its own beats and one gains much.
  static func areLikelier(_ parts: [Phase], than whole: Phase, _ evidence: Evidence) -> Bool {
    let gains = parts.map { part in
      PulseMeasures.meanLikelihood(of: part.beats, in: part.range, evidence)
        - PulseMeasures.meanLikelihood(of: whole.beats, in: part.range, evidence)
    }
    return gains.contains { $0 >= leastGain } && gains.allSatisfy { $0 > -leastGain / 4 }
  }

  /// Parts one after the other: where they meet, no beat follows another one sooner than either lets it.
  static func joined(_ parts: [Phase]) -> [Phase] {
    var found: [Phase] = []
    for part in parts {
      guard let last = found.last?.beats.last, part.beats.count > 1 else {
        found.append(part)
        continue
      }
      let interval = part.beats[1] - part.beats[0]
      found.append(part.with(part.beats.filter { $0 - last > interval * 3 / 5 }))
    }
    return found
  }
}
