internal import Linux
internal import Plans

/// One watched folder while the library runs.
struct WatchedFolder {
  let id: Int64
  let path: String
  var state: LibraryStatus.FolderState = .scanning
  var reason: String?
  /// Open while something is done in it: a folder held open keeps its disk from being unmounted.
  var root: Walker.Root?
  /// What it was when it was last looked at in full; nil while it is not there.
  private(set) var nature: Walker.Nature?
  /// When it is next looked at in full; monotonic nanoseconds.
  var due: Int64 = 0
  /// Whether its path leads through links, which may come to lead elsewhere without a sign.
  var hasLinks = false
  /// The pause between two full looks.
  var rescan: Int64
  /// The last file met before the look under way, or before the first of those that found too much gone: what
  /// came since thins out no loss, and is none. Nil when none is under way. Kept in the folder's row, too.
  private(set) var metBefore: Int64?
  /// Names seen by the running or last full look.
  var seen: Int64 = 0
  /// Directories that could not be read in the running or last full look.
  var unreadable: [String] = []
  /// Why some of its directories are not watched.
  private(set) var unwatched: String?
  /// Whether that was told; once is enough, the state says it all the time.
  private var hasToldUnwatched = false
  /// Why it was last said to be offline; looks in between that find it so again are not told.
  private var toldOffline: String?
  /// It is offline for what lies there, not for what is missing: someone may say that it is meant so.
  var isDoubted = false
  /// The next look takes it as meant that it lost most of its files, or that another folder lies there.
  var isLossAccepted = false
  /// Its rows were gathered with other exclusions: what they leave out is no loss.
  var hasOtherExclusions = false
  /// When the last full look ended; monotonic nanoseconds.
  var looked: Int64?
  /// When a directory that cannot be read was last told of; monotonic nanoseconds.
  private var told: [[UInt8]: Int64] = [:]

  /// An unreadable directory is told of once in this time, nanoseconds.
  private static let tellingPause: Int64 = 24 * 3600 * 1_000_000_000
  /// What to do about a folder that is not what it was.
  private static let advice =
    "bring the files back, or say that it is meant so: systemctl reload reeld (SIGHUP)"
  /// Directories named in the status before the rest is left out.
  private static let mostNamed = 10

  init(_ stored: IndexStore.Folder, rescan: Int64) {
    id = stored.id
    path = stored.path
    metBefore = stored.metBefore
    self.rescan = rescan
  }

  mutating func beginLook(_ root: Walker.Root, metBefore: Int64) {
    self.metBefore = metBefore
    self.root = root
    nature = root.nature
    state = .scanning
    seen = 0
    unreadable = []
    unwatched = nil
  }

  mutating func noteUnreadable(_ path: [UInt8], _ error: LinuxError, _ note: (String) -> Void) {
    let shown = Self.shown(path)
    let line = "\(shown): \(error.meaning)"
    if unreadable.count < Self.mostNamed, !unreadable.contains(line) { unreadable.append(line) }
    let now = MonotonicClock.now
    if let last = told[path], now - last < Self.tellingPause { return }
    if told.count > 10_000 { told = [:] }
    told[path] = now
    note("\(self.path)/\(shown) cannot be read by user \(ThisProcess.userID): \(error.meaning)")
  }

  private static func shown(_ path: [UInt8]) -> String {
    path.isEmpty ? "the folder itself" : PathText.text(path)
  }

  /// Why a directory could not be read in the running or last full look, as far as it was told.
  func errorReading(_ path: [UInt8]) -> String? {
    let head = "\(Self.shown(path)): "
    return unreadable.first { $0.hasPrefix(head) }.map { String($0.dropFirst(head.count)) }
  }

  /// A directory is looked at again: what was said of it and of those below it no longer holds.
  mutating func forgetUnreadable(_ path: [UInt8]) {
    let shown = PathText.text(path)
    unreadable.removeAll { $0.hasPrefix(shown + ": ") || $0.hasPrefix(shown + "/") }
  }

  mutating func noteUnwatched(_ error: LinuxError, _ note: (String) -> Void) {
    unwatched = "not every folder can be watched (\(error.meaning)): it is looked at again in short pauses"
    if !hasToldUnwatched { note("\(path) is watched only in part: \(error.text)") }
    hasToldUnwatched = true
  }

  /// A full look is over and the folder is there.
  mutating func endLook(_ timing: LibraryTiming, hidesChanges: Bool) {
    let now = MonotonicClock.now
    state = unwatched == nil ? .watching : .partly
    reason = unwatched
    metBefore = nil
    toldOffline = nil
    isDoubted = false
    isLossAccepted = false
    hasOtherExclusions = false
    if unwatched == nil { hasToldUnwatched = false }
    rescan = unwatched != nil || hidesChanges ? timing.shortRescan : timing.rescan
    looked = now
    due = now + rescan
  }

  /// - Parameter isDoubted: Something lies there, and whether it is the folder can be said.
  mutating func setOffline(
    _ reason: String, isDoubted: Bool = false, _ retry: Int64, _ note: (String) -> Void
  ) {
    let reason = isDoubted ? "\(reason); \(Self.advice)" : reason
    if toldOffline != reason { note("\(path) is offline: \(reason)") }
    toldOffline = reason
    state = .offline
    self.reason = reason
    self.isDoubted = isDoubted
    root = nil
    nature = nil
    looked = nil
    due = MonotonicClock.now + retry
  }
}
