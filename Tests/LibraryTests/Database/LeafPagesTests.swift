internal import Glibc
internal import Linux
internal import Testing

@testable import Library

@Suite struct LeafPagesTests {
  private let scratch = Scratch("leaves")
  private static let schema = Schema(steps: [
    "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT, number INTEGER, bytes BLOB) STRICT;"
  ])

  /// The bytes of a database of 50 rows, some longer than a page.
  private func bytes() throws -> [UInt8] {
    let path = scratch.path + "/note.db"
    let database = try Database(path: path, schema: Self.schema)
    for id in 1...50 {
      let text = String(repeating: "é", count: id % 7 == 0 ? 9000 : id)
      try database.run("INSERT INTO note VALUES (?, ?, ?, ?)", id, text, -(1 << id), [UInt8(id)])
    }
    try database.script("PRAGMA wal_checkpoint(TRUNCATE)")
    return try Descriptor.open(path, flags: O_RDONLY).readAll(limit: 1 << 24)
  }

  @Test func `every row is read from its page and its chain`() throws {
    var rows: [Int64: [Value?]] = [:]
    LeafPages(try bytes(), page: 4096).each { row in if let number = row.number { rows[number] = row.values }
    }
    #expect(rows.keys.sorted() == Array(1...50))
    #expect(rows[49] == [nil, .text(String(repeating: "é", count: 9000)), .integer(-(1 << 49)), .blob([49])])
    #expect(rows[1] == [nil, .text("é"), .integer(-2), .blob([1])])
  }

  @Test func `noise gives rows or none, and never more`() throws {
    let whole = try bytes()
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<40 {
        // Headers and cell pointers, where noise leads astray.
        let page = next(bytes.count / 4096)
        bytes[page * 4096 + next(next(2) == 0 ? 64 : 4096)] = UInt8(truncatingIfNeeded: next(256))
      }
      if next(3) == 0 { bytes.removeLast(next(bytes.count)) }
      var count = 0
      LeafPages(bytes, page: 4096).each { _ in count += 1 }
      #expect(count <= 20_000)
    }
  }
}
