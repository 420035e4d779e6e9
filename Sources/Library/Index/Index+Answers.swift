internal import Linux
package import Plans

// What the index is asked.
extension Index {
  /// Rows of one list page at most.
  private static let longestPage = 500

  package func status() throws(LibraryError) -> LibraryStatus {
    var status = LibraryStatus()
    status.folders = folders.map {
      LibraryStatus.Folder(
        path: $0.path, state: $0.state, reason: $0.reason, unreadable: $0.unreadable,
        rescanSeconds: $0.rescan / 1_000_000_000,
        hasLiveEvents: watch.hears && !($0.nature?.system.hidesChanges ?? true), seen: $0.seen)
    }
    status.isSettled = isSettled
    status.damage = store.damage
    status.correctionDamage = store.corrections.damage
    status.clocks = store.corrections.clocks
    status.failure = failure?.text
    let ready = try store.readyByKind()
    status.videos = ready[.video] ?? 0
    status.photos = ready[.photo] ?? 0
    status.live = ready[.live] ?? 0
    status.music = ready[.music] ?? 0
    status.refused = try store.number(of: .refused)
    status.skipped = try store.number(of: .skipped)
    status.missing = try store.number(of: .missing)
    status.settling = try store.number(of: .settling)
    return status
  }

  package func count(_ selection: Selection) throws(LibraryError) -> Counted {
    var counted = try store.count(placed(selection))
    counted.offline = offlineFolders
    counted.unfinished = try unfinished()
    return counted
  }

  /// A page of rows in capture order, a pair once under its still; at most 500 rows.
  package func list(
    _ selection: Selection, limit: Int, after cursor: ListCursor? = nil
  ) throws(LibraryError) -> ListPage {
    var page = try store.list(placed(selection), limit: min(max(limit, 1), Self.longestPage), after: cursor)
    if selection.state != .ready || selection.isOffline { page.rows = page.rows.map(explained) }
    return page
  }

  /// What is asked of absent folders names them.
  private func placed(_ selection: Selection) -> Selection {
    var selection = selection
    if selection.isOffline { selection.folders = folders.filter { $0.state == .offline }.map(\.id) }
    return selection
  }

  /// The row a path or an id names: an id in digits, a path below a watched folder, or an absolute path in
  /// one.
  /// - Throws: `ambiguous` among others, for what names several.
  package func row(_ reference: String) throws(LibraryError) -> IndexRow? {
    guard var row = try found(reference) else { return nil }
    row.sidecars = try store.sidecarNames(of: row.id)
    return row
  }

  private func found(_ reference: String) throws(LibraryError) -> IndexRow? {
    var found: [IndexRow] = []
    for path in PathText.readings(reference) {
      for folder in folders {
        guard let below = Self.path(path, below: folder.path),
          let row = try store.row(folder: folder.path, path: below)
        else { continue }
        found.append(row)
      }
    }
    // One that is there is meant before one that is not.
    if found.contains(where: { $0.state != .missing }) { found.removeAll { $0.state == .missing } }
    if let id = Int64(id: reference), let row = try store.row(id) { found.append(row) }
    guard let first = found.first else { return nil }
    if found.contains(where: { $0.id != first.id }) {
      throw .ambiguous(reference, found.map(\.absolutePath))
    }
    return explained(first)
  }

  /// A path as it lies below a watched folder; nil for an absolute one that lies elsewhere.
  static func path(_ path: [UInt8], below folder: String) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    var parts: [ArraySlice<UInt8>] = []
    for part in path.split(separator: slash) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    let root = folder.utf8.split(separator: slash).map { ArraySlice(Array($0)) }
    if path.first == slash {
      guard parts.starts(with: root) else { return nil }
      parts.removeFirst(root.count)
    }
    return Array(parts.joined(separator: [slash]))
  }

  /// The days nearest to the selection's that hold certain items of its kinds.
  package func nearestDays(to selection: Selection) throws(LibraryError) -> (before: Day?, after: Day?) {
    try store.nearestDays(selection)
  }

  /// Watched folders that are not there.
  package var offlineFolders: [String] { folders.filter { $0.state == .offline }.map(\.path) }

  /// Folders that are offline only because they are empty, lost most of their files or became another folder.
  package var doubtedFolders: [String] { folders.filter(\.isDoubted).map(\.path) }

  /// Takes it as meant that these folders are what they are now, and looks at them again.
  package func acceptLosses() {
    for index in folders.indices where folders[index].isDoubted {
      folders[index].isLossAccepted = true
      folders[index].due = 0
    }
    watch.poke()
  }

  /// Looks at all folders in full again.
  package func rescan() {
    for index in folders.indices { folders[index].due = 0 }
    watch.poke()
  }
}
