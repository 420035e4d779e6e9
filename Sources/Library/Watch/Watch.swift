internal import Linux
internal import Synchronization

/// Listens for changes in the watched directories, one watch each, and keeps the library's time.
///
/// A thread of its own waits for events, for the end of a burst and for the deadline, and signals each; what
/// the signal means is asked of this object, so signals may be merged without loss.
final class Watch: Sendable {
  /// What is worth a second look; changes inside open files are seen when they are closed.
  private static let mask: Inotify.Mask = [
    .created, .closedAfterWriting, .deleted, .movedFrom, .movedTo, .attributes, .deletedItself, .movedItself,
    .onlyFolders, .notUnlinked,
  ]
  /// What makes a path lead elsewhere.
  private static let leading: Inotify.Mask = [.movedItself, .deletedItself]
  private enum Token {
    static let events: UInt64 = 1
    static let wake: UInt64 = 2
    static let mounts: UInt64 = 3
  }

  private struct State {
    var directories: [Int32: Int64] = [:]
    var watches: [Int64: Int32] = [:]
    /// Watches of folders around the watched ones.
    var surroundings: Set<Int32> = []
    var changes = Changes()
    /// When the first and the last event of the burst came; monotonic nanoseconds.
    var first: Int64 = 0
    var last: Int64 = 0
    var deadline: Int64?
    var isStopped = false
    var failure: LinuxError?
  }

  private let inotify: Inotify?
  /// Whether changes are listened for at all.
  let listens: Bool
  /// Whether changes are heard of: an instance was left for this user.
  var hears: Bool { inotify != nil }
  /// Nil where there is no /proc: then only looking finds that a disk went.
  private let mounts: MountTable?
  private let poller: Poller
  private let wakeUp: WakeUp
  private let thread: SerialThread
  private let timing: LibraryTiming
  private let state = Mutex(State())
  private let continuation: AsyncStream<Void>.Continuation
  /// Says that something is due.
  let signals: AsyncStream<Void>

