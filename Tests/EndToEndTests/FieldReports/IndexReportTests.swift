internal import Glibc
internal import Linux
internal import Plans
internal import Testing
internal import Wire

extension EndToEnd {
  /// Field reports, group D: the index.
  @Suite struct IndexReportTests {
    private let house = Household()

    /// As the report asks for 5,000, which take the benchmarks' time.
    private static let copies: Int64 = 1000

    @Test(.timeLimit(.minutes(3)))
    func `D1: eight clients get right answers while a folder comes in, and no lock is in the way`()
      async throws
    {
      try await house.start()
      try await house.settle()
      try await house.make(
        """
        still p.jpg gray 64x64; shot p.jpg "2024:06:07 10:00:00"; mkdir -p many
        for i in $(seq 2 \(Self.copies)); do cp p.jpg many/p$i.jpg; done
        """)
      let socket = house.socket
      let waits = try await withThrowingTaskGroup(of: [Int64].self) { group in
        for _ in 1...8 { group.addTask { try await Self.ask(socket, until: Self.copies) } }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      try await house.settle()
      let count = try await house.answer("count")
      #expect(count["photos"]?.integer == Self.copies && count["copies"]?.integer == Self.copies - 1)
      let log = try house.log
      #expect(!log.lowercased().contains("lock"), "\(log)")
      let late = waits.count { $0 > 300_000_000 }
      #expect(late * 100 <= waits.count, "\(late) of \(waits.count) answers took longer than 300 ms")
    }

    /// Asks for the count until it is reached; how long each answer took, nanoseconds.
    private static func ask(_ socket: String, until goal: Int64) async throws -> [Int64] {
      let connection = try UnixConnection.connect(path: socket)
      let request: JSON = [
        "jsonrpc": "2.0", "id": 1, "method": "library.count", "params": ["source": "photos"],
      ]
      let line = JSONText.write(request) + [10]
      var (last, waits): (Int64, [Int64]) = (0, [])
      while last < goal {
        let began = MonotonicClock.now
        try connection.sendAll(line)
        var answer: [UInt8] = []
        while answer.last != 10, case .bytes(let bytes, _) = try connection.receive(upTo: 65_536) {
          answer += bytes
        }
        waits.append(MonotonicClock.now - began)
        let count = try #require(try JSONText.parse(answer)["result"]?["count"]?.integer)
        // Never fewer than before, never more than there are.
        guard (last...goal).contains(count) else {
          Issue.record("\(count) after \(last)")
          return waits
        }
        last = count
        await Task.yield()
      }
      return waits
    }

    @Test(.timeLimit(.minutes(3)))
    func `D2: a film shows a scene once, from the original and not from its copies`() async throws {
      try await house.make(
        """
        mkdir -p a b
        ff -f lavfi -i "testsrc2=s=640x360:r=30:d=4" -c:v libx264 -preset veryfast -pix_fmt yuv420p \
          -metadata creation_time=2024-06-08T10:00:00Z a/c.mp4
        cp a/c.mp4 b/copy.mp4
        ff -i a/c.mp4 -s 320x180 -crf 32 -c:v libx264 -preset veryfast b/VID-20240608-WA0001.mp4
        """)
      try await house.start()
      try await house.settle()
      let count = try await house.answer("count", "--from", "2024-06-08", "--to", "2024-06-08")
      #expect(count["count"] == 3 && count["copies"] == 1, "\(count)")
      let plan: JSON = [
        "version": 1, "task": "montage", "source": "videos", "milliseconds": 3500, "from": "2024-06-08",
        "to": "2024-06-08",
      ]
      let answer = try await house.answer("make", "-", "--wait", plan: plan)
      let shots = try await house.shots(of: try #require(answer["film"]))
      #expect(Set(shots.compactMap { $0["source"]?.string }) == ["a/c.mp4"])
      let notes = answer["notes"]?.array?.compactMap(\.string) ?? []
      let expected = "b/VID-20240608-WA0001.mp4 left out as a smaller copy of a/c.mp4"
      #expect(notes.contains { $0.filter { $0 != "\"" } == expected }, "\(notes)")
      // Named, a copy is what is wanted.
      for path in ["b/copy.mp4", "b/VID-20240608-WA0001.mp4"] {
        let named: JSON = [
          "version": 1, "task": "montage", "source": "videos", "milliseconds": 2000, "only": [.string(path)],
        ]
        let film = try await house.film(named)
        #expect(Set(try await house.shots(of: film).compactMap { $0["source"]?.string }) == [.some(path)])
      }
    }

    @Test(.timeLimit(.minutes(3)))
    func `D2: a film shows a photo once, from the original and not from a messenger's copy`() async throws {
      try await house.make(
        """
        mkdir -p a b
        ff -f lavfi -i "testsrc2=s=1600x1200" -frames:v 1 -update 1 -q:v 2 a/p.jpg
        ff -f lavfi -i "testsrc=s=1600x1200" -frames:v 1 -update 1 -q:v 2 a/q.jpg
        ff -f lavfi -i "mandelbrot=s=800x600" -frames:v 1 -update 1 b/IMG-20240608-WA0002.jpg
        shot a/p.jpg "2024:06:08 10:00:00" +00:00; shot a/q.jpg "2024:06:08 10:00:05" +00:00
        exiftool -q -overwrite_original -n -Orientation=6 a/p.jpg
        ff -noautorotate -i a/p.jpg -vf "transpose=1,scale=600:800" -map_metadata -1 -q:v 9 b/IMG-20240608-WA0001.jpg
        """)
      try await house.start()
      try await house.settle()
      let plan: JSON = [
        "version": 1, "task": "montage", "source": "photos", "milliseconds": 9000, "from": "2024-06-08",
        "to": "2024-06-08",
      ]
      let answer = try await house.answer("make", "-", "--wait", plan: plan)
      let shots = try await house.shots(of: try #require(answer["film"]))
      let shown = Set(shots.compactMap { $0["source"]?.string })
      #expect(shown == ["a/p.jpg", "a/q.jpg", "b/IMG-20240608-WA0002.jpg"])
      let notes = answer["notes"]?.array?.compactMap(\.string) ?? []
      #expect(notes.contains { $0.contains("WA0001.jpg left out as a smaller copy of") }, "\(notes)")
    }

    @Test(.timeLimit(.minutes(3)))
    func
      `D2: a messenger's copy without a date is told from another clip of the same length by its pictures`()
      async throws
    {
      try await house.make(
        """
        mkdir -p a b
        ff -f lavfi -i "testsrc2=s=360x640:r=30:d=4" -c:v libx264 -preset veryfast -pix_fmt yuv420p \
          -metadata creation_time=2024-06-08T10:00:00Z -metadata:s:v rotate=90 a/c.mp4
        ff -i a/c.mp4 -r 25 -vf scale=320:-2,eq=brightness=0.05:contrast=0.9 -crf 32 -c:v libx264 -preset veryfast \
          -map_metadata -1 b/VID-20240608-WA0001.mp4
        ff -f lavfi -i "mandelbrot=s=320x180:r=30" -t 4 -crf 32 -c:v libx264 -preset veryfast -pix_fmt yuv420p \
          b/VID-20240608-WA0002.mp4
        """)
      try await house.start()
      try await house.settle()
      let film = try await house.film([
        "version": 1, "task": "montage", "source": "videos", "milliseconds": 6000, "from": "2024-06-08",
        "to": "2024-06-08",
      ])
      let sources = Set(try await house.shots(of: film).compactMap { $0["source"]?.string })
      #expect(sources == ["a/c.mp4", "b/VID-20240608-WA0002.mp4"])
    }

    @Test(.timeLimit(.minutes(2)))
    func `D3: a restart with nothing changed opens no file, and a copy in its place costs none its row`()
      async throws
    {
      try await house.make("mkdir lib; clip lib/a.mp4 1 gray; still lib/p.jpg gray; clip lib/b.mp4 1 red")
      try await house.start()
      try await house.settle()
      let before = try await house.rows().compactMap { $0["id"]?.integer }
      #expect(await house.end(SIGTERM) == 0)
      let opens = try OpenCount("\(house.footage)/lib")
      try await house.start()
      try await house.settle()
      #expect(try opens.files() == 0)
      #expect(await house.end(SIGTERM) == 0)
      try await house.make("cp -rp lib ../copy; mv lib ../old; mv ../copy lib")
      let swapped = try OpenCount("\(house.footage)/lib")
      try await house.start()
      try await house.settle()
      #expect(try swapped.files() <= 3)
      #expect(try await house.rows().compactMap { $0["id"]?.integer } == before)
    }

    @Test(.timeLimit(.minutes(2)))
    func `D4: a clip with a time code track is an ordinary clip, and is cut`() async throws {
      try await house.make(
        """
        clip tc.mov 2 gray -timecode 10:00:00:00
        ffprobe -v error -show_entries stream=codec_tag_string -of csv=p=0 tc.mov | grep -q tmcd
        printf '1\\n00:00:00,000 --> 00:00:01,000\\nwords\\n' > ../s.srt; printf 'font' > ../a.ttf
        ff -i tc.mov -i ../s.srt -map 0:v -map 0:a -map 1 -c copy -c:s srt -attach ../a.ttf \
          -metadata:s:t mimetype=application/x-truetype-font extra.mkv
        """)
      try await house.start()
      try await house.settle()
      for path in ["tc.mov", "extra.mkv"] {
        let row = try await house.answer("show", path)
        #expect(row["kind"] == "video" && abs((row["milliseconds"]?.number ?? 0) - 2000) <= 50, "\(row)")
        let film = try await house.film([
          "version": 1, "task": "montage", "source": "videos", "milliseconds": 1500, "only": [.string(path)],
        ])
        #expect(film["frames"] == 45)
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func `D5: a slow-motion clip runs in real time with its sound in step`() async throws {
      try await house.make("fb slo.mov 4 240")
      try await house.start()
      try await house.settle()
      let row = try await house.answer("show", "slo.mov")
      #expect(row["fps"]?.number == 240 && abs((row["milliseconds"]?.number ?? 0) - 4000) <= 30, "\(row)")
      let film = try await house.film([
        "version": 1, "task": "montage", "source": "videos", "milliseconds": 3500, "fps": 30,
      ])
      let frames = FilmFrames(path: try #require(film["path"]?.string), scratch: house.scratch)
      let flashes = try await frames.flashes()
      #expect(flashes.count >= 3)
      for (one, next) in zip(flashes, flashes.dropFirst()) {
        #expect(abs(next - one - FilmFrames.rate) <= 1, "\(flashes)")
      }
      let beeps = try await frames.beeps()
      #expect(beeps.count == flashes.count, "\(beeps) \(flashes)")
      for (flash, beep) in zip(flashes, beeps) {
        #expect(abs(Double(flash) / Double(FilmFrames.rate) - beep) <= 0.04, "\(beeps) \(flashes)")
      }
    }
  }
}
