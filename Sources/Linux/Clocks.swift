internal import Glibc

/// Time for intervals and deadlines; never jumps.
package enum MonotonicClock {
  /// Nanoseconds since some moment before the start.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// Time for labels and for "yesterday"; jumps when someone sets the clock.
package enum WallTime {
  /// Microseconds since 1970 UTC.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
