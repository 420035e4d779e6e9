internal import Glibc
internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// Pairs that people make and part, and take back.
  @Suite struct PairCorrectionTests {
    private let watched = WatchedScratch()

    private static func still(_ more: String = "") -> String {
      "photo\nexif-original=2024:06:05 12:00:00\nexif-original-offset=+00:00\n\(more)"
    }
    private static func movie(_ second: Int, _ more: String = "") -> String {
      "video\nheader-date=2024-06-05T12:00:0\(second)Z\nmilliseconds=2500\n\(more)"
    }

    private func forgetIndex() {
      for name in ["index.db", "index.db-wal", "index.db-shm"] { unlink("\(watched.state)/\(name)") }
    }

    @Test func `a video parted from the still around it comes back`() async throws {
      watched.write("x.jpg", Self.still("embedded=500\n"))
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("x.jpg")?.kind == .live)
        await #expect(throws: Problem.self) { try await index.takeBackPair("x.jpg", isPair: false) }
        #expect(try await index.unpair("x.jpg").kind == .photo)
      }
      forgetIndex()
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("x.jpg")?.kind == .photo)
        let row = try await index.takeBackPair("x.jpg", isPair: false)
        #expect(row.kind == .live && row.pair?.basis == "embedded")
        await #expect(throws: Problem.self) { try await index.takeBackPair("x.jpg", isPair: false) }
      }
      forgetIndex()
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("x.jpg")?.kind == .live)
      }
    }

    @Test func `what is parted is two items, whoever else would pair with them, until it is taken back`()
      async throws
    {
      watched.write("A.JPG", Self.still("identifier=X\n"))
      watched.write("B.JPG", Self.still("identifier=X\nsize=640x480\n"))
      watched.write("A.MOV", Self.movie(1, "identifier=X\n"))
      watched.write("other.mov", Self.movie(2, "title=other\n"))
      try await watched.run { (index) async throws in
        await index.settled()
        let before = try await index.count(Selection())
        #expect([before.live, before.photos, before.videos] == [1, 0, 1])
        #expect(try await index.pair("A.JPG", "other.mov").pair?.movie == "other.mov")
        // Apple's movie is not paired with the still instead, nor with the other still.
        #expect(try await index.unpair("A.JPG").pair == nil)
        for path in ["A.JPG", "other.mov"] { #expect(try await index.row(path)?.pair == nil) }
        #expect(try await index.count(Selection()).videos >= 1)
        let back = try await index.takeBackPair("A.JPG", isPair: false)
        #expect(back.pair?.movie == "A.MOV" && back.pair?.basis == "identifier")
      }
    }

    @Test func `of stills with one identifier the parted one is an item, and what is left stays what it was`()
      async throws
    {
      watched.write("A.JPG", Self.still("identifier=X\n"))
      watched.write("B.JPG", Self.still("identifier=X\nsize=640x480\n"))
      watched.write("A.MOV", Self.movie(1, "identifier=X\n"))
      try await watched.run { (index) async throws in
        await index.settled()
        let paired = try #require(try await index.row("A.MOV")?.pair?.still)
        let other = paired == "A.JPG" ? "B.JPG" : "A.JPG"
        #expect(try await index.row(other)?.copyOf == paired)
        // Without a pair the stills are one photo still, the larger one, and the movie a clip.
        for half in [paired, "A.MOV"] {
          _ = try await index.unpair(half)
          let parted = try await index.count(Selection())
          #expect([parted.live, parted.photos, parted.videos] == [0, 1, 1])
          #expect(try await index.row("A.JPG")?.copyOf == "B.JPG")
          _ = try await index.takeBackPair(half, isPair: false)
          #expect(try await index.count(Selection()).count == 1)
        }
        await #expect(throws: Problem.self) { try await index.unpair(other) }
      }
    }

    @Test func `one of two pairs with one identifier is parted, and the other pair stays`() async throws {
      for name in ["A", "B"] {
        watched.write("\(name).JPG", Self.still("identifier=X\ntitle=\(name)\n"))
        watched.write("\(name).MOV", Self.movie(1, "identifier=X\ntitle=\(name)\n"))
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 1)
        for half in ["A.JPG", "A.MOV"] {
          _ = try await index.unpair(half)
          let parted = try await index.count(Selection())
          #expect([parted.live, parted.photos, parted.videos] == [1, 1, 1], "\(half)")
          #expect(try await index.row("B.JPG")?.pair?.movie == "B.MOV")
          for path in ["A.JPG", "A.MOV"] {
            let row = try await index.row(path)
            #expect(row?.pair == nil && row?.copyOf == nil, "\(path)")
          }
          _ = try await index.takeBackPair(half, isPair: false)
          #expect(try await index.count(Selection()).count == 1)
        }
      }
    }

    @Test func `a pair that a person made is taken back by either half`() async throws {
      watched.write("A.JPG", Self.still("identifier=X\n"))
      watched.write("A.MOV", Self.movie(1, "identifier=X\n"))
      watched.write("other.mov", Self.movie(2))
      for half in ["A.JPG", "other.mov"] {
        try await watched.run { (index) async throws in
          await index.settled()
          #expect(try await index.pair("A.JPG", "other.mov").pair?.movie == "other.mov")
          #expect(try await index.takeBackPair(half, isPair: true).path == half)
          #expect(try await index.row("A.JPG")?.pair?.movie == "A.MOV")
          #expect(try await index.row("other.mov")?.pair == nil)
        }
      }
    }

    @Test func `a chapter of a take is no half of a pair`() async throws {
      for part in 1...2 {
        watched.write("GX0\(part)0042.MP4", Self.movie(0, "make=GoPro\ntitle=\(part)\n"))
      }
      try await watched.run { (index) async throws in
        await index.settled()
        await #expect(throws: Problem.self) { try await index.unpair("GX020042.MP4") }
        #expect(try await index.count(Selection()).count == 1)
      }
    }
  }
}
