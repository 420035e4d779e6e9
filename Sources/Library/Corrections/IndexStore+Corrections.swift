internal import Plans

// What people said, brought to the rows it is about.
extension IndexStore {
  // MARK: Recognising

  func key(ofFile id: Int64) throws(LibraryError) -> ContentKey? {
    try database.first(
      "SELECT k.hash, f.size FROM content_key k JOIN file f ON f.id = k.file WHERE k.file = ?", id
    ) { ContentKey(hash: $0.text(0), size: $0.integer(1)) }
  }

  func set(_ key: ContentKey, ofFile id: Int64) throws(LibraryError) {
    try database.run("INSERT OR REPLACE INTO content_key VALUES (?, ?)", id, key.hash)
  }

  /// The content is another: nothing that was said of the old one holds, unless a look into it finds the same
  /// shot. Before the row has its new size.
  func forgetKey(ofFile id: Int64) throws(LibraryError) {
    if let key = try key(ofFile: id), corrections.names(key) {
      try database.run("INSERT OR REPLACE INTO former_key VALUES (?, ?, ?)", id, key.hash, key.size)
    }
    try database.run("DELETE FROM content_key WHERE file = ?", id)
    try database.run("DELETE FROM clocked WHERE file = ?", id)
  }

  /// What the file was recognised by before its content changed, where something had been said of that.
  func formerKey(ofFile id: Int64) throws(LibraryError) -> ContentKey? {
    try database.first("SELECT hash, size FROM former_key WHERE file = ?", id) {
      ContentKey(hash: $0.text(0), size: $0.integer(1))
    }
  }

  /// After an edit of what stands beside the picture, what was said of the file holds for its new content.
  func keepWord(ofFile id: Int64, _ facts: MediaFacts, _ key: ContentKey?) throws(LibraryError) {
    guard let former = try formerKey(ofFile: id) else { return }
    try database.run("DELETE FROM former_key WHERE file = ?", id)
    guard let key, let old = try rows("WHERE f.id = ?", [id]).first?.row.facts, old.isSameShot(as: facts)
    else { return }
    try corrections.follow(former, to: key)
  }

  /// As after any change of content, and what was heard in it, too, which size and time would vouch for.
  func forgetContent(ofFile id: Int64) throws(LibraryError) {
    try forgetKey(ofFile: id)
    try database.run("DELETE FROM beats WHERE file = ?", id)
    try database.run("DELETE FROM glimpse WHERE file = ?", id)
  }

  /// Rows with this content: a file and its copies, in an order that an index made anew has too.
  func files(with key: ContentKey) throws(LibraryError) -> [Int64] {
    try database.all(
      """
      SELECT k.file FROM content_key k JOIN file f ON f.id = k.file JOIN directory d ON d.id = f.directory
      WHERE k.hash = ? AND f.size = ? ORDER BY d.folder, d.path, f.name
      """, key.hash, key.size
    ) { $0.integer(0) }
  }

  /// The file, and those with the same content.
  func copies(of id: Int64) throws(LibraryError) -> [Int64] {
    try database.all(
      "SELECT b.id FROM file a JOIN file b ON b.content = a.content WHERE a.id = ? AND b.state = 'ready'", id
    ) { $0.integer(0) }
  }

  // MARK: Dates

  /// The finding as people have it.
  func corrected(_ finding: DateFinding, file id: Int64, now: Instant) throws(LibraryError) -> DateFinding {
    if corrections.hasNoDates { return finding }
    let key = try key(ofFile: id)
    if let moment = key.flatMap({ corrections.dates[$0] }) {
      return finding.corrected(by: .date(moment), now: now)
    }
    guard let clock = try clock(ofFile: id, key) else { return finding }
    return finding.corrected(by: .clock(clock), now: now)
  }

  /// The clock setting a file is under: by where it is, by where it was, by what made it.
  private func clock(ofFile id: Int64, _ key: ContentKey?) throws(LibraryError) -> ClockSetting? {
    if corrections.clocks.isEmpty { return nil }
    if let here = try clock(aroundFile: id) {
      try database.run("INSERT OR REPLACE INTO clocked VALUES (?, ?)", id, here.id)
      return here
    }
    let kept = key.flatMap { corrections.moved[$0] }.flatMap { corrections.clock($0) }
    if let kept { return kept }
    let sticking = try database.first("SELECT clock FROM clocked WHERE file = ?", id) { $0.integer(0) }
    if let clock = sticking.flatMap({ corrections.clock($0) }) {
      leavers.insert(id)
      return clock
    }
    return try clock(ofDeviceOf: id)
  }

