internal import Glibc

/// Waits for a few descriptors that change from call to call (poll); a `Poller` keeps those that stay.
package enum Waiting {
  /// Those that have something to read, or are over; empty when `milliseconds` passed first, without end when nil.
  ///
  /// - Throws: EINVAL for more descriptors than this process may have.
  package static func ready(
    _ descriptors: [Int32], milliseconds: Int32? = nil
  ) throws(LinuxError) -> Set<Int32> {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = try retrying("poll") { poll(&polled, nfds_t(polled.count), milliseconds ?? -1) }
    return Set(polled.filter { $0.revents != 0 }.map(\.fd))
  }
}
