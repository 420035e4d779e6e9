internal import Glibc

/// Chooses among pulses by a small network over their measures, fitted to how well pulses hit true beats.
package struct PulseChoice: Sendable {
  /// Hidden units, beside a straight weighted sum.
  static let hidden = 12
  /// Numbers read of a pulse: its own measures and how they stand against the other pulses'.
  static let width = PulseMeasures.count
  package static let parameterCount = 2 * width + width + hidden * (width + 1) + hidden + 3

  private let mean: [Float]
  private let scale: [Float]
  private let straight: [Float]
  private let inner: [Float]
  private let innerBias: [Float]
  private let outer: [Float]
  /// Confidence: logistic of margin and score.
  private let sureness: [Float]

  package init?(parameters: [Float]) {
    guard parameters.count == Self.parameterCount else { return nil }
    var rest = parameters[...]
    func take(_ count: Int) -> [Float] {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    mean = take(Self.width)
    scale = take(Self.width)
    straight = take(Self.width)
    inner = take(Self.hidden * Self.width)
    innerBias = take(Self.hidden)
    outer = take(Self.hidden)
    sureness = take(3)
  }

  /// The best row and how sure it is; nil when there is none.
  func best(_ rows: [[Float]]) -> (index: Int, confidence: Double)? {
    let scores = rows.map(score)
    guard let index = scores.indices.max(by: { scores[$0] < scores[$1] }) else { return nil }
    let sum = scores.reduce(0) { $0 + expf($1 - scores[index]) }
    // The share that falls to the choice, and how likely the network finds its beats.
    let share = 1 / sum
    let likely = rows[index][PulseMeasures.meanLikelihood]
    let odds = sureness[0] * share + sureness[1] * likely + sureness[2]
    return (index, Double((1000 / (1 + expf(-odds))).rounded() / 1000))
  }

  private func score(_ numbers: [Float]) -> Float {
    let row = numbers.indices.map { min(5, max(-5, (numbers[$0] - mean[$0]) * scale[$0])) }
    var sum = zip(row, straight).reduce(Float(0)) { $0 + $1.0 * $1.1 }
    for unit in 0..<Self.hidden {
      var value = innerBias[unit]
      for index in row.indices { value += inner[unit * Self.width + index] * row[index] }
      sum += outer[unit] * tanhf(value)
    }
    return sum
  }
}