  /// The setting of the deepest directory around the file.
  private func clock(aroundFile id: Int64) throws(LibraryError) -> ClockSetting? {
    let place = try database.first(
      """
      SELECT w.path, d.path FROM file f JOIN directory d ON d.id = f.directory JOIN folder w ON w.id = d.folder
      WHERE f.id = ?
      """, id
    ) { (folder: $0.text(0), path: $0.bytes(1)) }
    guard let place else { return nil }
    var deepest: (clock: ClockSetting, depth: Int)?
    for clock in corrections.clocks {
      guard case .directory(place.folder, let path) = clock.scope, place.path.isPath(within: path),
        path.count >= deepest?.depth ?? 0
      else { continue }
      deepest = (clock, path.count)
    }
    return deepest?.clock
  }

  private func clock(ofDeviceOf id: Int64) throws(LibraryError) -> ClockSetting? {
    let hasDevices = corrections.clocks.contains { if case .device = $0.scope { true } else { false } }
    guard hasDevices,
      let tags = try database.first("SELECT tags FROM reading WHERE file = ?", id, row: { $0.text(0) })
    else { return nil }
    let names = DeviceNames(tags: tags).names
    return corrections.clocks.first { clock in
      if case .device(let name) = clock.scope { names.contains(name) } else { false }
    }
  }

  /// Read files below a directory, or made by a device, after an id.
  func files(in scope: ClockSetting.Scope, after id: Int64, limit: Int) throws(LibraryError) -> (
    ids: [Int64], last: Int64?
  ) {
    switch scope {
    case .directory(let folder, let path):
      // "0" is the byte after "/".
      let found = try database.all(
        """
        SELECT f.id FROM folder w JOIN directory d ON d.folder = w.id JOIN file f ON f.directory = d.id
        WHERE w.path = ?1 AND (?2 OR d.path = ?3 OR (d.path > ?4 AND d.path < ?5))
          AND f.id > ?6 AND f.state IN ('ready', 'missing') ORDER BY f.id LIMIT ?7
        """, folder, path.isEmpty, path, path + [UInt8(ascii: "/")], path + [UInt8(ascii: "0")], id, limit
      ) { $0.integer(0) }
      return (found, found.last)
    case .device(let name):
      let found = try database.all(
        "SELECT file, tags FROM reading WHERE file > ? ORDER BY file LIMIT ?", id, limit
      ) { (id: $0.integer(0), isIts: DeviceNames(tags: $0.text(1)).names.contains(name)) }
      return (found.filter(\.isIts).map(\.id), found.last?.id)
    }
  }

  /// The setting that a file was under when it was last dated in its directory.
  func clock(stuckTo id: Int64) throws(LibraryError) -> Int64? {
    try database.first("SELECT clock FROM clocked WHERE file = ?", id) { $0.integer(0) }
  }

  /// Files that a setting goes on for although they may have left its directory.
  func leavers(of clock: Int64) throws(LibraryError) -> [Int64] {
    var ids = try database.all("SELECT file FROM clocked WHERE clock = ?", clock) { $0.integer(0) }
    for (key, id) in corrections.moved where id == clock { ids += try files(with: key) }
    return ids
  }

  func forget(_ clock: Int64) throws(LibraryError) {
    try database.run("DELETE FROM clocked WHERE clock = ?", clock)
  }

  /// Clocks set for a directory go with it. Its files are dated again: it may have come to, or from, one set
  /// for another.
  func followClocks(_ moved: Directory, to folder: Int64, _ path: [UInt8]) throws(LibraryError) {
    if corrections.clocks.isEmpty { return }
    guard let old = try self.folder(moved.folder)?.path, let new = try self.folder(folder)?.path else {
      return
    }
    try corrections.follow(old, moved.path, to: new, path)
    newcomers.insert(moved.id)
  }
}

/// What a device may be called: its model, and its maker with its model.
struct DeviceNames {
  /// Folded.
  let names: [String]

  /// - Parameter tags: As the index stores them.
  init(tags: String) {
    var make = ""
    var model = ""
    for (name, value) in FieldText.read(tags) {
      if name == MediaFacts.Tag.make.rawValue { make = Folding.fold(value) }
      if name == MediaFacts.Tag.model.rawValue { model = Folding.fold(value) }
    }
    if model.isEmpty {
      names = make.isEmpty ? [] : [make]
    } else {
      names = make.isEmpty || model.hasPrefix(make) ? [model] : [model, "\(make) \(model)"]
    }
  }
}
