internal import CSQLite
internal import Glibc

/// One connection to one SQLite file. It is not safe to share: an actor on its own executor owns it.
///
/// One connection writes and checkpoints each file: two of them can meet SQLite's WAL-reset race, which
/// Debian's 3.40.1 still has (sqlite.org/wal.html, fixed in 3.51.3).
package final class Database {
  /// How long a statement waits for another process's lock, such as a backup; milliseconds.
  private static let busyTimeout: Int32 = 5000
  /// Statements kept prepared; the index uses about forty.
  private static let keptStatements = 64
  /// Pages kept in memory, KiB: a page of a list over a large index touches a thousand pages.
  private static let cache = 8192

  private var raw: OpaquePointer
  /// The file.
  package let path: String
  private var resting: [String: OpaquePointer] = [:]
  /// Nothing of it can be made again: it is written to its place once more when someone deletes its file.
  private let isKept: Bool
  /// The first damage that a statement met; nil when none did.
  private(set) var damageMet: String?
  /// Told when a statement meets damage.
  var whenDamaged: (@Sendable () -> Void)?

  /// Opens or creates the file and brings it to `schema`.
  /// - Parameter isKept: Whether nothing of it can be made again.
  /// - Throws: `newerSchema`, or a `database` error; damage is told by `isDamage`.
  package init(path: String, schema: Schema, isKept: Bool = false) throws(LibraryError) {
    self.path = path
    self.isKept = isKept
    self.raw = try Self.connect(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    // From here on every field is set, so a throw below closes the connection through deinit.
    try setUp()
    try schema.bring(self, named: path)
  }

  private func setUp() throws(LibraryError) {
    sqlite3_busy_timeout(raw, Self.busyTimeout)
    try script(
      """
      PRAGMA trusted_schema = OFF;
      PRAGMA foreign_keys = ON;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA temp_store = MEMORY;
      PRAGMA cache_size = -\(Self.cache);
      """)
  }

  /// Opens a file of another connection to read only.
  init(reading path: String) throws(LibraryError) {
    self.path = path
    isKept = false
    self.raw = try Self.connect(path, SQLITE_OPEN_READONLY)
    sqlite3_busy_timeout(raw, Self.busyTimeout)
    try script("PRAGMA trusted_schema = OFF")
  }

  deinit {
    for statement in resting.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(raw)
  }

  private static let ownerOnly: mode_t = 0o600

  private static func connect(_ path: String, _ access: Int32) throws(LibraryError) -> OpaquePointer {
    // The extended codes of SQLITE_OPEN_EXRESCODE are what LibraryError carries; the actor serialises
    // (NOMUTEX).
    let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    // It holds every path and plan; SQLite gives its other files the same mode. Before opening, because it
    // goes on with reading only where it may not write.
    if access & SQLITE_OPEN_READWRITE != 0 { chmod(path, ownerOnly) }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let message = String(cString: opened.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
      sqlite3_close_v2(opened)
      throw .database(operation: "open \(path)", code: code, message: message, sql: "")
    }
    // One that was made now.
    if access & SQLITE_OPEN_CREATE != 0 { chmod(path, ownerOnly) }
    return opened
  }

  // MARK: Running statements

  /// Runs one statement that answers no rows.
  package func run(_ sql: String, _ values: (any Bindable)?...) throws(LibraryError) {
    if isKept { try putBackIfGone() }
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Runs one statement with as many values as there are in the list.
  func run(_ sql: String, list values: [(any Bindable)?]) throws(LibraryError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Calls `row` for each row of the answer.
  package func each(
    _ sql: String, _ values: [(any Bindable)?] = [], row: (borrowing Statement) throws(LibraryError) -> Void
  ) throws(LibraryError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() { try row(statement) }
  }

  /// The rows of the answer, each read by `row`.
  package func all<Row>(
    _ sql: String, _ values: (any Bindable)?..., row: (borrowing Statement) -> Row
  ) throws(LibraryError) -> [Row] {
    let statement = try prepare(sql)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(row(statement)) }
    return rows
  }

  /// The first row of the answer read by `row`; nil when there is none.
  package func first<Row>(
    _ sql: String, _ values: (any Bindable)?..., row: (borrowing Statement) -> Row
  ) throws(LibraryError) -> Row? {
    let statement = try prepare(sql)
    try statement.bind(values)
    return try statement.step() ? row(statement) : nil
  }

  /// Runs the statements of a text one after the other, without values.
  package func script(_ sql: String) throws(LibraryError) {
    let code = sqlite3_exec(raw, sql, nil, nil, nil)
    if code != SQLITE_OK { throw failure("run a script", code, sql: sql) }
  }

  /// Runs `body` between BEGIN IMMEDIATE and COMMIT, or rolls all of it back when it throws. Not nested.
  package func transaction<Result>(
    _ body: () throws(LibraryError) -> Result
  ) throws(LibraryError) -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors have rolled back already (sqlite.org/lang_transaction.html); the first error is the one
      // told.
      if sqlite3_get_autocommit(raw) == 0 { sqlite3_exec(raw, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  /// The id of the last inserted row.
  package var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(raw) }
  /// How many rows the last statement changed.
  package var changedRows: Int64 { sqlite3_changes64(raw) }
  /// How many rows were changed since it was opened.
  var changedInAll: Int64 { sqlite3_total_changes64(raw) }

  /// Gives back the memory of pages that can be read again.
  func releaseMemory() { sqlite3_db_release_memory(raw) }

  // MARK: Prepared statements

  /// A statement ready to bind; prepared once and then kept.
  package func prepare(_ sql: String) throws(LibraryError) -> Statement {
    if let ready = resting.removeValue(forKey: sql) {
      return Statement(raw: ready, database: self, sql: sql)
    }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(raw, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw failure("prepare a statement", code == SQLITE_OK ? SQLITE_MISUSE : code, sql: sql)
    }
    return Statement(raw: prepared, database: self, sql: sql)
  }

  func takeBack(_ statement: OpaquePointer, sql: String) {
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
    guard resting.count < Self.keptStatements, resting[sql] == nil, sqlite3_db_handle(statement) == raw else {
      sqlite3_finalize(statement)
      return
    }
    resting[sql] = statement
  }

  func failure(_ operation: String, _ code: Int32, sql: String) -> LibraryError {
    let error = LibraryError.database(
      operation: operation, code: code, message: String(cString: sqlite3_errmsg(raw)), sql: sql)
    if error.isDamage, damageMet == nil {
      damageMet = error.text
      whenDamaged?()
    }
    return error
  }

  // MARK: A file that is gone

  /// Whether its file was deleted, or another lies in its place: what is written would be lost at the end.
  var isGone: Bool {
    var hasMoved: Int32 = 0
    return sqlite3_file_control(raw, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK && hasMoved != 0
  }

  /// Writes what this connection still has to a file in the place of the deleted one, and goes on with that.
  /// - Throws: among others where another file lies in its place, which stays as it is.
  private func putBackIfGone() throws(LibraryError) {
    guard sqlite3_get_autocommit(raw) != 0, isGone else { return }
    // A log without its file would be replayed into the new one.
    if access(path, F_OK) != 0 { for suffix in ["-wal", "-shm"] { unlink(path + suffix) } }
    do {
      let statement = try prepare("VACUUM INTO ?")
      try statement.bind([path])
      while try statement.step() {}
    }
    let next = try Self.connect(path, SQLITE_OPEN_READWRITE)
    for statement in resting.values { sqlite3_finalize(statement) }
    resting = [:]
    // The old connection leaves files that are not its own any more alone (SQLITE_FCNTL_HAS_MOVED).
    sqlite3_close_v2(raw)
    raw = next
    try setUp()
  }
}
