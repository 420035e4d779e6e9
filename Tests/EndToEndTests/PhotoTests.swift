internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  /// Films of photos, of the fixtures' and of made ones.
  @Suite struct PhotoTests {
    /// The fixtures' photos, whatever made them.
    private static let fixtures = [
      "still/Irvine_CA.avif", "still/Landscape_6.jpg", "still/UTC-20240413-203630-London.jpg",
      "still/xiaomi.heic", "live/IMG_2927.HEIC", "motion/PXL_20200710_061629144.MP.jpg",
    ]

    private static var folder: String {
      let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      return here.joined(separator: "/") + "/Fixtures/footage"
    }

    @Test(.timeLimit(.minutes(5)))
    func `the fixtures' photos make a film of exactly the asked length, and what is broken is left out`()
      async throws
    {
      let house = Household()
      for path in Self.fixtures + ["still/date_error.JPG"] {
        _ = try await judge("cp", "\(Self.folder)/\(path)", house.footage)
      }
      try await house.start()
      try await house.settle()
      let answer = try await house.answer(
        "make", "-", "--wait",
        plan: [
          "version": 1, "task": "montage", "source": "all", "milliseconds": 21000, "frame": "landscape",
        ])
      let film = try #require(answer["film"])
      #expect(film["frames"] == 630)
      let shots = try await house.shots(of: film)
      #expect(shots.count == 6)
      let stills = shots.filter { $0["move"]?.string != nil }
      #expect(stills.count == 5 && stills.allSatisfy { $0["in_ms"]?.number == 0 })
      let sources = Set(shots.compactMap { $0["source"]?.string })
      #expect(sources == Set(Self.fixtures.compactMap { $0.split(separator: "/").last.map(String.init) }))
      let notes = answer["notes"]?.array?.compactMap(\.string) ?? []
      #expect(notes.contains { $0.hasPrefix("date_error.JPG cannot be shown") }, "\(notes)")
      let facts = try await FilmFacts(try #require(film["path"]?.string))
      #expect(facts.frames == 630 && facts.width == 1920 && abs(facts.soundLag) <= 1.0 / 30)

      // The same film without its second photo encodes nothing.
      let shorter = try await house.recut(film, "--drop", "2")
      #expect(shorter["segments"]?["encoded"] == 0)
    }

    @Test(.timeLimit(.minutes(3)))
    func `videos and photos of a day come in the order in which they were taken`() async throws {
      let house = Household()
      try await house.drop(Household.day(3))
      for (index, hour) in ["00:30", "01:30"].enumerated() {
        let path = "\(house.footage)/p\(index).jpg"
        _ = try await judge(
          "ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i", "testsrc2=s=800x600", "-frames:v", "1",
          path)
        _ = try await judge(
          "exiftool", "-q", "-overwrite_original", "-DateTimeOriginal=2026:05:02 \(hour):00",
          "-OffsetTimeOriginal=+00:00", path)
      }
      try await house.start()
      try await house.settle()
      let film = try await house.film(["version": 1, "task": "montage", "milliseconds": 15000])
      let sources = try await house.shots(of: film).compactMap { $0["source"]?.string }
      #expect(sources == ["VID_0.mp4", "p0.jpg", "VID_1.mp4", "p1.jpg", "VID_2.mp4"])
      #expect(film["frames"] == 450)
    }

    @Test(.timeLimit(.minutes(3)))
    func `a pair is one source: its movie, and its still only without it`() async throws {
      let house = Household()
      try await house.drop([Footage(name: "IMG_1.mp4", seconds: 3)])
      // Different pictures: an exact copy would stand back.
      for (name, size) in [("IMG_1.jpg", "800x600"), ("IMG_2.jpg", "640x480")] {
        _ = try await judge(
          "ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i", "testsrc2=s=\(size)", "-frames:v", "1",
          "\(house.footage)/\(name)")
      }
      try await house.start()
      try await house.settle()
      _ = try await house.answer("pair", "IMG_1.jpg", "IMG_1.mp4")
      let plan: JSON = ["version": 1, "task": "montage", "milliseconds": 5000]
      let film = try await house.film(plan)
      let sources = try await house.shots(of: film).compactMap { $0["source"]?.string }
      #expect(sources.sorted() == ["IMG_1.mp4", "IMG_2.jpg"])
      let pairs = try await house.film([
        "version": 1, "task": "montage", "source": "live", "milliseconds": 2000, "only": ["IMG_1.jpg"],
      ])
      #expect(try await house.shots(of: pairs).compactMap { $0["source"]?.string } == ["IMG_1.mp4"])
    }
  }
}
