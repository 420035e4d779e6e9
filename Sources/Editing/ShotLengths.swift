/// Gives shots lengths that add up exactly.
enum ShotLengths {
  /// As even as the limits allow: every shot gets the same length but where its limit is lower.
  ///
  /// No shot is shorter than `shortest` (or its limit) unless the sum cannot be met otherwise. When the
  /// limits together are less than `frames`, every shot gets its limit.
  static func even(frames: Int64, limits: [Int64], shortest: Int64) -> [Int64] {
    guard limits.reduce(0, +) > frames else { return limits }
    let least = limits.map { min($0, shortest) }
    return level(
      frames: frames, limits: limits, least: least.reduce(0, +) <= frames ? least : limits.map { _ in 0 })
  }

  private static func level(frames: Int64, limits: [Int64], least: [Int64]) -> [Int64] {
    func lengths(_ level: Int64) -> [Int64] { zip(limits, least).map { min($0, max($1, level)) } }
    var enough: Int64 = 0
    var tooHigh = (limits.max() ?? 0) + 1
    while tooHigh - enough > 1 {
      let middle = (enough + tooHigh) / 2
      if lengths(middle).reduce(0, +) <= frames { enough = middle } else { tooHigh = middle }
    }
    var found = lengths(enough)
    var rest = frames - found.reduce(0, +)
    // One more frame for every shot at the level would be too many: the first ones get the rest.
    let next = lengths(enough + 1)
    for index in found.indices where rest > 0 && next[index] > found[index] {
      found[index] += 1
      rest -= 1
    }
    return found
  }
}
