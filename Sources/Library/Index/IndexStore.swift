internal import Plans

/// All SQL of the index, over one connection. Not safe to share: the index actor owns it.
final class IndexStore {
  private(set) var database: Database
  /// The damaged file that was moved aside when this one was opened.
  private(set) var damage: Database.Damage?
  private let path: String
  /// Why an empty index in memory stands in for the one that is to be made; nil when none does.
  private var missing: String?
  let home: Zone
  /// What people said of their files.
  let corrections: Corrections
  /// Files that are no longer in the directory that a clock was set for, and are to keep that.
  var leavers: Set<Int64> = []
  /// Directories that moved, whose files may have come under a clock, or left one.
  var newcomers: Set<Int64> = []

  /// Opens or makes `index.db` in the state folder.
  /// - Throws: `LibraryError`, `newerSchema` among them.
  init(stateFolder: String, home: Zone, now: Instant) throws(LibraryError) {
    path = "\(stateFolder)/index.db"
    let opened = try Database.openChecked(
      path, schema: IndexSchema.schema, now: now.seconds, later: true)
    database = opened.database
    damage = opened.damage
    corrections = try Corrections(stateFolder: stateFolder, now: now)
    self.home = home
  }

  /// Begins anew after the index was found damaged; the damaged one is moved aside.
  func beginAnew(reason: String, now: Instant) throws(LibraryError) {
    missing = reason
    // Closing removes the log by its name, so the damaged file is closed before a new one takes the name;
    // until then an empty index in memory stands in.
    database = try Database(path: ":memory:", schema: IndexSchema.schema)
    let opened = try Database.replace(path, schema: IndexSchema.schema, reason: reason, now: now.seconds)
    damage = opened.damage
    database = opened.database
    missing = nil
    // Their ids are other rows' from here on.
    leavers = []
    newcomers = []
  }

  /// Why the index must be made again; nil while nothing is known against it.
  var fault: String? {
    if let fault = missing ?? database.damageMet { return fault }
    return database.isGone ? "its file was deleted, or another put in its place" : nil
  }

  // MARK: Settings

  func setting(_ name: String) throws(LibraryError) -> String? {
    try database.first("SELECT value FROM setting WHERE name = ?", name) { $0.text(0) }
  }

  func set(_ name: String, to value: String) throws(LibraryError) {
    try database.run(
      "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", name, value)
  }
}

extension IndexStore {
  /// The zone, the rules and the corrections the stored dates were concluded with; a difference means to date
  /// again.
  private static let datedWith = "dated_with"

  private var presentDating: String { "\(DateFinding.ruleVersion) \(home.name) \(corrections.identity)" }

  /// Whether rows were dated by other rules or for another home.
  func needsRedating() throws(LibraryError) -> Bool {
    guard let stored = try setting(Self.datedWith) else {
      try set(Self.datedWith, to: presentDating)
      return false
    }
    return stored != presentDating
  }

  /// Dates up to `limit` rows after `id` again from what was read once; the last id, or nil when all are
  /// done.
  func redate(after id: Int64, limit: Int, now: Instant) throws(LibraryError) -> Int64? {
    let rows = try rows(
      "WHERE f.id > ? AND r.file IS NOT NULL ORDER BY f.id LIMIT ?", [id, limit])
    guard let last = rows.last else {
      try set(Self.datedWith, to: presentDating)
      return nil
    }
    try database.transaction { () throws(LibraryError) in
      for row in rows { try dateAgain(row, now: now) }
      while try regroup(limit: limit, now: now) {}
    }
    return last.row.id
  }

  /// Dates one row again after its name changed, with all that is tied to it by the old name or the new one;
  /// nothing is read. The ties are followed by `regroup`.
  func dateAgain(_ id: Int64, now: Instant) throws(LibraryError) {
    if let stored = try rows("WHERE f.id = ?", [id]).first { try dateAgain(stored, now: now) }
  }

  private func dateAgain(_ stored: StoredRow, now: Instant) throws(LibraryError) {
    guard let facts = stored.row.facts else { return }
    let id = stored.row.id
    if facts.kind == .music || facts.tags[.film] != nil {
      try dateAlone(id, now: now)
      if facts.kind == .music { try storeSongKeys(facts, id, stored.row.fileName) }
      return
    }
    let isItem = facts.kind != .sidecar
    try database.run(
      "UPDATE file SET moment = ?, identifier = ? WHERE id = ?", MomentName(stored.row.fileName).key,
      isItem ? facts.tags[.identifier]?.uppercased() : nil, id)
    try touch(id)
  }

  /// Dates a row by itself alone.
  func dateAlone(_ id: Int64, now: Instant) throws(LibraryError) {
    guard let stored = try rows("WHERE f.id = ?", [id]).first, let facts = stored.row.facts else { return }
    let finding = DateFinding(evidence(facts, stored, now: now))
    try store(finding, file: id, stored.times, now: now)
  }

  func evidence(_ facts: MediaFacts, _ stored: StoredRow, now: Instant) -> DateEvidence {
    DateEvidence(
      facts: facts, name: stored.row.fileName, fileTimes: stored.times.all, home: home, now: now)
  }
}

extension IndexRow {
  /// The last component of the path, as shown.
  var fileName: String {
    let name = pathBytes.lastIndex(of: UInt8(ascii: "/")).map { pathBytes[($0 + 1)...] } ?? pathBytes[...]
    return String(decoding: name, as: UTF8.self)
  }
}
