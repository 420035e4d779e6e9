internal import Plans
internal import Testing

extension EndToEnd {
  /// Music and folders that people name, found by evidence and never picked.
  @Suite struct NamesTests {
    private func library() async throws -> Household {
      let house = Household()
      for year in ["2024", "2025"] { _ = house.scratch.makeFolder("footage/\(year)") }
      for (number, folder) in ["Italy", "Italy/Rome", "2024/Greece", "2025/Greece"].enumerated() {
        let path = house.scratch.makeFolder("footage/\(folder)")
        try await Footage(
          name: "c\(number).mp4", taken: "2026-05-02T0\(number + 1):00:00Z", seconds: 3, hue: number * 40
        )
        .make(in: path, scratch: house.scratch)
      }
      for title in ["Summer Rain", "Summer Sun", "rock90"] {
        _ = try await judge(
          "ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i", "sine=f=200:d=9", "-c:a", "aac",
          "-metadata",
          "title=\(title)", "\(house.footage)/\(title).m4a")
      }
      try await house.start()
      try await house.settle()
      return house
    }

    private func draft(_ house: Household, _ sentence: String) async throws -> JSON {
      try await house.reel("ask", "--dry-run", sentence, "--now", "2026-05-03T12:00:00").json
    }

    @Test(.timeLimit(.minutes(2)))
    func `names stand for what their words point to, or for nothing`() async throws {
      let house = try await library()
      let rome = try await house.answer("ask", "how many videos are in the Rome folder?")
      #expect(rome["answer"]?["count"] == 1 && rome["plan"]?["folder"] == "Italy/Rome")
      let italy = try await house.answer("ask", "show me the videos in the Italy folder")
      #expect(
        italy["answer"]?["items"]?.array?.compactMap { $0["path"]?.string } == [
          "Italy/c0.mp4", "Italy/Rome/c1.mp4",
        ])
      let greece = try await draft(house, "make a film from the Greece folder")
      #expect(greece["error"]?["code"] == "ambiguous-folder")
      #expect(greece["error"]?["nearest"] == ["2024/Greece", "2025/Greece"])
      #expect(greece["error"]?["words"] == "Greece")
      #expect(
        try await draft(house, "make a film from the Greece 2025 folder")["plan"]?["folder"] == "2025/Greece")
      #expect(try await draft(house, "make a film from the folder Norway")["error"]?["code"] == "no-folder")

      let rain = try await draft(house, #"make a film to the song "summer rain""#)
      #expect(rain["plan"]?["music"]?["title"] == "summer rain")
      let none = try await draft(house, "make a film to the song Summer Snow")
      #expect(none["error"]?["code"] == "no-music")
      #expect(none["error"]?["nearest"]?.array?.count == 2)
    }

    @Test(.timeLimit(.minutes(2)))
    func `music named without a word for it is what the library holds, or is told`() async throws {
      let house = try await library()
      for sentence in [
        "make a film to the beat of rock90", "make a film to rock90", "сделай фильм под rock90",
        "mach einen Film zum Takt von rock90", "haz una película al ritmo de rock90",
      ] {
        let plan = try await draft(house, sentence)["plan"]
        #expect(plan?["music"]?["title"] == "rock90" && plan?["beat"] == true, "\(sentence)")
        #expect(plan?["origin"]?["music"] == "words", "\(sentence)")
      }
      let none = try await draft(house, "make a film to the beat of rock91")
      #expect(none["error"]?["code"] == "no-music" && none["error"]?["nearest"] == ["rock90"])
      let unheard = try await draft(house, "make a film to the beat of thunderstruck")
      #expect(unheard["plan"]?["music"] == ["any": true])
      #expect(
        unheard["plan"]?["notes"]?.array?.contains(
          "\"thunderstruck\" names no music of the library: any of it is taken") == true)
    }

    @Test(.timeLimit(.minutes(2)))
    func `a film of a folder is cut from that folder alone`() async throws {
      let house = try await library()
      let answer = try await house.answer(
        "ask", "make a 4 second film from the Italy folder to the song Summer Sun", "--wait")
      let film = try #require(answer["film"])
      let sources = Set(try await house.shots(of: film).compactMap { $0["source"]?.string })
      #expect(sources == ["Italy/c0.mp4", "Italy/Rome/c1.mp4"])
      let id = try #require(film["id"]?.integer)
      #expect(
        try await house.answer("timeline", "\(id)")["music"]?["source"] == "Summer Sun.m4a")
    }
  }
}
