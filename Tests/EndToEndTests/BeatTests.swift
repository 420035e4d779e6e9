internal import Linux
internal import Plans
internal import Testing

/// A drummed song of 120 beats a minute for tests: its beats lie at 0.25 s and every half second from there.
enum DrumSong {
  static let firstBeat = 0.25
  static let interval = 0.5

  /// Writes it with the encoder that the ending stands for.
  static func make(_ path: String, seconds: Int, title: String = "Drums") async throws {
    // A kick on each beat, a brighter one on the first of four, a bass that changes with the bar, a hat between.
    let clock = "mod(t-\(firstBeat)+10,\(interval))"
    let bar = "mod(t-\(firstBeat)+10,2)"
    let kick = "0.5*sin(2*PI*70*\(clock)+1.5)*exp(-18*\(clock))"
    let accent = "0.3*(2*random(0)-1)*exp(-24*\(bar))"
    let bass = "0.12*sin(2*PI*t*(110+20*mod(floor((t-\(firstBeat)+10)/2),3)))"
    let hat = "0.08*(2*random(1)-1)*exp(-90*mod(\(clock)+0.25,\(interval)))"
    _ = try await judge(
      "ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i",
      "aevalsrc='\(kick)+\(accent)+\(bass)+\(hat)':s=44100:d=\(seconds)", "-metadata", "title=\(title)", path)
  }
}

extension EndToEnd {
  @Suite struct BeatTests {
    @Test(.timeLimit(.minutes(3)))
    func `one song has the same beats in every format, in the library and outside it`() async throws {
      let house = Household()
      try await DrumSong.make(house.scratch.path("drums.wav"), seconds: 24)
      for ending in ["wav", "flac", "mp3", "m4a", "opus", "ogg"] {
        _ = try await judge(
          "ffmpeg", "-nostdin", "-v", "error", "-i", house.scratch.path("drums.wav"),
          "\(house.footage)/drums.\(ending)")
      }
      try await house.start()
      try await house.settle()
      let outside = try await house.answer("beats", house.scratch.path("drums.wav"))
      let beats = try #require(outside["beats"]?.array).compactMap(\.number)
      #expect(beats.count >= 45)
      for beat in beats {
        let off = (beat - DrumSong.firstBeat) / DrumSong.interval
        #expect(abs(off - off.rounded()) * DrumSong.interval < 0.005, "a beat at \(beat)")
      }
      #expect(abs(try #require(outside["tempo"]?.number) - 120) < 0.2)
      #expect(try #require(outside["confidence"]?.number) > 0.5)
      for ending in ["wav", "flac", "mp3", "m4a", "opus", "ogg"] {
        let found = try await house.answer("beats", "drums.\(ending)")
        let others = try #require(found["beats"]?.array).compactMap(\.number)
        #expect(others.count == beats.count, "\(ending)")
        #expect(zip(beats, others).allSatisfy { abs($0 - $1) < 0.005 }, "\(ending)")
        // What was heard once is not heard again.
        #expect(try await house.answer("beats", "drums.\(ending)") == found)
      }
      #expect(try await house.text(["beats", "drums.mp3"]).contains("beats a minute"))
    }

