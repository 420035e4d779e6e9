extension IndexStore {
  /// A watched folder as stored.
  struct Folder {
    var id: Int64
    var path: String
    /// Nil until it was adopted.
    var identity: Identity?
    /// Milliseconds it was seen online, from scan to scan.
    var online: Int64
    /// Microseconds since 1970 of the last good scan.
    var scanned: Int64?
    /// The last file met before its loss came into doubt, or before a look that did not come to its end.
    var metBefore: Int64?
  }

  /// What proves that a folder is the same one.
  struct Identity: Equatable, Sendable {
    var fileSystem: UInt64
    var inode: UInt64
  }

  private static let folder =
    "SELECT id, path, file_system, inode, online_ms, scanned_us, met_before FROM folder "

  private static func folder(_ row: borrowing Statement) -> Folder {
    var identity: Identity?
    if let system = row.integerOrNil(2), let inode = row.integerOrNil(3) {
      identity = Identity(fileSystem: UInt64(bitPattern: system), inode: UInt64(bitPattern: inode))
    }
    return Folder(
      id: row.integer(0), path: row.text(1), identity: identity, online: row.integer(4),
      scanned: row.integerOrNil(5), metBefore: row.integerOrNil(6))
  }

  func folder(at path: String) throws(LibraryError) -> Folder {
    try database.run("INSERT OR IGNORE INTO folder (path) VALUES (?)", path)
    guard let found = try database.first(Self.folder + "WHERE path = ?", path, row: Self.folder) else {
      throw .database(operation: "find a folder", code: 0, message: "the row is not there", sql: path)
    }
    return found
  }

  func folder(_ id: Int64) throws(LibraryError) -> Folder? {
    try database.first(Self.folder + "WHERE id = ?", id, row: Self.folder)
  }

  func adopt(_ folder: Int64, _ identity: Identity) throws(LibraryError) {
    try database.run(
      "UPDATE folder SET file_system = ?, inode = ? WHERE id = ?", Int64(bitPattern: identity.fileSystem),
      Int64(bitPattern: identity.inode), folder)
  }

  /// A full look found the folder there; what was in doubt no longer is.
  func setScanned(_ folder: Int64, now: Int64, online: Int64) throws(LibraryError) {
    try database.run(
      "UPDATE folder SET scanned_us = ?, online_ms = ?, met_before = NULL WHERE id = ?", now, online, folder)
  }

  func setMetBefore(_ folder: Int64, _ last: Int64) throws(LibraryError) {
    try database.run("UPDATE folder SET met_before = ? WHERE id = ?", last, folder)
  }

  /// Takes folders that are no longer watched out of counts: their rows are missing until they are watched
  /// again.
  func forgetFolders(except kept: [Int64], now: Int64) throws(LibraryError) {
    for id in try database.all("SELECT id FROM folder", row: { $0.integer(0) }) where !kept.contains(id) {
      try database.run(
        """
        UPDATE file SET was = state, state = 'missing', missing_us = ?, missing_online_ms = 0
        WHERE state <> 'missing' AND directory IN (SELECT id FROM directory WHERE folder = ?)
        """, now, id)
      try database.run("UPDATE folder SET met_before = NULL WHERE id = ? AND met_before NOT NULL", id)
    }
  }

  /// Files that were looked into once and are not missing: what was only met by name is no loss, and thins
  /// none out.
  private static let isKnown = """
    (f.state IN ('ready', 'refused')
      OR (f.state = 'settling' AND EXISTS (SELECT 1 FROM reading r WHERE r.file = f.id)))
    """

  /// The id of the file that was met last; zero in an empty index.
  func lastFile() throws(LibraryError) -> Int64 {
    try database.first("SELECT coalesce(max(id), 0) FROM file") { $0.integer(0) } ?? 0
  }

  /// How many files of a folder that were met up to `last` are known; skipped ones do not count.
  func knownFiles(in folder: Int64, upTo last: Int64 = .max) throws(LibraryError) -> Int64 {
    try database.first(
      """
      SELECT count(*) FROM directory d CROSS JOIN file f ON f.directory = d.id
      WHERE d.folder = ? AND f.id <= ? AND \(Self.isKnown)
      """, folder, last
    ) { $0.integer(0) } ?? 0
  }

  /// How many of these files are known.
  func knownFiles(among ids: [Int64]) throws(LibraryError) -> Int64 {
    var count: Int64 = 0
    for id in ids {
      count +=
        try database.first("SELECT count(*) FROM file f WHERE f.id = ? AND \(Self.isKnown)", id) {
          $0.integer(0)
        }
        ?? 0
    }
    return count
  }

  /// Takes the rows out that were missing before this much of the folder's time online; how many.
  func expire(_ folder: Int64, before online: Int64, limit: Int) throws(LibraryError) -> Int64 {
    guard online > 0 else { return 0 }
    try database.run(
      """
      DELETE FROM file WHERE id IN (
        SELECT f.id FROM file f JOIN directory d ON d.id = f.directory
        WHERE f.state = 'missing' AND d.folder = ? AND f.missing_online_ms < ? LIMIT ?)
      """, folder, online, limit)
    return database.changedRows
  }

  /// A known file, to recognise its folder by.
  struct Sample: Sendable {
    var directory: [UInt8]
    var name: [UInt8]
    var size: Int64
    var modified: Int64
  }

  /// Known files from all over the folder.
  func sample(of folder: Int64, limit: Int) throws(LibraryError) -> [Sample] {
    let known = try knownFiles(in: folder)
    return try database.all(
      """
      SELECT path, name, size, mtime_ns FROM (
        SELECT d.path, f.name, f.size, f.mtime_ns, row_number() OVER (ORDER BY f.id) AS place
        FROM directory d CROSS JOIN file f ON f.directory = d.id
        WHERE d.folder = ? AND f.state NOT IN ('missing', 'skipped'))
      WHERE place % ? = 0 LIMIT ?
      """, folder, max(1, known / Int64(limit)), limit
    ) {
      Sample(directory: $0.bytes(0), name: $0.bytes(1), size: $0.integer(2), modified: $0.integer(3))
    }
  }

  func folder(ofFile id: Int64) throws(LibraryError) -> Int64? {
    try database.first(
      "SELECT d.folder FROM file f JOIN directory d ON d.id = f.directory WHERE f.id = ?", id
    ) { $0.integer(0) }
  }

  // MARK: Directories

  struct Directory {
    var id: Int64
    var folder: Int64
    var path: [UInt8]
    var fileSystem: UInt64
    var inode: UInt64
  }

  private static let directory = "SELECT id, folder, path, file_system, inode FROM directory "

  private static func directory(_ row: borrowing Statement) -> Directory {
    Directory(
      id: row.integer(0), folder: row.integer(1), path: row.bytes(2),
      fileSystem: UInt64(bitPattern: row.integer(3)), inode: UInt64(bitPattern: row.integer(4)))
  }

  func directory(_ id: Int64) throws(LibraryError) -> Directory? {
    try database.first(Self.directory + "WHERE id = ?", id, row: Self.directory)
  }

  func directory(in folder: Int64, at path: [UInt8]) throws(LibraryError) -> Directory? {
    try database.first(Self.directory + "WHERE folder = ? AND path = ?", folder, path, row: Self.directory)
  }

  func directory(with seen: Sighting) throws(LibraryError) -> Directory? {
    try database.first(
      Self.directory + "WHERE inode = ? AND file_system = ? LIMIT 1", seen.storedInode,
      seen.storedSystem, row: Self.directory)
  }

  func children(of directory: Int64) throws(LibraryError) -> [Directory] {
    try database.all(Self.directory + "WHERE parent = ?", directory, row: Self.directory)
  }

  /// The row of a watched folder itself, made when there is none.
  func rootDirectory(folder: Int64, _ seen: Sighting) throws(LibraryError) -> Int64 {
    if let known = try directory(in: folder, at: []) {
      if known.inode != seen.inode || known.fileSystem != seen.fileSystem {
        try setIdentity(ofDirectory: known.id, seen)
      }
      return known.id
    }
    return try insertDirectory(folder: folder, parent: nil, path: [], seen)
  }

  /// Takes directories out that are gone and hold no file's row any more.
  func removeEmpty(_ directories: Set<Int64>) throws(LibraryError) {
    for id in directories {
      for one in try tree(of: id).reversed() {
        try database.run(
          """
          DELETE FROM directory WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM file WHERE directory = ?1)
            AND NOT EXISTS (SELECT 1 FROM directory WHERE parent = ?1)
          """, one)
      }
    }
  }

  func insertDirectory(
    folder: Int64, parent: Int64?, path: [UInt8], _ seen: Sighting
  ) throws(LibraryError) -> Int64 {
    try database.run(
      "INSERT INTO directory (folder, parent, path, file_system, inode) VALUES (?, ?, ?, ?, ?)", folder,
      parent,
      path, seen.storedSystem, seen.storedInode)
    return database.lastInsertedRow
  }

  func setIdentity(ofDirectory id: Int64, _ seen: Sighting) throws(LibraryError) {
    try database.run(
      "UPDATE directory SET file_system = ?, inode = ? WHERE id = ?", seen.storedSystem,
      seen.storedInode, id)
  }

  /// Gives a directory and all below it another place.
  func moveDirectory(
    _ moved: Directory, to folder: Int64, parent: Int64, path: [UInt8]
  ) throws(LibraryError) {
    // Whatever is remembered at the new place is not there any more; its rows are found again by identity or
    // go missing.
    if let old = try directory(in: folder, at: path), old.id != moved.id {
      try vacate(old)
    }
    try followClocks(moved, to: folder, path)
    try touchCopies(below: moved.id)
    // Who belongs together is told inside one watched folder, and no file's own row changes.
    if moved.folder != folder { for id in try tree(of: moved.id) { try touch(directory: id) } }
    try database.run(
      "UPDATE directory SET folder = ?, parent = ?, path = ? WHERE id = ?", folder, parent, path, moved.id)
    for child in try below(moved) {
      try database.run(
        "UPDATE directory SET folder = ?, path = ? WHERE id = ?", folder,
        path + child.path.dropFirst(moved.path.count), child.id)
    }
  }

  /// Frees a directory's path and those below it with a NUL that no path can hold.
  func vacate(_ directory: Directory) throws(LibraryError) {
    for one in [directory] + (try below(directory)) {
      let place = one.path + [0] + Array(String(one.id).utf8)
      try database.run("UPDATE directory SET path = ? WHERE id = ?", place, one.id)
    }
  }

  /// The directories whose paths lie below one.
  private func below(_ directory: Directory) throws(LibraryError) -> [Directory] {
    // "0" is the byte after "/".
    try database.all(
      Self.directory + "WHERE folder = ? AND path > ? AND path < ?", directory.folder,
      directory.path + [UInt8(ascii: "/")], directory.path + [UInt8(ascii: "0")], row: Self.directory)
  }

  /// Every directory below one, itself included.
  func tree(of id: Int64) throws(LibraryError) -> [Int64] {
    try database.all(
      """
      WITH RECURSIVE below(id) AS (
        SELECT ? UNION SELECT d.id FROM directory d JOIN below b ON d.parent = b.id)
      SELECT id FROM below
      """, id
    ) { $0.integer(0) }
  }
}
