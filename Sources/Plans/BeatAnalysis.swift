/// The beats of a piece of music, in seconds from the first sample a player plays.
package struct BeatAnalysis: Sendable, Equatable {
  /// Rises whenever the same samples may give other beats, so that stored analyses are made again.
  package static let version: Int64 = 2
  /// Below this the beats are a guess, and cuts should not follow them.
  package static let sureEnough = 0.5

  /// Beats a minute; 0 without beats.
  package var tempo: Double
  /// From 0 (no beat was found, or any would do) to 1.
  package var confidence: Double
  /// Rising.
  package var beats: [Double]
  /// The first beats of bars, as they stand in `beats`.
  package var downbeats: [Double]
  /// Where the music changes: beats that begin a section, the first beat left out.
  package var sections: [Double]
  /// Loudness of each beat against the piece's loudest, 0 to 1.
  package var energies: [Double]
  /// The length heard, in seconds.
  package var duration: Double
  /// What of the file was not heard, an English phrase that follows its name; nil where all of it was.
  package var note: String?

  package init(
    tempo: Double = 0, confidence: Double = 0, beats: [Double] = [], downbeats: [Double] = [],
    sections: [Double] = [], energies: [Double] = [], duration: Double = 0,
    note: String? = nil
  ) {
    self.tempo = tempo
    self.confidence = confidence
    self.beats = beats
    self.downbeats = downbeats
    self.sections = sections
    self.energies = energies
    self.duration = duration
    self.note = note
  }

  /// Whether cuts may follow these beats.
  package var isSure: Bool { confidence >= BeatAnalysis.sureEnough && beats.count > 3 }

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
  /// Three hours at four beats a second, with room.
  private static let mostBeats = 100_000
  /// A day, in seconds.
  private static let longest = 86_400.0

  /// The form of `reel beats --json`; it reads back as an equal analysis.
  package var json: JSON {
    func list(_ values: [Double]) -> JSON { .array(values.map { .real($0) }) }
    return [
      "tempo": .real(tempo), "confidence": .real(confidence), "beats": list(beats),
      "downbeats": list(downbeats), "sections": list(sections), "energies": list(energies),
      "duration": .real(duration), "note": .orNull(note),
    ]
  }

  /// - Throws: `bad-value` or `unknown-field`.
  package init(json: JSON) throws(Problem) {
    let fields = try Fields(json)
    try fields.allow(only: [
      "tempo", "confidence", "beats", "downbeats", "sections", "energies", "duration", "note",
    ])
    self.init(
      tempo: try Self.number(fields, "tempo", in: 0...10_000),
      confidence: try Self.number(fields, "confidence", in: 0...1), beats: try Self.times(fields, "beats"),
      downbeats: try Self.times(fields, "downbeats"), sections: try Self.times(fields, "sections"),
      energies: try Self.numbers(fields, "energies", in: 0...1),
      duration: try Self.number(fields, "duration", in: 0...Self.longest),
      note: try fields.optionalString("note"))
    guard energies.count == beats.count else {
      throw fields.refusal("energies", "must be as many as beats")
    }
  }

  private static func number(
    _ fields: Fields, _ key: String, in range: ClosedRange<Double>
  ) throws(Problem) -> Double {
    guard let number = fields.value(key)?.number, range.contains(number) else {
      throw fields.refusal(key, "must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func numbers(
    _ fields: Fields, _ key: String, in range: ClosedRange<Double>
  ) throws(Problem) -> [Double] {
    let values = try fields.array(key)
    guard values.count <= mostBeats else { throw fields.refusal(key, "must be at most \(mostBeats)") }
    var numbers: [Double] = []
    for value in values {
      guard let number = value.number, range.contains(number) else {
        throw fields.refusal(key, "must be numbers from \(range.lowerBound) to \(range.upperBound)")
      }
      numbers.append(number)
    }
    return numbers
  }

  private static func times(_ fields: Fields, _ key: String) throws(Problem) -> [Double] {
    let times = try numbers(fields, key, in: 0...longest)
    guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw fields.refusal(key, "must rise")
    }
    return times
  }
}
