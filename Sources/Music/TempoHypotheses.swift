internal import Glibc

/// Beat intervals worth trying, in frames of 10 ms, from the periods of the pulse.
enum TempoHypotheses {
  /// Beats a minute that a listener taps.
  static let range = 48.0...215.0
  private static let window = 800
  private static let windowStep = 100
  /// The longest lag: four beats at the slowest tempo.
  private static let longest = 520
  private static let comb: [(Double, Double)] = [(1, 1), (2, 0.8), (3, 0.4), (4, 0.8)]
  /// Centre and width of what people tap, in beats a minute and octaves.
  private static let commonTempo = 112.0
  private static let commonWidth = 0.75
  private static let peaks = 4
  private static let related = [1.0 / 3, 0.5, 2.0 / 3, 1.5, 2, 3]
  /// Intervals nearer than this share are one hypothesis.
  private static let likeness = 0.04
  private static let gridStep = 0.25

  static func intervals(_ correlation: [Double]) -> [Double] {
    let shortest = 6000 / range.upperBound
    let slowest = 6000 / range.lowerBound
    let grid = stride(from: shortest, through: slowest, by: gridStep).map { $0 }
    let scores = grid.map { score($0, correlation) }
    let tops = scores.indices.filter { index in
      (index == 0 || scores[index] > scores[index - 1])
        && (index == scores.count - 1 || scores[index] >= scores[index + 1])
    }.sorted { scores[$0] > scores[$1] }
    guard let best = tops.first else { return [] }
    var found: [Double] = []
    func propose(_ interval: Double) {
      guard interval >= shortest, interval <= slowest else { return }
      if found.allSatisfy({ abs($0 / interval - 1) > likeness }) { found.append(interval) }
    }
    for top in tops.prefix(peaks) { propose(grid[top]) }
    for factor in related { propose(grid[best] * factor) }
    return found
  }

  private static func score(_ interval: Double, _ correlation: [Double]) -> Double {
    var sum = 0.0
    for (factor, share) in comb { sum += share * value(correlation, at: interval * factor) }
    let octaves = log2(6000 / interval / commonTempo) / commonWidth
    return sum * exp(-0.5 * octaves * octaves)
  }

  /// The correlation at a lag between frames; 0 beyond its end.
  static func value(_ correlation: [Double], at lag: Double) -> Double {
    let lower = Int(lag)
    guard lower >= 0, lower + 1 < correlation.count else { return 0 }
    let share = lag - Double(lower)
    return correlation[lower] * (1 - share) + correlation[lower + 1] * share
  }

  /// Autocorrelation over windows of 8 s, averaged; 1 at lag 0.
  static func correlation(_ pulse: [Float]) -> [Double] {
    var total = [Double](repeating: 0, count: longest + 1)
    let length = min(window, pulse.count)
    let taper = (0..<length).map { 0.5 - 0.5 * cos(2 * Double.pi * (Double($0) + 0.5) / Double(length)) }
    var start = 0
    repeat {
      let part = pulse[start..<(start + length)]
      let mean = part.reduce(0, +) / Float(length)
      let shaped = zip(part, taper).map { Float(Double($0 - mean) * $1) }
      shaped.withUnsafeBufferPointer { shaped in
        for lag in 0...min(longest, length - 1) {
          var sum: Float = 0
          for index in 0..<(length - lag) { sum += shaped[index] * shaped[index + lag] }
          // The taper leaves fewer products at long lags.
          total[lag] += Double(sum) / (1 - 0.6 * Double(lag) / Double(length))
        }
      }
      start += windowStep
    } while start + length <= pulse.count
    let whole = total[0] > 0 ? total[0] : 1
    return total.map { $0 / whole }
  }
}