    @Test(.timeLimit(.minutes(3)))
    func `a film to the beat is cut on beats and is as long as asked`() async throws {
      let house = Household()
      try await house.drop(Household.day(6, seconds: 6))
      try await DrumSong.make("\(house.footage)/drums.mp3", seconds: 40)
      try await house.start()
      try await house.settle()
      let film = try await house.film([
        "version": 1, "task": "montage", "milliseconds": 12000, "music": ["any": true], "beat": true,
      ])
      #expect(film["frames"] == 360)
      let facts = try await FilmFacts(try #require(film["path"]?.string))
      #expect(facts.frames == 360)
      #expect(abs(facts.soundLag) <= 1.0 / 30)
      let id = "\(try #require(film["id"]?.integer))"
      let timeline = try await house.answer("timeline", id)
      let offset = try #require(timeline["music"]?["offset_ms"]?.number)
      let shots = try #require(timeline["shots"]?.array)
      #expect(shots.count > 3)
      for shot in shots {
        let frame = try #require(shot["first_frame"]?.integer)
        #expect(abs(try #require(shot["beat_off_ms"]?.number)) < 16.8)
        // The true beat, not only the one that was found.
        let second = offset / 1000 + Double(frame) / 30 - DrumSong.firstBeat
        let off = second / DrumSong.interval
        #expect(abs(off - off.rounded()) * DrumSong.interval < 0.022, "the cut at frame \(frame)")
      }
      #expect(try await house.text(["timeline", id]).contains(" ms"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `what cannot be heard is refused with its reason`() async throws {
      let house = Household()
      try await house.start()
      try await house.settle()
      let missing = try await house.reel("beats", "nothing.mp3")
      #expect(missing.status == 1)
      #expect(missing.json["error"]?["code"] == "not-found")
      try house.scratch.write("no music", to: "text.mp3")
      let text = try await house.reel("beats", house.scratch.path("text.mp3"))
      #expect(text.status == 1)
      #expect(text.json["error"]?["code"] == "failed")
      let reason = try #require(text.json["error"]?["reason"]?.string)
      #expect(reason.hasSuffix("cannot be heard: it is no music, or its beginning is damaged"))
    }

    @Test(.timeLimit(.minutes(3)))
    func `a damaged song is heard as far as it goes, and says so, in a film too`() async throws {
      let house = Household()
      try await house.drop(Household.day(6, seconds: 6))
      try await DrumSong.make(house.scratch.path("whole.m4a"), seconds: 40)
      let whole = house.scratch.path("whole.m4a")
      let moved = house.scratch.path("moved.m4a")
      _ = try await judge(
        "ffmpeg", "-nostdin", "-v", "error", "-i", whole, "-c", "copy", "-movflags", "+faststart", moved)
      let song = "\(house.footage)/drums.m4a"
      // The file's front half: its header still promises 40 s.
      _ = try await judge("sh", "-c", "head -c $(($(stat -c %s \(moved)) / 2)) \(moved) > \(song)")
      _ = try await judge("sh", "-c", "head -c $(($(stat -c %s \(whole)) / 2)) \(whole) > \(song).cut")
      try await house.start()
      try await house.settle()
      let found = try await house.answer("beats", "drums.m4a")
      #expect((16.0...24).contains(try #require(found["duration"]?.number)))
      let note = try #require(found["note"]?.string)
      #expect(
        note.hasPrefix("it is incomplete: its sound ends at ") && note.hasSuffix(" s of 40 s"), "\(note)")
      #expect(try await house.text(["beats", "drums.m4a"]).contains("it is incomplete"))
      // A tenth of its packets overwritten: what lies behind them is heard.
      let holed = house.scratch.path("holed.m4a")
      let size = "$(stat -c %s \(moved))"
      _ = try await judge(
        "sh", "-c",
        "(head -c $((\(size) / 3)) \(moved); yes reeld | head -c 40000; tail -c +$((\(size) / 3 + 40001)) \(moved)) > \(holed)"
      )
      let rest = try await house.answer("beats", holed)
      #expect(try #require(rest["duration"]?.number) > 39)
      #expect(rest["note"]?.string?.hasPrefix("it is damaged: ") == true)
      #expect((rest["beats"]?.array?.last?.number ?? 0) > 35)
      let cut = try await house.reel("beats", "\(song).cut")
      let reason = try #require(cut.json["error"]?["reason"]?.string)
      #expect(reason.contains("cannot be heard: it is incomplete: "), "\(reason)")
      let plan: JSON = [
        "version": 1, "task": "montage", "milliseconds": 24000, "music": ["any": true], "beat": true,
      ]
      let answer = try await house.answer("make", "-", "--wait", plan: plan)
      #expect(answer["film"]?["frames"] == 720)
      let notes = (answer["notes"]?.array ?? []).compactMap(\.string)
      #expect(notes.contains { $0.hasPrefix("drums.m4a: it is incomplete") }, "\(notes)")
      #expect(notes.contains { $0.hasPrefix("the music ends ") }, "\(notes)")
    }
  }
}
