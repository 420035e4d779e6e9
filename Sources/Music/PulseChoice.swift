internal import Glibc

/// Chooses among pulses by a weighted sum of their measures, fitted to how well pulses hit true beats.
/// A layer of hidden units was tried and did no better on pieces not seen.
package struct PulseChoice: Sendable {
  private static let width = PulseMeasures.count
  private static let limit: Float = 5

  private let mean: [Float]
  private let scale: [Float]
  private let weights: [Float]
  /// Confidence: log odds from the choice's share, the likelihood of its beats, and 1.
  private let sureness: [Float]

  package init?(parameters: [Float]) {
    let width = Self.width
    guard parameters.count == 3 * width + 3 else { return nil }
    mean = Array(parameters[..<width])
    scale = Array(parameters[width..<(2 * width)])
    weights = Array(parameters[(2 * width)..<(3 * width)])
    sureness = Array(parameters[(3 * width)...])
  }

  /// The best row and how sure it is; nil when there is none.
  func best(_ rows: [[Float]]) -> (index: Int, confidence: Double)? {
    let scores = rows.map(score)
    guard let index = scores.indices.max(by: { scores[$0] < scores[$1] }) else { return nil }
    let share = 1 / scores.reduce(0) { $0 + expf($1 - scores[index]) }
    let likely = rows[index][PulseMeasures.meanLikelihood]
    let odds = sureness[0] * share + sureness[1] * likely + sureness[2]
    return (index, (1000 / (1 + exp(-Double(odds)))).rounded() / 1000)
  }

  private func score(_ numbers: [Float]) -> Float {
    numbers.indices.reduce(0) { sum, index in
      let value = (numbers[index] - mean[index]) * scale[index]
      return sum + weights[index] * min(Self.limit, max(-Self.limit, value))
    }
  }
}
