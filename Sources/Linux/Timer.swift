internal import CLinux
internal import Glibc

/// A timer on the monotonic clock as something to read (timerfd).
package final class Timer: Sendable {
  package let descriptor: Descriptor

  package init() throws(LinuxError) {
    let flags = Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK)
    descriptor = Descriptor(owning: try retrying("timerfd_create") { timerfd_create(CLOCK_MONOTONIC, flags) })
  }

  /// Fires after this many nanoseconds, and then every `period` ones unless that is 0.
  package func start(afterNanoseconds delay: Int64, period: Int64 = 0) throws(LinuxError) {
    // A delay of zero would stop the timer instead.
    try set(max(delay, 1), max(period, 0))
  }

  /// How often it fired since the last call; 0 when it did not.
  package func firings() throws(LinuxError) -> UInt64 {
    do throws(LinuxError) {
      let bytes = try descriptor.read(upTo: MemoryLayout<UInt64>.size)
      return bytes.count == MemoryLayout<UInt64>.size
        ? bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) } : 0
    } catch {
      if error.isWouldBlock { return 0 }
      throw error
    }
  }

  private func set(_ delay: Int64, _ period: Int64) throws(LinuxError) {
    var setting = itimerspec(it_interval: Self.split(period), it_value: Self.split(delay))
    _ = try retrying("timerfd_settime") { timerfd_settime(descriptor.raw, 0, &setting, nil) }
  }

  private static func split(_ nanoseconds: Int64) -> timespec {
    timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
  }
}
