internal import CEbur128
internal import Plans

/// Measures loudness as EBU R 128 says, in LUFS.
final class LoudnessMeter {
  /// Samples between two values of `momentary`: 100 ms.
  static let step = 4800
  /// Steps that one momentary loudness looks back over: 400 ms.
  static let window = 4
  /// What is quieter than this does not count: the standard's absolute gate.
  static let gate = -70.0

  private var state: UnsafeMutablePointer<ebur128_state>?
  private var waiting: [Float] = []
  private var count = 0
  /// The loudness of the 400 ms that end with each step; the gate's where there is less.
  private(set) var momentary: [Double] = []
  /// The largest sample.
  private(set) var peak: Float = 0

  init() throws(RenderingError) {
    state = ebur128_init(2, UInt(Encoding.soundRate), Int32(EBUR128_MODE_I.rawValue))
    guard state != nil else { throw .wrong("no memory to measure loudness") }
  }

  deinit { ebur128_destroy(&state) }

  /// Takes interleaved stereo samples in.
  func add(_ samples: [Float]) {
    for sample in samples { peak = max(peak, abs(sample)) }
    waiting += samples
    var start = 0
    while waiting.count - start >= 2 * LoudnessMeter.step {
      add(waiting[start..<start + 2 * LoudnessMeter.step])
      start += 2 * LoudnessMeter.step
    }
    waiting.removeFirst(start)
  }

  private func add(_ step: ArraySlice<Float>) {
    _ = step.withUnsafeBufferPointer { ebur128_add_frames_float(state, $0.baseAddress, step.count / 2) }
    count += step.count / 2
    var loudness = LoudnessMeter.gate
    ebur128_loudness_momentary(state, &loudness)
    momentary.append(max(loudness, LoudnessMeter.gate))
  }

  /// The gated loudness of everything; nil where nothing was heard. To be asked once, at the end.
  func finish() -> Double? {
    let rest = waiting.count / 2
    if !waiting.isEmpty {
      add(waiting[...])
      waiting = []
      // Half a step says little.
      if rest < LoudnessMeter.step / 2, momentary.count > 1 { momentary.removeLast() }
    }
    // Sound of less than a window has no gated loudness: its own share of the window is taken.
    let whole = LoudnessMeter.window * LoudnessMeter.step
    guard count < whole else {
      var loudness = -Double.infinity
      ebur128_loudness_global(state, &loudness)
      return loudness > LoudnessMeter.gate ? loudness : nil
    }
    guard count > 0, let last = momentary.last, last > LoudnessMeter.gate else { return nil }
    return last + Decibels.of(Float(whole) / Float(count)) / 2
  }
}
