internal import Glibc

/// Follows one tempo hypothesis through the piece: a bar-pointer search whose state is the interval
/// and the frames since the last beat. Only beats need a way back, so memory is frames x intervals.
struct PulseTracker {
  /// Intervals may leave the hypothesis by this share.
  private static let reach = 0.22
  /// Log weight of a change of interval, per share of change.
  private static let stiffness = 110.0

  let beats: [Int]
  /// The sum of rewards and costs of change along the way.
  let score: Float

  init(reward: [Float], interval: Double) {
    let shortest = max(2, Int((interval * (1 - Self.reach)).rounded()))
    let longest = max(shortest + 1, Int((interval * (1 + Self.reach)).rounded()))
    self.init(reward: reward, intervals: shortest...longest, leap: .infinity)
  }

  /// - Parameter leap: what any change of interval costs at most.
  init(reward: [Float], intervals: ClosedRange<Int>, leap: Float) {
    let shortest = intervals.lowerBound
    let longest = intervals.upperBound
    var search = Search(reward: reward, shortest: shortest, count: longest - shortest + 1, leap: leap)
    search.run()
    (beats, score) = search.path()
  }

  /// `best[t * count + i]`: the best sum with a beat at frame t whose interval *towards the next* is i.
  private struct Search {
    let reward: [Float]
    let shortest: Int
    let count: Int
    let leap: Float
    let cost: [Float]
    let reachable: [ClosedRange<Int>]
    var best: [Float]
    var from: [Int16]

    init(reward: [Float], shortest: Int, count: Int, leap: Float) {
      self.leap = leap
      self.reward = reward
      self.shortest = shortest
      self.count = count
      var cost = [Float](repeating: 0, count: count * count)
      var reachable: [ClosedRange<Int>] = []
      for new in 0..<count {
        var range = new...new
        for old in 0..<count {
          let change = abs(Double(shortest + new) / Double(shortest + old) - 1)
          cost[new * count + old] = Float(-PulseTracker.stiffness * change)
          // Beyond this a change never pays: ten log units are three missed beats.
          if change * PulseTracker.stiffness < 10 {
            range = min(range.lowerBound, old)...max(range.upperBound, old)
          }
        }
        reachable.append(range)
      }
      self.cost = cost
      self.reachable = reachable
      best = [Float](repeating: 0, count: reward.count * count)
      from = [Int16](repeating: -1, count: reward.count * count)
    }

    /// A beat at t came from a beat at t - old (interval old), or is the first.
    mutating func run() {
      let longest = shortest + count - 1
      var arrival = [Float](repeating: 0, count: count)
      best.withUnsafeMutableBufferPointer { best in
        for frame in reward.indices {
          for old in 0..<count {
            let before = frame - shortest - old
            arrival[old] = before >= 0 ? best[before * count + old] : -.infinity
          }
          let (leapt, origin) = Self.landing(arrival, leap)
          for new in 0..<count {
            var top: Float = frame < longest ? 0 : -.infinity
            var way: Int16 = -1
            if leapt > top {
              top = leapt
              way = origin
            }
            for old in reachable[new] {
              let value = arrival[old] + cost[new * count + old]
              if value > top {
                top = value
                way = Int16(truncatingIfNeeded: old)
              }
            }
            best[frame * count + new] = top + reward[frame]
            from[frame * count + new] = way
          }
        }
      }
    }

    /// The best arrival after which any interval may follow.
    private static func landing(_ arrival: [Float], _ leap: Float) -> (score: Float, origin: Int16) {
      guard leap.isFinite, let best = arrival.indices.max(by: { arrival[$0] < arrival[$1] }) else {
        return (-.infinity, -1)
      }
      return (arrival[best] - leap, Int16(truncatingIfNeeded: best))
    }

    func path() -> (beats: [Int], score: Float) {
      let longest = shortest + count - 1
      var top = -Float.infinity
      var frame = 0
      var state = 0
      for end in max(0, reward.count - longest)..<reward.count {
        for index in 0..<count where best[end * count + index] > top {
          top = best[end * count + index]
          frame = end
          state = index
        }
      }
      var beats: [Int] = []
      while frame >= 0 {
        beats.append(frame)
        let way = Int(from[frame * count + state])
        if way < 0 { break }
        frame -= shortest + way
        state = way
      }
      return (beats.reversed(), top)
    }
  }
}
