internal import Linux
internal import Plans

/// The index of the watched folders: what is there, when it was taken, and what cannot be used and why.
///
/// All its SQLite work runs on one thread of its own in short transactions; folders are walked and files are
/// read on others, so questions are answered while a scan goes on.
package actor Index {
  private let executor: BlockingExecutor
  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  let store: IndexStore
  let settings: LibrarySettings
  let walker: Walker
  let watch: Watch
  /// At most so many files are looked into at once.
  private static let readersAtOnce = 2
  let readers: [FileReader]
  /// One line for whoever looks after the daemon.
  let note: @Sendable (String) -> Void

  var timing: LibraryTiming { settings.timing }
  /// Microseconds since 1970, by a clock that people and networks set.
  var wallTime: Int64 { settings.clock() }
  /// The watched folders, in the order of the configuration.
  var folders: [WatchedFolder] = []
  /// The look that is under way.
  var reconciler: Reconciler?
  var queue = ReadingQueue()
  /// Refused files whose next try was due by then were queued; microseconds since 1970.
  var retriedUntil: Int64 = 0
  /// The next pause of files that were found changing, nanoseconds.
  var steps: [Int64: Int64] = [:]
  /// The inode's own time of files that were found changing, at the last look.
  var changes: [Int64: Int64] = [:]
  var waiters: [Waiter] = []
  var starters: [CheckedContinuation<Void, Never>] = []
  var waiterCount: Int64 = 0
  /// A full look was finished since the last rest, and how many rows had been changed at that.
  var hasScanned = false
  var restedAt: Int64 = 0
  var isRunning = false
  /// A look at folders or changes is under way, or none was finished yet.
  var isLooking = true
  /// Who needs the watched folders open, beside looks and readers.
  var holders = 0
  /// Rows before this id were dated by the present rules; nil when all were.
  var redatingAfter: Int64?
  /// How far the wall clock was ahead of the monotonic one at the last turn, nanoseconds.
  var clockLead: Int64?
  /// When paths that lead through links are looked at again; nil without such. Monotonic nanoseconds.
  var linksDue: Int64?
  /// Why the index must be begun anew; nil while it is sound.
  var damage: String?
  /// What stopped the library's work; nil while it goes on.
  var failure: LibraryError?
  /// What was last said to stop it; said again only after results could be written.
  var toldFailure: LibraryError?

  /// Opens or makes the index in the state folder; folders are not looked at before `run`.
  /// - Throws: `LibraryError`, `newerSchema` among them.
  package init(
    settings: LibrarySettings, prober: any Prober, note: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(LibraryError) {
    self.settings = settings
    self.note = note
    do throws(LinuxError) {
      executor = try BlockingExecutor(named: "index")
      walker = try Walker()
      watch = try Watch(settings.timing, listens: settings.listens)
      var readers: [FileReader] = []
      for _ in 0..<Self.readersAtOnce { readers.append(try FileReader(prober, settings)) }
      self.readers = readers
    } catch { throw .system(error) }
    store = try IndexStore(
      stateFolder: settings.stateFolder, home: settings.home, now: Instant(microseconds: settings.clock()))
    folders = try Self.folders(store, settings)
    if try store.needsRedating() { redatingAfter = 0 }
    store.database.whenDamaged = { [watch] in watch.poke() }
  }

  private static func folders(
    _ store: IndexStore, _ settings: LibrarySettings
  ) throws(LibraryError) -> [WatchedFolder] {
    var folders: [WatchedFolder] = []
    // What newly is left out is no loss.
    let isOther = try store.setting(Self.excludedWith) != Self.exclusions(settings)
    for path in settings.folders {
      var folder = WatchedFolder(try store.folder(at: path), rescan: settings.timing.rescan)
      folder.isLossAccepted = settings.acceptedFolders.contains(path)
      folder.hasOtherExclusions = isOther
      folders.append(folder)
    }
    return folders
  }

  /// The patterns that the rows were gathered with.
  static let excludedWith = "excluded_with"

  static func exclusions(_ settings: LibrarySettings) -> String {
    settings.exclusions.patterns.joined(separator: "\n")
  }

  /// Watches, scans and reads until its task is cancelled. Runs once.
  package func run() async {
    guard !isRunning else { return }
    isRunning = true
    for starter in starters { starter.resume() }
    starters = []
    watch.start()
    await withTaskGroup(of: Void.self) { group in
      for reader in readers { group.addTask { await self.read(with: reader) } }
      group.addTask { await self.check() }
      await withTaskCancellationHandler {
        await attend()
      } onCancel: {
        watch.stop()
      }
      watch.stop()
      queue.stop()
      group.cancelAll()
    }
    isRunning = false
    flush()
    for waiter in waiters { waiter.continuation.resume() }
    waiters = []
  }

  /// Goes on at every signal of the watch.
  private func attend() async {
    watch.poke()
    for await _ in watch.signals {
      do throws(LibraryError) {
        if let reason = damage ?? store.fault { try beginAnew(reason) }
        try forgetUnwatched()
        while try await turn(), !Task.isCancelled {}
      } catch {
        stand(error)
      }
      if Task.isCancelled { return }
    }
    if let error = watch.failure { stand(.system(error)) }
  }

  /// Looks for damage that opening does not meet, beside the work.
  private func check() async {
    guard let checker = try? DatabaseChecker(),
      let fault = await checker.fault(in: store.database.path)
    else { return }
    damage = fault
    watch.poke()
  }

  /// Makes the index again from the folders after it was found damaged.
  private func beginAnew(_ reason: String) throws(LibraryError) {
    try store.beginAnew(reason: reason, now: Instant(microseconds: wallTime))
    let old = store.damage?.movedTo ?? "gone"
    note("the index was damaged (\(reason)) and is made again; the old one is \(old)")
    store.database.whenDamaged = { [watch] in watch.poke() }
    damage = nil
    watch.forget()
    queue.forget()
    steps = [:]
    changes = [:]
    redatingAfter = nil
    folders = try Self.folders(store, settings)
  }

  /// The index cannot be written, so nothing is taken in; it is tried again as after an absent folder.
  func stand(_ error: LibraryError) {
    if toldFailure != error { note("the index stands still: \(error.text)") }
    toldFailure = error
    failure = error
    reconciler = nil
    if error.isDamage {
      damage = error.text
      watch.poke()
    }
    for index in folders.indices { folders[index].due = MonotonicClock.now + timing.offlineRetry }
    watch.setDeadline(MonotonicClock.now + timing.offlineRetry)
  }

  private func forgetUnwatched() throws(LibraryError) {
    guard !hasForgotten else { return }
    try store.forgetFolders(except: folders.map(\.id), now: wallTime)
    hasForgotten = true
  }

  private var hasForgotten = false
}

/// Someone who waits until all is read.
struct Waiter {
  var number: Int64
  var continuation: CheckedContinuation<Void, Never>
  /// Whether everything that had happened when it came was looked at.
  var isCaughtUp = false
}
