/// Interleaved stereo samples waiting to be read, first in first out.
struct SampleQueue {
  /// Values read but still held: moving the rest to the front at each read would cost more than the memory.
  private static let maxSpent = 1 << 16

  private var values: [Float] = []
  private var spent = 0

  /// Samples a channel that are ready.
  var count: Int { (values.count - spent) / 2 }

  /// Appends what `work` appends, without its first `surplus` samples as far as there are so many.
  mutating func append<Failure: Error>(
    without surplus: inout Int64, _ work: (inout [Float]) throws(Failure) -> Void
  ) throws(Failure) {
    guard surplus > 0 else { return try work(&values) }
    var samples: [Float] = []
    try work(&samples)
    let dropped = min(surplus, Int64(samples.count / 2))
    surplus -= dropped
    values += samples[Int(2 * dropped)...]
  }

  mutating func append(_ samples: [Float]) { values += samples }

  mutating func appendSilence(_ count: Int) { values += repeatElement(0, count: 2 * count) }

  /// Moves `count` samples, or as many as there are, to the end of `samples`; gives how many.
  mutating func take(_ count: Int, into samples: inout [Float]) -> Int {
    let taken = min(count, self.count)
    samples += values[spent..<spent + 2 * taken]
    spent += 2 * taken
    if spent > SampleQueue.maxSpent || spent == values.count {
      values.removeFirst(spent)
      spent = 0
    }
    return taken
  }
}
