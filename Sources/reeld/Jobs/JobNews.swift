internal import Synchronization
internal import Wire

/// Carries what happens to jobs to those who want to hear of it, from any thread and in order.
final class JobNews: Sendable {
  /// Hears the notification, and whether it is the last; must not block.
  typealias Listener = @Sendable (RPCNotification, _ isLast: Bool) -> Void

  private struct Subscription {
    var job: Int64
    var listener: Listener
  }

  private struct State {
    var subscriptions: [UInt64: Subscription] = [:]
    var last: UInt64 = 0
  }

  private let state = Mutex(State())

  /// Calls `listener` for each notice of the job until the last one.
  func follow(_ job: Int64, _ listener: @escaping Listener) -> UInt64 {
    state.withLock { state in
      state.last += 1
      state.subscriptions[state.last] = Subscription(job: job, listener: listener)
      return state.last
    }
  }

  /// Stops a subscription; false when it had its last notice.
  @discardableResult
  func leave(_ subscription: UInt64) -> Bool {
    state.withLock { $0.subscriptions.removeValue(forKey: subscription) != nil }
  }

  /// Whether anyone listens; saves the making of what nobody hears.
  func isFollowed(_ job: Int64) -> Bool {
    state.withLock { $0.subscriptions.values.contains { $0.job == job } }
  }

  func tell(_ job: Int64, _ notice: RPCNotification) {
    // Under the lock, so that no notice of progress overtakes the last one.
    state.withLock { state in
      for subscription in state.subscriptions.values where subscription.job == job {
        subscription.listener(notice, false)
      }
    }
  }

  /// The last notice of a job.
  func finish(_ job: Int64, _ notice: RPCNotification) {
    state.withLock { state in
      for (id, subscription) in state.subscriptions where subscription.job == job {
        state.subscriptions[id] = nil
        subscription.listener(notice, true)
      }
    }
  }
}
