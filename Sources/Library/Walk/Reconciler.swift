internal import Plans

/// Brings the index in line with what one look at the folders found: one full scan, or one burst of changes.
///
/// A name that is gone may only have moved, so nothing is marked missing before the whole look is over.
final class Reconciler {
  static let otherName = "another name of a file that is listed"

  let store: IndexStore
  /// The watched folder that is walked in full now; several are walked one after the other in one look.
  var walked: Int64?
  /// Rows whose names were not where they should be.
  var gone: Set<Int64> = []
  var goneDirectories: Set<Int64> = []
  var hasLosses: Bool { !gone.isEmpty || !goneDirectories.isEmpty }
  /// Files with several names of which one is a known row elsewhere: moved there or a hard link, the end
  /// tells.
  private var doubtful: [(directory: Int64, entry: Listing.Entry)] = []
  /// Rows whose place a new file has taken, and the row made for that one.
  private var replaced: [(old: Int64, new: Unread)] = []
  /// A file to be read.
  struct Unread {
    var id: Int64
    var seen: Sighting
    /// Its writer was seen to close it.
    var closed: Bool
    /// New or changed, not only still unread.
    var isChange: Bool
  }

  private var unread: [Unread] = []
  /// Children met so far of the directory whose listing is under way.
  private var met: (directory: Int64, children: Set<Int64>) = (0, [])

  private let now: Instant
  /// The last file that was met before this look.
  private let metBefore: Int64

  /// - Parameter now: The window's end for dates read from a changed name.
  init(_ store: IndexStore, now: Instant) throws(LibraryError) {
    self.store = store
    self.now = now
    metBefore = try store.lastFile()
  }

  /// Takes the collected files to read.
  func takeUnread() -> [Unread] {
    defer { unread = [] }
    return unread
  }

  private func add(_ id: Int64, _ seen: Sighting, _ closed: Bool, isChange: Bool) {
    unread.append(Unread(id: id, seen: seen, closed: closed, isChange: isChange))
  }

  /// Brings one part of a directory in line, in one transaction.
  func take(_ listing: Listing) throws(LibraryError) -> ListingOutcome {
    try store.database.transaction { () throws(LibraryError) in
      var known: [[UInt8]: IndexStore.Known] = [:]
      for row in try store.known(in: listing.directory, listing.span) { known[row.name] = row }
      var outcome = ListingOutcome()
      if met.directory != listing.directory { met = (listing.directory, []) }
      try takeFolders(listing, &outcome)
      for entry in listing.entries {
        if case .skipped(let reason, let kind) = entry.what {
          try takeSkipped(entry.name, listing.directory, reason, kind, &known)
        }
        if case .unknown = entry.what { known[entry.name] = nil }
      }
      for entry in listing.entries {
        if case .file(let seen, let closed) = entry.what {
          try takeFile(entry, seen, closed, listing.directory, &known)
        }
      }
      for row in known.values { try miss(row) }
      return outcome
    }
  }

  // MARK: Files

  private func takeFile(
    _ entry: Listing.Entry, _ seen: Sighting, _ closed: Bool, _ directory: Int64,
    _ known: inout [[UInt8]: IndexStore.Known]
  ) throws(LibraryError) {
    let row = known.removeValue(forKey: entry.name)
    if let row, row.isSame(seen), row.state != .skipped || row.reason != Self.otherName {
      try keep(row, seen, closed)
      return
    }
    if let moved = try store.known(with: seen), moved.id != row?.id {
      // With one name only, the old one cannot be there any more; with several the end of the look tells.
      guard seen.links == 1 || moved.state == .missing || gone.contains(moved.id) else {
        if row?.isSame(seen) != true { doubtful.append((directory, entry)) }
        if let row, row.state != .skipped { try miss(row) }
        return
      }
      if let row { try giveUp(row) }
      if moved.directory == directory { known[moved.name] = nil }
      try take(moved, to: directory, entry.name, seen)
      return
    }
    if let row, row.reason == Self.otherName, seen.links > 1, let first = try store.firstName(of: seen) {
      // Edited or touched by whichever name: it stays one file.
      try store.setChanged(first.id, seen)
      add(first.id, seen, closed, isChange: true)
      return
    }
    if let row, row.hasContent(of: seen), row.state != .skipped {
      try store.setIdentity(row.id, fileSystem: seen.fileSystem, inode: seen.inode)
      try keep(row, seen, closed)
    } else if let row, row.state == .skipped || row.inode == seen.inode {
      gone.remove(row.id)
      try store.setChanged(row.id, seen)
      add(row.id, seen, closed, isChange: true)
    } else if let row {
      // Another file under this name: the first one was replaced, unless it turns up elsewhere before the
      // end.
      try giveUp(row)
      let new = try store.insert(entry.name, in: directory, seen)
      replaced.append((row.id, Unread(id: new, seen: seen, closed: closed, isChange: true)))
    } else {
      add(try store.insert(entry.name, in: directory, seen), seen, closed, isChange: true)
    }
  }

