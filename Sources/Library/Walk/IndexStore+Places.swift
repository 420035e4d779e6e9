internal import Plans

extension IndexStore {
  /// What the index knows of a file's place and identity.
  struct Known {
    var id: Int64
    var directory: Int64
    var name: [UInt8]
    var fileSystem: UInt64
    var inode: UInt64
    var size: Int64
    var modified: Int64
    /// The inode's own time when the content was last compared or read; nil in rows of earlier versions.
    var changed: Int64?
    var state: FileState
    var reason: String?
    /// Nil where nothing was read of it, or by an earlier version.
    var seal: String?
    /// Equal for exact copies.
    var content: String?
    /// Nil where the file system keeps no such time, and in rows of earlier versions until they are met.
    var born: Int64?

    var times: FileTimes { FileTimes(modified: modified, born: born) }

    func isSame(_ seen: Sighting) -> Bool {
      fileSystem == seen.fileSystem && inode == seen.inode && hasContent(of: seen)
    }

    /// By what can be put back after an edit.
    func hasContent(of seen: Sighting) -> Bool { size == seen.size && modified == seen.modified }

    /// By what nobody can put back.
    func isUntouched(_ seen: Sighting) -> Bool { inode == seen.inode && changed == seen.changed }
  }

  private static let known =
    "SELECT id, directory, name, file_system, inode, size, mtime_ns, state, reason, ctime_ns, seal, content, born_ns FROM file "

  private static func known(_ row: borrowing Statement) -> Known {
    Known(
      id: row.integer(0), directory: row.integer(1), name: row.bytes(2),
      fileSystem: UInt64(bitPattern: row.integer(3)), inode: UInt64(bitPattern: row.integer(4)),
      size: row.integer(5), modified: row.integer(6), changed: row.integerOrNil(9),
      state: FileState(rawValue: row.text(7)) ?? .settling, reason: row.textOrNil(8), seal: row.textOrNil(10),
      content: row.textOrNil(11), born: row.integerOrNil(12))
  }

  // MARK: Finding

  func known(in directory: Int64, _ span: Listing.Span) throws(LibraryError) -> [Known] {
    switch span {
    case .range(let after, let through):
      let all = Self.known + "WHERE directory = ? AND name > ?"
      guard let through else {
        return try database.all(all, directory, after ?? [], row: Self.known)
      }
      return try database.all(all + " AND name <= ?", directory, after ?? [], through, row: Self.known)
    case .names(let names):
      var found: [Known] = []
      for name in names {
        let sql = Self.known + "WHERE directory = ? AND name = ?"
        if let one = try database.first(sql, directory, name, row: Self.known) { found.append(one) }
      }
      return found
    }
  }

  func known(_ id: Int64) throws(LibraryError) -> Known? {
    try database.first(Self.known + "WHERE id = ?", id, row: Self.known)
  }

  /// A row that was read, or waits to be, with this identity and content, wherever it lies.
  func known(with seen: Sighting) throws(LibraryError) -> Known? {
    try database.first(
      Self.known
        + "WHERE inode = ? AND file_system = ? AND size = ? AND mtime_ns = ? AND state <> 'skipped' LIMIT 1",
      seen.storedInode, seen.storedSystem, seen.size, seen.modified,
      row: Self.known)
  }

  /// The row of a file with several names, whatever was known of its content.
  func firstName(of seen: Sighting) throws(LibraryError) -> Known? {
    try database.first(
      Self.known
        + "WHERE inode = ? AND file_system = ? AND state IN ('ready', 'settling', 'refused') LIMIT 1",
      seen.storedInode, seen.storedSystem, row: Self.known)
  }

  /// A second name of the same file, skipped while the first one stood.
  func otherName(of row: Known) throws(LibraryError) -> Known? {
    try database.first(
      Self.known + "WHERE inode = ? AND file_system = ? AND state = 'skipped' AND reason = ? LIMIT 1",
      Int64(bitPattern: row.inode), Int64(bitPattern: row.fileSystem), Reconciler.otherName, row: Self.known)
  }

  /// A file that has the name, size and time of one that is gone: it was copied and the first removed. It is
  /// not read yet, or was met after `last`.
  func successor(of row: Known, metAfter last: Int64) throws(LibraryError) -> Known? {
    try database.first(
      Self.known
        + """
        WHERE mtime_ns = ? AND size = ? AND name = ? AND id > ?
          AND (state = 'settling' OR (id > ? AND state IN ('ready', 'refused'))) LIMIT 1
        """, row.modified, row.size, row.name, row.id, last, row: Self.known)
  }

