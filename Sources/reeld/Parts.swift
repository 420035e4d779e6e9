internal import Glibc
internal import Library
internal import Linux
internal import Model
internal import Plans
internal import Wire

/// Everything that follows from one configuration, running; made anew when the configuration is read again.
final class Parts: Sendable {
  /// Looks into files at once.
  private static let probers = 2
  /// Bytes of memory a render worker is reckoned with: 2160p sources stay below it.
  private static let renderMemory: Int64 = 1 << 30

  let methods: Methods
  private let index: Index
  private let queue: JobQueue
  private let pools: Pools
  private let indexing: Task<Void, Never>
  private let model: ServedModel?

  /// Builds and starts the index; jobs wait for `begin`.
  /// - Parameter accepting: Watched folders that are meant to be as they are, whatever they lost.
  /// - Throws: `configuration` or `system`, with one sentence.
  init(
    _ configuration: Configuration, zone: Zone, store: JobStore, news: JobNews, accepting: [String] = []
  ) throws(ExitReason) {
    let pools = try Pools()
    let films = FilmFolder(path: configuration.films)
    // An absent films' folder is said by every job that waits for it.
    if configuration.filmsIsDefault { try? films.make() } else { try? films.makeInParent() }
    do throws(LinuxError) { try films.tidy() } catch {
      if !error.isMissing { Log.warn("what a stopped film left behind may stay: \(error.text)") }
    }
    do {
      let now = { @Sendable in Instant(microseconds: WallTime.now) }
      let (index, questions, footage) = try Self.library(configuration, zone, accepting, pools, now: now)
      let current = CurrentRun()
      let records = try Records(
        store, current, zone: zone, answers: { (try? await questions.answer($0)) ?? .null })
      let executor = try BlockingExecutor(named: "film")
      let place = FilmRun.Place(
        store: store, footage: footage,
        cache: try SegmentCache(path: "\(configuration.state)/segments", on: executor), films: films,
        workers: pools.rendering, now: now)
      queue = JobQueue(place, news, records, current, on: executor)
      model = try configuration.model.map { (settings) throws(LinuxError) in
        try ServedModel(settings, note: { Log.note($0) })
      }
      let adviser = Self.forced ?? model ?? FixedModel(.off)
      let status = StatusReport(
        index: index, store: store, probing: pools.probing, rendering: pools.rendering, zone: zone,
        films: films.path, model: adviser, notes: Self.notes(store))
      methods = Methods(
        index: index, questions: questions, footage: footage, store: store, queue: queue, records: records,
        storyboards: try Storyboarding(pools.rendering), status: status, model: adviser,
        modelSettings: configuration.model, zone: zone, now: now)
      self.index = index
      self.pools = pools
      indexing = Task { await index.run() }
    } catch let error as LibraryError {
      throw ExitReason(.system, error.text)
    } catch {
      throw ExitReason(.system, "\(error)")
    }
  }

  /// The workers that look into files, and those that render.
  private struct Pools: Sendable {
    let probing: WorkerPool
    let rendering: WorkerPool

    init() throws(ExitReason) {
      guard let worker = WorkerProgram.find() else {
        throw ExitReason(.configuration, "reeld-worker is neither beside reeld nor in /usr/libexec/reeld")
      }
      probing = WorkerPool(.init(executable: worker, arguments: ["probe"], capacity: Parts.probers))
      rendering = WorkerPool(.init(executable: worker, arguments: ["render"], capacity: Parts.renderers))
    }
  }

  /// The index, and what asks it.
  private static func library(
    _ configuration: Configuration, _ zone: Zone, _ accepting: [String], _ pools: Pools,
    now: @escaping @Sendable () -> Instant
  ) throws -> (Index, Questions, LibraryFootage) {
    let index = try Index(
      settings: settings(configuration, zone, accepting), prober: ProbePool(pools.probing),
      note: { Log.note($0) })
    let names = LibraryNames(index: index)
    let footage = try LibraryFootage(
      index: index, names: names, listening: try MusicListening(index, pools.probing),
      glimpses: try Glimpses(index, pools.rendering), codec: configuration.codec,
      height: configuration.height, zone: zone, now: now)
    return (index, Questions(index: index, names: names), footage)
  }

  /// Has jobs taken up, those first that the last daemon died on. Nothing waits for it.
  func begin() async { await queue.wake() }

  /// Looks at the model now: nothing waits for it.
  func warm() async { await model?.warm() }

  /// Watched folders that are not what they were, and are offline for that alone.
  var doubtedFolders: [String] { get async { await index.doubtedFolders } }

  /// Takes it as meant that those folders are as they are now.
  func acceptLosses() async { await index.acceptLosses() }

  /// Stops all of it in good order: the running job goes back to its place, no worker is left.
  func end() async {
    await queue.stop()
    indexing.cancel()
    await model?.end()
    await pools.probing.close()
    await pools.rendering.close()
    await indexing.value
  }

  /// The state a test build is told to show.
  private static var forced: (any Adviser)? {
    #if DEBUG
      let state = ThisProcess.environment("REELD_FORCE_MODEL_STATE").flatMap { ModelState(rawValue: $0) }
      return state.map { FixedModel($0) }
    #else
      return nil
    #endif
  }

  private static func settings(
    _ configuration: Configuration, _ zone: Zone, _ accepting: [String]
  ) -> LibrarySettings {
    var timing = LibraryTiming()
    if let seconds = configuration.rescanSeconds { timing.shortRescan = seconds * 1_000_000_000 }
    return LibrarySettings(
      stateFolder: configuration.state, folders: configuration.watch, ownFolders: configuration.unwatched,
      exclusions: configuration.exclusions, acceptedFolders: accepting, home: zone,
      listens: configuration.liveEvents, timing: timing)
  }

  /// A worker for each core, fewer where memory is short.
  private static var renderers: Int {
    let cores = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let memory = Int64(sysconf(Int32(_SC_PHYS_PAGES))) * Int64(sysconf(Int32(_SC_PAGESIZE)))
    return max(1, min(cores, Int(memory / renderMemory)))
  }

  private static func notes(_ store: JobStore) -> [String] {
    store.damage.map {
      [
        "the table of jobs was damaged (\($0.reason)); \($0.saved) rows were saved"
          + "\($0.hasLost ? ", others may be lost" : ""); the old one is \($0.movedTo ?? "gone")"
      ]
    } ?? []
  }
}
