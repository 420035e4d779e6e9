internal import Glibc
internal import Music
internal import Plans

/// Sounds put together sample by sample, so that every start is known exactly.
struct Sound {
  static let rate = 44_100
  var samples: [Float]

  init(seconds: Double) { samples = [Float](repeating: 0, count: Int(seconds * Double(Self.rate))) }

  /// Adds a struck sound: a sine that dies away, or noise when `hertz` is 0.
  mutating func strike(at second: Double, hertz: Double, decay: Double, loudness: Double) {
    let start = Int((second * Double(Self.rate)).rounded())
    var noise = Noise(seed: UInt64(bitPattern: Int64(start)) &+ 1)
    for offset in 0..<Int(0.2 * Double(Self.rate)) where samples.indices.contains(start + offset) {
      let time = Double(offset) / Double(Self.rate)
      let wave = hertz > 0 ? sin(2 * Double.pi * hertz * time + 1.57) : noise.next()
      samples[start + offset] += Float(loudness * wave * exp(-time * decay))
    }
  }

  mutating func kick(_ second: Double) { strike(at: second, hertz: 70, decay: 18, loudness: 0.8) }
  mutating func snare(_ second: Double) { strike(at: second, hertz: 0, decay: 24, loudness: 0.3) }
  mutating func hat(_ second: Double) { strike(at: second, hertz: 0, decay: 90, loudness: 0.1) }
  mutating func click(_ second: Double) { strike(at: second, hertz: 1000, decay: 60, loudness: 0.6) }

  /// Adds bowed tones: each swells over `attack` seconds, and partials of a chord die away slowly.
  mutating func bow(at second: Double, seconds: Double, hertz: [Double], attack: Double, loudness: Double) {
    let start = Int((second * Double(Self.rate)).rounded())
    for offset in 0..<Int(seconds * Double(Self.rate)) where samples.indices.contains(start + offset) {
      let time = Double(offset) / Double(Self.rate)
      let swell = (1 - exp(-time / attack)) * min(1, (seconds - time) / 0.08)
      var wave = 0.0
      for tone in hertz {
        for partial in 1...4 {
          wave += sin(2 * Double.pi * tone * Double(partial) * time) / Double(partial * partial)
        }
      }
      samples[start + offset] += Float(loudness * wave * swell)
    }
  }

  /// The same sound in steps of `step`: a noise that follows the sound, as a codec's does.
  func rounded(to step: Float) -> Sound {
    var rounded = self
    for index in rounded.samples.indices {
      rounded.samples[index] = (rounded.samples[index] / step).rounded() * step
    }
    return rounded
  }

  static func noise(seconds: Double) -> Sound {
    var sound = Sound(seconds: seconds)
    var noise = Noise(seed: 11)
    for index in sound.samples.indices { sound.samples[index] = Float(0.2 * noise.next()) }
    return sound
  }

  /// Runs the whole analysis, feeding `block` samples at a time.
  func analysed(block: Int = 65_536) -> BeatAnalysis {
    var hearing = Hearing(transform: fourier)
    var start = 0
    while start < samples.count {
      let end = min(samples.count, start + block)
      samples[start..<end].withUnsafeBufferPointer { hearing.feed($0) }
      start = end
    }
    return BeatTracker.fitted.analyse(hearing.finish())
  }
}

/// Repeatable noise between -1 and 1.
struct Noise {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / Double(1 << 52) - 1
  }
}

/// A plain radix-2 transform of one window, slow and obvious.
func fourier(_ input: UnsafeMutablePointer<Float>, _ output: UnsafeMutablePointer<Float>) {
  let count = Hearing.window
  var real = (0..<count).map { Double(input[$0]) }
  var imaginary = [Double](repeating: 0, count: count)
  var mirrored = 0
  for index in 1..<count {
    var bit = count >> 1
    while mirrored & bit != 0 {
      mirrored ^= bit
      bit >>= 1
    }
    mirrored |= bit
    if index < mirrored { real.swapAt(index, mirrored) }
  }
  var size = 2
  while size <= count {
    for place in 0..<(size / 2) {
      let angle = -2 * Double.pi * Double(place) / Double(size)
      let (cosine, sine) = (cos(angle), sin(angle))
      for even in stride(from: place, to: count, by: size) {
        let odd = even + size / 2
        let turnedReal = real[odd] * cosine - imaginary[odd] * sine
        let turnedImaginary = real[odd] * sine + imaginary[odd] * cosine
        (real[odd], imaginary[odd]) = (real[even] - turnedReal, imaginary[even] - turnedImaginary)
        real[even] += turnedReal
        imaginary[even] += turnedImaginary
      }
    }
    size *= 2
  }
  for bin in 0...(count / 2) {
    output[2 * bin] = Float(real[bin])
    output[2 * bin + 1] = Float(imaginary[bin])
  }
}