  /// Takes a row as found. It is looked at again where it was never read, or where someone was at the file
  /// since.
  private func keep(_ row: IndexStore.Known, _ seen: Sighting, _ closed: Bool) throws(LibraryError) {
    gone.remove(row.id)
    if row.state == .missing { try store.restore(row.id) }
    let state = row.state == .missing ? try store.known(row.id)?.state : row.state
    if row.born != seen.born {
      try store.setBorn(row.id, seen.born)
      if row.times.earliest != seen.times.earliest { try store.dateAgain(row.id, now: now) }
    }
    if state == .settling { return add(row.id, seen, closed, isChange: false) }
    if row.isUntouched(seen) { return }
    if row.changed == nil, row.inode == seen.inode, row.reason?.hasPrefix(FileReader.cannotBeOpened) != true {
      // An earlier version kept no such time, and nothing else speaks for a change.
      return try store.setTouched(row.id, seen.changed)
    }
    // What has no facts to lose is read anew, with all its tries; the rest stays as it is until its seal was
    // compared.
    if state == .refused || (state == .skipped && row.seal == nil) { try store.setChanged(row.id, seen) }
    add(row.id, seen, closed, isChange: true)
  }

  /// Puts a row found by its identity into its new place; what was read of it stays.
  private func take(
    _ row: IndexStore.Known, to directory: Int64, _ name: [UInt8], _ seen: Sighting?
  ) throws(LibraryError) {
    gone.remove(row.id)
    try store.move(row, to: directory, name)
    if row.name != name || (row.directory != directory && !store.corrections.clocks.isEmpty) {
      try store.dateAgain(row.id, now: now)
    }
    if let seen, let moved = try store.known(row.id) { try keep(moved, seen, false) }
  }

  /// Another file stands in this row's place; the row itself may have moved.
  private func giveUp(_ row: IndexStore.Known) throws(LibraryError) {
    guard row.state != .skipped else { return try store.delete(row.id) }
    try store.displace(row)
    gone.insert(row.id)
  }

  private func miss(_ row: IndexStore.Known) throws(LibraryError) {
    switch row.state {
    case .skipped: try store.delete(row.id)
    case .missing: break
    case .ready, .settling, .refused: gone.insert(row.id)
    }
  }

  private func takeSkipped(
    _ name: [UInt8], _ directory: Int64, _ reason: String, _ kind: FileKind?,
    _ known: inout [[UInt8]: IndexStore.Known]
  ) throws(LibraryError) {
    if let row = known.removeValue(forKey: name) {
      if row.state == .skipped && row.reason == reason { return }
      try giveUp(row)
    }
    try store.insertSkipped(name, in: directory, reason: reason, kind: kind)
  }

  // MARK: Folders

  private func takeFolders(_ listing: Listing, _ outcome: inout ListingOutcome) throws(LibraryError) {
    guard let here = try store.directory(listing.directory) else { return }
    var rest: [(name: [UInt8], seen: Sighting)] = []
    // Whoever is known by identity takes its place first; only then may a new folder take over a name.
    for entry in listing.entries {
      if case .unknown = entry.what,
        let known = try store.directory(in: here.folder, at: IndexStore.joined(here.path, entry.name))
      {
        goneDirectories.remove(known.id)
        met.children.insert(known.id)
      }
      guard case .folder(let seen) = entry.what else { continue }
      guard let known = try store.directory(with: seen) else {
        rest.append((entry.name, seen))
        continue
      }
      let path = IndexStore.joined(here.path, entry.name)
      if known.path != path || known.folder != here.folder {
        if let old = try store.directory(in: here.folder, at: path) { goneDirectories.insert(old.id) }
        try store.moveDirectory(known, to: here.folder, parent: here.id, path: path)
      }
      enter(known.id, entry.name, seen, &outcome)
    }
    for (name, seen) in rest {
      let path = IndexStore.joined(here.path, name)
      if let known = try store.directory(in: here.folder, at: path) {
        try store.setIdentity(ofDirectory: known.id, seen)
        enter(known.id, name, seen, &outcome)
      } else {
        let made = try store.insertDirectory(folder: here.folder, parent: here.id, path: path, seen)
        enter(made, name, seen, &outcome)
      }
    }
    try missFolders(listing, here)
  }

