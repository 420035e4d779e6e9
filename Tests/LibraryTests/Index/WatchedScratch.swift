internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Synchronization
internal import Testing

/// A watched folder on a file system that tells of changes, with short waits, and an index over it.
final class WatchedScratch: Sendable {
  let scratch: Scratch
  let prober = TextProber()
  let notes = Mutex<[String]>([])
  var media: String { scratch.path + "/media" }
  var state: String { scratch.path + "/state" }

  init() {
    // A memory file system: inotify works on it, unlike on some containers' root.
    scratch = Scratch("index", in: "/dev/shm")
    mkdir(media, 0o755)
    mkdir(state, 0o755)
  }

  static var timing: LibraryTiming {
    var timing = LibraryTiming()
    let millisecond: Int64 = 1_000_000
    timing.quiet = 150 * millisecond
    timing.emptyQuiet = 300 * millisecond
    timing.firstWait = 50 * millisecond
    timing.mergeQuiet = 10 * millisecond
    timing.longestMerge = 100 * millisecond
    timing.shortRescan = 200 * millisecond
    timing.offlineRetry = 50 * millisecond
    timing.linkCheck = 50 * millisecond
    timing.writeDelay = 10 * millisecond
    return timing
  }

  /// Opens the index and runs it while `body` works; stopped when it returns.
  func run<Value: Sendable>(
    folders: [String]? = nil, home: Zone = .utc, timing: LibraryTiming = timing, own: [String] = [],
    exclusions: Exclusions = .none,
    listens: Bool = true, clock: @escaping @Sendable () -> Int64 = { WallTime.now },
    _ body: (Index) async throws -> Value
  ) async throws -> Value {
    let settings = LibrarySettings(
      stateFolder: state, folders: folders ?? [media], ownFolders: own, exclusions: exclusions, home: home,
      listens: listens,
      timing: timing, clock: clock)
    let index = try Index(settings: settings, prober: prober) { [self] line in
      notes.withLock { $0.append(line) }
    }
    let running = Task { await index.run() }
    // The first turn belongs to the run; who waits before it would not be seen.
    await index.started()
    do {
      let value = try await body(index)
      running.cancel()
      await running.value
      return value
    } catch {
      running.cancel()
      await running.value
      throw error
    }
  }

  // MARK: Files

  /// Writes a file in one go below the watched folder; its folders are made.
  @discardableResult
  func write(_ path: String, _ text: String, modified: Int64? = nil) -> String {
    let whole = path.hasPrefix("/") ? path : media + "/" + path
    folder(String(whole[..<(whole.lastIndex(of: "/") ?? whole.endIndex)]))
    let file = Glibc.open(whole, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    let bytes = Array(text.utf8)
    _ = Glibc.write(file, bytes, bytes.count)
    if let modified {
      let time = timespec(tv_sec: Int(modified), tv_nsec: 0)
      futimens(file, [time, time])
    }
    close(file)
    return whole
  }

  func folder(_ path: String) {
    let whole = path.hasPrefix("/") ? path : media + "/" + path
    var place = ""
    for part in whole.split(separator: "/") {
      place += "/\(part)"
      mkdir(place, 0o755)
    }
  }

  func move(_ from: String, _ to: String) {
    let old = from.hasPrefix("/") ? from : media + "/" + from
    let new = to.hasPrefix("/") ? to : media + "/" + to
    #expect(rename(old, new) == 0)
  }

  func remove(_ path: String) { Scratch.remove(path.hasPrefix("/") ? path : media + "/" + path) }

  /// A video dated inside.
  static func video(_ date: String = "2024-06-01T10:00:00Z") -> String { "video\nheader-date=\(date)\n" }
  /// A photo dated inside by a wall clock.
  static func photo(_ date: String = "2024:06:01 10:00:00") -> String { "photo\nexif-original=\(date)\n" }
}

extension Index {
  /// The paths of a list's rows.
  func paths(_ selection: Selection = Selection(source: .all)) async throws -> [String] {
    try list(selection, limit: 500).rows.map(\.path)
  }
}
