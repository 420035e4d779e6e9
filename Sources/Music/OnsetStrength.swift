internal import Glibc

/// How strongly something starts in each frame of 10 ms, evened out so that quiet passages count.
struct OnsetStrength {
  /// Share of the three ranges: the middle has most notes, the bass most beats.
  private static let shares: [Float] = [0.35, 0.40, 0.25]
  /// The floor is the mean of this many frames to either side (0.4 s).
  private static let floorReach = 40
  /// Strength is measured against the mean of this many frames to either side (4 s).
  private static let scaleReach = 400
  /// A share of the whole piece's mean joins the local one, so that silence stays silent.
  private static let wholeShare: Float = 0.25
  private static let limit: Float = 4

  /// Low, middle and high range, each normalised.
  let ranges: [[Float]]
  let all: [Float]

  init(_ flux: [[Float]]) {
    ranges = flux.map(Self.even)
    var sum = [Float](repeating: 0, count: flux[0].count)
    for (range, share) in zip(ranges, Self.shares) {
      for index in sum.indices { sum[index] += share * range[index] }
    }
    all = Self.scaled(sum).map { min(Self.limit, $0) }
  }

  /// The same over some of the frames.
  func part(_ range: Range<Int>) -> OnsetStrength {
    OnsetStrength(ranges: ranges.map { Array($0[range]) }, all: Array(all[range]))
  }

  private init(ranges: [[Float]], all: [Float]) {
    self.ranges = ranges
    self.all = all
  }

  private static func even(_ flux: [Float]) -> [Float] {
    let last = flux.count - 1
    let smooth = flux.indices.map { index in
      0.25 * flux[max(0, index - 1)] + 0.5 * flux[index] + 0.25 * flux[min(last, index + 1)]
    }
    let floor = localMean(smooth, reach: floorReach)
    return scaled(zip(smooth, floor).map { max(0, $0 - $1) })
  }

  private static func scaled(_ values: [Float]) -> [Float] {
    let power = localMean(values.map { $0 * $0 }, reach: scaleReach).map { $0.squareRoot() }
    let whole = power.reduce(0, +) / Float(max(1, power.count)) * wholeShare
    return zip(values, power).map { $0 / ($1 + whole + 1e-9) }
  }

  /// The mean over `reach` values to either side, fewer at the ends.
  static func localMean(_ values: [Float], reach: Int) -> [Float] {
    var sums = [Double](repeating: 0, count: values.count + 1)
    for index in values.indices { sums[index + 1] = sums[index] + Double(values[index]) }
    return values.indices.map { index in
      let start = max(0, index - reach)
      let end = min(values.count, index + reach + 1)
      return Float((sums[end] - sums[start]) / Double(end - start))
    }
  }
}
