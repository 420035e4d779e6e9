/// Folds stereo into one channel so that what is heard stays: the sum of both sides, or their difference where one
/// side is the other's mirror image, as behind a wrongly wired plug, and the sum is next to silent.
struct StereoFold {
  /// Frames that are decided together, 93 ms at 44.1 kHz.
  private static let window = 4096
  /// Frames over which one way goes over into the other, so that it makes no onset.
  private static let crossing = 1024
  /// The difference must have this much more energy than the sum: wide music keeps its sum.
  private static let contrast: Float = 8

  /// What the right side counts: 1 in a sum, -1 in a difference.
  private var sign: Float = 1

  /// - Parameter stereo: interleaved frames; all but the last call bring whole windows.
  mutating func mono(_ stereo: [Float]) -> [Float] {
    let count = stereo.count / 2
    return [Float](unsafeUninitializedCapacity: count) { mono, filled in
      stereo.withUnsafeBufferPointer { stereo in
        var start = 0
        while start < count {
          let end = min(count, start + Self.window)
          let old = sign
          sign = Self.sign(stereo, start..<end, old)
          let step = (sign - old) / Float(Self.crossing)
          for index in start..<end {
            let passed = index - start
            let right = step == 0 || passed >= Self.crossing ? sign : old + step * Float(passed)
            mono[index] = 0.5 * (stereo[2 * index] + right * stereo[2 * index + 1])
          }
          start = end
        }
      }
      filled = count
    }
  }

  private static func sign(
    _ stereo: UnsafeBufferPointer<Float>, _ frames: Range<Int>, _ old: Float
  ) -> Float {
    var sum: Float = 0
    var difference: Float = 0
    for index in frames {
      let (left, right) = (stereo[2 * index], stereo[2 * index + 1])
      sum += (left + right) * (left + right)
      difference += (left - right) * (left - right)
    }
    if old > 0 { return difference > contrast * sum ? -1 : 1 }
    return sum > difference ? 1 : -1
  }
}
