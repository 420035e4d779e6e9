internal import Synchronization

/// The time one job of a worker has left, moved on by each sign of progress. Monotonic: a clock that jumps changes nothing.
final class Deadline: Sendable {
  private struct State {
    var last: SuspendingClock.Instant
    var expired: WorkerFailure?
  }

  /// A sleep that is cancelled keeps its memory until it would have ended, so none is long: the looks at a burst of files
  /// end long before their time.
  private static let longestSleep = Duration.seconds(1)

  private let end: SuspendingClock.Instant
  private let silence: Duration?
  private let state: Mutex<State>

  init(wall: Duration, silence: Duration?) {
    let now = SuspendingClock.now
    end = now + wall
    self.silence = silence
    state = Mutex(State(last: now))
  }

  /// Progress was shown.
  func move() { state.withLock { $0.last = .now } }

  /// Why the time was up; nil while it is not.
  var expired: WorkerFailure? { state.withLock { $0.expired } }

  /// Returns when the time is up, after calling `expire`, or when the task is cancelled.
  func watch(_ expire: @Sendable () -> Void) async {
    while let next = next() {
      let step = min(next, SuspendingClock.now + Self.longestSleep)
      do { try await Task.sleep(until: step, clock: .suspending) } catch { return }
    }
    expire()
  }

  /// When to look again; nil when the time is up.
  private func next() -> SuspendingClock.Instant? {
    state.withLock { state in
      let now = SuspendingClock.now
      if now >= end {
        state.expired = .late
        return nil
      }
      guard let silence else { return end }
      if now >= state.last + silence {
        state.expired = .silent
        return nil
      }
      return min(end, state.last + silence)
    }
  }
}
