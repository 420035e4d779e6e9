internal import Glibc
internal import Linux
internal import Synchronization

/// Lets a program that does nothing else wait for a task's answer.
final class DoneMark: Sendable {
  private let answer = Mutex<[Checkup.Line]?>(nil)
  private let wakeUp = try? WakeUp()

  func set(_ lines: [Checkup.Line]) {
    answer.withLock { $0 = lines }
    wakeUp?.signal()
  }

  func wait() -> [Checkup.Line] {
    while true {
      if let lines = answer.withLock({ $0 }) { return lines }
      var waited = pollfd(fd: wakeUp?.descriptor.raw ?? -1, events: Int16(POLLIN), revents: 0)
      poll(&waited, 1, -1)
    }
  }
}
