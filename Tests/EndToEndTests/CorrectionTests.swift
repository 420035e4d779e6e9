internal import Glibc
internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  /// What people say of their files, from the command to the answer.
  @Suite struct CorrectionTests {
    private let house = Household()

    @Test(.timeLimit(.minutes(2)))
    func `a set date is shown with what it replaced, and survives the index`() async throws {
      try await house.drop([Footage(name: "a.mp4", seconds: 1)])
      let before = try await judge("sha256sum", "\(house.footage)/a.mp4").text
      try await house.start()
      try await house.settle()
      let row = try await house.answer("set-date", "a.mp4", "2020-02-03T04:05:06+03:00")["item"]
      #expect(row?["taken"] == "2020-02-03T04:05:06+03:00")
      let replaced = row?["correction"]?["replaced"]
      #expect(replaced?["taken"] == "2026-05-02T08:00:00Z" && replaced?["date_source"] == "header")

      #expect(await house.end(SIGTERM) == 0)
      for name in ["index.db", "index.db-wal", "index.db-shm"] { unlink("\(house.state)/\(name)") }
      rename("\(house.footage)/a.mp4", "\(house.footage)/b.mp4")
      try await house.start()
      try await house.settle()
      #expect(try await house.answer("count", "--from", "2020-02-03", "--to", "2020-02-03")["count"] == 1)
      let text = try await house.text(["show", "b.mp4"])
      #expect(text.contains("instead of   2026-05-02T08:00:00Z (header)"), "\(text)")
      #expect(try await house.answer("set-date", "b.mp4", "--undo")["item"]?["date_source"] == "header")
      #expect(try await judge("sha256sum", "\(house.footage)/b.mp4").text.prefix(64) == before.prefix(64))
    }

    @Test(.timeLimit(.minutes(2)))
    func `a clock is set for a folder and taken back`() async throws {
      try await house.drop([Footage(name: "a.mp4", seconds: 1)])
      mkdir("\(house.footage)/camera", 0o755)
      try await Footage(name: "b.mp4", taken: "2026-05-02T09:00:00Z", seconds: 1, hue: 50)
        .make(in: "\(house.footage)/camera", scratch: house.scratch)
      try await house.start()
      try await house.settle()
      let set = try await house.answer("set-clock", "--folder", "camera", "--shift", "-1:30")
      #expect(set["files"] == 1 && set["clock"]?["shift"] == "-1:30")
      #expect(try await house.answer("show", "camera/b.mp4")["taken"] == "2026-05-02T07:30:00Z")
      #expect(try await house.text(["status"]).contains("folder \(house.footage)/camera: -1:30"))
      let undone = try await house.answer("set-clock", "--folder", "camera", "--undo")
      #expect(undone["undone"] == true)
      #expect(try await house.answer("show", "camera/b.mp4")["taken"] == "2026-05-02T09:00:00Z")
      #expect(try await house.answer("status")["clocks"] == [])
    }

    @Test(.timeLimit(.minutes(2)))
    func `a pair is made and taken apart`() async throws {
      try await house.drop([Footage(name: "a.mov", seconds: 1)])
      _ = try await judge(
        "ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i", "color=red:s=64x64:d=1", "-frames:v", "1",
        "-update", "1", "\(house.footage)/b.jpg")
      try await house.start()
      try await house.settle()
      #expect(try await house.answer("pair", "b.jpg", "a.mov")["item"]?["kind"] == "live")
      #expect(try await house.answer("count")["count"] == 1)
      #expect(try await house.answer("unpair", "b.jpg")["item"]?["pair"] == .null)
      #expect(try await house.answer("count")["count"] == 2)
      #expect(try await house.attempt(["unpair", "a.mov", "--undo"]).status == 0)
      #expect(try await house.answer("pair", "b.jpg", "a.mov")["item"]?["kind"] == "live")
      #expect(try await house.answer("pair", "--undo", "a.mov")["item"]?["kind"] == "video")
      #expect(try await house.answer("count")["count"] == 2)
    }

    @Test(.timeLimit(.minutes(2)))
    func `what cannot be said is refused by its field`() async throws {
      try await house.drop([Footage(name: "a.mp4", seconds: 1)])
      try await house.start()
      try await house.settle()
      let cases: [(words: [String], code: String, field: String)] = [
        (["set-date", "none.mp4", "2020-01-02"], "not-found", "path"),
        (["set-date", "a.mp4", "yesterday"], "bad-value", "taken"),
        (["set-date", "a.mp4", "2999-01-02"], "future-date", "taken"),
        (["set-clock", "--folder", "none", "--local"], "not-found", "folder"),
        (["set-clock", "--device", "none", "--local"], "not-found", "device"),
        (["set-clock", "--device", "none", "--shift", "1"], "bad-value", "shift"),
        (["set-clock", "--device", "none", "--undo"], "not-found", "device"),
        (["pair", "a.mp4", "a.mp4"], "bad-value", "movie"), (["unpair", "a.mp4"], "bad-value", "path"),
      ]
      for (words, code, field) in cases {
        let ending = try await house.attempt(words)
        #expect(ending.status == 1)
        #expect(ending.json["error"]?["code"]?.string == code, "\(words) \(ending.text)")
        #expect(ending.json["error"]?["field"]?.string == field, "\(words) \(ending.text)")
      }
    }
  }
}
