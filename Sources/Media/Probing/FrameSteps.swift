internal import CLibAV
internal import Plans

/// The steps between a stream's frames, and the frame rate they stand for.
struct FrameSteps {
  /// Rates that cameras are set to; time stamps in whole milliseconds or ticks only come near them.
  private static let usual: [(Int64, Int64)] = [
    (24000, 1001), (24, 1), (25, 1), (30000, 1001), (30, 1), (48, 1), (50, 1), (60000, 1001), (60, 1),
    (90, 1),
    (100, 1), (120000, 1001), (120, 1), (240000, 1001), (240, 1), (480, 1), (960, 1), (15, 1), (12, 1),
    (10, 1),
  ]
  /// How near a measured rate must lie to a usual one to be taken for it.
  private static let snap = 0.004
  /// Steps within this share of the shortest ones count as the same step, jittered.
  private static let jitter = 0.2
  /// Frames from which a rate may be read.
  private static let leastFrames = 3
  /// Share of steps passed over as too short to be true: doubled stamps, broken ones.
  private static let outliers = 10

  /// Time stamps in the order frames are shown, in the stream's time base.
  var stamps: [Int64]
  var secondsPerTick: Double

  /// The rate of the smallest frame step; nil with too few frames.
  var nominalRate: FrameRate? {
    guard stamps.count >= FrameSteps.leastFrames else { return nil }
    let steps = zip(stamps.dropFirst(), stamps).map { $0 &- $1 }.filter { $0 > 0 }.sorted()
    guard !steps.isEmpty else { return nil }
    let shortest = Double(steps[steps.count / FrameSteps.outliers])
    let alike = steps.filter { abs(Double($0) - shortest) <= shortest * FrameSteps.jitter }
    let step = alike.reduce(0.0) { $0 + Double($1) } / Double(alike.count) * secondsPerTick
    return FrameSteps.rate(nearest: 1 / step)
  }

  static func rate(nearest framesPerSecond: Double) -> FrameRate? {
    guard framesPerSecond.isFinite, framesPerSecond > 0, framesPerSecond < 100_000 else { return nil }
    let near = usual.min {
      abs(Double($0.0) / Double($0.1) - framesPerSecond) < abs(Double($1.0) / Double($1.1) - framesPerSecond)
    }
    if let near, abs(Double(near.0) / Double(near.1) / framesPerSecond - 1) < snap {
      return FrameRate(near.0, near.1)
    }
    return FrameRate(reducing: Int64((framesPerSecond * 1000).rounded()), 1000)
  }
}

extension FrameRate {
  /// The nearest fraction whose parts fit; nil when the rate is zero or negative.
  init?(reducing numerator: Int64, _ denominator: Int64) {
    guard numerator > 0, denominator > 0 else { return nil }
    var (a, b): (Int32, Int32) = (0, 0)
    av_reduce(&a, &b, numerator, denominator, 1_000_000)
    self.init(Int64(a), Int64(b))
  }
}
