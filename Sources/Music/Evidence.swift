internal import Glibc

/// What speaks for a beat in each frame of 10 ms: onset strength, and the network's likelihoods.
struct Evidence {
  /// Logits beyond this say no more: one missing drum must not outweigh four present ones.
  private static let logitLimit: Float = 3.5
  /// How the two join in the tracker's reward.
  private static let logitShare: Float = 0.7
  private static let strengthShare: Float = 0.4
  /// A beat on an onset weaker than this costs.
  private static let strengthFloor: Float = 0.62

  let frames: Int
  let strength: OnsetStrength
  /// Probabilities, 100 a second.
  let beat: [Float]
  let downbeat: [Float]
  /// Gain of a beat in this frame.
  let reward: [Float]
  /// What tempo is sought in.
  let pulse: [Float]

  init(_ features: Features, network: BeatNetwork) {
    frames = features.frames
    let strength = OnsetStrength(features.flux)
    let logits = network.logits(features.network)
    let beatLogits = Self.spread(logits.beat, to: frames)
    beat = beatLogits.map(Self.probability)
    downbeat = Self.spread(logits.downbeat, to: frames).map(Self.probability)
    reward = zip(beatLogits, strength.all).map { logit, onset in
      Self.logitShare * min(Self.logitLimit, max(-Self.logitLimit, logit))
        + Self.strengthShare * (onset - Self.strengthFloor)
    }
    pulse = zip(beat, strength.all).map { 3 * $0 + 0.3 * $1 }
    self.strength = strength
  }

  private init(_ whole: Evidence, _ range: Range<Int>) {
    frames = range.count
    strength = whole.strength.part(range)
    beat = Array(whole.beat[range])
    downbeat = Array(whole.downbeat[range])
    reward = Array(whole.reward[range])
    pulse = Array(whole.pulse[range])
  }

  /// What was found in some of the frames, as if they were all.
  func part(_ range: Range<Int>) -> Evidence { Evidence(self, range) }

  static func probability(_ logit: Float) -> Float { 1 / (1 + expf(-logit)) }

  /// From frames of 20 ms, each lying between two of 10 ms, to frames of 10 ms.
  private static func spread(_ values: [Float], to frames: Int) -> [Float] {
    guard let last = values.indices.last else { return [Float](repeating: -9, count: frames) }
    return (0..<frames).map { frame in
      let place = (Float(frame) - 0.5) / 2
      let lower = min(last, max(0, Int(place.rounded(.down))))
      let upper = min(last, lower + 1)
      let share = min(1, max(0, place - Float(lower)))
      return values[lower] * (1 - share) + values[upper] * share
    }
  }
}
