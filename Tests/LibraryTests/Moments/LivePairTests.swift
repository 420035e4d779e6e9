internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  @Suite struct LivePairTests {
    private let watched = WatchedScratch()

    private static func still(_ date: String, _ more: String = "") -> String {
      "photo\nexif-original=\(date)\nexif-original-offset=+00:00\n\(more)"
    }
    private static func movie(_ date: String, _ more: String = "") -> String {
      "video\nheader-date=\(date)\nmilliseconds=2500\n\(more)"
    }

    /// Counts as videos, photos, live pairs.
    private func counts(_ index: Index) async throws -> [Int64] {
      let counted = try await index.count(Selection())
      return [counted.videos, counted.photos, counted.live]
    }

    // Field report B2.
    @Test(
      arguments: [["IMG_0100.MOV", "IMG_0100.JPG"], ["IMG_0100.JPG", "IMG_0100.MOV"]],
      ["", "identifier=ab-12\n"])
    func `the halves of a pair arrive apart in either order and one may go`(
      order: [String], identifier: String
    ) async throws {
      let texts = [
        "IMG_0100.JPG": Self.still("2024:06:01 10:00:00", identifier),
        "IMG_0100.MOV": Self.movie("2024-06-01T09:59:59Z", identifier.uppercased().lowercased()),
      ]
      try await watched.run { (index) async throws in
        await index.settled()
        watched.write(order[0], texts[order[0]] ?? "")
        await index.settled()
        #expect(try await counts(index) == (order[0].hasSuffix("MOV") ? [1, 0, 0] : [0, 1, 0]))
        watched.write(order[1], texts[order[1]] ?? "")
        await index.settled()
        #expect(try await counts(index) == [0, 0, 1])
        #expect(try await index.paths() == ["IMG_0100.JPG"])
        let basis = identifier.isEmpty ? "name+time" : "identifier"
        for path in order {
          let pair = try #require(try await index.row(path)?.pair)
          #expect([pair.still, pair.movie, pair.basis] == ["IMG_0100.JPG", "IMG_0100.MOV", basis])
        }
        watched.remove("IMG_0100.JPG")
        await index.settled()
        #expect(try await counts(index) == [1, 0, 0])
        #expect(try await index.row("IMG_0100.MOV")?.pair == nil)
        watched.write("IMG_0100.JPG", texts["IMG_0100.JPG"] ?? "")
        await index.settled()
        #expect(try await counts(index) == [0, 0, 1])
        watched.remove("IMG_0100.MOV")
        await index.settled()
        #expect(try await counts(index) == [0, 1, 0])
      }
    }

    // Field report B3.
    @Test func `pairs under other names are pairs`() async throws {
      let names = [
        ("A1.JPG", "A1.MOV"), ("DFD4.jpg", "DFD4_3.mov"), ("IMG_0108.JPG", "IMG_0108_HEVC.MOV"),
        ("B2.jpg", "B2.MP4"),
        ("c3.JPG", "C3.mov"),
      ]
      for (number, pair) in names.enumerated() {
        watched.write(pair.0, Self.still("2024:06:0\(number + 1) 10:00:00"))
        watched.write(pair.1, Self.movie("2024-06-0\(number + 1)T10:00:00Z"))
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await counts(index) == [0, 0, 5])
      }
    }

    // Field report B5.
    @Test func `an edited still beside a pair is one moment and is the one shown`() async throws {
      watched.write("IMG_0200.JPG", Self.still("2024:06:02 10:00:00"))
      watched.write("IMG_E0200.JPG", Self.still("2024:06:02 10:00:00", "title=edited\n"))
      watched.write("IMG_0200.MOV", Self.movie("2024-06-02T10:00:00Z"))
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await counts(index) == [0, 0, 1])
        #expect(try await index.paths() == ["IMG_E0200.JPG"])
        #expect(try await index.row("IMG_0200.MOV")?.pair?.still == "IMG_E0200.JPG")
        #expect(try await index.row("IMG_0200.JPG")?.copyOf == "IMG_E0200.JPG")
        watched.remove("IMG_E0200.JPG")
        await index.settled()
        #expect(try await index.paths() == ["IMG_0200.JPG"])
        #expect(try await counts(index) == [0, 0, 1])
      }
    }

    // Field report B7.
    @Test func `a broken movie leaves an ordinary photo and blocks nothing`() async throws {
      watched.write("IMG_0400.JPG", Self.still("2024:06:04 10:00:00"))
      watched.write("IMG_0400.MOV", Self.still("2024:06:04 10:00:00"))
      watched.write("IMG_0401.JPG", Self.still("2024:06:04 11:00:00"))
      watched.write("IMG_0401.MOV", "refuse not media")
      try await watched.run { (index) async throws in
        await index.settled()
        let counted = try await index.count(Selection())
        #expect([counted.videos, counted.live, counted.refused] == [0, 0, 1])
        #expect(try await index.row("IMG_0401.JPG")?.kind == .photo)
        // The still under the movie's name is an exact copy of the other one.
        #expect([counted.photos, counted.copies] == [3, 1])
        watched.write("IMG_0401.MOV", Self.movie("2024-06-04T11:00:01Z"))
        await index.settled()
        #expect(try await index.row("IMG_0401.JPG")?.kind == .live)
      }
    }

    @Test func `the halves lend each other what they know of the date`() async throws {
      watched.write("A.HEIC", "photo\ncontainer=heif\nexif-original=2024:06:05 12:00:00\nidentifier=A\n")
      watched.write("A.MOV", "video\nquicktime-creationdate=2024-06-05T12:00:01+0200\nidentifier=a\n")
      watched.write("B.HEIC", Self.still("2024:06:06 12:00:00", "identifier=B\n"))
      watched.write("B.MOV", "video\nidentifier=B\n")
      try await watched.run { (index) async throws in
        await index.settled()
        let still = try #require(try await index.row("A.HEIC"))
        #expect(still.json["taken"]?.string == "2024-06-05T12:00:00+02:00")
        #expect(still.json["date"]?["offset_source"]?.string == "pair")
        let movie = try #require(try await index.row("B.MOV"))
        #expect(movie.json["taken"]?.string == "2024-06-06T12:00:00+00:00")
        #expect(movie.json["date_source"]?.string == "pair")
        watched.remove("A.MOV")
        watched.remove("B.HEIC")
        await index.settled()
        #expect(try await index.row("A.HEIC")?.json["taken"]?.string == "2024-06-05T12:00:00")
        #expect(try await index.row("B.MOV")?.json["confidence"]?.string == "file")
      }
    }

    @Test func `a pair is one item for films, which are given its movie`() async throws {
      watched.write("A.JPG", Self.still("2024:06:05 12:00:00"))
      watched.write("A.MOV", Self.movie("2024-06-05T12:00:00Z"))
      watched.write("clip.mp4", WatchedScratch.video("2024-06-05T13:00:00Z"))
      try await watched.run { (index) async throws in
        await index.settled()
        func footage(_ source: Plan.Media, only: [String] = []) async throws -> [String] {
          var plan = Plan(task: .montage)
          plan.source = source
          plan.only = only
          return try await index.footage(for: plan).rows.map(\.path)
        }
        #expect(try await footage(.videos) == ["clip.mp4"])
        #expect(try await footage(.live) == ["A.JPG"])
        #expect(try await footage(.all) == ["A.JPG", "clip.mp4"])
        #expect(try await footage(.all, only: ["A.JPG"]) == ["A.JPG"])
        let movies = try await index.footage(for: Plan(task: .montage)).movies
        #expect(movies.values.map(\.path) == ["A.MOV"])
      }
    }

    @Test func `moving and renaming halves makes and breaks a pair`() async throws {
      watched.write("one/A.JPG", Self.still("2024:06:05 12:00:00"))
      watched.write("two/A.MOV", Self.movie("2024-06-05T12:00:00Z"))
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await counts(index) == [1, 1, 0])
        watched.move("two/A.MOV", "one/A.MOV")
        await index.settled()
        #expect(try await counts(index) == [0, 0, 1])
        watched.move("one/A.MOV", "one/B.MOV")
        await index.settled()
        #expect(try await counts(index) == [1, 1, 0])
      }
    }

    @Test func `the parts of a take are one video that films cut all of`() async throws {
      for part in 1...3 {
        watched.write(
          "GX0\(part)0042.MP4", "video\nheader-date=2024-06-05T12:00:00Z\nmilliseconds=60000\nmake=GoPro\n")
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await counts(index) == [1, 0, 0])
        let last = try #require(try await index.row("GX030042.MP4"))
        #expect(last.json["taken"]?.string == "2024-06-05T12:02:00")
        #expect([last.take?.part, last.take?.parts] == [3, 3])
        #expect(last.take?.first == "GX010042.MP4")
        #expect(last.take?.duration == MediaTime(milliseconds: 180_000))
        let rows = try await index.footage(for: Plan(task: .montage)).rows.map(\.path)
        #expect(rows == ["GX010042.MP4", "GX020042.MP4", "GX030042.MP4"])
      }
    }
  }
}
