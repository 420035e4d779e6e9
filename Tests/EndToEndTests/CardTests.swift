internal import Plans
internal import Testing

extension EndToEnd {
  /// Films with an opening card, dissolves and chapters, from the plan to the file.
  @Suite struct CardTests {
    private func days() -> [Footage] {
      (0..<6).map { index in
        Footage(
          name: "VID_\(index).mp4", taken: "2026-05-0\(2 + index / 3)T1\(index):00:00Z", seconds: 6,
          hue: index * 40)
      }
    }

    private func chapters(of film: JSON) async throws -> [String] {
      let path = try #require(film["path"]?.string)
      let shown = try await judge("ffprobe", "-v", "error", "-show_chapters", "-of", "default=nw=1", path)
      return shown.text.split(separator: "\n").filter { $0.hasPrefix("TAG:title=") }.map {
        String($0.dropFirst(10))
      }
    }

    @Test(.timeLimit(.minutes(5)))
    func `a film of two days opens with them, dissolves, and has a chapter for each`() async throws {
      let house = Household()
      try await house.drop(days())
      try await house.start()
      try await house.settle()
      let film = try await house.film([
        "version": 1, "task": "montage", "milliseconds": 14000, "name": "both", "title": ["days": true],
        "transitions": "dissolves", "language": "ru",
      ])
      #expect(film["frames"] == 420)
      let facts = try await FilmFacts(try #require(film["path"]?.string))
      #expect(facts.frames == 420 && abs(facts.soundLag) <= 1.0 / 30)
      #expect(try await chapters(of: film) == ["2 мая 2026", "3 мая 2026"])
      let id = try #require(film["id"]?.integer)
      let timeline = try await house.answer("timeline", "\(id)")
      #expect(timeline["title"] == "2–3 мая 2026")
      let kinds = timeline["transitions"]?.array?.compactMap { $0["kind"]?.string }
      #expect(kinds == ["card", "dissolve", "fade-out"])
      #expect(timeline["shots"]?.array?.first?["first_frame"] == 75)

      // Another last shot: it and what lies beside it are encoded, nothing else.
      let count = try #require(timeline["shots"]?.array?.count)
      let again = try await house.recut(film, "--swap", "\(count)")
      #expect(again["segments"]?["encoded"] == 2, "the shot and its fade")
      #expect(again["frames"] == 420)
      // Without the second day there is one day to tell, and no chapter.
      let second = timeline["shots"]?.array?.filter { $0["source"]?.string ?? "" >= "VID_3" }
      let drops = (second ?? []).compactMap { $0["n"]?.integer }.map { "\($0)" }
      var words = ["recut", "\(id)", "--wait"]
      for number in drops { words += ["--drop", number] }
      let ending = try await house.attempt(words)
      try #require(ending.status == 0, "\(ending.text) \(ending.errors)")
      let shorter = try #require(ending.json["film"])
      #expect(try await chapters(of: shorter).isEmpty)
      let left = try await house.answer("timeline", "\(try #require(shorter["id"]?.integer))")
      #expect(left["title"] == "2 мая 2026")
    }

    @Test(.timeLimit(.minutes(3)))
    func `a title in letters no font has is left out and a note says so`() async throws {
      let house = Household()
      try await house.drop(days())
      try await house.start()
      try await house.settle()
      let answer = try await house.answer(
        "make", "-", "--wait",
        plan: [
          "version": 1, "task": "montage", "milliseconds": 6000,
          "title": ["text": "\u{10330}\u{1E900}\u{10A00}"],
        ])
      #expect(answer["film"]?["frames"] == 180)
      let notes = (answer["notes"]?.array ?? []).compactMap(\.string)
      #expect(notes.contains { $0.hasPrefix("no font of this machine has the letters of the title") })
    }

    @Test(.timeLimit(.minutes(3)))
    func `a sentence asks for a title and transitions`() async throws {
      let house = Household()
      try await house.drop(days())
      try await house.start()
      try await house.settle()
      let text = "сделай фильм с заставкой «Майские» и с плавными переходами"
      let plan = try #require(try await house.answer("read", text)["plan"])
      #expect(plan["title"] == ["text": "Майские"] && plan["transitions"] == "dissolves")
      #expect(plan["language"] == "ru" && plan["name"] == .null)
      let shown = try await house.text(["read", text])
      #expect(shown.contains("«Майские»") && shown.contains("плавные переходы между днями"))
    }
  }
}
