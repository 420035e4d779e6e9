internal import Linux
internal import Plans

// Whether a watched folder is the one that was adopted, and what its absence means.
extension Index {
  /// A folder that lost at least this many files and more than half of them in one look is taken for absent.
  private static let suspiciousLoss = 20
  /// Films of ours are no footage, and neither is what the state folder holds.
  private static let ownFolder = "the folder of reeld's films or of its state"
  /// Going through so many files that are gone takes a tenth of a second.
  private static let dearLoss: Int64 = 20_000
  /// Known files compared when a folder comes back under another identity.
  private static let sampleSize = 200

  /// Opens a folder if it is the one that was adopted; otherwise it is offline, and nothing is forgotten.
  func open(_ index: Int) async throws(LibraryError) -> Walker.Root? {
    let opened: Result<Walker.Root, LinuxError>
    do throws(LinuxError) {
      opened = .success(try await walker.open(folders[index].path, folder: folders[index].id))
    } catch {
      opened = .failure(error)
    }
    switch opened {
    case .failure(let error):
      folders[index].setOffline(error.meaning, timing.offlineRetry, note)
      return nil
    case .success(var root):
      let place = Walker.Place(root.status)
      let twin = folders[..<index].first { $0.nature.map { Walker.Place($0.status) == place } ?? false }
      if let twin {
        folders[index].setOffline(
          "it is the same folder as \(twin.path)", timing.offlineRetry, note)
        return nil
      }
      if let objection = try await objection(to: root, index) {
        folders[index].setOffline(
          objection.reason, isDoubted: objection.canBeMeant, timing.offlineRetry, note)
        return nil
      }
      root.nature.strangers = await strangers(for: place)
      root.nature.exclusions = settings.exclusions
      root.nature.mounts = watch.mounts(within: folders[index].path)
      return root
    }
  }

  /// Folders inside a watched one that are not to be indexed from it.
  private func strangers(for root: Walker.Place) async -> [Walker.Place: String] {
    var found: [Walker.Place: String] = [:]
    for folder in folders {
      if let place = await walker.place(of: folder.path) { found[place] = "a folder watched on its own" }
    }
    for path in settings.ownFolders {
      if let place = await walker.place(of: path) { found[place] = Self.ownFolder }
    }
    found[root] = nil
    return found
  }

  /// Why the open folder is not the adopted one; nil when it is, or may be adopted.
  private func objection(
    to root: Walker.Root, _ index: Int
  ) async throws(LibraryError) -> (reason: String, canBeMeant: Bool)? {
    let id = folders[index].id
    guard let stored = try store.folder(id) else { return nil }
    if stored.identity == root.identity { return nil }
    if stored.identity != nil {
      // File systems without stable ids, and folders restored from a copy, come back as somebody else: their
      // content vouches for them.
      let sample = try store.sample(of: id, limit: Self.sampleSize)
      let matches = sample.isEmpty ? 0 : await walker.matches(sample, below: root)
      if !sample.isEmpty, matches * 2 < sample.count {
        // An empty folder under another identity is what a disk that was taken out leaves behind: never
        // meant.
        let isEmpty = await walker.isEmpty(root)
        guard folders[index].isLossAccepted, !isEmpty else {
          return (
            "another folder lies there: of \(sample.count) known files looked for, \(matches) were found",
            canBeMeant: !isEmpty
          )
        }
      }
    }
    try store.adopt(id, root.identity)
    return nil
  }

  /// Begins a full look. Which files were met before it is kept: those met by a look that is broken off, or
  /// finds too much gone, are not known before one came to its end.
  func beginLook(_ index: Int, _ root: Walker.Root) throws(LibraryError) {
    var metBefore = folders[index].metBefore
    if metBefore == nil {
      let last = try store.lastFile()
      try store.setMetBefore(folders[index].id, last)
      metBefore = last
    }
    folders[index].beginLook(root, metBefore: metBefore ?? .max)
  }

  /// Ends a full look: marks what is gone, unless so much is gone that the folder must be taken for absent.
  func endLook(
    _ index: Int, known: Int64, gone: [Int64], _ reconciler: Reconciler
  ) async throws(LibraryError) {
    guard let root = folders[index].root else { return }
    // What was found elsewhere has its place there by now.
    let left = folders[index].seen == 0 ? try store.knownFiles(in: folders[index].id) : 0
    let isEmpty = left > 0
    let isNarrowed = folders[index].hasOtherExclusions
    let metBefore = folders[index].metBefore ?? .max
    let old = gone.filter { $0 <= metBefore }
    let lost = old.count >= Self.suspiciousLoss ? try store.knownFiles(among: old) : 0
    let isHalved = lost >= Self.suspiciousLoss && lost * 2 > known
    if (isEmpty || (isHalved && !isNarrowed)) && !folders[index].isLossAccepted {
      let reason = isEmpty ? "it is empty" : "\(lost) of \(known) files are gone at once"
      // A look at everything is dear: what is only half there, or was very large, is looked at less often.
      let isCheap = isEmpty && left < Self.dearLoss
      folders[index].setOffline(
        reason, isDoubted: true, isCheap ? timing.offlineRetry : timing.shortRescan, note)
      return
    }
    try await miss(gone, folder: folders[index].id)
    let online = (try store.folder(folders[index].id)?.online ?? 0) + millisecondsOnline(index)
    try store.setScanned(folders[index].id, now: wallTime, online: online)
    try await expire(folders[index].id, before: online - timing.missingLife / 1_000_000)
    try store.removeEmpty(reconciler.goneDirectories)
    folders[index].endLook(timing, hidesChanges: root.system.hidesChanges || !watch.listens)
    if isNarrowed, !folders.contains(where: \.hasOtherExclusions) {
      try store.set(Self.excludedWith, to: Self.exclusions(settings))
    }
  }

  /// Milliseconds since the last full look, when the folder was there all the time.
  private func millisecondsOnline(_ index: Int) -> Int64 {
    folders[index].looked.map { (MonotonicClock.now - $0) / 1_000_000 } ?? 0
  }

  /// Removes the rows of files that have been missing for too long.
  private func expire(_ folder: Int64, before online: Int64) async throws(LibraryError) {
    while try store.expire(folder, before: online, limit: Self.portion) > 0 { await Task.yield() }
  }
}