  // MARK: Changing

  /// A new file, waiting to be read.
  func insert(_ name: [UInt8], in directory: Int64, _ seen: Sighting) throws(LibraryError) -> Int64 {
    try database.run(
      """
      INSERT INTO file
        (directory, name, file_system, inode, size, mtime_ns, ctime_ns, born_ns, state, kind, order_us)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'settling', ?, ?)
      """, directory, name, seen.storedSystem, seen.storedInode, seen.size,
      seen.modified, seen.changed, seen.born, NameRules.expectedKind(name)?.rawValue,
      seen.times.earliest.microseconds)
    return database.lastInsertedRow
  }

  func insertSkipped(
    _ name: [UInt8], in directory: Int64, reason: String, kind: FileKind?, _ seen: Sighting? = nil
  ) throws(LibraryError) {
    try database.run(
      """
      INSERT INTO file (directory, name, file_system, inode, size, mtime_ns, state, reason, kind, order_us)
      VALUES (?, ?, ?, ?, ?, ?, 'skipped', ?, ?, 0)
      """, directory, name, seen?.storedSystem ?? 0, seen?.storedInode ?? 0,
      seen?.size ?? 0, seen?.modified ?? 0, reason, kind?.rawValue)
  }

  func delete(_ id: Int64) throws(LibraryError) { try database.run("DELETE FROM file WHERE id = ?", id) }

  /// Another inode with the same size and time: whether it holds the same is not known before it was looked
  /// at.
  func setIdentity(_ id: Int64, fileSystem: UInt64, inode: UInt64) throws(LibraryError) {
    try database.run(
      "UPDATE file SET file_system = ?, inode = ?, ctime_ns = coalesce(ctime_ns, 0) WHERE id = ?",
      Int64(bitPattern: fileSystem), Int64(bitPattern: inode), id)
  }

  func setBorn(_ id: Int64, _ born: Int64?) throws(LibraryError) {
    try database.run("UPDATE file SET born_ns = ? WHERE id = ?", born, id)
  }

  func setTouched(_ id: Int64, _ changed: Int64) throws(LibraryError) {
    try database.run("UPDATE file SET ctime_ns = ? WHERE id = ?", changed, id)
  }

  /// What is known of the content is true of the file as it was seen here.
  func setSeen(_ id: Int64, _ seen: Sighting, seal: String?) throws(LibraryError) {
    try database.run(
      "UPDATE file SET file_system = ?, inode = ?, ctime_ns = ?, seal = ? WHERE id = ?", seen.storedSystem,
      seen.storedInode, seen.changed, seal, id)
  }

  /// Other content in the same place: what was known of it no longer holds, and it is read again.
  func setChanged(_ id: Int64, _ seen: Sighting) throws(LibraryError) {
    try forgetKey(ofFile: id)
    try database.run(
      """
      UPDATE file SET file_system = ?, inode = ?, size = ?, mtime_ns = ?, ctime_ns = ?, born_ns = ?, seal = NULL,
        state = 'settling', reason = NULL, was = NULL, tries = 0, crashes = 0, retry_us = NULL, missing_us = NULL,
        missing_online_ms = NULL
      WHERE id = ?
      """, seen.storedSystem, seen.storedInode, seen.size, seen.modified, seen.changed, seen.born, id)
  }

  /// Gives a row another place, and back its state when it was missing.
  func move(_ row: Known, to directory: Int64, _ name: [UInt8]) throws(LibraryError) {
    try database.run("UPDATE file SET directory = ?, name = ? WHERE id = ?", directory, name, row.id)
    if row.state == .missing { try restore(row.id) }
  }

  /// Takes a row's place away for another one; a NUL cannot be in a name, so nothing collides.
  func displace(_ row: Known) throws(LibraryError) {
    let place = row.name + [0] + Array(String(row.id).utf8)
    try database.run("UPDATE file SET name = ? WHERE id = ?", place, row.id)
  }

  func restore(_ id: Int64) throws(LibraryError) {
    try database.run(
      """
      UPDATE file SET state = coalesce(was, 'settling'), was = NULL, missing_us = NULL, missing_online_ms = NULL
      WHERE id = ? AND state = 'missing'
      """, id)
  }

  func setMissing(_ id: Int64, now: Int64, online: Int64) throws(LibraryError) {
    try database.run(
      """
      UPDATE file SET was = state, state = 'missing', missing_us = ?, missing_online_ms = ?
      WHERE id = ? AND state <> 'missing'
      """, now, online, id)
  }
}
