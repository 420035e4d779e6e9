/// A gain that changes over time, given in decibels every 10 ms and straight between.
struct GainCurve: Equatable {
  /// Samples from one value to the next.
  static let step: Int64 = 480

  /// At least one.
  private let decibels: [Double]
  private let factors: [Float]

  init(_ decibels: [Double]) {
    let all = decibels.isEmpty ? [0] : decibels
    self.decibels = all
    factors = all.map(Decibels.factor)
  }

  /// One gain for all time.
  init(steady decibels: Double) { self.init([decibels]) }

  /// Scales the interleaved samples from `first` on, which begin `position` samples after the curve.
  func apply(to samples: inout [Float], from first: Int, at position: Int64) {
    if factors.count == 1 {
      guard factors[0] != 1 else { return }
      for index in first..<samples.count { samples[index] *= factors[0] }
      return
    }
    for index in stride(from: first, to: samples.count - 1, by: 2) {
      let number = max(0, position + Int64((index - first) / 2))
      let place = min(factors.count - 1, Int(number / GainCurve.step))
      let next = min(factors.count - 1, place + 1)
      let part = Float(number % GainCurve.step) / Float(GainCurve.step)
      let gain = factors[place] + (factors[next] - factors[place]) * part
      samples[index] *= gain
      samples[index + 1] *= gain
    }
  }

  /// The gain at a sample, in decibels, without what lies between two values.
  func level(at position: Int64) -> Double {
    decibels[min(decibels.count - 1, max(0, Int(position / GainCurve.step)))]
  }
}
