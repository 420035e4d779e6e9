internal import Library
internal import Linux
internal import Plans
internal import Testing

extension WatchedFolders {
  /// Field report D2: which clips may be re-encodes of others, before anyone looks at them.
  @Suite struct TwinsTests {
    private let watched = WatchedScratch()

    private func clip(_ path: String, _ size: String, _ date: String?, milliseconds: Int = 4000) {
      let dated = date.map { "header-date=\($0)\n" } ?? ""
      watched.write(path, "video\nsize=\(size)\nmilliseconds=\(milliseconds)\ntitle=\(path)\n\(dated)")
    }

    /// Each suspected copy with the paths of what it may be a copy of.
    private func suspects(_ source: Plan.Media = .videos) async throws -> [String] {
      try await watched.run { (index) async throws in
        await index.settled()
        var plan = Plan(task: .montage)
        plan.source = source
        let rows = try await index.footage(for: plan).rows
        return Twins.suspects(among: rows).map { "\($0.copy.path): \($0.originals.map(\.path))" }.sorted()
      }
    }

    @Test func `a smaller clip of the same moment, shape and length is suspected, others are not`()
      async throws
    {
      clip("a.mp4", "1920x1080", "2024-06-08T10:00:00Z")
      clip("small.mp4", "640x360", "2024-06-08T10:00:01Z", milliseconds: 4040)
      clip("later.mp4", "640x360", "2024-06-08T10:00:09Z")
      clip("longer.mp4", "640x360", "2024-06-08T10:00:00Z", milliseconds: 4300)
      clip("square.mp4", "640x640", "2024-06-08T10:00:00Z")
      #expect(try await suspects() == ["small.mp4: [\"a.mp4\"]"])
    }

    @Test func `what a messenger sent is suspected whenever it came, nearest clips first`() async throws {
      for hour in 10...19 { clip("c\(hour).mp4", "1920x1080", "2024-06-08T\(hour):00:00Z") }
      clip("VID-20240609-WA0001.mp4", "640x360", nil)
      #expect(
        try await suspects() == [
          "VID-20240609-WA0001.mp4: [\"c19.mp4\", \"c18.mp4\", \"c17.mp4\", \"c16.mp4\"]"
        ])
    }

    @Test func `a clip as large is suspected when its file is smaller`() async throws {
      clip("original with a long name.mp4", "640x360", "2024-06-08T10:00:00Z")
      clip("b.mp4", "640x360", "2024-06-08T10:00:00Z")
      #expect(try await suspects() == ["b.mp4: [\"original with a long name.mp4\"]"])
    }

    private func photo(_ path: String, _ size: String, _ date: String?) {
      let dated = date.map { "exif-original=\($0)\nexif-original-offset=+00:00\n" } ?? ""
      watched.write(path, "photo\nsize=\(size)\ntitle=\(path)\n\(dated)")
    }

    @Test func `a smaller photo of the same moment and shape is suspected, one of a series is not`()
      async throws
    {
      photo("a.jpg", "4000x3000", "2024:06:08 10:00:00")
      photo("small.jpg", "1600x1200", "2024:06:08 10:00:01")
      photo("b.jpg", "4000x3000", "2024:06:08 10:00:01")
      photo("later.jpg", "1600x1200", "2024:06:08 10:00:09")
      photo("square.jpg", "1200x1200", "2024:06:08 10:00:00")
      #expect(try await suspects(.photos) == ["small.jpg: [\"b.jpg\", \"a.jpg\"]"])
    }

    @Test func `a photo that a messenger sent is suspected whenever it came, as large ones too`() async throws
    {
      photo("a photo with a long name.jpg", "1600x1200", "2024:06:08 10:00:00")
      photo("turned.jpg", "1200x1600", "2024:06:08 10:00:00")
      photo("IMG-20240610-WA0001.jpg", "1600x1200", nil)
      #expect(
        try await suspects(.photos) == ["IMG-20240610-WA0001.jpg: [\"a photo with a long name.jpg\"]"])
    }

    @Test func `a glimpse is kept while the file is the one that was looked at`() async throws {
      clip("a.mp4", "640x360", "2024-06-08T10:00:00Z")
      let picture = [UInt8](repeating: 7, count: Glimpse.side * Glimpse.side)
      let glimpse = Glimpse(pictures: [picture])
      try await watched.run { (index) async throws in
        await index.settled()
        let id = try #require(try await index.row("a.mp4")).id
        #expect(try await index.glimpse(of: id) == nil)
        let status = try Descriptor.open(watched.media + "/a.mp4", flags: 0).status()
        try await index.keep(glimpse, of: id, seen: status)
        #expect(try await index.glimpse(of: id) == glimpse)
        watched.write("a.mp4", "video\n")
        await index.settled()
        #expect(try await index.glimpse(of: id) == nil)
      }
    }
  }
}
