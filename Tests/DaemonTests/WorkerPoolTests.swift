internal import Glibc
internal import Linux
internal import Plans
internal import Testing
internal import Wire

@testable import reeld

/// The real worker; its planned faults are in debug builds only, which tests are.
@Suite(.timeLimit(.minutes(2))) struct WorkerPoolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func pool(_ arguments: [String] = ["probe"], capacity: Int = 1) throws -> WorkerPool {
    let program = try #require(WorkerProgram.find(), "reeld-worker is built beside the tests")
    return WorkerPool(.init(executable: program, arguments: arguments, capacity: capacity))
  }

  private func clip() async throws -> Descriptor {
    let path = folder.path("clip.mp4")
    try await ClipMaker.make(path, seconds: 1)
    return try Descriptor.open(path, flags: O_RDONLY)
  }

  private func probe(
    _ file: Descriptor, wall: Duration = .seconds(20), silence: Duration? = nil, cpuSeconds: UInt64 = 10
  ) -> WorkerTask {
    var limits = WorkerLimits.probe
    limits.wall = wall
    limits.silence = silence
    limits.cpuSeconds = cpuSeconds
    return WorkerTask(.probe(job: 1), [file], limits: limits)
  }

  @Test func `a worker looks into a file and is kept for the next`() async throws {
    let pool = try pool()
    let clip = try await clip()
    for _ in 1...3 {
      guard case .probed(1, let facts) = try await pool.run(probe(clip)) else {
        throw TestFailure("another answer")
      }
      #expect(facts.kind == .video)
      #expect(facts.picture?.size == PictureSize(width: 320, height: 180))
    }
    #expect(await pool.started == 1)
    await pool.close()
  }

  @Test func `a file that is no media is refused, and the worker lives on`() async throws {
    let pool = try pool()
    let path = folder.path("text.mp4")
    try Descriptor.open(path, flags: O_WRONLY | O_CREAT, mode: 0o644).write(Array("not a film".utf8))
    let text = try Descriptor.open(path, flags: O_RDONLY)
    for _ in 1...2 {
      let failure = await #expect(throws: WorkerFailure.self) { try await pool.run(probe(text)) }
      guard case .refused = failure else { throw TestFailure("\(String(describing: failure))") }
    }
    #expect(await pool.started == 1)
    await pool.close()
  }

  @Test(arguments: [("segv", SIGSEGV), ("abort", SIGABRT)])
  func `a worker that dies is told with its signal, and the next file has a new one`(
    fault: String, signal: Int32
  ) async throws {
    let pool = try pool(["probe", "fault=\(fault)"])
    let clip = try await clip()
    for deaths in 1...2 {
      let failure = await #expect(throws: WorkerFailure.self) { try await pool.run(probe(clip)) }
      guard case .died(.signal(signal), _) = failure else {
        throw TestFailure("\(String(describing: failure))")
      }
      #expect(failure?.isCrash == true)
      #expect(await pool.deaths == deaths)
    }
    #expect(await pool.started == 2)
  }

  @Test func `a worker that takes too long is ended`() async throws {
    let pool = try pool(["probe", "fault=hang"])
    let task = probe(try await clip(), wall: .milliseconds(200))
    let failure = await #expect(throws: WorkerFailure.self) { try await pool.run(task) }
    #expect(failure == .late)
  }

  @Test func `a worker that shows no progress is ended`() async throws {
    let pool = try pool(["render", "fault=hang"])
    let task = probe(try await clip(), silence: .milliseconds(200))
    let failure = await #expect(throws: WorkerFailure.self) { try await pool.run(task) }
    #expect(failure == .silent)
  }

  @Test func `a worker that burns its CPU time is ended by the kernel`() async throws {
    let pool = try pool(["probe", "fault=spin"])
    let task = probe(try await clip(), cpuSeconds: 1)
    let failure = await #expect(throws: WorkerFailure.self) { try await pool.run(task) }
    guard case .died(.signal(let signal), _) = failure else {
      throw TestFailure("\(String(describing: failure))")
    }
    #expect(signal == SIGXCPU || signal == SIGKILL)
  }

  @Test func `whoever waits for a worker and is cancelled ends it at once`() async throws {
    let pool = try pool(["probe", "fault=hang"])
    let task = probe(try await clip())
    let waiting = Task { try await pool.run(task) }
    while await pool.started == 0 { await Task.yield() }
    waiting.cancel()
    let failure = await #expect(throws: WorkerFailure.self) { try await waiting.value }
    #expect(failure == .cancelled)
  }

  @Test func `whoever waits in the line and is cancelled leaves it at once`() async throws {
    let pool = try pool(["probe", "fault=hang"])
    let task = probe(try await clip())
    let ended = Signal()
    let first = Task {
      defer { ended.give() }
      return try await pool.run(task)
    }
    while await pool.started == 0 { await Task.yield() }
    let second = Task { try await pool.run(task) }
    await Task.yield()
    second.cancel()
    #expect(await #expect(throws: WorkerFailure.self) { try await second.value } == .cancelled)
    #expect(!ended.isGiven)
    first.cancel()
    #expect(await #expect(throws: WorkerFailure.self) { try await first.value } == .cancelled)
    #expect(await pool.started == 1)
  }

  @Test func `a worker that was ended while it had no work costs nobody anything`() async throws {
    let pool = try pool()
    let clip = try await clip()
    _ = try await pool.run(probe(clip))
    let pid = try #require(await pool.pids.first)
    kill(pid, SIGKILL)
    // It is seen as ended once the kernel has let it go; reaping it is the pool's.
    _ = try await blocking {
      var ending = siginfo_t()
      return waitid(P_PID, id_t(pid), &ending, WEXITED | WNOWAIT)
    }
    _ = try await pool.run(probe(clip))
    #expect(await pool.deaths == 0)
    #expect(await pool.started == 2)
    await pool.close()
  }

  @Test func `a pool runs no more tasks at once than it has workers`() async throws {
    let pool = try pool(capacity: 2)
    let clip = try await clip()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...8 { group.addTask { _ = try await pool.run(self.probe(clip)) } }
      try await group.waitForAll()
    }
    #expect(await pool.started == 2)
    await pool.close()
    #expect(await pool.pids.isEmpty)
  }

  @Test func `a program that is no worker is said to be unavailable`() async throws {
    let pool = WorkerPool(.init(executable: "/bin/true", arguments: [], capacity: 1))
    let task = probe(try await clip())
    let failure = await #expect(throws: WorkerFailure.self) { try await pool.run(task) }
    guard case .unavailable = failure else { throw TestFailure("\(String(describing: failure))") }
  }
}