  /// - Parameter listens: False looks at folders by time alone.
  init(_ timing: LibraryTiming, listens: Bool) throws(LinuxError) {
    // Without an instance left for this user it is the same as without listening, and the folders' states say
    // so.
    inotify = listens ? try? Inotify() : nil
    self.listens = listens
    mounts = try? MountTable()
    poller = try Poller()
    wakeUp = try WakeUp()
    thread = try SerialThread(named: "watch")
    self.timing = timing
    (signals, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    try poller.add(wakeUp.descriptor, token: Token.wake, .reading)
    if let inotify { try poller.add(inotify.descriptor, token: Token.events, .reading) }
    if let mounts { try poller.add(mounts.descriptor, token: Token.mounts, .urgent) }
  }

  func start() { thread.run { self.listen() } }

  /// Ends the thread and the signals; to be called once, or the thread lives on.
  func stop() {
    state.withLock { $0.isStopped = true }
    wakeUp.signal()
  }

  /// Why the signals ended by themselves; nil when they did not.
  var failure: LinuxError? { state.withLock(\.failure) }

  /// Asks for a signal now.
  func poke() { continuation.yield() }

  /// Asks for a signal at a monotonic time, in nanoseconds; nil for none.
  func setDeadline(_ deadline: Int64?) {
    let isSooner = state.withLock { state in
      defer { state.deadline = deadline }
      return (deadline ?? .max) < (state.deadline ?? .max)
    }
    if isSooner { wakeUp.signal() }
  }

  // MARK: Watching

  /// Watches an open directory; before its names are read, so that no change falls between.
  /// - Throws: ENOSPC when the user has no watches left, EMFILE without an instance.
  func add(_ folder: Descriptor, directory: Int64) throws(LinuxError) {
    guard listens else { return }
    guard let inotify else { throw LinuxError("inotify_init", code: Self.noInstance) }
    // Held over the call, so that no event of the new watch is read before its directory is known.
    let failure: LinuxError? = state.withLock { state in
      do throws(LinuxError) {
        let watch = try inotify.watch(folder, Self.mask)
        // The old one may be another directory's by now, as when two change places.
        if let old = state.watches[directory], old != watch, state.directories[old] == directory {
          state.directories[old] = nil
        }
        state.directories[watch] = directory
        state.watches[directory] = watch
        return nil
      } catch { return error }
    }
    if let failure { throw failure }
  }

  /// EMFILE.
  private static let noInstance: Int32 = 24

  /// Watches the folders that a watched folder lies in: when one is renamed, nothing happens to the folder
  /// itself.
  func addSurroundings(of path: String) {
    guard let inotify else { return }
    var above = Array(path.utf8)
    while let cut = above.lastIndex(of: UInt8(ascii: "/")), cut > 0 {
      above.removeLast(above.count - cut)
      let place = above
      state.withLock { state in
        // One that cannot be watched leaves it to the next full look.
        let watch = try? inotify.watch(path: place, Self.leading.union([.onlyFolders, .added]))
        if let watch { state.surroundings.insert(watch) }
      }
    }
  }

  func remove(directory: Int64) {
    state.withLock { state in
      guard let watch = state.watches.removeValue(forKey: directory), state.directories[watch] == directory
      else { return }
      state.directories[watch] = nil
      inotify?.unwatch(watch)
    }
  }

  /// Ends all watches and forgets what changed.
  func forget() {
    state.withLock { state in
      for watch in state.surroundings.union(state.directories.keys) { inotify?.unwatch(watch) }
      state.surroundings = []
      state.directories = [:]
      state.watches = [:]
      state.changes = Changes()
    }
  }

  /// The mounts at a folder and below it.
  func mounts(within folder: String) -> [String] { mounts?.mounts(within: folder) ?? [] }

  /// Adds a change seen otherwise.
  func note(_ name: [UInt8], in directory: Int64) {
    state.withLock { $0.changes.add(name, closed: false, in: directory) }
    poke()
  }

  // MARK: Taking

  /// The changes of a burst that is over; with `now` all there are, those still in the kernel's queue
  /// included.
  func take(now: Bool) -> Changes {
    state.withLock { state in
      if now { read(&state) }
      guard !state.changes.isEmpty, now || due(state) <= MonotonicClock.now else { return Changes() }
      defer { state.changes = Changes() }
      return state.changes
    }
  }

  private func due(_ state: borrowing State) -> Int64 {
    if state.changes.isLost || state.changes.arePathsOther { return 0 }
    return min(state.last + timing.mergeQuiet, state.first + timing.longestMerge)
  }

  // MARK: The thread

  private func listen() {
    while true {
      let wait = state.withLock { state -> Int64? in
        let burst = state.changes.isEmpty ? nil : due(state)
        return [burst, state.deadline].compactMap(\.self).min()
      }
      let milliseconds = wait.map { Int32(clamping: max(0, $0 - MonotonicClock.now) / 1_000_000 + 1) }
      let woken: [Poller.Event]
      do throws(LinuxError) { woken = try poller.wait(milliseconds: milliseconds) } catch {
        // It would fail again at once, and the full looks need this thread as well.
        state.withLock { $0.failure = error }
        break
      }
      wakeUp.clear()
      let (isStopped, isDue) = state.withLock { state in
        read(&state)
        if woken.contains(where: { $0.token == Token.mounts }) { state.changes.arePathsOther = true }
        let now = MonotonicClock.now
        let isBurstOver = !state.changes.isEmpty && due(state) <= now
        let isDeadline = state.deadline.map { $0 <= now } ?? false
        if isDeadline { state.deadline = nil }
        return (state.isStopped, isBurstOver || isDeadline)
      }
      if isStopped { break }
      if isDue { continuation.yield() }
    }
    continuation.finish()
  }

  private func read(_ state: inout State) {
    while let events = try? inotify?.events(), !events.isEmpty {
      let now = MonotonicClock.now
      if state.changes.isEmpty { state.first = now }
      state.last = now
      for event in events { note(event, &state) }
    }
  }

  private func note(_ event: Inotify.Event, _ state: inout State) {
    if !event.mask.isDisjoint(with: [.overflow, .unmounted]) { state.changes.isLost = true }
    if state.surroundings.contains(event.watch) {
      if !event.mask.isDisjoint(with: Self.leading) { state.changes.arePathsOther = true }
      if event.mask.contains(.ignored) { state.surroundings.remove(event.watch) }
    }
    guard let directory = state.directories[event.watch] else { return }
    if event.mask.contains(.ignored) {
      state.directories[event.watch] = nil
      if state.watches[directory] == event.watch { state.watches[directory] = nil }
    }
    if event.name.isEmpty {
      // The directory itself moved, went or changed; a parent that is watched tells its name as well.
      state.changes.addWhole(directory)
    } else {
      let isClosed = !event.mask.isDisjoint(with: [.closedAfterWriting, .movedTo])
      state.changes.add(event.name, closed: isClosed, in: directory)
    }
  }
}
