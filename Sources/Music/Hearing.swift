internal import Glibc

/// What is kept of the samples while they pass by: a band spectrum 100 times a second and fine energy steps.
package struct Hearing: ~Copyable {
  /// All analysis runs at this rate, so that a song gives the same beats whatever its file's rate.
  package static let sampleRate = 44_100
  /// 46 ms: long enough to part bass notes, short enough to place a drum.
  package static let window = 2048
  /// 10 ms between frames.
  package static let hop = 441
  /// 2.9 ms: the grain in which the exact start of a sound is sought.
  static let energyStep = 128

  /// A transform of `window` real values into `window / 2 + 1` complex ones, interleaved (re, im).
  /// The arrays are aligned as Swift's are (16 bytes); the first may be overwritten.
  package typealias Transform = (UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>) -> Void

  private let transform: Transform
  private let layout = BandLayout()
  private let taper: [Float]
  private var waiting: [Float]
  private var rows: [Float] = []
  private var windowed: [Float]
  private var spectrum: [Float]
  private var magnitudes: [Float]
  private var energies: [Float] = []
  private var partial: Float = 0
  private var partialCount = 0
  private var previous: Float = 0
  private var count = 0

  package init(transform: @escaping Transform) {
    self.transform = transform
    taper = (0..<Self.window).map { index in
      Float(0.5 - 0.5 * cos(2 * Double.pi * Double(index) / Double(Self.window)))
    }
    waiting = [Float](repeating: 0, count: Self.window / 2)
    windowed = [Float](repeating: 0, count: Self.window)
    spectrum = [Float](repeating: 0, count: Self.window + 2)
    magnitudes = [Float](repeating: 0, count: Self.window / 2 + 1)
  }

  /// Takes the next mono samples, at 44.1 kHz; values that are no numbers count as silence.
  package mutating func feed(_ samples: UnsafeBufferPointer<Float>) {
    waiting.reserveCapacity(waiting.count + samples.count)
    for sample in samples {
      let value = sample.isFinite ? sample : 0
      addEnergy(value)
      waiting.append(value)
    }
    count += samples.count
    drain()
  }

  /// Ends the sound and gives what was heard.
  package consuming func finish() -> Heard {
    let frames = (count + Self.hop - 1) / Self.hop
    waiting.append(contentsOf: repeatElement(0, count: Self.window))
    drain()
    if partialCount > 0 { energies.append(partial) }
    let width = layout.bands.count
    let kept = min(frames, rows.count / width)
    if rows.count > kept * width { rows.removeLast(rows.count - kept * width) }
    return Heard(layout: layout, frames: kept, rows: rows, energies: energies, samples: count)
  }

  /// Energy of the signal and of its difference: the difference shows a hi-hat over a bass note.
  private mutating func addEnergy(_ value: Float) {
    let step = value - previous
    previous = value
    partial += value * value + 4 * step * step
    partialCount += 1
    if partialCount == Self.energyStep {
      energies.append(partial)
      partial = 0
      partialCount = 0
    }
  }

  private mutating func drain() {
    var start = 0
    while waiting.count - start >= Self.window {
      analyse(from: start)
      start += Self.hop
    }
    waiting.removeFirst(min(start, waiting.count))
  }

  private mutating func analyse(from start: Int) {
    windowed.withUnsafeMutableBufferPointer { input in
      spectrum.withUnsafeMutableBufferPointer { output in
        for index in 0..<Self.window { input[index] = waiting[start + index] * taper[index] }
        if let input = input.baseAddress, let output = output.baseAddress { transform(input, output) }
        for bin in 0..<magnitudes.count {
          let real = output[2 * bin]
          let imaginary = output[2 * bin + 1]
          magnitudes[bin] = (real * real + imaginary * imaginary).squareRoot()
        }
      }
    }
    let width = layout.bands.count
    let end = rows.count
    rows.append(contentsOf: repeatElement(0, count: width))
    rows.withUnsafeMutableBufferPointer { rows in
      magnitudes.withUnsafeBufferPointer { magnitudes in
        guard let from = magnitudes.baseAddress, let to = rows.baseAddress else { return }
        layout.apply(from, to: to + end)
      }
    }
  }
}

/// A whole sound as `Hearing` kept it.
package struct Heard: Sendable {
  let layout: BandLayout
  /// Frames of 10 ms; frame t is centred on sample 441 t.
  let frames: Int
  /// `frames` rows of band magnitudes.
  let rows: [Float]
  let energies: [Float]
  let samples: Int
}
