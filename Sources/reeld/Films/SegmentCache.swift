internal import Glibc
internal import Linux

/// Finished segments under their names, bounded; the least recently used go first, those in use never.
actor SegmentCache {
  /// Bytes kept by default.
  static let limit: Int64 = 10 << 30

  private struct Entry {
    var size: Int64
    /// Nanoseconds since 1970: the file's own access time, so that it outlives the daemon.
    var used: Int64
  }

  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let folder: Descriptor
  private let limit: Int64
  /// By file name; nil until it is needed, since an idle daemon has no use for it.
  private var entries: [String: Entry]?
  private var inUse: Set<String> = []

  /// Opens the folder, made when absent.
  init(path: String, limit: Int64 = SegmentCache.limit, on executor: BlockingExecutor) throws(LinuxError) {
    self.executor = executor
    self.limit = limit
    folder = try Descriptor.openFolder(making: path)
  }

  /// False when the folder was removed under the daemon: what is written below it would be lost. From any thread.
  nonisolated var isThere: Bool { (try? folder.status().links).map { $0 > 0 } ?? false }

  /// Protects the segments of the running job, and no others any more.
  func use(_ names: Set<SegmentName>) {
    inUse = Set(names.map(\.file))
    trim()
  }

  /// Opens a segment to read it, and notes that it was used; nil when it is not there.
  func open(_ name: SegmentName) -> Descriptor? {
    guard let file = try? folder.openBeneath(Array(name.file.utf8), flags: O_RDONLY) else {
      entries?[name.file] = nil
      return nil
    }
    Self.touch(file)
    remember(name, file)
    return file
  }

  /// Opens a segment that is in use, from any thread.
  nonisolated func openNow(_ name: SegmentName) -> Descriptor? {
    try? folder.openBeneath(Array(name.file.utf8), flags: O_RDONLY)
  }

  /// A new file for a worker to write to.
  func draft(named name: String) throws(LinuxError) -> Draft { try Draft(in: folder, named: name) }

  /// Keeps a written segment: on the disk first, then under its name, so that a name always means a whole segment.
  func keep(_ draft: Draft, as name: SegmentName) throws(LinuxError) {
    try draft.descriptor.synchronize()
    do throws(LinuxError) {
      try draft.name(name.file)
    } catch  where error.isTaken {
      // The same name means the same pixels.
    }
    remember(name, draft.descriptor)
    trim()
  }

  /// Bytes free on the disk of the cache, after segments that nobody uses have made way for what is needed.
  func free(making needed: Int64 = 0) throws(LinuxError) -> Int64 {
    let free = try folder.fileSystem().freeBytes
    guard free < needed else { return free }
    try load()
    drop(needed - free)
    return try folder.fileSystem().freeBytes
  }

  /// Bytes kept now.
  var size: Int64 {
    get throws(LinuxError) {
      try load()
      return entries?.values.reduce(0) { $0 + $1.size } ?? 0
    }
  }

  private func trim() {
    guard let entries else { return }
    drop(entries.values.reduce(0) { $0 + $1.size } - limit)
  }

  /// Removes segments that are not in use, the least recently used first, until so many bytes are gone.
  private func drop(_ bytes: Int64) {
    var left = bytes
    for (file, entry) in (entries ?? [:]).sorted(by: { $0.value.used < $1.value.used }) {
      guard left > 0 else { return }
      guard !inUse.contains(file) else { continue }
      try? folder.remove(file)
      entries?[file] = nil
      left -= entry.size
    }
  }

  private func remember(_ name: SegmentName, _ file: Descriptor) {
    do throws(LinuxError) { try load() } catch {
      Log.warn("the kept segments cannot be listed: \(error.text)")
    }
    entries?[name.file] = Self.entry(file)
  }

  /// Reads the folder, again until it goes well: a cache that knows nothing of its segments grows without end. Stopgap
  /// names of drafts that a killed daemon left are removed.
  private func load() throws(LinuxError) {
    guard entries == nil else { return }
    var found: [String: Entry] = [:]
    let reader = try FolderReader(folder)
    while let name = try reader.next()?.name {
      let file = String(decoding: name, as: UTF8.self)
      if file.hasSuffix(Draft.ending) {
        try? folder.remove(file)
      } else if let opened = try? folder.openBeneath(name, flags: O_RDONLY | O_NONBLOCK) {
        found[file] = Self.entry(opened)
      }
    }
    entries = found
  }

  /// Notes a use in the file itself. Reading alone need not do it: mounts may leave access times out.
  private static func touch(_ file: Descriptor) {
    // UTIME_NOW and UTIME_OMIT of stat.h are casts that Swift does not import.
    let times = [timespec(tv_sec: 0, tv_nsec: (1 << 30) - 1), timespec(tv_sec: 0, tv_nsec: (1 << 30) - 2)]
    futimens(file.raw, times)
  }

  /// Nil for what is no regular file.
  private static func entry(_ file: Descriptor) -> Entry? {
    var status = stat()
    guard fstat(file.raw, &status) == 0, status.st_mode & UInt32(S_IFMT) == UInt32(S_IFREG) else {
      return nil
    }
    return Entry(
      size: Int64(status.st_size),
      used: Int64(status.st_atim.tv_sec) * 1_000_000_000 + Int64(status.st_atim.tv_nsec))
  }
}
