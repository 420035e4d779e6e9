internal import Glibc

/// Between factors of amplitude and decibels.
enum Decibels {
  static func factor(_ decibels: Double) -> Float { Float(pow(10, decibels / 20)) }
  static func of(_ factor: Float) -> Double { 20 * log10(Double(max(factor, 1e-9))) }

  /// The decibels of the mean power of levels in decibels; nil of none.
  static func mean(_ levels: some Collection<Double>) -> Double? {
    guard !levels.isEmpty else { return nil }
    return 10 * log10(levels.reduce(0) { $0 + pow(10, $1 / 10) } / Double(levels.count))
  }
}
