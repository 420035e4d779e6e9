internal import Glibc

/// Finds where somebody speaks in a sound, by what sets a voice apart from music, noise and machines.
///
/// In every second of sound: most energy lies between 130 and 3600 Hz; syllables and pauses make it swell two to
/// eight times a second, neither hardly (noise, held tones) nor wholly (knocks, drums); most loud moments have a
/// pitch between 80 and 400 Hz; and that pitch glides, which the notes of instruments and machines do not.
package struct SpeechDetector: Sendable {
  /// Samples a second that go in.
  package static let sampleRate = 48_000
  /// 20 ms between looks.
  static let hop = 960
  /// Looks in the second that is judged at a time, and from one judgement to the next.
  private static let span = 50
  private static let stride = 5
  /// Of the ten judgements that see a moment so many must agree: one second may look like a voice by chance.
  private static let agreeing = 3
  /// A pause of so many looks ends a stretch of speech; shorter ones belong to it.
  private static let pause = 25
  /// Looks of the shortest stretch.
  private static let shortest = 25

  private var looks = VoiceLooks()

  package init() {}

  /// Takes the next mono samples in.
  package mutating func feed(_ samples: [Float]) { looks.add(samples) }

  /// Where speech was heard, in samples, rising.
  package consuming func finish() -> [Range<Int>] {
    looks.finish()
    guard !looks.all.isEmpty else { return [] }
    let agreed = agreement()
    let threshold = loudEnough(agreed)
    var found: [Range<Int>] = []
    for (index, look) in looks.all.enumerated()
    where agreed[index] >= Self.agreeing && look.voiceEnergy >= threshold {
      if let last = found.last, index - last.upperBound < Self.pause {
        found[found.count - 1] = last.lowerBound..<index + 1
      } else {
        found.append(index..<index + 1)
      }
    }
    return found.filter { $0.count >= Self.shortest }.map {
      $0.lowerBound * Self.hop..<$0.upperBound * Self.hop
    }
  }

  /// How many of the judgements that see each look found a voice, as if ten did.
  private func agreement() -> [Int] {
    let count = looks.all.count
    var voices = [Int](repeating: 0, count: count)
    var seconds = [Int](repeating: 0, count: count)
    var start = 0
    while start == 0 || start + Self.span <= count {
      let end = min(count, start + Self.span)
      let isVoice = VoiceMeasures(looks.all[start..<end]).isVoice
      for index in start..<end {
        seconds[index] += 1
        if isVoice { voices[index] += 1 }
      }
      start += Self.stride
    }
    return zip(voices, seconds).map { $1 == 0 ? 0 : $0 * Self.span / Self.stride / $1 }
  }

  /// What is 17 dB below the loud moments of speech is a pause.
  private func loudEnough(_ agreed: [Int]) -> Float {
    let energies = zip(looks.all, agreed).filter { $1 >= Self.agreeing }.map(\.0.voiceEnergy).sorted()
    return energies.isEmpty ? .infinity : energies[energies.count * 9 / 10] * 0.02
  }
}

/// What a second of sound is like.
struct VoiceMeasures {
  /// The bounds of a voice, each from what was measured of speech in nine languages, clean and in noise, and of music.
  private static let leastShare: Float = 0.35
  private static let pauses: ClosedRange<Float> = 0.12...0.8
  private static let swelling: ClosedRange<Float> = 0.38...1.6
  private static let leastVoiced: Float = 0.5
  private static let leastGliding: Float = 0.15
  /// A moment this much below the mean is a pause.
  private static let pauseShare: Float = 0.25
  /// A likeness from which on a look has a pitch.
  private static let leastPitch: Float = 0.7
  /// Octaves a gliding pitch moves in 20 ms: less is a held note, more another voice or a slip.
  private static let glide: ClosedRange<Float> = 0.005...0.12
  /// Mean square under which nothing is heard: -55 dB.
  private static let silence: Float = 3e-6

  let isVoice: Bool

  init(_ looks: ArraySlice<VoiceLook>) {
    let all = Array(looks)
    let total = all.reduce(0) { $0 + $1.energy }
    let voice = all.reduce(0) { $0 + $1.voiceEnergy }
    let mean = voice / Float(max(1, all.count))
    let loud = all.map { $0.voiceEnergy >= Self.pauseShare * mean }
    let voiced = zip(all, loud).map { $0.likeness > Self.leastPitch && $1 }
    let share = Float(voiced.count { $0 }) / Float(max(1, loud.count { $0 }))
    let quiet = Float(loud.count { !$0 }) / Float(max(1, all.count))
    isVoice =
      total > Self.silence * Float(all.count) && voice >= Self.leastShare * total
      && Self.pauses.contains(quiet) && share >= Self.leastVoiced
      && Self.gliding(all, voiced) >= Self.leastGliding && Self.swelling.contains(Self.swelling(of: all))
  }

  /// The part of neighbouring looks with a pitch between which it glides.
  private static func gliding(_ all: [VoiceLook], _ voiced: [Bool]) -> Float {
    var pairs: Float = 0
    var glides: Float = 0
    for index in 1..<max(1, all.count) where voiced[index] && voiced[index - 1] {
      pairs += 1
      let step = abs(log2f(all[index].period / all[index - 1].period))
      if glide.contains(step) { glides += 1 }
    }
    return pairs == 0 ? 0 : glides / pairs
  }

  /// How much the loudness swells two to eight times a second, against its mean.
  private static func swelling(of all: [VoiceLook]) -> Float {
    let levels = all.map { $0.voiceEnergy.squareRoot() }
    let mean = levels.reduce(0, +) / Float(max(1, levels.count))
    guard mean > 0, levels.count > 10 else { return 0 }
    let count = Double(levels.count)
    var power = 0.0
    // Periods of the second that is looked at; a shorter one has as many fewer.
    for number in 2...8 {
      let turns = Double(number) * count / 50
      var real = 0.0
      var imaginary = 0.0
      for (index, level) in levels.enumerated() {
        let place = 2 * Double.pi * Double(index) / count
        let tapered = Double(level - mean) * (0.5 - 0.5 * cos(place))
        real += tapered * cos(place * turns)
        imaginary -= tapered * sin(place * turns)
      }
      power += real * real + imaginary * imaginary
    }
    return Float((2 * power).squareRoot() / count / 0.6) / mean
  }
}
