/// A database's tables as the steps that built them; `user_version` counts the steps already taken.
package struct Schema: Sendable {
  /// Each step is one SQL script. A step that was ever released is never changed, only followed by another.
  package let steps: [String]

  /// The version a database has after all steps.
  package var version: Int64 { Int64(steps.count) }

  package init(steps: [String]) { self.steps = steps }
}

extension Schema {
  /// Brings the database up to date, each step in its own transaction with its version.
  /// - Throws: `newerSchema` before anything is changed, or what SQLite refused.
  func bring(_ database: Database, named name: String) throws(LibraryError) {
    let found = try database.first("PRAGMA user_version") { $0.integer(0) } ?? 0
    guard (0...version).contains(found) else {
      throw .newerSchema(database: name, found: found, known: version)
    }
    for (index, step) in steps.enumerated().dropFirst(Int(found)) {
      try database.transaction { () throws(LibraryError) in
        try database.script(step)
        try database.script("PRAGMA user_version = \(index + 1)")
      }
    }
  }
}
