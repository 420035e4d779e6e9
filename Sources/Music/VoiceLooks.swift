internal import Glibc

/// 20 ms of sound as far as a voice shows in it.
struct VoiceLook: Sendable {
  /// Mean square above 80 Hz: wind and rumble do not count.
  var energy: Float
  /// Mean square between 130 and 3600 Hz.
  var voiceEnergy: Float
  /// How alike the sound is to itself one period later, up to 1.
  var likeness: Float
  /// Of the pitch, in samples at 8 kHz.
  var period: Float
}

/// Makes looks from samples as they come.
struct VoiceLooks: Sendable {
  /// Pitches are sought at 8 kHz.
  private static let decimation = 6
  /// 40 ms, in which the lowest pitch has three periods.
  private static let window = 320
  /// Periods of 400 to 80 Hz.
  private static let shortest = 20
  private static let longest = 100
  /// The first period almost as alike as the best one is the pitch; later ones are its multiples.
  private static let almost: Float = 0.85

  private var rumble = [Biquad.highPass(80), .highPass(80)]
  private var voiceLow = [Biquad.highPass(130), .highPass(130)]
  private var voiceHigh = [Biquad.lowPass(3600), .lowPass(3600)]
  private var pitchBand = [Biquad.lowPass(1000), .lowPass(1000), .lowPass(1000)]
  private var energies: [(all: Float, voice: Float)] = []
  private var sums: (all: Float, voice: Float) = (0, 0)
  private var count = 0
  /// The sound below 1 kHz at 8 kHz.
  private var low: [Float] = []

  private(set) var all: [VoiceLook] = []

  mutating func add(_ samples: [Float]) {
    for sample in samples {
      let heard = Self.pass(sample.isFinite ? sample : 0, &rumble)
      let voice = Self.pass(Self.pass(heard, &voiceLow), &voiceHigh)
      let deep = Self.pass(heard, &pitchBand)
      sums.all += heard * heard
      sums.voice += voice * voice
      if count % Self.decimation == 0 { low.append(deep) }
      count += 1
      if count % SpeechDetector.hop == 0 {
        energies.append((sums.all / Float(SpeechDetector.hop), sums.voice / Float(SpeechDetector.hop)))
        sums = (0, 0)
      }
    }
  }

  /// Looks for pitches once everything is there.
  mutating func finish() {
    let step = SpeechDetector.hop / Self.decimation
    all = energies.enumerated().map { index, energy in
      let pitch = pitch(at: index * step)
      return VoiceLook(
        energy: energy.all, voiceEnergy: energy.voice, likeness: pitch.likeness, period: pitch.period)
    }
  }

  private static func pass(_ sample: Float, _ chain: inout [Biquad]) -> Float {
    var value = sample
    for index in chain.indices { value = chain[index].pass(value) }
    return value
  }

  private func pitch(at start: Int) -> (likeness: Float, period: Float) {
    let span = Self.window + Self.longest
    guard start + span < low.count else { return (0, Float(Self.longest)) }
    return low[start..<start + span + 1].withUnsafeBufferPointer { sound in
      var own: Float = 1e-9
      for index in 0..<Self.window { own += sound[index] * sound[index] }
      var moved: Float = 1e-9
      for index in 0..<Self.window {
        moved += sound[index + Self.shortest] * sound[index + Self.shortest]
      }
      var likenesses = [Float](repeating: 0, count: Self.longest - Self.shortest + 1)
      for lag in Self.shortest...Self.longest {
        var cross: Float = 0
        for index in 0..<Self.window { cross += sound[index] * sound[index + lag] }
        likenesses[lag - Self.shortest] = cross / (own * max(moved, 1e-9)).squareRoot()
        let leaving = sound[lag]
        let coming = sound[lag + Self.window]
        moved += coming * coming - leaving * leaving
      }
      return Self.first(likenesses)
    }
  }

  private static func first(_ likenesses: [Float]) -> (likeness: Float, period: Float) {
    let best = likenesses.max() ?? 0
    guard let start = likenesses.firstIndex(where: { $0 >= almost * best }) else {
      return (0, Float(longest))
    }
    var top = start
    while top + 1 < likenesses.count, likenesses[top + 1] > likenesses[top] { top += 1 }
    return (likenesses[top], Float(top + shortest))
  }
}

/// A filter of second order at 48 kHz, after the audio cookbook of R. Bristow-Johnson.
struct Biquad: Sendable {
  private let b: (Float, Float, Float)
  private let a: (Float, Float)
  private var x: (Float, Float) = (0, 0)
  private var y: (Float, Float) = (0, 0)

  static func highPass(_ hertz: Double) -> Biquad { Biquad(hertz, sign: -1) }
  static func lowPass(_ hertz: Double) -> Biquad { Biquad(hertz, sign: 1) }

  private init(_ hertz: Double, sign: Double) {
    let angle = 2 * Double.pi * hertz / Double(SpeechDetector.sampleRate)
    let alpha = sin(angle) / (2 * 0.5.squareRoot())
    let scale = 1 / (1 + alpha)
    let edge = (1 - sign * cos(angle)) * scale
    b = (Float(edge / 2), Float(sign * edge), Float(edge / 2))
    a = (Float(-2 * cos(angle) * scale), Float((1 - alpha) * scale))
  }

  mutating func pass(_ sample: Float) -> Float {
    let value = b.0 * sample + b.1 * x.0 + b.2 * x.1 - a.0 * y.0 - a.1 * y.1
    x = (sample, x.0)
    y = (value, y.0)
    return value
  }
}
