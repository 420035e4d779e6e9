internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Testing

@testable import reeld

/// Where films are planned, which may take seconds.
@Suite struct PlanningTests {
  @Test func `films are planned on a thread of their own, so that others are answered meanwhile`()
    async throws
  {
    let folder = try TemporaryFolder()
    let program = try #require(WorkerProgram.find(), "reeld-worker is built beside the tests")
    let workers = WorkerPool(.init(executable: program, arguments: ["probe"], capacity: 1))
    let settings = LibrarySettings(stateFolder: folder.folder("state"), folders: [], home: .utc)
    let index = try Index(settings: settings, prober: ProbePool(workers), note: { _ in })
    let footage = try LibraryFootage(
      index: index, names: LibraryNames(index: index), listening: try MusicListening(index, workers),
      glimpses: try Glimpses(index, workers), codec: .h264, height: 1080, zone: .utc, now: Studio.now)
    for _ in 1...2 {
      let caller = try Caller()
      #expect(await caller.isElsewhere(footage))
    }
  }
}

/// Whoever has a film planned, on a thread of its own.
private actor Caller {
  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init() throws(LinuxError) { executor = try BlockingExecutor(named: "caller") }

  func isElsewhere(_ footage: LibraryFootage) async -> Bool {
    let here = pthread_self()
    return await footage.thread != here
  }
}

extension LibraryFootage {
  /// What it works on.
  fileprivate var thread: pthread_t { pthread_self() }
}
