internal import Linux
internal import Plans
internal import Testing

@testable import Library

extension WatchedFolders {
  @Suite struct BeatTests {
    private let watched = WatchedScratch()

    @Test func `beats are kept with their version and only while the file is the one that was heard`()
      async throws
    {
      watched.write("song.mp3", "music\ntitle=A\n")
      try await watched.run { (index) async throws in
        await index.settled()
        let id = try #require(try await index.row("song.mp3")).id
        #expect(try await index.beats(of: id, version: 1) == nil)
        let status = try Descriptor.open(watched.media + "/song.mp3", flags: 0).status()
        try await index.keepBeats("{}", of: id, version: 1, heard: status)
        #expect(try await index.beats(of: id, version: 1) == "{}")
        #expect(try await index.beats(of: id, version: 2) == nil)
        watched.move("song.mp3", "other.mp3")
        await index.settled()
        #expect(try await index.beats(of: id, version: 1) == "{}")
        watched.write("other.mp3", "music\ntitle=Another\n")
        await index.settled()
        #expect(try await index.beats(of: id, version: 1) == nil)
      }
    }

    @Test func `an index from before beats gets their table and keeps its rows`() throws {
      let path = watched.state + "/index.db"
      let steps = IndexSchema.schema.steps
      let place = try #require(steps.firstIndex(of: BeatSchema.step))
      do {
        let old = try Database(path: path, schema: Schema(steps: Array(steps[..<place])))
        try old.script("INSERT INTO setting VALUES ('a', 'b')")
      }
      let database = try Database(path: path, schema: IndexSchema.schema)
      #expect(try database.first("SELECT value FROM setting WHERE name = 'a'") { $0.text(0) } == "b")
      #expect(try database.first("SELECT count(*) FROM beats") { $0.integer(0) } == 0)
      #expect(try database.first("PRAGMA user_version") { $0.integer(0) } == Int64(steps.count))
    }
  }
}
