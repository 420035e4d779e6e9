/// Keeps the wave within a ceiling, between samples too, by turning both channels down before a peak comes and slowly
/// up after it.
///
/// Mixed sound may exceed full scale by 6 dB and more; fixed headroom would make every quiet film quieter still,
/// so only what exceeds is turned down, and sound that never does passes unchanged, bit by bit.
struct PeakLimiter {
  /// Largest peak let through: 2 dB below full scale, so that after what AAC adds 1 dB stays.
  static let ceiling: Float = 0.794
  /// Below this part of the ceiling no wave between samples comes near it.
  private static let harmless: Float = 0.5
  /// Samples over which the gain falls before a peak: 5 ms at 48 kHz, short enough to go unheard.
  private static let attack = 240
  /// Part of the missing gain that comes back with each sample: 63 % in 100 ms at 48 kHz.
  private static let recovery = 1.0 / 4800

  /// A gain this near to one is one: the rest of the way would take for ever and is not heard.
  private static let whole = 0.99999

  /// Samples waiting until the gain for them is known, interleaved.
  private var waiting = [Float](repeating: 0, count: 2 * delay)
  /// The smallest needed gains within the window, rising, with the sample each belongs to.
  private var lowest: ArraySlice<(number: Int64, gain: Double)> = []
  /// The last gains whose mean is applied, as a ring.
  private var recent = [Double](repeating: 1, count: attack)
  private var sum = Double(attack)
  private var released = 1.0
  private var number: Int64 = 0
  private var truePeak = TruePeak()

  /// Samples by which the output lags behind the input.
  static let delay = attack - 1 + TruePeak.delay

  /// Takes interleaved samples in and appends as many, `delay` samples older, to `output`.
  mutating func process(_ input: [Float], into output: inout [Float]) {
    let first = waiting.count - 2 * PeakLimiter.delay
    waiting += input
    if isIdle, input.allSatisfy({ abs($0) <= PeakLimiter.harmless * PeakLimiter.ceiling }) {
      truePeak.skip(input)
      output += waiting[first..<first + input.count]
      waiting.removeFirst(input.count)
      number += Int64(input.count / 2)
      return
    }
    for index in stride(from: 0, to: input.count, by: 2) {
      let gain = Float(step(peak: truePeak.next(input[index], input[index + 1])))
      output.append(waiting[first + index] * gain)
      output.append(waiting[first + index + 1] * gain)
    }
    waiting.removeFirst(input.count)
  }

  /// Nothing is turned down now nor was within the window: whole blocks may pass.
  private var isIdle: Bool { sum == Double(PeakLimiter.attack) && lowest.allSatisfy { $0.gain == 1 } }

  /// Takes the peak of the newest sample in and gives the gain of the one `delay` samples before it.
  private mutating func step(peak: Float) -> Double {
    let needed = peak > PeakLimiter.ceiling ? Double(PeakLimiter.ceiling) / Double(peak) : 1
    while let last = lowest.last, last.gain >= needed { lowest.removeLast() }
    lowest.append((number, needed))
    while let first = lowest.first, first.number <= number - Int64(PeakLimiter.attack) {
      lowest.removeFirst()
    }
    let floor = lowest.first?.gain ?? 1
    released = min(floor, released + (1 - released) * PeakLimiter.recovery)
    if released > PeakLimiter.whole { released = floor }
    let slot = Int(number % Int64(PeakLimiter.attack))
    sum += released - recent[slot]
    recent[slot] = released
    // Each step may round: the sum starts anew every round.
    if slot == 0 { sum = recent.reduce(0, +) }
    number += 1
    return sum / Double(PeakLimiter.attack)
  }
}
