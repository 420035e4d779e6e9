internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// A folder that lost most of its files is in doubt until they are back or someone says that it is meant so.
  @Suite struct DoubtTests {
    private let watched = WatchedScratch()

    private func reason(_ index: Index) async throws -> String {
      try await index.status().folders.first?.reason ?? "none"
    }

    @Test(.timeLimit(.minutes(1)))
    func `a loss stays in doubt over restarts, whatever was read meanwhile, and ends when files are back`()
      async throws
    {
      let names = (1...25).map { "c\($0).mp4" }
      for name in names + ["a.mp4", "b.mp4"] { watched.write(name, WatchedScratch.video()) }
      try await watched.run { (index) async throws in await index.settled() }
      watched.folder("\(watched.scratch.path)/away")
      for name in names { watched.move(name, "\(watched.scratch.path)/away/\(name)") }
      for n in 1...40 { watched.write("n\(n).mp4", WatchedScratch.video()) }
      try await watched.run { (index) async throws in
        while try await index.count(Selection()).count < 67 {
          await index.rescan()
          await index.settled()
        }
        #expect(try await reason(index).contains("25 of 27"))
      }
      for _ in 1...2 {
        try await watched.run { (index) async throws in
          await index.settled()
          #expect(try await reason(index).contains("25 of 27"))
          #expect(try await index.status().missing == 0)
        }
      }
      for name in names { watched.move("\(watched.scratch.path)/away/\(name)", name) }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.status().folders.map(\.state) == [.watching])
      }
      // The newcomers are known like all others since.
      for n in 1...40 { watched.remove("n\(n).mp4") }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await reason(index).contains("40 of 67"))
      }
    }

    @Test(.timeLimit(.minutes(1)))
    func `newcomers of a folder in doubt that go again are no loss`() async throws {
      let names = (1...25).map { "c\($0).mp4" }
      for name in names { watched.write(name, WatchedScratch.video()) }
      try await watched.run { (index) async throws in await index.settled() }
      watched.folder("\(watched.scratch.path)/away")
      for name in names.dropLast(2) { watched.move(name, "\(watched.scratch.path)/away/\(name)") }
      for n in 1...40 { watched.write("n\(n).mp4", WatchedScratch.video()) }
      try await watched.run { (index) async throws in
        while try await index.count(Selection()).count < 65 {
          await index.rescan()
          await index.settled()
        }
        for n in 1...40 { watched.remove("n\(n).mp4") }
        for name in names.dropLast(2) { watched.move("\(watched.scratch.path)/away/\(name)", name) }
        await index.settled()
        #expect(try await index.status().folders.map(\.state) == [.watching])
        #expect(try await index.count(Selection()).count == 25)
      }
    }

    @Test(arguments: [true, false], [true, false])
    func `files that moved to another watched folder while nobody looked are no loss`(
      isRename: Bool, isFirst: Bool
    ) async throws {
      let other = watched.scratch.path + "/other"
      let folders = isFirst ? [other, watched.media] : [watched.media, other]
      for n in 1...30 {
        watched.write("c\(n).mp4", WatchedScratch.video(), modified: 1_700_000_000 + Int64(n))
      }
      watched.write("\(other)/o.mp4", WatchedScratch.video("2024-06-02T10:00:00Z"))
      let before = try await watched.run(folders: folders) { (index) async throws in
        await index.settled()
        return try await index.row("c1.mp4")?.id
      }
      for n in 1...30 {
        if isRename {
          watched.move("c\(n).mp4", "\(other)/c\(n).mp4")
        } else {
          // As between disks.
          watched.write("\(other)/c\(n).mp4", WatchedScratch.video(), modified: 1_700_000_000 + Int64(n))
          watched.remove("c\(n).mp4")
        }
      }
      try await watched.run(folders: folders) { (index) async throws in
        await index.settled()
        #expect(try await index.status().folders.map(\.state) == [.watching, .watching])
        let row = try await index.row("c1.mp4")
        #expect(row?.id == before && row?.folder == other)
        #expect(try await index.count(Selection()).count == 31)
        #expect(try await index.status().missing == 0)
      }
    }
  }
}
