internal import Library
internal import Plans
internal import Testing

/// Every step is one commit: a crash between two steps is played by opening the file again.
@Suite struct JobStoreTests {
  private let folder: TemporaryFolder
  private static let noon = Instant(seconds: 1_787_313_600)
  private static let film = Publication(
    folder: "/films", name: "yesterday.mp4", size: 7, hash: "ab", frames: 1800,
    picture: PictureSize(width: 1920, height: 1080), segments: .init(encoded: 20, reused: 1))

  init() throws { folder = try TemporaryFolder() }

  private func open(bounds: JobStore.Bounds = .init()) throws -> JobStore {
    try JobStore(stateFolder: folder.path, bounds: bounds, now: Self.noon)
  }

  private func queue(_ store: JobStore, user: UInt32 = 1000, key: String? = nil) async throws -> Int64 {
    let submission = Submission(user: user, key: key, plan: "{}", notes: ["a note"])
    guard case .queued(let job) = try await store.submit(submission, now: Self.noon) else {
      throw TestFailure("not queued")
    }
    return job.id
  }

  /// Takes a new job to `state`.
  private func job(in state: Job.State, _ store: JobStore) async throws -> Int64 {
    let id = try await queue(store)
    if state == .queued { return id }
    _ = try await store.begin(id, now: Self.noon)
    if state == .preparing { return id }
    _ = try await store.render(id, timeline: "[]", name: "yesterday.mp4", notes: [], now: Self.noon)
    if state == .rendering { return id }
    _ = try await store.publish(id, Self.film, notes: [], now: Self.noon)
    if state == .publishing { return id }
    _ = try await store.finish(id, now: Self.noon)
    return id
  }

  @Test func `a job that was answered is there after the daemon is killed`() async throws {
    let id = try await queue(try open(), key: "k")
    let job = try #require(try await open().job(id))
    #expect(job.state == .queued)
    #expect(job.user == 1000)
    #expect(job.key == "k")
    #expect(try await open().notes(id) == ["a note"])
  }

  @Test(arguments: [Job.State.preparing, .rendering])
  func `a job the daemon died on goes back to the queue`(state: Job.State) async throws {
    let id = try await job(in: state, try open())
    let store = try open()
    #expect(try await store.reconcile(now: Self.noon).isEmpty)
    let job = try #require(try await store.job(id))
    #expect(job.state == .queued)
    #expect(job.attempts == 1)
    #expect(job.timeline == (state == .rendering ? "[]" : nil))
  }

  @Test func `a job that stops the daemon twice in a row is given up`() async throws {
    let id = try await queue(try open())
    for death in 1...2 {
      let store = try open()
      #expect(try await store.begin(id, now: Self.noon))
      _ = try await store.reconcile(now: Self.noon)
      let state = try await store.job(id)?.state
      #expect(state == (death == 2 ? .failed : .queued))
    }
    let problem = try #require(try await open().job(id)?.problem)
    #expect(problem.reason == "stopped the daemon twice")
  }

  @Test func `a job that gets on is given up with the fiftieth death of the daemon, not before`() async throws
  {
    let id = try await queue(try open())
    for _ in 1...49 {
      let store = try open()
      #expect(try await store.begin(id, now: Self.noon))
      try await store.progressed(id)
      _ = try await store.reconcile(now: Self.noon)
    }
    let store = try open()
    #expect(try await store.job(id)?.state == .queued)
    #expect(try await store.begin(id, now: Self.noon))
    try await store.progressed(id)
    _ = try await store.reconcile(now: Self.noon)
    #expect(try await store.job(id)?.state == .failed)
    #expect(try await store.job(id)?.problem?.reason == "stopped the daemon 50 times")
  }

  @Test func `a job the daemon died publishing is told, with what it was to publish`() async throws {
    let id = try await job(in: .publishing, try open())
    let store = try open()
    let died = try await store.reconcile(now: Self.noon)
    #expect(died.map(\.id) == [id])
    #expect(died.first?.publication == Self.film)
    let film = try #require(try await store.finish(id, now: Self.noon))
    #expect(film.path == "/films/yesterday.mp4")
    #expect(try await store.film(ofJob: id) == film)
    #expect(try await store.film(named: "yesterday.mp4") == film)
    #expect(try await store.film(at: "/films/yesterday.mp4") == film)
  }

  @Test(arguments: [Job.State.done, .queued])
  func `a job the daemon did not die on stays as it is`(state: Job.State) async throws {
    let id = try await job(in: state, try open())
    let store = try open()
    _ = try await store.reconcile(now: Self.noon)
    #expect(try await store.job(id)?.state == state)
    #expect(try await store.job(id)?.attempts == 0)
  }

