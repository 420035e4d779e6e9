@testable internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  @Suite struct IndexSchemaTests {
    private let watched = WatchedScratch()

    @Test(arguments: 1..<IndexSchema.schema.steps.count)
    func `an index of every earlier version opens, and what it holds is brought up to date`(version: Int)
      async throws
    {
      watched.write("a.mp4", WatchedScratch.video())
      watched.write("a.mp4.xmp", "sidecar\nxmp-date=2021-02-03T04:05:06+01:00\n")
      do {
        let old = Schema(steps: Array(IndexSchema.schema.steps.prefix(version)))
        let database = try Database(path: watched.state + "/index.db", schema: old)
        try database.run("INSERT INTO folder (id, path) VALUES (1, ?)", watched.media)
        try database.script(
          """
          INSERT INTO directory (id, folder, path, file_system, inode) VALUES (1, 1, x'', 0, 0);
          INSERT INTO file (id, directory, name, file_system, inode, size, mtime_ns, state, kind, order_us)
            VALUES (7, 1, CAST('a.mp4' AS BLOB), 0, 0, 1, 1, 'ready', 'video', 0),
              (8, 1, CAST('a.mp4.xmp' AS BLOB), 0, 0, 0, 0, 'skipped', 'sidecar', 0);
          INSERT INTO reading (file, media, container, tags, offset_source, date_source, confidence, date_rejected,
            rule_version) VALUES (7, 'video', 'mov', '', 'none', 'none', 'none', '', 1);
          """)
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 1)
        let row = try #require(try await index.row("a.mp4"))
        #expect(row.id == 7)
        #expect(row.json["taken"]?.string == "2021-02-03T04:05:06+01:00")
      }
    }
  }
}
