internal import Editing
internal import Library
internal import Linux
internal import Plans
internal import Wire

/// Runs jobs one after the other, in the order they came; the only one that moves a job from step to step.
actor JobQueue {
  /// How often those who follow a job hear of it at least.
  private static let reminder = Duration.seconds(1)

  private let place: FilmRun.Place
  private let news: JobNews
  private let records: Records
  private let current: CurrentRun
  private let executor: BlockingExecutor
  private var running: (job: Int64, task: Task<Void, Never>)?
  /// How the last run ended, as long as the table has not taken it.
  private(set) var unsettled: (job: Job, board: ProgressBoard, end: Ending)?
  /// How long a job that waits for a disk or a folder waits before it is looked at again; the table too, when it refuses.
  private let patience: Duration
  /// When each job that waits so is due.
  private var due: [Int64: SuspendingClock.Instant] = [:]
  /// The next look.
  private var looking: Task<Void, Never>?
  /// Why the table refused, as it was said last.
  private(set) var refusal: String?
  private var isReconciled = false
  private var isLooking = false
  private var mustLookAgain = false
  private var isStopping = false

  /// A run's notes of its film, or why there is none.
  typealias Ending = Result<[String], RunEnd>

  init(
    _ place: FilmRun.Place, _ news: JobNews, _ records: Records, _ current: CurrentRun,
    on executor: BlockingExecutor, patience: Duration = .seconds(15)
  ) {
    self.patience = patience
    self.place = place
    self.news = news
    self.records = records
    self.current = current
    self.executor = executor
  }

  // MARK: From outside

  /// Sees what became of the jobs the last daemon died on: a film that has its name, whole, is finished; the rest goes
  /// back to the queue.
  func reconcile() async throws(LibraryError) {
    let store = place.store
    for job in try await store.reconcile(now: place.now()) {
      if await run(job, ProgressBoard()).hasArrived() {
        _ = try await store.finish(job.id, now: place.now())
      } else {
        _ = try await store.putBack(job.id, now: place.now())
      }
    }
    isReconciled = true
  }

  /// False when the state folder was removed under the daemon: no job could be kept or made.
  nonisolated var canWork: Bool { place.cache.isThere }

  /// Has what waits taken up, behind whoever asks; to be called whenever something may have become possible.
  func wake() {
    if isLooking { mustLookAgain = true } else { look(at: .now) }
  }

  /// Ends a job for the person who owns it, or for root. Answers how it stands now.
  /// - Throws: `not-found`, `not-yours`, or what the job table says.
  func cancel(_ id: Int64, by user: UInt32) async throws(Problem) -> Job {
    guard let job = try await kept({ () throws(LibraryError) in try await place.store.job(id) }) else {
      throw Problem(.notFound, field: "id", reason: "there is no job \(id)")
    }
    guard user == job.user || user == 0 else {
      throw Problem(.notYours, field: "id", reason: "job \(id) is another person's")
    }
    let isCancelled = try await kept { () throws(LibraryError) in
      try await place.store.cancel(id, now: place.now())
    }
    if isCancelled {
      if let running, running.job == id { running.task.cancel() } else { await sayFarewell(id) }
      wake()
    }
    return try await kept { () throws(LibraryError) in try await place.store.job(id) } ?? job
  }

  /// Stops what runs and puts it back in its place; nothing is taken up any more.
  func stop() async {
    isStopping = true
    looking?.cancel()
    running?.task.cancel()
    await looking?.value
    await running?.task.value
  }

  private func kept<Value: Sendable>(
    _ body: () async throws(LibraryError) -> Value
  ) async throws(Problem) -> Value {
    do throws(LibraryError) { return try await body() } catch { throw error.problem(field: "id") }
  }

  // MARK: Taking up

  /// Looks then, and not before unless it is called for.
  private func look(at moment: SuspendingClock.Instant) {
    looking?.cancel()
    guard !isStopping else { return }
    looking = Task {
      do { try await Task.sleep(until: moment, clock: .suspending) } catch { return }
      await look()
    }
  }

  private func look() async {
    guard !isLooking else { return mustLookAgain = true }
    isLooking = true
    var next: SuspendingClock.Instant?
    repeat {
      mustLookAgain = false
      do throws(LibraryError) {
        next = try await takeNext()
        refusal = nil
      } catch {
        if refusal != error.text { Log.warn("jobs wait: \(error.text)") }
        refusal = error.text
        next = .now + patience
      }
    } while mustLookAgain
    isLooking = false
    if let next { look(at: next) }
  }

  /// Takes up the first job that can run. Answers when to look again, if nobody calls for it.
  private func takeNext() async throws(LibraryError) -> SuspendingClock.Instant? {
    guard running == nil else { return nil }
    if let (job, board, end) = unsettled { try await settle(job, board, end) }
    guard !isStopping else { return nil }
    if !isReconciled { try await reconcile() }
    let waiting = try await place.store.waiting()
    due = due.filter { id, _ in waiting.contains { $0.id == id && $0.state == .blocked } }
    for job in waiting {
      if job.state == .blocked {
        if let moment = due[job.id], moment > .now { continue }
        if await run(job, ProgressBoard()).isStillBlocked() {
          due[job.id] = .now + patience
          continue
        }
      }
      guard !isStopping else { return nil }
      guard try await place.store.begin(job.id, now: place.now()) else { continue }
      if isStopping {
        _ = try await place.store.putBack(job.id, now: place.now())
      } else {
        start(job)
      }
      return nil
    }
    return due.values.min()
  }

  private func run(_ job: Job, _ board: ProgressBoard) -> FilmRun {
    FilmRun(job, at: place, board: board, on: executor)
  }

  private func start(_ job: Job) {
    let (firstFrame, rendered) = AsyncStream<Void>.makeStream()
    let board = ProgressBoard(
      moved: { rendered.finish() },
      tell: { [news] progress in
        guard news.isFollowed(job.id) else { return }
        var job = job
        job.state = progress.state
        news.tell(job.id, Records.notice(job, progress))
      })
    current.begin(job.id, board)
    running = (job.id, Task { await perform(job, board, firstFrame) })
  }

  private func perform(_ job: Job, _ board: ProgressBoard, _ firstFrame: AsyncStream<Void>) async {
    let run = run(job, board)
    let end = await withTaskGroup(of: Void.self, returning: Ending.self) { group in
      group.addTask {
        while (try? await Task.sleep(for: Self.reminder, clock: .suspending)) != nil { board.remind() }
      }
      group.addTask { [store = place.store] in
        for await _ in firstFrame {}
        // What a death costs the job hangs on it, so that it is tried until the table takes it.
        while !Task.isCancelled, (try? await store.progressed(job.id)) == nil {
          try? await Task.sleep(for: Self.reminder, clock: .suspending)
        }
      }
      defer { group.cancelAll() }
      do throws(RunEnd) { return .success(try await run.run()) } catch { return .failure(error) }
    }
    current.end()
    await place.cache.use([])
    // What the table refuses now is the first thing of the next look.
    try? await settle(job, board, end)
    running = nil
    wake()
  }

  // MARK: Endings

  /// Commits how a run ended, and tells those who follow it.
  private func settle(_ job: Job, _ board: ProgressBoard, _ end: Ending) async throws(LibraryError) {
    unsettled = (job, board, end)
    try await commit(job, end)
    unsettled = nil
    if case .success = end { board.step { $0.finish() } }
    await sayFarewell(job.id)
  }

  private func commit(_ job: Job, _ end: Ending) async throws(LibraryError) {
    let store = place.store
    let now = place.now()
    switch end {
    case .success(let notes):
      _ = try await store.finish(job.id, notes: notes, now: now)
    case .failure(.stopped):
      // A cancelled job is final already and stays so.
      _ = try await store.putBack(job.id, now: now)
    case .failure(.blocked(let problem)):
      _ = try await store.block(job.id, problem, now: now)
      due[job.id] = .now + patience
      if job.problem != problem { Log.note("job \(job.id) waits: \(problem.reason)") }
    case .failure(.changed(let problem)):
      guard try await store.retry(job.id, now: now) else { return try await fail(job, problem) }
      Log.note("job \(job.id) begins again: \(problem.reason)")
    case .failure(.unusable(let source, let problem)):
      guard try await replan(job, without: source) else { return try await fail(job, problem) }
      Log.note("job \(job.id) begins again without what cannot be shown: \(problem.reason)")
    case .failure(.failed(let problem)):
      try await fail(job, problem)
    }
  }

  private func fail(_ job: Job, _ problem: Problem) async throws(LibraryError) {
    guard try await place.store.fail(job.id, problem, now: place.now()) else { return }
    Log.note("job \(job.id) failed: \(problem.reason)")
  }

  /// Puts a job back with a plan, or what is left of a given timeline, without a photo or clip; false when nothing
  /// would be left. Each time there is less to show, so that it comes to an end.
  private func replan(_ job: Job, without source: SourceReference) async throws(LibraryError) -> Bool {
    guard var plan = try? Plan(json: try JSONText.parse(Array(job.plan.utf8))) else { return false }
    var note = "\(Fields.quotable(source.path)) cannot be shown and is left out"
    var timeline: String?
    if job.isGiven {
      let stored = try await place.store.job(job.id)?.timeline ?? ""
      guard let old = try? Timeline(json: try JSONText.parse(Array(stored.utf8))),
        let left = try? Recut.timeline(from: old, without: source, plan: plan)
      else { return false }
      timeline = String(decoding: JSONText.write(left.timeline.json), as: UTF8.self)
      note += "; \(left.note)"
    } else {
      let name = "\(source.folder)/\(source.path)"
      guard !plan.without.contains(name), plan.without.count < Plan.mostNamedSources else { return false }
      plan.without.append(name)
      plan.origin["without"] = .edited
    }
    return try await place.store.replan(
      job.id, plan: String(decoding: JSONText.write(plan.json), as: UTF8.self), timeline: timeline,
      note: note, now: place.now())
  }

  private func sayFarewell(_ id: Int64) async {
    if let notice = await records.farewell(id) {
      news.finish(id, notice)
    } else if news.isFollowed(id), let job = try? await place.store.job(id) {
      news.tell(id, Records.notice(job, nil))
    }
  }
}
