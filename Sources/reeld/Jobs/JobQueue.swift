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
  /// How long a job that waits for a disk or a folder waits before it is looked at again.
  private let patience: Duration
  /// When each job that waits so is due.
  private var due: [Int64: SuspendingClock.Instant] = [:]
  private var recheck: Task<Void, Never>?
  private var isLooking = false
  private var mustLookAgain = false
  private var isStopping = false

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
    place.films.tidy()
    for job in try await store.reconcile(now: place.now()) {
      if let publication = job.publication, FilmFolder(path: publication.folder).holds(publication) {
        _ = try await store.finish(job.id, now: place.now())
      } else {
        _ = try await store.putBack(job.id, now: place.now())
      }
    }
  }

  /// False when the state folder was removed under the daemon: no job could be kept or made.
  func canWork() async -> Bool { await place.cache.isThere }

  /// Takes up what waits, if nothing runs; to be called whenever something may have become possible.
  func look() async {
    guard !isLooking else {
      mustLookAgain = true
      return
    }
    isLooking = true
    repeat {
      mustLookAgain = false
      await takeNext()
    } while mustLookAgain
    isLooking = false
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
      await look()
    }
    return try await kept { () throws(LibraryError) in try await place.store.job(id) } ?? job
  }

  /// Stops what runs and puts it back in its place; nothing is taken up any more.
  func stop() async {
    isStopping = true
    recheck?.cancel()
    if let running {
      running.task.cancel()
      await running.task.value
    }
  }

  private func kept<Value: Sendable>(
    _ body: () async throws(LibraryError) -> Value
  ) async throws(Problem) -> Value {
    do throws(LibraryError) { return try await body() } catch {
      throw Problem(.failed, reason: error.text)
    }
  }

  // MARK: Taking up

  private func takeNext() async {
    guard running == nil, !isStopping else { return }
    recheck?.cancel()
    let waiting = (try? await place.store.waiting()) ?? []
    due = due.filter { id, _ in waiting.contains { $0.id == id && $0.state == .blocked } }
    for job in waiting {
      if job.state == .blocked {
        if let moment = due[job.id], moment > .now { continue }
        if await isStillBlocked(job) {
          due[job.id] = .now + patience
          continue
        }
      }
      guard running == nil, !isStopping else { return }
      guard (try? await place.store.begin(job.id, now: place.now())) == true else { continue }
      if isStopping {
        _ = try? await place.store.putBack(job.id, now: place.now())
        return
      }
      start(job)
      return
    }
    lookLater()
  }

  private func start(_ job: Job) {
    let board = ProgressBoard(
      moved: { [store = place.store] in
        Task { try? await store.progressed(job.id) }
      },
      tell: { [news] progress in
        guard news.isFollowed(job.id) else { return }
        var job = job
        job.state = progress.state
        news.tell(job.id, Records.notice(job, progress))
      })
    current.begin(job.id, board)
    running = (job.id, Task { await run(job, board) })
  }

  private func run(_ job: Job, _ board: ProgressBoard) async {
    let run = FilmRun(job, at: place, board: board, on: executor)
    let result = await withTaskGroup(of: Void.self, returning: Result<Film, RunEnd>.self) { group in
      group.addTask {
        while (try? await Task.sleep(for: Self.reminder, clock: .suspending)) != nil { board.remind() }
      }
      defer { group.cancelAll() }
      do throws(RunEnd) { return .success(try await run.run()) } catch { return .failure(error) }
    }
    await close(job, board, result)
    current.end()
    running = nil
    await sayFarewell(job.id)
    await look()
  }

  /// Commits how a run ended.
  private func close(_ job: Job, _ board: ProgressBoard, _ result: Result<Film, RunEnd>) async {
    let store = place.store
    let now = place.now()
    switch result {
    case .success:
      board.step { $0.finish() }
    case .failure(.stopped):
      // A cancelled job is final already and stays so.
      _ = try? await store.putBack(job.id, now: now)
    case .failure(.blocked(let problem)):
      _ = try? await store.block(job.id, problem, now: now)
      due[job.id] = .now + patience
      Log.note("job \(job.id) waits: \(problem.reason)")
    case .failure(.changed(let problem)):
      if (try? await store.retry(job.id, now: now)) == true {
        Log.note("job \(job.id) begins again: \(problem.reason)")
      } else {
        _ = try? await store.fail(job.id, problem, now: now)
      }
    case .failure(.unusable(let source, let problem)):
      if (try? await replan(job, without: source)) == true {
        Log.note("job \(job.id) begins again without what cannot be shown: \(problem.reason)")
      } else {
        _ = try? await store.fail(job.id, problem, now: now)
        Log.note("job \(job.id) failed: \(problem.reason)")
      }
    case .failure(.failed(let problem)):
      _ = try? await store.fail(job.id, problem, now: now)
      Log.note("job \(job.id) failed: \(problem.reason)")
    }
  }

  /// Puts a job back with a plan, or what is left of a given timeline, without a photo or clip; false when nothing
  /// would be left.
  private func replan(_ job: Job, without source: SourceReference) async throws -> Bool {
    var plan = try Plan(json: try JSONText.parse(Array(job.plan.utf8)))
    var note = "\(Fields.quotable(source.path)) cannot be shown and is left out"
    var timeline: String?
    if job.isGiven {
      guard let stored = try await place.store.job(job.id)?.timeline else { return false }
      let old = try Timeline(json: try JSONText.parse(Array(stored.utf8)))
      let left = try Recut.timeline(from: old, without: source, plan: plan)
      timeline = String(decoding: JSONText.write(left.timeline.json), as: UTF8.self)
      note += "; \(left.note)"
    } else {
      plan.without.append("\(source.folder)/\(source.path)")
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

  // MARK: Waiting for a disk or a folder

  private func isStillBlocked(_ job: Job) async -> Bool {
    guard
      let timeline = (job.timeline.flatMap { try? JSONText.parse(Array($0.utf8)) }).flatMap({
        try? Timeline(json: $0)
      })
    else { return false }
    switch job.problem?.code {
    case .diskFull:
      let needed = FilmEstimate(timeline).needed
      let rooms = [try? place.films.free(), try? await place.cache.free()]
      return rooms.contains { $0.map { $0 < needed } ?? true }
    default:
      for source in Set(timeline.sources) {
        if await place.footage.place(of: source) == .offline { return true }
      }
      return (try? place.films.free()) == nil
    }
  }

  private func lookLater() {
    guard running == nil, let next = due.values.min() else { return }
    recheck = Task {
      do { try await Task.sleep(until: next, clock: .suspending) } catch { return }
      await look()
    }
  }
}
