internal import CLinux
internal import Glibc

/// Wakes a poller from any thread (eventfd).
package final class WakeUp: Sendable {
  package let descriptor: Descriptor

  package init() throws(LinuxError) {
    let flags = Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK)
    descriptor = Descriptor(owning: try retrying("eventfd") { eventfd(0, flags) })
  }

  /// Makes the descriptor readable; any number of calls before `clear` count as one.
  package func signal() {
    // The one failure left is a full counter, and then it is readable already.
    eventfd_write(descriptor.raw, 1)
  }

  /// Makes the descriptor quiet again; before looking at what it announced.
  package func clear() {
    var count: eventfd_t = 0
    eventfd_read(descriptor.raw, &count)
  }
}
