/// A weighted sum of numbers: log odds.
package struct LinearOdds: Sendable {
  let weights: [Float]
  let bias: Float

  /// Weights, then the bias.
  package init?(parameters: [Float], width: Int) {
    guard parameters.count == width + 1 else { return nil }
    weights = Array(parameters.prefix(width))
    bias = parameters[width]
  }

  func odds(_ numbers: [Float]) -> Float {
    zip(numbers, weights).reduce(bias) { $0 + $1.0 * $1.1 }
  }
}
