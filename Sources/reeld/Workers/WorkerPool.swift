internal import Linux
internal import Synchronization
internal import Wire

/// Keeps a few workers of one kind alive and gives each task to one of them.
actor WorkerPool {
  /// What makes a pool: which program, how many at once, and how long one is kept.
  struct Shape: Sendable {
    var executable: String
    /// Arguments every worker of the pool gets.
    var arguments: [String]
    var capacity: Int
    /// Files after which a worker is replaced, so that what a library leaks stays bounded.
    var mostFiles = 500
    /// How long a worker without work is kept; its memory is worth more than the 60 ms of a start.
    var idle = Duration.seconds(30)
  }

  private let shape: Shape
  private var resting: [Worker] = []
  private var working = 0
  /// Tasks that wait for a place, by the order they came; told whether they have one.
  private let line = Mutex<[(number: Int, place: CheckedContinuation<Bool, Never>)]>([])
  private var lastNumber = 0
  private var ending: Task<Void, Never>?
  private var isClosed = false
  /// What fences the workers in, by the word of the latest; nil before the first.
  private(set) var walls: WorkerReply.Walls?
  /// Workers that died on a task since the start.
  private(set) var deaths = 0
  /// Workers started so far.
  private(set) var started = 0

  init(_ shape: Shape) { self.shape = shape }

  /// How many tasks can run at once.
  nonisolated var capacity: Int { shape.capacity }

  /// Runs the task on the next free worker. Cancelling the waiting task kills that worker, or gives its place in the line up.
  func run(_ task: WorkerTask) async throws(WorkerFailure) -> WorkerReply {
    try await enter()
    defer { leave() }
    let worker = try await worker()
    do {
      let reply = try await worker.run(task)
      await rest(worker)
      return reply
    } catch {
      if case .refused = error {
        await rest(worker)
      } else {
        await worker.end()
        if error.isCrash { deaths += 1 }
      }
      throw error
    }
  }

  /// Ends the workers without work and takes no further task.
  func close() async {
    isClosed = true
    ending?.cancel()
    await endResting()
  }

  /// Processes of the workers without work.
  var pids: [Int32] { resting.map(\.pid) }

  /// Makes sure that a worker can be started, and keeps it.
  func warmUp() async throws(WorkerFailure) {
    try await enter()
    defer { leave() }
    await rest(try await worker())
  }

  // MARK: One place for each running task

  private func enter() async throws(WorkerFailure) {
    ending?.cancel()
    guard working >= shape.capacity else {
      working += 1
      return
    }
    lastNumber += 1
    let number = lastNumber
    // Whoever leaves hands its place over, so `working` stays.
    let hasPlace = await withTaskCancellationHandler {
      await withCheckedContinuation { place in
        // Whoever is cancelled before it waits here is not found by `giveUp`.
        let waits = line.withLock { line in
          guard !Task.isCancelled else { return false }
          line.append((number, place))
          return true
        }
        if !waits { place.resume(returning: false) }
      }
    } onCancel: {
      giveUp(number)
    }
    guard hasPlace else { throw .cancelled }
  }

  private nonisolated func giveUp(_ number: Int) {
    let place = line.withLock { line in
      line.firstIndex { $0.number == number }.map { line.remove(at: $0).place }
    }
    place?.resume(returning: false)
  }

  private func leave() {
    let next = line.withLock { $0.isEmpty ? nil : $0.removeFirst().place }
    if let next {
      next.resume(returning: true)
    } else {
      working -= 1
      if working == 0 { endLater() }
    }
  }

  private func worker() async throws(WorkerFailure) -> Worker {
    guard !isClosed, !Task.isCancelled else { throw .cancelled }
    while let worker = resting.popLast() {
      if worker.isAlive { return worker }
      await worker.end()
    }
    let worker: Worker
    do {
      worker = try Worker(executable: shape.executable, arguments: shape.arguments)
    } catch {
      throw .unavailable(error.text)
    }
    started += 1
    do {
      try await worker.greet()
    } catch {
      await worker.end()
      throw error == .cancelled ? error : .unavailable(error.text)
    }
    walls = await worker.walls
    return worker
  }

  private func rest(_ worker: Worker) async {
    let served = await worker.served
    guard served < shape.mostFiles, !isClosed else { return await worker.end() }
    resting.append(worker)
  }

  // MARK: Without work

  private func endLater() {
    ending?.cancel()
    guard !resting.isEmpty else { return }
    let idle = shape.idle
    ending = Task {
      do { try await Task.sleep(for: idle, clock: .suspending) } catch { return }
      guard working == 0 else { return }
      await endResting()
    }
  }

  private func endResting() async {
    let ended = resting
    resting = []
    for worker in ended { await worker.end() }
  }
}
