package import Linux
package import Plans

/// What the library could not do: what was tried, on what, and the code of whoever refused.
package enum LibraryError: Error, Sendable, Equatable {
  /// SQLite refused; `code` is the extended result code (sqlite.org/rescode.html).
  case database(operation: String, code: Int32, message: String, sql: String)
  /// The file's schema is newer than this program's; nothing was changed.
  case newerSchema(database: String, found: Int64, known: Int64)
  /// What was asked for names several files; their absolute paths.
  case ambiguous(String, [String])
  /// A system call failed.
  case system(LinuxError)

  /// SQLITE_FULL.
  private static let full: Int32 = 13
  /// SQLITE_READONLY, in the lower byte of its extended codes.
  private static let readOnly: Int32 = 8

  /// One English sentence without a final stop; the statement is for whoever debugs, not for people.
  package var text: String {
    switch self {
    case .database(_, Self.full, _, _): "the disk that holds the state folder is full"
    case .database(_, let code, _, _) where code & 0xff == Self.readOnly:
      "the state folder, or a database in it, may not be written (SQLite \(code))"
    case .database(let operation, let code, let message, _):
      "the database refused to \(operation): \(message) (SQLite \(code))"
    case .newerSchema(let database, let found, let known):
      "\(database) was made by a newer reeld: schema \(found), this program knows \(known)"
    case .ambiguous(let reference, let paths):
      "\(Fields.quotable(reference)) is more than one file: \(paths.joined(separator: ", "))"
    case .system(let error): error.text
    }
  }

  /// As an answer to whoever asked.
  /// - Parameter field: What of the request names a file.
  package func problem(field: String) -> Problem {
    switch self {
    case .ambiguous: Problem(.badValue, field: field, reason: text, hint: "name it by one of these paths")
    case .database(_, Self.full, _, _): Problem(.diskFull, reason: text, hint: "make room and ask again")
    case .database, .newerSchema, .system: Problem(.failed, reason: text)
    }
  }

  /// Whether the database found no room to write.
  package var isFull: Bool {
    guard case .database(_, let code, _, _) = self else { return false }
    return code == Self.full
  }

  /// Whether the values break a table's rules (SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH).
  var isOfValues: Bool {
    guard case .database(_, let code, _, _) = self else { return false }
    return (18...20).contains(code & 0xff)
  }

  /// Whether the database file itself is damaged (SQLITE_CORRUPT, SQLITE_NOTADB and their extended codes).
  package var isDamage: Bool {
    guard case .database(_, let code, _, _) = self else { return false }
    return code & 0xff == 11 || code & 0xff == 26
  }
}
