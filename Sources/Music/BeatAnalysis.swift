package import Plans

/// The beats of a piece of music, in seconds from its first sample.
package struct BeatAnalysis: Sendable, Equatable {
  /// Rises whenever the same samples may give other beats, so that stored analyses are made again.
  package static let version: Int64 = 1
  /// Below this the beats are a guess, and cuts should not follow them.
  package static let sureEnough = 0.5

  /// Beats a minute; 0 without beats.
  package var tempo: Double
  /// From 0 (no beat was found, or any would do) to 1.
  package var confidence: Double
  package var beats: [Double]
  /// The first beats of bars, as they stand in `beats`.
  package var downbeats: [Double]
  /// Where the music changes: beats that begin a section, the first beat left out.
  package var sections: [Double]
  /// Loudness of each beat against the piece's loudest, 0 to 1.
  package var energies: [Double]
  /// The length heard, in seconds.
  package var duration: Double

  package init(
    tempo: Double = 0, confidence: Double = 0, beats: [Double] = [], downbeats: [Double] = [],
    sections: [Double] = [], energies: [Double] = [], duration: Double = 0
  ) {
    self.tempo = tempo
    self.confidence = confidence
    self.beats = beats
    self.downbeats = downbeats
    self.sections = sections
    self.energies = energies
    self.duration = duration
  }

  /// The number in its bar of each beat, from 1; 0 before the first downbeat.
  package var numbers: [Int] {
    let firsts = Set(downbeats)
    var number = 0
    return beats.map { beat in
      if firsts.contains(beat) { number = 1 } else if number > 0 { number += 1 }
      return number
    }
  }
}

extension BeatAnalysis {
  package var json: JSON {
    func list(_ values: [Double]) -> JSON { .array(values.map { .real($0) }) }
    return [
      "tempo": .real(tempo), "confidence": .real(confidence), "beats": list(beats),
      "downbeats": list(downbeats), "sections": list(sections), "energies": list(energies),
      "duration": .real(duration),
    ]
  }
}
