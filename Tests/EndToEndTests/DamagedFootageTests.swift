internal import Plans
internal import Testing

extension EndToEnd {
  /// Footage of which a part is missing: what is there is used, the rest costs a note, never the film.
  @Suite struct DamagedFootageTests {
    @Test(.timeLimit(.minutes(3)))
    func `a film goes on without the clip whose pictures are lost`() async throws {
      let house = Household()
      try await house.drop(Household.day(3, seconds: 6))
      // The pictures are gone where no glance falls: only decoding tells.
      try await alter(house, "VID_1.mp4", Self.spoil)
      try await house.start()
      try await house.settle()
      let row = try await house.answer("show", "VID_1.mp4")
      #expect(row["damage"] == .null)
      let answer = try await house.answer(
        "make", "-", "--wait", plan: ["version": 1, "task": "montage", "milliseconds": 6000])
      let film = try #require(answer["film"])
      #expect(film["frames"] == 180)
      let sources = try await house.shots(of: film).compactMap { $0["source"]?.string }
      #expect(Set(sources) == ["VID_0.mp4", "VID_2.mp4"])
      let notes = answer["notes"]?.array?.compactMap(\.string) ?? []
      #expect(notes.contains { $0.hasPrefix("VID_1.mp4 cannot be shown") }, "\(notes)")
    }

    @Test(.timeLimit(.minutes(3)))
    func `half a Matroska file, one with a hole and a stream with zeros make a film`() async throws {
      let house = Household()
      try await house.drop([
        Footage(name: "a.mkv", taken: "2026-05-02T08:00:00Z", seconds: 8),
        Footage(name: "b.mp4", taken: "2026-05-02T09:00:00Z", seconds: 8, hue: 60),
        Footage(name: "c.ts", taken: "2026-05-02T10:00:00Z", seconds: 8, hue: 120),
      ])
      try await alter(house, "a.mkv", "b = b[:len(b) // 2]")
      try await alter(house, "b.mp4", Self.hole)
      try await alter(house, "c.ts", "z = len(b) * 2 // 5; b[z:2 * z] = bytes(z)")
      try await house.start()
      try await house.settle()
      for name in ["a.mkv", "c.ts"] {
        let row = try await house.answer("show", name)
        #expect(row["state"] == "ready" && row["damage"]?.string != nil, "\(name): \(row)")
      }
      let half = try await house.answer("show", "a.mkv")
      #expect((half["milliseconds"]?.integer ?? 9000) < 5000)
      let film = try await house.film(["version": 1, "task": "montage", "milliseconds": 9000])
      #expect(film["frames"] == 270)
    }

    @Test(.timeLimit(.minutes(3))) func `a note of damage names the file`() async throws {
      let house = Household()
      try await house.drop([Footage(name: "a.mp4", taken: "2026-05-02T08:00:00Z", seconds: 6)])
      try await alter(house, "a.mp4", Self.scratch)
      try await house.start()
      try await house.settle()
      let answer = try await house.answer(
        "make", "-", "--wait", plan: ["version": 1, "task": "montage", "milliseconds": 5000])
      let notes = answer["notes"]?.array?.compactMap(\.string) ?? []
      #expect(notes.contains { $0.hasPrefix("a.mp4 is damaged: ") }, "\(notes)")
    }

    /// Breaks 60 bytes of every fortieth part of the pictures' middle half.
    private static let scratch =
      "i = b.index(b'mdat') + 4; n = (b.rindex(b'moov') - 4 - i) // 40; "
      + "[b.__setitem__(slice(s, s + 60), bytes([165]) * 60) for s in range(i + 10 * n, i + 30 * n, n)]"

    /// Leaves the first packets and breaks all others: their lengths stay, their pictures are noise.
    private static let spoil =
      "import random; r = random.Random(1); i = b.index(b'mdat') + 8000; "
      + "j = b.index(b'moov') - 8; b[i:j] = r.randbytes(j - i)"

    /// Zeros from the middle of the pictures to four fifths.
    private static let hole =
      "i = b.index(b'mdat') + 4; j = b.rindex(b'moov') - 4; m = (i + j) // 2; k = (i + 4 * j) // 5; "
      + "b[m:k] = bytes(k - m)"

    /// Changes the bytes `b` of a file by a line of Python.
    private func alter(_ house: Household, _ name: String, _ change: String) async throws {
      _ = try await judge(
        "python3", "-c",
        "import sys; p = sys.argv[1]; b = bytearray(open(p, 'rb').read()); \(change); open(p, 'wb').write(b)",
        "\(house.footage)/\(name)")
    }
  }
}
