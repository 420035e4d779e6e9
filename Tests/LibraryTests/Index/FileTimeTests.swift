internal import Glibc
@testable internal import Library
internal import Linux
internal import Plans
internal import Testing

extension WatchedFolders {
  /// What tells of its date in no way has the earlier of the two times that the file system keeps.
  @Suite struct FileTimeTests {
    private let watched = WatchedScratch()

    private static let old: Int64 = 1_700_000_000
    private static let farAhead: Int64 = 4_102_444_800

    private func taken(_ index: Index, _ path: String) async throws -> String? {
      try await index.row(path)?.json["taken"]?.string
    }

    @Test func `a file whose time lies ahead is dated by its birth`() async throws {
      // The kernel dates files by a clock that ticks some milliseconds apart.
      let begin = WallTime.now - 1_000_000
      watched.write("ahead.jpg", "photo\n", modified: WallTime.now / 1_000_000 + 36_000)
      watched.write("far.jpg", "photo\n", modified: Self.farAhead)
      watched.write("copied.jpg", "photo\n", modified: Self.old)
      try await watched.run { (index) async throws in
        await index.settled()
        for path in ["ahead.jpg", "far.jpg"] {
          let row = try #require(try await index.row(path))
          let date = try #require(row.finding.date, "\(path)")
          #expect(date.confidence == .file && date.source == .fileTime)
          let instant = date.moment.order(home: .utc).microseconds
          #expect((begin...WallTime.now).contains(instant), "\(path) \(instant)")
          #expect(row.order.microseconds == instant)
        }
        #expect(try await taken(index, "copied.jpg") == "2023-11-14T22:13:20Z")
      }
    }

    @Test func `an index that knew no births learns them, and what is put in a file's place has its own`()
      async throws
    {
      watched.write("far.jpg", "photo\n", modified: Self.farAhead)
      watched.write("a.jpg", "photo\n", modified: Self.farAhead)
      try await watched.run { (index) async throws in await index.settled() }
      do {
        let database = try Database(path: watched.state + "/index.db", schema: IndexSchema.schema)
        try database.script(
          """
          UPDATE file SET born_ns = NULL;
          UPDATE reading SET taken_utc_us = NULL, date_source = 'none', confidence = 'none';
          """)
      }
      try await watched.run { (index) async throws in
        await index.settled()
        for path in ["far.jpg", "a.jpg"] { #expect(try await taken(index, path) != nil, "\(path)") }
        let before = try await taken(index, "a.jpg")
        watched.write("new", "photo\n", modified: Self.farAhead)
        watched.move("new", "a.jpg")
        await index.settled()
        #expect(try await taken(index, "a.jpg") != before)
      }
    }
  }
}
