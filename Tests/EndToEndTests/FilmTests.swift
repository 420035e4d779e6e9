internal import Glibc
internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  @Suite struct FilmTests {
    @Test(.timeLimit(.minutes(3)))
    func `a film has exactly the asked frames and its sound ends with the last`() async throws {
      let house = Household()
      try await house.drop([
        Footage(name: "a.mp4", taken: "2026-05-02T08:00:00Z", rate: "30000/1001", channels: 1),
        Footage(name: "b.mp4", taken: "2026-05-02T09:00:00Z", rate: "25", channels: 0),
        Footage(
          name: "c.mov", taken: "2026-05-02T10:00:00Z", size: "640x360", rate: "60",
          encoder: [
            "-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=error", "-tag:v", "hvc1",
          ]),
        Footage(
          name: "d.mkv", taken: "2026-05-02T11:00:00Z",
          encoder: ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-pix_fmt", "yuv420p"]),
      ])
      try await house.start()
      try await house.settle()
      let film = try await house.film([
        "version": 1, "task": "montage", "milliseconds": 9000, "name": "first",
      ])

      let path = try #require(film["path"]?.string)
      #expect(path == "\(house.films)/first.mp4")
      #expect(film["frames"] == 270)
      let facts = try await FilmFacts(path)
      #expect(facts.frames == 270)
      #expect(facts.rate == "30/1")
      #expect(facts.width == 1920 && facts.height == 1080)
      #expect(abs(facts.soundLag) <= 1.0 / 30)
      #expect(facts.picture["codec_name"] == "h264" && facts.picture["profile"] == "High")
      #expect(facts.picture["pix_fmt"] == "yuv420p" && facts.picture["color_space"] == "bt709")
      #expect(facts.sound["codec_name"] == "aac" && facts.sound["sample_rate"] == "48000")
      #expect(facts.sound["channels"] == 2)

      let shots = try await house.shots(of: film)
      let sources = shots.compactMap { $0["source"]?.string }
      #expect(sources == sources.sorted(), "shots are not in capture order: \(sources)")
      #expect(shots.compactMap { $0["frames"]?.integer }.reduce(0, +) == 270)
    }

    @Test(.timeLimit(.minutes(3)))
    func `mostly upright footage makes an upright film with music`() async throws {
      let house = Household()
      try await house.drop([
        Footage(name: "a.mp4", taken: "2026-05-02T08:00:00Z", rotation: 90),
        Footage(name: "b.mp4", taken: "2026-05-02T09:00:00Z", size: "180x320"),
        Footage(name: "c.mp4", taken: "2026-05-02T10:00:00Z", hue: 90),
      ])
      _ = try await judge(
        "ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i", "sine=f=200:d=20", "-c:a", "aac",
        "-metadata",
        "title=Song", "\(house.footage)/song.m4a")
      try await house.start()
      try await house.settle()
      let film = try await house.film([
        "version": 1, "task": "montage", "milliseconds": 5000, "music": ["title": "Song"],
      ])
      let facts = try await FilmFacts(try #require(film["path"]?.string))
      #expect(facts.width == 1080 && facts.height == 1920)
      #expect(facts.frames == 150)
      #expect(abs(facts.soundLag) <= 1.0 / 30)
      let id = try #require(film["id"]?.integer)
      #expect(try await house.answer("timeline", "\(id)")["music"]?["source"] == "song.m4a")
    }

    @Test(.timeLimit(.minutes(3)))
    func `the same plan gives the same timeline and encodes nothing again`() async throws {
      let house = Household()
      try await house.drop(Household.day(3))
      try await house.start()
      try await house.settle()
      let plan: JSON = ["version": 1, "task": "montage", "milliseconds": 6000, "name": "twice"]
      let first = try await house.film(plan)
      let second = try await house.film(plan)
      #expect(try await house.shots(of: first) == house.shots(of: second))
      #expect(second["segments"]?["encoded"] == 0)
      #expect(second["segments"]?["reused"] == first["segments"]?["encoded"])
      #expect(second["path"]?.string == "\(house.films)/twice (2).mp4")
    }

    @Test(.timeLimit(.minutes(3)))
    func `a swapped shot is the only one that is encoded`() async throws {
      let house = Household()
      try await house.drop(Household.day(5, seconds: 6))
      try await house.start()
      try await house.settle()
      let first = try await house.film(["version": 1, "task": "montage", "milliseconds": 8000])
      let before = try await house.shots(of: first)
      let film = try await house.recut(first, "--swap", "2")
      let after = try await house.shots(of: film)
      #expect(film["segments"]?["encoded"] == 1)
      #expect(film["frames"] == 240)
      let changed = zip(before, after).filter { $0["segment"] != $1["segment"] }.compactMap {
        $0.0["n"]?.integer
      }
      #expect(changed == [2])
    }

    @Test(.timeLimit(.minutes(3)))
    func `too little footage makes a shorter film and says so`() async throws {
      let house = Household()
      try await house.drop(Household.day(1))
      try await house.start()
      try await house.settle()
      let answer = try await house.answer(
        "make", "-", "--wait", plan: ["version": 1, "task": "montage", "milliseconds": 60000])
      let frames = try #require(answer["film"]?["frames"]?.integer)
      #expect((30..<150).contains(frames))
      #expect(answer["notes"]?.array?.isEmpty == false)
    }

    @Test(.timeLimit(.minutes(3)))
    func `a deleted film is shown as gone and its timeline makes it again`() async throws {
      let house = Household()
      try await house.drop(Household.day(2))
      try await house.start()
      try await house.settle()
      let film = try await house.film([
        "version": 1, "task": "montage", "milliseconds": 3000, "name": "short",
      ])
      unlink(try #require(film["path"]?.string))
      let films = try await house.answer("films")["films"]?.array ?? []
      #expect(films.compactMap { $0["state"]?.string } == ["gone"])
      let again = try await house.recut(film)
      #expect(again["segments"]?["encoded"] == 0)
      let path = try #require(again["path"]?.string)
      #expect(Scratch.exists(path))
    }

    @Test(.timeLimit(.minutes(5)))
    func `every frame of a film is the one its timeline says and sound stays with it`() async throws {
      let ending = try await Command(
        program: "python3",
        arguments: ["\(HarnessFolder.path)/truth", "--cuts", "6"],
        environment: ["REEL_PROGRAMS": try Household.programs]
      ).run()
      #expect(ending.status == 0, "\(ending.text) \(ending.errors)")
    }
  }
}
