internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  @Suite struct SidecarTests {
    private let watched = WatchedScratch()

    private func taken(_ index: Index, _ path: String) async throws -> String? {
      try await index.row(path)?.json["taken"]?.string
    }

    @Test func `a sidecar is no item, dates its neighbour when it comes and leaves it when it goes`()
      async throws
    {
      watched.write("a.jpg", "photo\n", modified: 1_577_880_000)
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("a.jpg")?.json["confidence"]?.string == "file")
        watched.write("a.jpg.json", "sidecar\ncontainer=takeout\ntitle=a.jpg\ntakeout-date=1717236000\n")
        await index.settled()
        #expect(try await taken(index, "a.jpg") == "2024-06-01T10:00:00Z")
        #expect(try await index.row("a.jpg")?.json["date_source"]?.string == "takeout")
        let sidecar = try #require(try await index.row("a.jpg.json"))
        #expect([sidecar.kind == .sidecar, sidecar.state == .skipped] == [true, true])
        #expect(try await index.count(Selection()).count == 1)
        #expect(try await index.status().refused == 0)
        watched.write("a.jpg.xmp", "sidecar\nxmp-date=2021-02-03T04:05:06+01:00\n")
        await index.settled()
        #expect(try await taken(index, "a.jpg") == "2021-02-03T04:05:06+01:00")
        watched.remove("a.jpg.xmp")
        await index.settled()
        #expect(try await taken(index, "a.jpg") == "2024-06-01T10:00:00Z")
        watched.move("a.jpg.json", "b.jpg.json")
        await index.settled()
        #expect(try await index.row("a.jpg")?.json["confidence"]?.string == "file")
      }
    }

    @Test func `a sidecar that lies there first is found by what comes later`() async throws {
      watched.write(
        "IMG_1.HEIC.supplemental-metada.json", "sidecar\ntitle=IMG_1.HEIC\ntakeout-date=1717236000\n")
      try await watched.run { (index) async throws in
        await index.settled()
        watched.write("IMG_1.HEIC", "photo\ncontainer=heif\n")
        watched.write("IMG_1.MOV", "video\n")
        await index.settled()
        #expect(try await taken(index, "IMG_1.HEIC") == "2024-06-01T10:00:00Z")
        #expect(try await taken(index, "IMG_1.MOV") == "2024-06-01T10:00:00Z")
      }
    }

    @Test
    func `what is no sidecar is not one by its name, and a sidecar's text under another name is no media`()
      async throws
    {
      watched.write("package.json", "refuse not media")
      watched.write("empty.xmp", "")
      watched.write("video.json", WatchedScratch.video())
      watched.write("photo.jpg", "sidecar\nxmp-date=2021-02-03T04:05:06+01:00\n")
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("package.json")?.state == .skipped)
        #expect(try await index.row("empty.xmp")?.state == .skipped)
        #expect(try await index.row("video.json")?.kind == .video)
        #expect(try await index.row("photo.jpg")?.state == .refused)
      }
    }
  }
}
