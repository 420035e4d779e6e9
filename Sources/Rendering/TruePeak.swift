internal import Glibc

/// The largest value of a stereo wave at its samples and three places between each two, as ITU-R BS.1770 estimates it.
struct TruePeak {
  /// Samples by which a peak is told late.
  static let delay = taps / 2
  private static let taps = 12
  /// A windowed sinc for each place between two samples.
  private static let phases: [[Float]] = [0.25, 0.5, 0.75].map { part in
    (0..<taps).map { tap in
      let place = Double(tap - taps / 2 + 1) - part
      let window = 0.5 + 0.5 * cos(Double.pi * place / (Double(taps) / 2 + 0.5))
      return Float(sin(Double.pi * place) / (Double.pi * place) * window)
    }
  }

  /// The last samples, the newest last, twice in a row so that they always lie side by side.
  private var left = [Float](repeating: 0, count: 2 * taps)
  private var right = [Float](repeating: 0, count: 2 * taps)
  private var place = 0

  /// Takes a sample of both sides in; gives the peak around the one `delay` before it.
  mutating func next(_ left: Float, _ right: Float) -> Float {
    push(left, right)
    let middle = place + TruePeak.taps / 2 - 1
    var peak = max(abs(self.left[middle]), abs(self.right[middle]))
    for phase in TruePeak.phases {
      var sums: (Float, Float) = (0, 0)
      for tap in 0..<TruePeak.taps {
        sums.0 += phase[tap] * self.left[place + tap]
        sums.1 += phase[tap] * self.right[place + tap]
      }
      peak = max(peak, max(abs(sums.0), abs(sums.1)))
    }
    return peak
  }

  /// Takes interleaved samples in whose peaks nobody wants.
  mutating func skip(_ samples: [Float]) {
    let start = max(0, samples.count - 2 * TruePeak.taps)
    for index in stride(from: start, to: samples.count - 1, by: 2) {
      push(samples[index], samples[index + 1])
    }
  }

  private mutating func push(_ left: Float, _ right: Float) {
    self.left[place] = left
    self.left[place + TruePeak.taps] = left
    self.right[place] = right
    self.right[place + TruePeak.taps] = right
    place = (place + 1) % TruePeak.taps
  }
}
