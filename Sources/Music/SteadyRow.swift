/// A row of instants that keeps its pace: near what was measured, with as little change from one interval to
/// the next as that allows. What was measured surely holds the rest, and what lies off the row hardly bends it.
package enum SteadyRow {
  /// What a change of interval costs against a measured instant of weight 1 that is missed by as much.
  private static let stiffness = 1.0
  /// Instants this far off the row, in seconds, count half in the next fit; and the number of such fits.
  private static let tolerance = 0.012
  private static let refits = 3

  /// The row through `measured`; weights are above 0.
  package static func through(_ measured: [Double], weights: [Double]) -> [Double] {
    guard measured.count > 3 else { return measured }
    var row = fitted(measured, weights)
    for _ in 0..<refits {
      let trusted = measured.indices.map { index in
        let off = (measured[index] - row[index]) / tolerance
        return weights[index] / (1 + off * off)
      }
      row = fitted(measured, trusted)
    }
    return row
  }

  /// The least sum of weighted squares of what is missed and of the squares of second differences: a matrix of
  /// five diagonals, parted into a lower and an upper half.
  private static func fitted(_ measured: [Double], _ weights: [Double]) -> [Double] {
    let count = measured.count
    var middle = weights
    var next = [Double](repeating: 0, count: count)
    var second = [Double](repeating: 0, count: count)
    for index in 0..<(count - 2) {
      middle[index] += stiffness
      middle[index + 1] += 4 * stiffness
      middle[index + 2] += stiffness
      next[index] -= 2 * stiffness
      next[index + 1] -= 2 * stiffness
      second[index] += stiffness
    }
    var row = zip(measured, weights).map { $0 * $1 }
    for index in 0..<count {
      if index > 0 {
        let share = next[index - 1]
        middle[index] -= share * share * middle[index - 1]
        next[index] -= share * second[index - 1] * middle[index - 1]
        row[index] -= share * row[index - 1]
      }
      if index > 1 {
        let share = second[index - 2]
        middle[index] -= share * share * middle[index - 2]
        row[index] -= share * row[index - 2]
      }
      next[index] /= middle[index]
      second[index] /= middle[index]
    }
    for index in (0..<count).reversed() {
      row[index] /= middle[index]
      if index + 1 < count { row[index] -= next[index] * row[index + 1] }
      if index + 2 < count { row[index] -= second[index] * row[index + 2] }
    }
    return row
  }
}
