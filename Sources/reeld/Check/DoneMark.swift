internal import Linux
internal import Synchronization

/// Lets a program that does nothing else wait for a task's answer.
final class DoneMark: Sendable {
  private let answer = Mutex<[Checkup.Line]?>(nil)
  private let wakeUp: WakeUp

  /// - Throws: EMFILE when no descriptor is left to wait with.
  init() throws(LinuxError) { wakeUp = try WakeUp() }

  func set(_ lines: [Checkup.Line]) {
    answer.withLock { $0 = lines }
    wakeUp.signal()
  }

  func wait() throws(LinuxError) -> [Checkup.Line] {
    while true {
      if let lines = answer.withLock({ $0 }) { return lines }
      _ = try Waiting.ready([wakeUp.descriptor.raw])
    }
  }
}
