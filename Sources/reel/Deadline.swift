internal import Linux

/// Moments on the monotonic clock, in nanoseconds.
enum Deadline {
  static func after(seconds: Int64) -> Int64 { MonotonicClock.now + seconds * 1_000_000_000 }

  /// What is left for a poller, rounded up so that it does not wake before its time; 0 when it has passed.
  static func milliseconds(until deadline: Int64) -> Int32 {
    let left = deadline - MonotonicClock.now
    return left <= 0 ? 0 : Int32(clamping: (left + 999_999) / 1_000_000)
  }
}
