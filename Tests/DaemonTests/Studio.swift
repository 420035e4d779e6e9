internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Synchronization
internal import Testing
internal import Wire

@testable import reeld

/// A queue of jobs with the real store, cache and workers over a temporary folder; only the choice of clips is played.
final class Studio: Footage {
  let folder: TemporaryFolder
  let store: JobStore
  let news = JobNews()
  let records: Records
  let queue: JobQueue
  let workers: WorkerPool
  let films: FilmFolder
  private let places = Mutex<[String: FootagePlace]>([:])
  private let planning = Mutex<(@Sendable () async throws(Problem) -> [String])?>(nil)

  static let picture = PictureSize(width: 320, height: 180)

  /// - Parameter folder: of an earlier studio, to go on where that one was left.
  init(in folder: TemporaryFolder? = nil, workerArguments: [String] = ["render"]) async throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    let state = folder.folder("state")
    store = try JobStore(stateFolder: state, now: Studio.now())
    films = FilmFolder(path: folder.path("films"))
    try films.make()
    let program = try #require(WorkerProgram.find(), "reeld-worker is built beside the tests")
    workers = WorkerPool(.init(executable: program, arguments: workerArguments, capacity: 2))
    let current = CurrentRun()
    records = try Records(store, current, zone: .utc)
    let executor = try BlockingExecutor(named: "film")
    let cache = try SegmentCache(path: "\(state)/segments", on: executor)
    let later = Later()
    queue = JobQueue(
      FilmRun.Place(
        store: store, footage: later, cache: cache, films: films, workers: workers, now: Studio.now),
      news, records, current, on: executor, patience: .milliseconds(100))
    later.footage.withLock { $0 = self }
  }

  static func now() -> Instant { Instant(microseconds: WallTime.now) }

  /// Makes a clip in the library.
  func addClip(_ name: String, seconds: Int = 2, tone: Int = 440) async throws {
    let footage = folder.folder("footage")
    try await ClipMaker.make("\(footage)/\(name)", seconds: seconds, tone: tone)
    put(name, .file(folder: footage, path: Array(name.utf8)))
  }

  /// Puts a file into the library that is no clip, whatever its name says.
  func addNoise(_ name: String) throws {
    let footage = folder.folder("footage")
    let file = try Descriptor.open("\(footage)/\(name)", flags: O_WRONLY | O_CREAT, mode: 0o600)
    try file.write([UInt8](repeating: 0x5A, count: 10_000))
    put(name, .file(folder: footage, path: Array(name.utf8)))
  }

  /// Runs whenever clips are chosen for a plan; answers notes of the film.
  func whenPlanning(_ work: (@Sendable () async throws(Problem) -> [String])?) {
    planning.withLock { $0 = work }
  }

  func put(_ name: String, _ place: FootagePlace) { places.withLock { $0[name] = place } }

  /// A timeline of shots of 15 frames from these clips.
  func timeline(_ names: [String]) -> Timeline {
    let clips = names.enumerated().map { index, name in
      Clip(
        source: SourceReference(folder: folder.path("footage"), path: name, id: 0, size: 0, fingerprint: ""),
        inPoint: .zero, outPoint: MediaTime(milliseconds: 500), firstFrame: Int64(index) * 15, frames: 15,
        look: Look(orientation: Orientation(), sound: true), reason: "the test wants it")
    }
    return Timeline(
      frameRate: .film, size: Studio.picture, clips: clips, music: nil, title: "test",
      made: "2026-11-30T12:00:00Z")
  }

  /// A plan of these clips as the table keeps it.
  func plan(_ names: [String], name: String = "film.mp4") -> String {
    var plan = Plan(task: .montage)
    plan.only = names
    plan.name = name
    return String(decoding: JSONText.write(plan.json), as: UTF8.self)
  }

  /// Queues a film of these clips and begins.
  func submit(_ names: [String], name: String = "film.mp4", key: String? = nil) async throws -> Int64 {
    let submission = Submission(user: 1000, key: key, plan: plan(names, name: name))
    let outcome = try await store.submit(submission, now: Studio.now())
    guard case .queued(let job) = outcome else { throw TestFailure("not queued") }
    await queue.wake()
    return job.id
  }

  /// Queues a film of these clips as a recut gives it, and begins.
  func submit(given names: [String], name: String = "film.mp4") async throws -> Int64 {
    var plan = Plan(task: .montage)
    plan.name = name
    let texts = [plan.json, timeline(names).json].map { String(decoding: JSONText.write($0), as: UTF8.self) }
    let submission = Submission(user: 1000, plan: texts[0], name: name, timeline: texts[1])
    guard case .queued(let job) = try await store.submit(submission, now: Studio.now()) else {
      throw TestFailure("not queued")
    }
    await queue.wake()
    return job.id
  }

  /// The last notice of a job, and the notices before it.
  func follow(_ job: Int64) async -> (progress: [JSON], end: JSON) {
    let (stream, source) = AsyncStream<(JSON, Bool)>.makeStream()
    let subscription = news.follow(job) { notice, isLast in source.yield((notice.params, isLast)) }
    if let farewell = await records.farewell(job), news.leave(subscription) {
      source.yield((farewell.params, true))
    }
    var progress: [JSON] = []
    for await (params, isLast) in stream {
      if isLast { return (progress, params) }
      progress.append(params)
    }
    return (progress, .null)
  }

  /// Returns when the job is in this state.
  func reaches(_ job: Int64, _ state: Job.State) async throws {
    while try await store.job(job)?.state != state { await Task.yield() }
  }

  var filmNames: [String] {
    var names: [String] = []
    guard let reader = try? FolderReader(Descriptor.openFolder(films.path)) else { return [] }
    while let entry = try? reader.next() { names.append(String(decoding: entry.name, as: UTF8.self)) }
    return names.sorted()
  }

  // MARK: Footage

  func cut(_ plan: Plan) async throws(Problem) -> Cut {
    let notes = try await planning.withLock { $0 }?() ?? []
    return Cut(timeline: timeline(plan.only), name: "unnamed.mp4", notes: ["cut by the test"] + notes)
  }

  func place(of source: SourceReference) async -> FootagePlace {
    places.withLock { $0[source.path] ?? .gone }
  }
}

/// The studio is its own queue's footage, and is there only after the queue.
private final class Later: Footage {
  let footage = Mutex<(any Footage)?>(nil)

  func cut(_ plan: Plan) async throws(Problem) -> Cut {
    guard let footage = footage.withLock({ $0 }) else { throw Problem(.failed, reason: "no footage") }
    return try await footage.cut(plan)
  }

  func place(of source: SourceReference) async -> FootagePlace {
    await footage.withLock { $0 }?.place(of: source) ?? .gone
  }
}
