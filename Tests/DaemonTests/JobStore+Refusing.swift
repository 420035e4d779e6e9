@testable import Library

/// What a full or failing disk does to the table, done by SQLite itself.
extension JobStore {
  /// Whether the file may have more pages than it has; else SQLITE_FULL.
  func mayGrow(_ may: Bool) throws(LibraryError) {
    try database.run("PRAGMA max_page_count = \(may ? 1_000_000 : 1)")
  }

  /// Whether anything can be written; else SQLITE_READONLY.
  func isWritten(_ is: Bool) throws(LibraryError) { try database.run("PRAGMA query_only = \(`is` ? 0 : 1)") }

  /// Whether rows of films are taken.
  func takesFilms(_ takes: Bool) throws(LibraryError) {
    try database.script(
      takes
        ? "DROP TRIGGER refused"
        : "CREATE TEMP TRIGGER refused BEFORE INSERT ON films BEGIN SELECT RAISE(FAIL, 'refused'); END")
  }
}
