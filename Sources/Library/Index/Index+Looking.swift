internal import Linux
internal import Plans

// Full looks at folders, and looks at what changed.
extension Index {
  /// Rows handled between two chances for others to be answered.
  static let portion = 256

  /// Does what is due; true when someone came meanwhile who waits for the present state.
  func turn() async throws(LibraryError) -> Bool {
    let caught = waiters.map(\.number)
    let isAwaited = waiters.contains { !$0.isCaughtUp }
    let changes = watch.take(now: isAwaited)
    let now = MonotonicClock.now
    for index in folders.indices {
      // Where events do not come, someone who waits for the present state needs a full look.
      let isBlind = folders[index].rescan < timing.rescan || folders[index].nature == nil
      if changes.isLost || (isAwaited && isBlind) { folders[index].due = now }
    }
    isLooking = true
    let areLinksDue = linksDue.map { $0 <= now } ?? false
    await holdFolders(anew: changes.arePathsOther || isAwaited || areLinksDue)
    try await look(at: changes.directories)
    let due = folders.filter { $0.due <= MonotonicClock.now }.map(\.id)
    if !due.isEmpty { try await scan(due) }
    if Task.isCancelled { return false }
    try await regroup()
    try await redate()
    try await followClock()
    try await followCorrections()
    failure = nil
    isLooking = false
    for index in waiters.indices where caught.contains(waiters[index].number) {
      waiters[index].isCaughtUp = true
    }
    try queueDue()
    flush()
    letFoldersGo()
    try schedule()
    return waiters.contains { !$0.isCaughtUp }
  }

  /// Says when the next turn is needed.
  func schedule() throws(LibraryError) {
    let now = MonotonicClock.now
    var due = folders.map(\.due)
    if let next = queue.nextDue { due.append(next) }
    let longest = (timing.retries.max() ?? 0) / 1000
    for folder in folders where folder.nature != nil {
      guard let retry = try store.nextRetry(in: folder.id, after: retriedUntil) else { continue }
      due.append(now + min(max(0, retry - wallTime), longest) * 1000)
    }
    let hasLinks = folders.contains { $0.hasLinks && $0.nature != nil }
    if !hasLinks { linksDue = nil } else if linksDue ?? 0 <= now { linksDue = now + timing.linkCheck }
    due += [linksDue].compactMap(\.self)
    watch.setDeadline(due.min())
  }

  // MARK: Full looks

  private func scan(_ due: [Int64]) async throws(LibraryError) {
    let reconciler = try Reconciler(store, now: Instant(microseconds: wallTime))
    self.reconciler = reconciler
    defer { self.reconciler = nil }
    hasScanned = true
    var walked: [Int] = []
    for index in folders.indices where due.contains(folders[index].id) {
      guard let root = try await open(index) else { continue }
      let directory = try store.rootDirectory(
        folder: root.folder, Sighting(root.status, fileSystem: root.system.id))
      try beginLook(index, root)
      watch.addSurroundings(of: folders[index].path)
      folders[index].hasLinks = await walker.hasLinks(folders[index].path)
      reconciler.walked = folders[index].id
      guard try await walker.walk(errand(root), from: directory) else { return }
      walked.append(index)
    }
    var scanned: [(index: Int, known: Int64)] = []
    for index in walked {
      // Counting goes through all rows of a folder: only where some are gone is the number of any use.
      let known =
        reconciler.hasLosses
        ? try store.knownFiles(in: folders[index].id, upTo: folders[index].metBefore ?? .max) : 0
      scanned.append((index, known))
    }
    let gone = try await follow(reconciler)
    for (index, known) in scanned {
      try await endLook(index, known: known, gone: gone[folders[index].id] ?? [], reconciler)
    }
    // A folder that was not looked at in full now can still have lost a directory to one that was.
    for (folder, ids) in gone where !scanned.contains(where: { folders[$0.index].id == folder }) {
      try await miss(ids, folder: folder)
    }
  }

  func errand(_ root: Walker.Root) -> Walker.Errand {
    Walker.Errand(root: root, index: self, watch: watch)
  }

  // MARK: Changes

  private func look(at changes: [Int64: Changes.Names]) async throws(LibraryError) {
    guard !changes.isEmpty else { return }
    let reconciler = try Reconciler(store, now: Instant(microseconds: wallTime))
    self.reconciler = reconciler
    defer { self.reconciler = nil }
    for (id, names) in changes.sorted(by: { $0.key < $1.key }) {
      guard let directory = try store.directory(id),
        let index = folders.firstIndex(where: { $0.id == directory.folder }), let root = folders[index].root
      else { continue }
      if names.isItself && directory.path.isEmpty {
        // The watched folder itself changed, moved or went: only a full look tells which.
        folders[index].due = 0
        continue
      }
      for name in names.names.keys where !folders[index].unreadable.isEmpty {
        folders[index].forgetUnreadable(IndexStore.joined(directory.path, name))
      }
      try await walker.look(errand(root), at: directory, names: names)
      if Task.isCancelled { return }
    }
    for (folder, ids) in try await follow(reconciler) { try await miss(ids, folder: folder) }
  }

  // MARK: The end of a look

  /// Finds what has moved; the rest, by folder, is gone.
  private func follow(_ reconciler: Reconciler) async throws(LibraryError) -> [Int64: [Int64]] {
    for directory in reconciler.goneDirectories.sorted() {
      try reconciler.gatherGone(directory)
      await Task.yield()
    }
    try reconciler.settleDoubts()
    await Task.yield()
    for ids in Self.portions(reconciler.gone.sorted()) {
      try reconciler.followMoves(ids)
      await Task.yield()
    }
    scheduleUnread(reconciler)
    for directory in reconciler.goneDirectories {
      for id in try store.tree(of: directory) { watch.remove(directory: id) }
    }
    var gone: [Int64: [Int64]] = [:]
    for ids in Self.portions(reconciler.gone.sorted()) {
      for id in ids {
        if let folder = try store.folder(ofFile: id) { gone[folder, default: []].append(id) }
      }
      await Task.yield()
    }
    return gone
  }

  /// Marks files as missing; their rows stay.
  func miss(_ ids: [Int64], folder: Int64) async throws(LibraryError) {
    let online = try store.folder(folder)?.online ?? 0
    for part in Self.portions(ids) {
      try store.database.transaction { () throws(LibraryError) in
        for id in part { try store.setMissing(id, now: wallTime, online: online) }
      }
      await Task.yield()
    }
  }

  static func portions(_ ids: [Int64]) -> [ArraySlice<Int64>] {
    stride(from: 0, to: ids.count, by: portion).map { ids[$0..<min($0 + portion, ids.count)] }
  }

  // MARK: What the walker tells

  /// Brings a part of a directory in line.
  func take(_ listing: Listing) throws(LibraryError) -> ListingOutcome {
    guard let reconciler else { return ListingOutcome() }
    let outcome = try reconciler.take(listing)
    scheduleUnread(reconciler)
    if let index = folders.firstIndex(where: { $0.id == reconciler.walked }) {
      folders[index].seen += Int64(listing.entries.count)
    }
    return outcome
  }

  func unreadable(_ path: [UInt8], _ error: LinuxError, folder: Int64) {
    guard let index = folders.firstIndex(where: { $0.id == folder }) else { return }
    folders[index].noteUnreadable(path, error, note)
  }

  func unwatched(_ error: LinuxError, folder: Int64) {
    guard let index = folders.firstIndex(where: { $0.id == folder }) else { return }
    folders[index].noteUnwatched(error, note)
  }
}
