internal import Linux
internal import Plans
internal import Testing

/// What went wrong with music for others, made again by the reports' own recipes.
extension EndToEnd {
  @Suite struct MusicReportTests {
    private func make(_ house: Household, _ name: String, _ words: String...) async throws {
      let path = house.scratch.path(name)
      _ = try await judge("ffmpeg", ["-nostdin", "-v", "error"] + words + [path])
      _ = try await judge("mv", [path, "\(house.footage)/\(name)"])
    }

    private func sound(_ house: Household, _ name: String, _ wave: String, rate: Int = 44_100, seconds: Int)
      async throws
    {
      try await make(house, name, "-f", "lavfi", "-i", "aevalsrc='\(wave)':s=\(rate):d=\(seconds)")
    }

    private func beats(_ house: Household, _ name: String) async throws -> (JSON, [Double]) {
      let answer = try await house.answer("beats", name)
      return (answer, try #require(answer["beats"]?.array).compactMap(\.number))
    }

    @Test(.timeLimit(.minutes(3)))
    func `G1 and G3: a cover is no video, and a song without a header is as long as it plays`() async throws {
      let house = Household()
      try await make(
        house, "song.mp3", "-f", "lavfi", "-i", "sine=d=5", "-f", "lavfi", "-i", "color=red:s=600x600:d=1",
        "-map", "0:a", "-map", "1:v", "-frames:v", "1", "-c:v", "mjpeg", "-c:a", "libmp3lame",
        "-disposition:v", "attached_pic", "-id3v2_version", "3")
      let plain = house.scratch.path("plain.mp4")
      let cover = house.scratch.path("cover.jpg")
      _ = try await judge(
        "ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i", "color=blue:s=320x180:r=30:d=4", "-f",
        "lavfi", "-i", "sine=d=4", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac", plain)
      _ = try await judge(
        "ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i", "color=red:s=640x480:d=1", "-frames:v", "1",
        cover)
      try await make(
        house, "clip_with_cover.mp4", "-i", cover, "-i", plain, "-map", "0:v", "-map", "1", "-c", "copy",
        "-disposition:v:0", "attached_pic", "-disposition:v:1", "default")
      try await make(
        house, "vbr.mp3", "-f", "lavfi", "-i", "sine=d=30:r=44100,volume='if(lt(t,5),1,0)':eval=frame",
        "-c:a",
        "libmp3lame", "-q:a", "7", "-write_xing", "0", "-id3v2_version", "0")
      try await house.start()
      try await house.settle()
      let items = try #require(try await house.answer("status")["items"])
      #expect(items["videos"] == 1 && items["music"] == 2 && items["photos"] == 0)
      #expect(
        abs(try #require(try await house.answer("show", "vbr.mp3")["milliseconds"]?.number) - 30_000) < 100)
      #expect(abs(try #require(try await beats(house, "vbr.mp3").0["duration"]?.number) - 30) < 0.1)
      #expect(abs(try #require(try await beats(house, "song.mp3").0["duration"]?.number) - 5) < 0.1)
      let film = try await house.film([
        "version": 1, "task": "montage", "source": "videos", "milliseconds": 2000,
      ])
      let pixel = try await Command(
        program: "ffmpeg",
        arguments: [
          "-nostdin", "-v", "error", "-i", try #require(film["path"]?.string), "-frames:v", "1", "-vf",
          "crop=64:64,scale=1:1,format=gray", "-f", "rawvideo", "-",
        ]
      ).run().output
      // Blue is dark, and red half as bright again.
      #expect(try #require(pixel.first) < 50)
    }

    @Test(.timeLimit(.minutes(5)))
    func `G2 and G4: a tempo is not rounded, and no sample rate changes the beats`() async throws {
      let house = Household()
      try await sound(
        house, "drift.wav", "0.8*exp(-60*mod(t,60/123.7))*sin(2*PI*900*t)", seconds: 185)
      let rates = [44_100, 8000, 11_025, 22_050, 48_000, 96_000]
      for rate in rates {
        try await sound(
          house, "b\(rate).wav", "0.8*exp(-50*mod(t,0.5))*sin(2*PI*700*t)", rate: rate, seconds: 20)
      }
      try await make(house, "two.wav", "-i", "\(house.footage)/b44100.wav", "-ac", "2")
      try await house.start()
      try await house.settle()
      let (answer, found) = try await beats(house, "drift.wav")
      #expect(abs(try #require(answer["tempo"]?.number) - 123.7) < 0.1)
      let late = try #require(found.min { abs($0 - 180) < abs($1 - 180) })
      let count = late / (60 / 123.7)
      #expect(abs(count - count.rounded()) * 60 / 123.7 < 0.020)
      let usual = try await beats(house, "b44100.wav").1
      #expect(usual.count >= 38)
      for name in rates.dropFirst().map({ "b\($0).wav" }) + ["two.wav"] {
        let other = try await beats(house, name).1
        #expect(other.count == usual.count, "\(name)")
        #expect(zip(usual, other).allSatisfy { abs($0 - $1) < 0.010 }, "\(name)")
      }
    }

    @Test(.timeLimit(.minutes(5)))
    func `G5, G6 and G7: no flicker, no beat where there is none, and the best part on request`() async throws
    {
      let house = Household()
      try await house.drop(Household.day(6, seconds: 8))
      try await sound(house, "fast.wav", "0.8*exp(-60*mod(t,60/174))*sin(2*PI*900*t)", seconds: 30)
      try await sound(
        house, "arc.wav", "(0.02+0.75*between(t,40,75))*exp(-30*mod(t,0.5))*sin(2*PI*150*t)", seconds: 90)
      try await make(
        house, "drone.wav", "-f", "lavfi", "-i", "anoisesrc=c=pink:a=0.2:r=44100:d=20,tremolo=f=0.1:d=0.6")
      try await house.start()
      try await house.settle()
      func film(_ song: String, _ milliseconds: Int64, _ more: [JSON.Member] = []) async throws -> (
        JSON, JSON
      ) {
        let plan: [JSON.Member] = [
          .init("version", 1), .init("task", "montage"), .init("milliseconds", .integer(milliseconds)),
          .init("music", ["title": .string(song)]), .init("beat", true),
        ]
        let answer = try await house.answer("make", "-", "--wait", plan: .object(plan + more))
        let id = try #require(answer["film"]?["id"]?.integer)
        return (answer, try await house.answer("timeline", "\(id)"))
      }
      let (_, fast) = try await film("fast.wav", 12_000, [.init("pace", "fast")])
      let quick = try #require(fast["shots"]?.array)
      #expect(quick.count > 5)
      for shot in quick {
        #expect(try #require(shot["frames"]?.integer) >= 24)
        #expect(abs(try #require(shot["beat_off_ms"]?.number)) < 16.8)
      }

      #expect(try #require(try await beats(house, "drone.wav").0["confidence"]?.number) < 0.5)
      let (drone, even) = try await film("drone.wav", 9000)
      #expect(
        drone["notes"]?.array?.contains("the beat of drone.wav is not clear: the cuts are spaced evenly")
          == true)
      let lengths = try #require(even["shots"]?.array).compactMap { $0["frames"]?.integer }
      #expect(try #require(lengths.max()) - #require(lengths.min()) <= 1)

      let (best, part) = try await film("arc.wav", 15_000, [.init("music_part", "best")])
      let offset = try #require(part["music"]?["offset_ms"]?.number)
      #expect((39_500...60_500).contains(offset))
      let note = best["notes"]?.array?.compactMap(\.string).first {
        $0.hasPrefix("the best part of arc.wav: from 4")
      }
      #expect(note != nil)

      let id = try #require(best["film"]?["id"]?.integer)
      let cut = try await house.answer("recut", "\(id)", "--drop", "2", "--wait")
      let again = try await house.shots(of: try #require(cut["film"]))
      #expect(again.allSatisfy { abs($0["beat_off_ms"]?.number ?? 99) < 16.8 })
    }
  }
}
