internal import Glibc
@testable internal import Library
internal import Plans
internal import Testing

@Suite struct DatabaseTests {
  private let scratch = Scratch("database")
  private static let schema = Schema(steps: [
    "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT, number REAL, bytes BLOB) STRICT;"
  ])
  private var path: String { scratch.path + "/index.db" }

  @Test func `every kind of value comes back as it went in`() throws {
    let database = try Database(path: path, schema: Self.schema)
    let nothing: String? = nil
    try database.run(
      "INSERT INTO note VALUES (?, ?, ?, ?)", Int64.max, "", 0.1, [0, 255] as [UInt8])
    try database.run("INSERT INTO note VALUES (?, ?, ?, ?)", 2, nothing, nil, [] as [UInt8])
    let values = try database.all("SELECT text, number, bytes FROM note ORDER BY id DESC") {
      [$0.value(0), $0.value(1), $0.value(2)]
    }
    #expect(values == [[.text(""), .real(0.1), .blob([0, 255])], [nil, nil, .blob([])]])
  }

  @Test func `a transaction that throws leaves nothing behind`() throws {
    let database = try Database(path: path, schema: Self.schema)
    let error = #expect(throws: LibraryError.self) {
      try database.transaction { () throws(LibraryError) in
        try database.run("INSERT INTO note(id) VALUES (1)")
        try database.run("INSERT INTO note(id) VALUES (1)")
      }
    }
    guard case .database(_, 1555, _, let sql) = error else {
      Issue.record("not a primary key conflict: \(String(describing: error))")
      return
    }
    #expect(sql.contains("INSERT INTO note"))
    #expect(try database.first("SELECT count(*) FROM note") { $0.integer(0) } == 0)
  }

  @Test func `a full disk is said in words, without the statement`() throws {
    let database = try Database(path: path, schema: Self.schema)
    try database.run("PRAGMA max_page_count = 8")
    let error = #expect(throws: LibraryError.self) {
      try database.run("INSERT INTO note(bytes) VALUES (zeroblob(100000))")
    }
    #expect(error?.text == "the disk that holds the state folder is full")
    #expect(error?.problem(field: "path").code == .diskFull)
  }

  @Test func `the same statement may run inside itself`() throws {
    let database = try Database(path: path, schema: Self.schema)
    for id in 1...3 { try database.run("INSERT INTO note(id) VALUES (?)", id) }
    var pairs = 0
    try database.each("SELECT id FROM note") { _ throws(LibraryError) in
      try database.each("SELECT id FROM note") { _ throws(LibraryError) in pairs += 1 }
    }
    #expect(pairs == 9)
  }

  @Test func `an index of an earlier schema is brought up to date with its rows`() throws {
    do {
      let database = try Database(path: path, schema: Self.schema)
      try database.run("INSERT INTO note(id, text) VALUES (7, 'kept')")
    }
    let next = Schema(steps: Self.schema.steps + ["ALTER TABLE note ADD COLUMN mark TEXT;"])
    let database = try Database(path: path, schema: next)
    #expect(try database.first("SELECT text FROM note WHERE mark IS NULL") { $0.text(0) } == "kept")
    #expect(try database.first("PRAGMA user_version") { $0.integer(0) } == 2)
  }

  @Test func `a newer schema is refused with both numbers and left as it is`() throws {
    do {
      let database = try Database(path: path, schema: Self.schema)
      try database.script("PRAGMA user_version = 9")
    }
    let error = #expect(throws: LibraryError.self) { _ = try Database(path: path, schema: Self.schema) }
    #expect(error == .newerSchema(database: path, found: 9, known: 1))
    #expect(error?.text == "\(path) was made by a newer reeld: schema 9, this program knows 1")
  }

  @Test func `a damaged file is moved aside and a new one made`() throws {
    do {
      let database = try Database(path: path, schema: Self.schema)
      for id in 1...500 { try database.run("INSERT INTO note(id, text) VALUES (?, ?)", id, "\(id)") }
    }
    let file = open(path, O_RDWR)
    let noise = [UInt8](repeating: 0xA5, count: 4096)
    #expect(pwrite(file, noise, noise.count, 8192) == noise.count)
    close(file)

    let opened = try Database.openChecked(path, schema: Self.schema, now: 1_700_000_000)
    #expect(opened.damage?.movedTo == path + ".broken-1700000000")
    #expect(try opened.database.first("SELECT count(*) FROM note") { $0.integer(0) } == 0)
    #expect(Scratch.names(in: scratch.path).contains("index.db.broken-1700000000"))
  }

  @Test func `a file that is no database is moved aside too`() throws {
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    let noise = [UInt8](repeating: 0x5A, count: 8192)
    #expect(pwrite(file, noise, noise.count, 0) == noise.count)
    close(file)
    let opened = try Database.openChecked(path, schema: Self.schema, now: 3)
    #expect(opened.damage?.movedTo == path + ".broken-3")
  }

  @Test func `a sound file is opened as it is`() throws {
    do { _ = try Database(path: path, schema: Self.schema) }
    let opened = try Database.openChecked(path, schema: Self.schema, now: 3)
    #expect(opened.damage == nil)
  }
}
