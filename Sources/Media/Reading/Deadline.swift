internal import Glibc

/// An instant of the monotonic clock after which work on a file is given up.
package struct Deadline: Sendable {
  /// Nanoseconds of the monotonic clock; nil never comes.
  private let nanoseconds: UInt64?

  /// Never comes.
  package static let none = Deadline(nanoseconds: nil)

  package static func after(seconds: Double) -> Deadline {
    Deadline(nanoseconds: now + UInt64(max(0, seconds) * 1_000_000_000))
  }

  package var hasPassed: Bool {
    guard let nanoseconds else { return false }
    return Deadline.now >= nanoseconds
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
