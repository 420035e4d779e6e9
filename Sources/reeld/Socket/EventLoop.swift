internal import Glibc
internal import Linux
internal import Synchronization

/// One thread that waits for descriptors and runs what becomes ready; the executor of everything at the socket.
///
/// Only the thread in `run` touches what is isolated here, so that a client's bytes, deadlines and answers need no lock.
final class EventLoop: SerialExecutor {
  /// Called on the loop's thread.
  typealias Listener = @Sendable (Poller.Event) -> Void

  private struct Source {
    var descriptor: Descriptor
    var listener: Listener
  }

  /// What waits for its turn on the thread, in the order it came.
  private enum Work {
    case job(UnownedJob)
    case call(@Sendable () -> Void)
  }

  private struct State {
    var sources: [UInt64: Source] = [:]
    var lastToken: UInt64 = 0
    var work: [Work] = []
    var ended: ExitReason.Status?
    var thread: pthread_t?
  }

  /// The wake-up's token in the poller; sources count from 1.
  private static let wakeUpToken: UInt64 = 0

  private let poller: Poller
  private let wakeUp: WakeUp
  private let state = Mutex(State())

  init() throws(LinuxError) {
    poller = try Poller()
    wakeUp = try WakeUp()
    try poller.add(wakeUp.descriptor, token: Self.wakeUpToken, .reading)
  }

  // MARK: Sources

  /// Calls `listener` whenever the descriptor is ready; the answer names it from here on.
  func watch(
    _ descriptor: Descriptor, for interest: Poller.Interest, _ listener: @escaping Listener
  ) throws(LinuxError) -> UInt64 {
    let token = state.withLock { state in
      state.lastToken += 1
      state.sources[state.lastToken] = Source(descriptor: descriptor, listener: listener)
      return state.lastToken
    }
    do throws(LinuxError) {
      try poller.add(descriptor, token: token, interest)
    } catch {
      state.withLock { $0.sources[token] = nil }
      throw error
    }
    return token
  }

  /// Watches the source for something else.
  func change(_ token: UInt64, to interest: Poller.Interest) throws(LinuxError) {
    guard let source = state.withLock({ $0.sources[token] }) else { return }
    try poller.change(source.descriptor, token: token, interest)
  }

  /// Watches the source no longer; its listener is not called again.
  func forget(_ token: UInt64) {
    guard let source = state.withLock({ $0.sources.removeValue(forKey: token) }) else { return }
    try? poller.remove(source.descriptor)
  }

  // MARK: Running

  /// Runs on the calling thread until `end` is called.
  func run() throws(LinuxError) -> ExitReason.Status {
    state.withLock { $0.thread = pthread_self() }
    while true {
      for event in try poller.wait() {
        if event.token == Self.wakeUpToken {
          wakeUp.clear()
        } else if let source = state.withLock({ $0.sources[event.token] }) {
          source.listener(event)
        }
      }
      if let ended = runWork() { return ended }
    }
  }

  private func runWork() -> ExitReason.Status? {
    let (work, ended) = state.withLock { state in
      defer { state.work = [] }
      return (state.work, state.ended)
    }
    for piece in work {
      switch piece {
      case .job(let job): job.runSynchronously(on: asUnownedSerialExecutor())
      case .call(let call): call()
      }
    }
    return ended
  }

  /// Calls `call` on the loop's thread, after all that was handed in before.
  func perform(_ call: @escaping @Sendable () -> Void) { add(.call(call)) }

  /// Makes `run` return.
  func end(_ status: ExitReason.Status) {
    state.withLock { $0.ended = status }
    wakeUp.signal()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    add(.job(UnownedJob(job)))
  }

  private func add(_ work: Work) {
    let isFirst = state.withLock { state in
      state.work.append(work)
      return state.work.count == 1
    }
    if isFirst { wakeUp.signal() }
  }

  func checkIsolated() {
    let isHere = state.withLock { state in state.thread.map { pthread_equal($0, pthread_self()) != 0 } }
    precondition(isHere == true, "called from outside the event loop's thread")
  }
}