  private func enter(_ id: Int64, _ name: [UInt8], _ seen: Sighting, _ outcome: inout ListingOutcome) {
    goneDirectories.remove(id)
    met.children.insert(id)
    outcome.folders.append(ListingOutcome.Subfolder(directory: id, name: name, sighting: seen))
  }

  private func missFolders(_ listing: Listing, _ here: IndexStore.Directory) throws(LibraryError) {
    switch listing.span {
    case .range(_, nil):
      for child in try store.children(of: here.id) where !met.children.contains(child.id) {
        goneDirectories.insert(child.id)
      }
    case .range: break
    case .names(let names):
      for name in names {
        let path = IndexStore.joined(here.path, name)
        if let child = try store.directory(in: here.folder, at: path), !met.children.contains(child.id) {
          goneDirectories.insert(child.id)
        }
      }
    }
  }

  // MARK: The end of a look

  /// Adds the files of a folder that is gone to those that are.
  func gatherGone(_ directory: Int64) throws(LibraryError) {
    for id in try store.tree(of: directory) {
      for row in try store.known(in: id, .range(after: nil, through: nil)) { try miss(row) }
    }
  }

  /// Settles what had to wait for the end: moved, or a second name of a file that stayed.
  func settleDoubts() throws(LibraryError) {
    try store.database.transaction { () throws(LibraryError) in
      for (directory, entry) in doubtful { try settle(entry, directory) }
      doubtful = []
      for (old, new) in replaced { try settle(new, replacing: old) }
      replaced = []
    }
  }

  /// A file that was replaced keeps its row for what came after it; one that has moved left the name to a new
  /// row.
  private func settle(_ new: Unread, replacing old: Int64) throws(LibraryError) {
    guard let place = try store.known(new.id) else { return }
    guard gone.remove(old) != nil, let row = try store.known(old) else {
      unread.append(new)
      return
    }
    try store.delete(new.id)
    try store.move(row, to: place.directory, place.name)
    try store.setChanged(old, new.seen)
    add(old, new.seen, new.closed, isChange: true)
  }

  /// Finds files that are gone under another name of theirs, or as a copy made before the first was removed.
  func followMoves(_ ids: some Sequence<Int64>) throws(LibraryError) {
    try store.database.transaction { () throws(LibraryError) in
      for id in ids {
        guard let row = try store.known(id), row.state != .missing else { continue }
        var found = try store.otherName(of: row)
        if found == nil { found = try store.successor(of: row, metAfter: metBefore) }
        guard let other = found else { continue }
        try store.delete(other.id)
        try take(row, to: other.directory, other.name, nil)
        try store.setIdentity(row.id, fileSystem: other.fileSystem, inode: other.inode)
        let isOther = row.inode != other.inode
        if isOther, let moved = try store.known(row.id) { try keep(moved, Sighting(other), false) }
      }
    }
  }

  private func settle(_ entry: Listing.Entry, _ directory: Int64) throws(LibraryError) {
    guard case .file(let seen, let closed) = entry.what else { return }
    let here = try store.known(in: directory, .names([entry.name])).first
    guard let row = try store.known(with: seen) else {
      // The row it was compared with has changed meanwhile.
      if here == nil { add(try store.insert(entry.name, in: directory, seen), seen, closed, isChange: true) }
      return
    }
    if let here {
      if here.id == row.id { return }
      try giveUp(here)
    }
    if gone.contains(row.id) {
      try take(row, to: directory, entry.name, seen)
    } else {
      try store.insertSkipped(
        entry.name, in: directory, reason: Self.otherName, kind: NameRules.expectedKind(entry.name), seen)
    }
  }
}
