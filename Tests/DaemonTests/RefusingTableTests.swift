internal import Library
internal import Plans
internal import Synchronization
internal import Testing

@testable import reeld

/// A table of jobs that cannot be written for a while: no job is lost for it, and none needs a restart.
@Suite(.timeLimit(.minutes(2)), .serialized) struct RefusingTableTests {
  @Test func `a film waits while its job cannot be written for want of room, and is made then`() async throws
  {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    let isFull = Mutex(true)
    let store = studio.store
    studio.whenPlanning { () throws(Problem) in
      guard isFull.withLock({ $0 }) else { return [] }
      try? await store.mayGrow(false)
      // More than the pages hold that are there.
      return (0..<100).map { String(repeating: "\($0) ", count: 100) }
    }
    let job = try await studio.submit(["a.mp4"])
    try await studio.reaches(job, .blocked)
    #expect(try await store.job(job)?.problem?.code == .diskFull)
    isFull.withLock { $0 = false }
    try await store.mayGrow(true)
    #expect(await studio.follow(job).end["state"] == "done")
    #expect(studio.filmNames == ["film.mp4"])
  }

  @Test func `how a run ended is committed when the table takes it, and told then`() async throws {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    let store = studio.store
    studio.whenPlanning { () throws(Problem) in
      try? await store.isWritten(false)
      throw Problem(.noFootage, reason: "there is none")
    }
    let job = try await studio.submit(["a.mp4"])
    async let following = studio.follow(job)
    while await studio.queue.unsettled == nil { await Task.yield() }
    #expect(try await store.job(job)?.state == .preparing)
    try await store.isWritten(true)
    #expect(await following.end["state"] == "failed")
    #expect(try await store.job(job)?.problem?.reason == "there is none")
  }

  @Test func `a film that has its name is done when the table takes it, and there once`() async throws {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    try await studio.store.takesFilms(false)
    let job = try await studio.submit(["a.mp4"])
    async let following = studio.follow(job)
    while await studio.queue.unsettled == nil { await Task.yield() }
    #expect(studio.filmNames == ["film.mp4"])
    try await studio.store.takesFilms(true)
    #expect(await following.end["state"] == "done")
    #expect(studio.filmNames == ["film.mp4"])
    #expect(try await studio.store.films(limit: 10).count == 1)
  }

  @Test func `a job that could not be taken up is taken up when the table can be written`() async throws {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    let submission = Submission(user: 1000, plan: studio.plan(["a.mp4"]))
    guard case .queued(let job) = try await studio.store.submit(submission, now: Studio.now()) else {
      throw TestFailure("not queued")
    }
    try await studio.store.isWritten(false)
    await studio.queue.wake()
    while await studio.queue.refusal == nil { await Task.yield() }
    try await studio.store.isWritten(true)
    // Nobody calls for another look.
    #expect(await studio.follow(job.id).end["state"] == "done")
  }

  @Test func `a first frame counts for its job, so that deaths before it are forgotten`() async throws {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    let submission = Submission(user: 1000, plan: studio.plan(["a.mp4"]))
    guard case .queued(let job) = try await studio.store.submit(submission, now: Studio.now()) else {
      throw TestFailure("not queued")
    }
    #expect(try await studio.store.begin(job.id, now: Studio.now()))
    await studio.queue.wake()
    #expect(await studio.follow(job.id).end["state"] == "done")
    #expect(try await studio.store.job(job.id)?.attempts == 0)
  }

  @Test func `a job that waits for a folder before it is planned stays as it is until the folder is back`()
    async throws
  {
    let studio = try await Studio()
    try await studio.addClip("a.mp4")
    let looks = Mutex(0)
    studio.whenPlanning { () throws(Problem) in
      looks.withLock { $0 += 1 }
      throw Problem(.offline, reason: "the folder /a is not there")
    }
    let job = try await studio.submit(["a.mp4"])
    try await studio.reaches(job, .blocked)
    let since = try await studio.store.job(job)?.changed
    while looks.withLock({ $0 }) < 4 { await Task.yield() }
    #expect(try await studio.store.job(job)?.changed == since)
    studio.whenPlanning(nil)
    #expect(await studio.follow(job).end["state"] == "done")
  }
}