  @Test func `the same key of the same user means the same job for a day`() async throws {
    let store = try open()
    let id = try await queue(store, key: "k")
    let again = Submission(user: 1000, key: "k", plan: "{}")
    let late = Instant(seconds: Self.noon.seconds + 24 * 3600 - 1)
    guard case .known(let job) = try await store.submit(again, now: late) else {
      throw TestFailure("the key was not known")
    }
    #expect(job.id == id)
    let nextDay = Instant(seconds: Self.noon.seconds + 24 * 3600)
    guard case .queued(let other) = try await store.submit(again, now: nextDay) else {
      throw TestFailure("the key was still known")
    }
    #expect(other.id != id)
    #expect(try await queue(store, user: 1001, key: "k") != id)
  }

  @Test func `a full queue says whose bound it met`() async throws {
    let store = try open(bounds: .init(everyone: 3, user: 2))
    _ = try await queue(store, user: 1)
    let mine = try await queue(store, user: 1)
    let another = Submission(user: 1, plan: "{}")
    #expect(try await store.submit(another, now: Self.noon) == .full(.user(limit: 2)))
    _ = try await queue(store, user: 2)
    let third = Submission(user: 3, plan: "{}")
    #expect(try await store.submit(third, now: Self.noon) == .full(.everyone(limit: 3)))
    #expect(try await store.cancel(mine, now: Self.noon))
    _ = try await queue(store, user: 3)
  }

  @Test func `a cancelled job takes no further step`() async throws {
    let store = try open()
    let id = try await job(in: .rendering, store)
    #expect(try await store.cancel(id, now: Self.noon))
    #expect(try await !store.publish(id, Self.film, notes: [], now: Self.noon))
    #expect(try await !store.fail(id, Problem(.failed, reason: "x"), now: Self.noon))
    #expect(try await !store.putBack(id, now: Self.noon))
    #expect(try await store.job(id)?.state == .cancelled)
  }

  @Test func `a film on its way to its name cannot be cancelled any more`() async throws {
    let store = try open()
    let id = try await job(in: .publishing, store)
    #expect(try await !store.cancel(id, now: Self.noon))
    #expect(try await store.finish(id, now: Self.noon) != nil)
  }

  @Test func `a changed source begins the job again once`() async throws {
    let store = try open()
    let id = try await job(in: .rendering, store)
    #expect(try await store.retry(id, now: Self.noon))
    #expect(try await store.job(id)?.timeline == nil)
    #expect(try await store.begin(id, now: Self.noon))
    #expect(try await !store.retry(id, now: Self.noon))
  }

  @Test func `what was left out of a film takes nothing of its second try after a changed source`()
    async throws
  {
    let store = try open()
    let id = try await job(in: .rendering, store)
    #expect(try await store.replan(id, plan: "{}", note: "left out", now: Self.noon))
    #expect(try await store.begin(id, now: Self.noon))
    #expect(try await store.retry(id, now: Self.noon))
    #expect(try await store.begin(id, now: Self.noon))
    #expect(try await store.replan(id, plan: "{}", note: "left out", now: Self.noon))
    #expect(try await store.begin(id, now: Self.noon))
    #expect(try await !store.retry(id, now: Self.noon))
  }

  @Test func `a job is planned anew by another plan, unless its timeline was given`() async throws {
    let store = try open()
    let id = try await job(in: .rendering, store)
    #expect(try await store.replan(id, plan: "{}", note: "left out", now: Self.noon))
    let again = try #require(try await store.job(id))
    #expect(again.state == .queued && again.timeline == nil && again.plan == "{}")
    #expect(try await store.notes(id) == ["a note", "left out"])
    #expect(try await !store.replan(id, plan: "{}", note: "again", now: Self.noon))
    #expect(try await store.begin(id, now: Self.noon))
    #expect(try await !store.replan(id, plan: "{}", timeline: "{}", note: "again", now: Self.noon))
  }

  @Test func `a blocked job says why and waits in its place`() async throws {
    let store = try open()
    let first = try await job(in: .rendering, store)
    let second = try await queue(store)
    #expect(try await store.block(first, Problem(.diskFull, reason: "the disk is full"), now: Self.noon))
    #expect(try await store.waiting().map(\.id) == [first, second])
    #expect(try await store.job(first)?.problem?.code == .diskFull)
    #expect(try await store.counts() == .init(queued: 1, running: 0, blocked: 1))
    #expect(try await store.begin(first, now: Self.noon))
    #expect(try await store.job(first)?.problem == nil)
  }

  @Test func `jobs and films are listed from the latest on, page by page`() async throws {
    let store = try open()
    var ids: [Int64] = []
    for _ in 1...5 { ids.append(try await job(in: .done, store)) }
    let page = try await store.jobs(limit: 2)
    #expect(page.map(\.id) == [ids[4], ids[3]])
    #expect(try await store.jobs(before: ids[3], limit: 10).map(\.id) == [ids[2], ids[1], ids[0]])
    #expect(try await store.films(limit: 10).map(\.job) == ids.reversed())
    #expect(try await store.counts() == .init(queued: 0, running: 0, blocked: 0))
  }
}

/// A test met what it did not expect and cannot go on.
struct TestFailure: Error {
  var text: String
  init(_ text: String) { self.text = text }
}
