internal import CLinux
internal import Glibc

/// Events taken from the kernel at a time.
private let mostEvents = 64

/// Waits for many descriptors at once (epoll, level-triggered).
package final class Poller: Sendable {
  /// What to be woken for; an end or an error wakes in any case.
  package struct Interest: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let reading = Interest(rawValue: EPOLLIN.rawValue)
    package static let writing = Interest(rawValue: EPOLLOUT.rawValue)
    /// What a descriptor of proc(5) tells that is no content, such as another table of mounts.
    package static let urgent = Interest(rawValue: EPOLLPRI.rawValue)
  }

  /// One descriptor that became ready.
  package struct Event: Sendable, Equatable {
    /// The number it was added under.
    package let token: UInt64
    package let isReadable: Bool
    package let isWritable: Bool
    /// The other end is gone, or the descriptor is broken.
    package let isOver: Bool
  }

  private let descriptor: Descriptor

  package init() throws(LinuxError) {
    descriptor = Descriptor(owning: try retrying("epoll_create") { epoll_create1(Int32(EPOLL_CLOEXEC)) })
  }

  package func add(_ watched: Descriptor, token: UInt64, _ interest: Interest) throws(LinuxError) {
    try control(EPOLL_CTL_ADD, watched, token, interest)
  }

  package func change(_ watched: Descriptor, token: UInt64, _ interest: Interest) throws(LinuxError) {
    try control(EPOLL_CTL_MOD, watched, token, interest)
  }

  /// Before the descriptor's last reference goes.
  package func remove(_ watched: Descriptor) throws(LinuxError) {
    try control(EPOLL_CTL_DEL, watched, 0, [])
  }

  /// What is ready; waits at most `milliseconds` for it, without end when nil. Empty when the time ran out.
  package func wait(milliseconds: Int32? = nil) throws(LinuxError) -> [Event] {
    var events = [epoll_event](repeating: epoll_event(), count: mostEvents)
    let count = try retrying("epoll_wait") {
      epoll_wait(descriptor.raw, &events, Int32(mostEvents), milliseconds ?? -1)
    }
    return events.prefix(Int(count)).map { (event) in
      Event(
        token: event.data.u64, isReadable: event.events & EPOLLIN.rawValue != 0,
        isWritable: event.events & EPOLLOUT.rawValue != 0,
        isOver: event.events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0)
    }
  }

  private func control(
    _ operation: Int32, _ watched: Descriptor, _ token: UInt64, _ interest: Interest
  ) throws(LinuxError) {
    var event = epoll_event()
    event.events = interest.rawValue
    event.data.u64 = token
    _ = try retrying("epoll_ctl", "descriptor \(watched.raw)") {
      epoll_ctl(descriptor.raw, operation, watched.raw, &event)
    }
  }
}
