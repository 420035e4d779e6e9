internal import Linux
internal import Plans
internal import Wire

/// One worker process and the conversation with it, on a thread of its own because it blocks.
actor Worker {
  /// How long a worker may take until its doors are shut and it says so.
  private static let startTime = Duration.seconds(10)

  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private nonisolated let process: WorkerProcess
  private let socket: MessageSocket
  private var log: WorkerLog
  /// What fences the worker in, by its own word.
  private(set) var walls: WorkerReply.Walls?
  /// Requests served so far.
  private(set) var served = 0

  /// Starts the process; `greet` is to be called before the first task.
  init(executable: String, arguments: [String]) throws(LinuxError) {
    executor = try BlockingExecutor(named: "worker")
    let (ours, theirs) = try MessageSocket.pair()
    let (log, writing) = try WorkerLog.make()
    socket = ours
    self.log = log
    process = try WorkerProcess.spawn(
      executable: executable, arguments: arguments, socket: theirs, log: writing)
  }

  deinit { process.killGroup() }

  /// The process's id, for messages.
  nonisolated var pid: Int32 { process.pid }

  /// Waits until the worker is ready.
  func greet() async throws(WorkerFailure) {
    let deadline = Deadline(wall: Self.startTime, silence: nil)
    let reply = try await guarded(by: deadline) { worker throws(WorkerFailure) in
      try worker.nextReply()
    }
    guard case .ready(let walls) = reply else { throw confused(reply) }
    self.walls = walls
  }

  /// Runs one task to its end. Cancelling the task that waits here kills the worker.
  func run(_ task: WorkerTask) async throws(WorkerFailure) -> WorkerReply {
    let deadline = Deadline(wall: task.limits.wall, silence: task.limits.silence)
    return try await guarded(by: deadline) { worker throws(WorkerFailure) in
      try worker.converse(task, deadline)
    }
  }

  /// Whether the process still runs; one that was ended from outside while it had no work is found here.
  nonisolated var isAlive: Bool { (try? process.exitIfEnded()) == .some(nil) }

  /// Ends the process, if it still runs, and waits until it is gone.
  func end() { _ = death() }

  // MARK: The conversation

  /// Runs `body` here while the deadline and the caller's cancellation may kill the process.
  private func guarded(
    by deadline: Deadline, _ body: @Sendable (isolated Worker) throws(WorkerFailure) -> WorkerReply
  ) async throws(WorkerFailure) -> WorkerReply {
    let process = process
    let result = await withTaskCancellationHandler {
      await withTaskGroup(of: Void.self, returning: Result<WorkerReply, WorkerFailure>.self) { group in
        group.addTask { await deadline.watch { process.killGroup() } }
        defer { group.cancelAll() }
        return Result { () throws(WorkerFailure) in try body(self) }
      }
    } onCancel: {
      process.killGroup()
    }
    switch result {
    case .success(let reply): return reply
    case .failure(let failure): throw reason(failure, deadline)
    }
  }

  /// A death that we caused is told by its cause.
  private func reason(_ failure: WorkerFailure, _ deadline: Deadline) -> WorkerFailure {
    guard case .died = failure else { return failure }
    if let expired = deadline.expired { return expired }
    return Task.isCancelled ? .cancelled : failure
  }

  private func converse(_ task: WorkerTask, _ deadline: Deadline) throws(WorkerFailure) -> WorkerReply {
    served += 1
    do { try task.limits.apply(to: process) } catch { throw death() }
    try send(task.request, task.descriptors)
    while true {
      let reply = try nextReply()
      guard reply.job == task.request.job else { throw confused(reply) }
      switch reply {
      case .progress(_, let done):
        deadline.move()
        task.progress(done)
      case .open(let job, let opening):
        deadline.move()
        try answer(opening, job: job, task)
      case .failed(_, let reason):
        log.drain()
        throw .refused(reason)
      case .probed, .listened, .glimpsed, .rendered, .joined, .verified:
        log.drain()
        return reply
      case .ready:
        throw confused(reply)
      }
    }
  }

  private func answer(_ opening: WorkerReply.Opening, job: Int64, _ task: WorkerTask) throws(WorkerFailure) {
    let opened: Descriptor
    do throws(OpeningRefusal) {
      opened = try task.open(opening)
    } catch {
      return try send(.notOpened(job: job, reason: error.reason), [])
    }
    try send(.opened(job: job), [opened])
  }

  private func send(_ request: WorkerRequest, _ descriptors: [Descriptor]) throws(WorkerFailure) {
    do {
      try socket.send(JSONText.write(request.json), descriptors: descriptors)
    } catch {
      throw death()
    }
  }

  private func nextReply() throws(WorkerFailure) -> WorkerReply {
    let message: MessageSocket.Message?
    do { message = try socket.receive() } catch { throw death() }
    guard let message else { throw death() }
    do {
      return try WorkerReply(json: try JSONText.parse(message.bytes))
    } catch {
      process.killGroup()
      _ = death()
      throw .confused("it sent what is no reply")
    }
  }

  /// Ends the process, if it still lives, and tells how it ended.
  private func death() -> WorkerFailure {
    process.killGroup()
    do {
      return .died(try process.wait(), log: log.take())
    } catch {
      return .unavailable(error.text)
    }
  }

  private func confused(_ reply: WorkerReply) -> WorkerFailure {
    _ = death()
    return .confused("\(reply)")
  }
}
