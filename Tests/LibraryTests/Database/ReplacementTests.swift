internal import Glibc
@testable internal import Library
internal import Testing

/// A damaged database has a successor before it loses its name, whatever stops the change between them.
@Suite struct ReplacementTests {
  private let scratch = Scratch("replacement")
  private static let table = """
    CREATE TABLE note (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT) STRICT;
    """
  private static let schema = Schema(steps: [table])
  private static let rows = 500
  private var path: String { scratch.path + "/note.db" }

  /// A table of rows, numbered from `first` on, one of whose pages is damaged.
  private func damaged(from first: Int64 = 1) throws {
    do {
      let database = try Database(path: path, schema: Self.schema)
      for n in 0..<Self.rows {
        let text = String(repeating: "n", count: 100)
        try database.run("INSERT INTO note(id, text) VALUES (?, ?)", first + Int64(n), text)
      }
    }
    let file = open(path, O_RDWR)
    let noise = [UInt8](repeating: 0xA5, count: 4096)
    #expect(pwrite(file, noise, noise.count, 8 * 4096) == noise.count)
    close(file)
  }

  private func reopened(_ schema: Schema = schema, now: Int64 = 7) throws -> Database.Opened {
    try Database.openChecked(path, schema: schema, now: now, salvaging: ["note"])
  }

  private func count(_ database: Database) throws -> Int64? {
    try database.first("SELECT count(*) FROM note") { $0.integer(0) }
  }

  @Test func `a disk too full for the successor leaves the damaged file for the next start`() throws {
    try damaged()
    let narrow = Schema(steps: [Self.table + "PRAGMA max_page_count = 8;"])
    let error = #expect(throws: LibraryError.self) { _ = try reopened(narrow) }
    #expect(error?.text == "the disk that holds the state folder is full")
    let opened = try reopened()
    #expect(opened.damage?.movedTo == path + ".broken-7")
    #expect(try count(opened.database) ?? 0 > 400)
    #expect(Scratch.names(in: scratch.path).filter { $0.contains(".new") || $0.contains(".saved") } == [])
  }

  @Test func `a successor that was not finished is begun again`() throws {
    try damaged()
    do {
      let unfinished = try Database(path: path + ".new", schema: Self.schema)
      try unfinished.run("INSERT INTO note(id, text) VALUES (9000, 'half')")
    }
    let opened = try reopened()
    #expect(try count(opened.database) ?? 0 > 400)
    #expect(try opened.database.first("SELECT 1 FROM note WHERE id = 9000") { $0.integer(0) } == nil)
  }

  @Test(arguments: [["note.db"], ["note.db-wal"], ["note.db", "note.db-wal"], []])
  func `a finished successor takes its place at the next start`(moved: [String]) throws {
    try damaged()
    do {
      let finished = try Database(path: path + ".saved", schema: Self.schema)
      try finished.run("INSERT INTO note(id, text) VALUES (9000, 'saved')")
    }
    // The damaged file's log, which must not be replayed into another.
    let log = open(path + "-wal", O_WRONLY | O_CREAT, 0o600)
    #expect(write(log, [UInt8](repeating: 1, count: 4096), 4096) == 4096)
    close(log)
    for name in moved {
      let ending = String(name.dropFirst("note.db".count))
      #expect(rename(path + ending, path + ".broken-3" + ending) == 0)
    }
    let opened = try reopened()
    #expect(opened.damage == nil)
    #expect(try opened.database.all("SELECT text FROM note") { $0.text(0) } == ["saved"])
  }

  @Test func `numbers near the greatest stop neither the salvage nor new rows`() throws {
    try damaged(from: .max - Int64(Self.rows))
    let opened = try reopened()
    #expect(opened.damage?.hasLost == true)
    try opened.database.run("INSERT INTO note(text) VALUES ('new')")
    #expect(opened.database.lastInsertedRow < 1 << 41)
  }

  @Test func `what was saved is made consistent before it takes the place`() throws {
    try damaged()
    let error = #expect(throws: LibraryError.self) {
      _ = try Database.openChecked(
        path, schema: Self.schema, now: 7, salvaging: ["note"],
        mending: { (saved) throws(LibraryError) in try saved.run("INSERT INTO nothing VALUES (1)") })
    }
    #expect(error != nil)
    #expect(try count(reopened().database) ?? 0 > 400)
  }
}
