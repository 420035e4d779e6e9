internal import Glibc
internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  @Suite struct IndexTests {
    @Test(.timeLimit(.minutes(2)))
    func `dropped files are counted, listed and shown with their dates`() async throws {
      let house = Household()
      try await house.start()
      try await house.drop([
        Footage(name: "a.mp4", taken: "2026-05-02T22:30:00Z"),
        Footage(name: "b.mp4", taken: "2026-05-02T12:00:00Z", channels: 0, rotation: 90),
      ])
      try await house.settle()

      let count = try await house.answer("count")
      #expect(count["videos"] == 2)
      // 22:30 UTC is the next day in Moscow.
      let second = try await house.answer("count", "--from", "2026-05-03", "--to", "2026-05-03")
      #expect(second["count"] == 1)
      let rows = try await house.answer("list", "--source", "videos")["items"]?.array ?? []
      #expect(Set(rows.compactMap { $0["path"]?.string }) == ["a.mp4", "b.mp4"])
      let row = try await house.answer("show", "b.mp4")
      #expect(row["kind"] == "video")
      #expect(row["state"] == "ready")
      #expect(row["rotation"] == 90)
      #expect(row["width"] == 180 && row["height"] == 320)
      #expect(row["sound"] == .null)
      #expect(row["day"] == "2026-05-02")
      #expect(abs((row["milliseconds"]?.number ?? 0) - 4000) <= 40)
    }

    @Test(.timeLimit(.minutes(2)))
    func `a renamed file keeps its row and a removed one is missing`() async throws {
      let house = Household()
      try await house.drop([Footage(name: "a.mp4"), Footage(name: "b.mp4", hue: 90)])
      try await house.start()
      try await house.settle()
      let id = try await house.answer("show", "a.mp4")["id"]

      rename("\(house.footage)/a.mp4", "\(house.footage)/c.mp4")
      unlink("\(house.footage)/b.mp4")
      try await house.settle()
      #expect(try await house.answer("show", "c.mp4")["id"] == id)
      #expect(try await house.answer("count")["videos"] == 1)
      #expect(try await house.answer("show", "b.mp4")["state"] == "missing")
    }

    @Test(.timeLimit(.minutes(2)))
    func `a restarted daemon knows its library at once`() async throws {
      let house = Household()
      try await house.drop(Household.day(2))
      try await house.start()
      try await house.settle()
      #expect(await house.end(SIGTERM) == 0)
      try await house.start()
      #expect(try await house.answer("count")["videos"] == 2)
    }

    @Test(.timeLimit(.minutes(2)))
    func `files that mean harm cost a row each and nothing outside is read`() async throws {
      let house = Household()
      try await house.start()
      let harness = HarnessFolder.path
      let bad = try await judge("python3", "\(harness)/make_hostile.py", house.scratch.path("hostile")).lines
      _ = try await judge(
        "cp", "-a", "--sparse=always", "\(house.scratch.path("hostile"))/in/.", house.footage)
      try await house.settle()

      for name in bad {
        let row = try await house.answer("show", String(name))
        #expect(row["state"] == "refused", "\(name): \(row)")
        #expect(row["reason"]?.string?.isEmpty == false, "\(name)")
      }
      #expect(try await house.answer("show", "good.mp4")["state"] == "ready")
      // What a terminal would obey is escaped, wherever a name is shown.
      for words in [["list", "--json"], ["list"]] {
        let listed = try await house.text(words).unicodeScalars
        #expect(!listed.contains("\u{1b}") && !listed.contains("\u{202e}"), "\(words)")
      }
      let status = try await house.answer("status")
      #expect(status["settled"] == true)
      #expect(!Scratch.exists("\(house.footage)/pwned"))
    }
  }
}

/// Where the harnesses lie beside these tests.
enum HarnessFolder {
  static var path: String {
    let here = #filePath.split(separator: "/").dropLast(2)
    return "/" + here.joined(separator: "/") + "/Harness"
  }
}
