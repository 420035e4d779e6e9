internal import Glibc
internal import Plans
internal import Testing

extension EndToEnd {
  /// Posters and storyboards of films, from the command to the files.
  @Suite struct StoryboardTests {
    /// What ffprobe reads of a picture: codec, width, height.
    private func facts(_ path: String?) async throws -> String {
      let path = try #require(path)
      return try await judge(
        "ffprobe", "-v", "error", "-show_entries", "stream=codec_name,width,height", "-of", "csv=p=0", path
      ).text.split(separator: "\n").joined()
    }

    private func names(in folder: String) async throws -> [String] {
      try await judge("ls", folder).text.split(separator: "\n").map(String.init)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a film's poster and storyboard lie beside it and are neither footage nor in anyone's way`()
      async throws
    {
      let house = Household()
      try await house.drop(
        (0..<4).map {
          Footage(name: "VID_\($0).mp4", taken: "2026-05-02T1\($0):00:00Z", seconds: 6, hue: $0 * 60)
        })
      try await house.start()
      try await house.settle()
      let film = try await house.film([
        "version": 1, "task": "montage", "milliseconds": 10000, "name": "day", "title": ["days": true],
      ])
      // Somebody's own picture has the name.
      try house.scratch.write("mine", to: "films/day.poster.jpg")
      let made = try await house.answer("storyboard", "day")
      #expect(made["poster"]?["path"]?.string == "\(house.films)/day.poster (2).jpg")
      #expect(made["storyboard"]?["path"]?.string == "\(house.films)/day.storyboard.jpg")
      #expect(try await judge("cat", "\(house.films)/day.poster.jpg").text == "mine")
      #expect(try await facts(made["poster"]?["path"]?.string) == "mjpeg,1920,1080")

      let shots = try await house.shots(of: film)
      // Frames of 480 pixels side by side.
      let width = 24 + shots.count * 504
      #expect(try await facts(made["storyboard"]?["path"]?.string).hasPrefix("mjpeg,\(width),"))
      let drawn = try #require(made["shots"]?.array)
      #expect(drawn.compactMap { $0["source"]?.string } == shots.compactMap { $0["source"]?.string })
      #expect(drawn.compactMap { $0["reason"]?.string } == shots.compactMap { $0["reason"]?.string })
      for (shot, frame) in zip(shots, drawn) {
        let (first, count) = (shot["first_frame"]?.integer ?? 0, shot["frames"]?.integer ?? 0)
        #expect(frame["frame"]?.integer == first + count / 2)
        #expect(abs((frame["at_ms"]?.number ?? 0) - Double(first) * 1000 / 30) < 1)
      }

      // Asked again, nothing new comes.
      let before = try await names(in: house.films)
      #expect(try await house.answer("storyboard", "\(try #require(film["id"]?.integer))") == made)
      #expect(try await names(in: house.films) == before && before.count == 4)
      // Copied to the footage they are known as ours.
      _ = try await judge("cp", "\(house.films)/day.storyboard.jpg", "\(house.footage)/copied.jpg")
      try await house.settle()
      #expect(try await house.answer("show", "copied.jpg")["reason"] == "a picture of a film of ours")
      #expect(try await house.answer("count")["count"] == 4)

      unlink("\(house.films)/day.mp4")
      let gone = try await house.attempt(["storyboard", "day"])
      #expect(gone.status == 1 && gone.json["error"]?["code"] == "not-found")
    }
  }
}
