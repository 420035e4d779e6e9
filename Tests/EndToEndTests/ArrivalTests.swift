internal import Glibc
internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  /// Files as copies and sync tools bring them: one row each, right at the end, never more than is there.
  @Suite struct ArrivalTests {
    private let house = Household()

    /// Ten seconds whose index stands in front: half of the file looks like all of it.
    private func clip(_ name: String, bitrate: String = "40k") async throws -> String {
      let path = house.scratch.path(name)
      _ = try await judge(
        "ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc2=s=160x90:r=30:d=10", "-c:v",
        "libx264",
        "-preset", "ultrafast", "-b:v", bitrate, "-pix_fmt", "yuv420p", "-metadata",
        "creation_time=2024-06-10T10:00:00Z", "-movflags", "+faststart", path)
      return path
    }

    private func rows(_ state: String) async throws -> [JSON] {
      try await house.answer("list", "--state", state)["items"]?.array ?? []
    }

    @Test(.timeLimit(.minutes(2)))
    func `a copy at ten kilobytes a second is one row, and none before it is whole`() async throws {
      let clip = try await clip("src.mp4", bitrate: "20k")
      try await house.start()
      try await house.settle()
      let copier = Command(
        program: "python3",
        arguments: [
          "-c",
          """
          import sys, time
          out = open(sys.argv[2], "wb", buffering=0)
          data = open(sys.argv[1], "rb").read()
          for start in range(0, len(data), 1024):
            out.write(data[start:start + 1024])
            time.sleep(0.1)
          """, clip, "\(house.footage)/c.mp4",
        ])
      async let copied = copier.run()
      while try await rows("settling").isEmpty { await Task.yield() }
      var looks = 0
      while looks < 20 {
        let counted = try await house.answer("count")["count"]
        let refused = try await rows("refused")
        let settling = try await rows("settling")
        // Once the copy is done nothing is settling any more, and what was asked before may be of then.
        guard settling.count == 1 else { break }
        #expect(counted == 0 && refused.isEmpty)
        #expect(settling[0]["reason"]?.string?.isEmpty == false)
        looks += 1
      }
      #expect(looks > 0)
      #expect(try await copied.status == 0)
      try await house.settle()
      let row = try #require(try await house.answer("list")["items"]?.array?.first)
      #expect(row["milliseconds"] == 10_000 && row["damage"] == .null)
      #expect(try await house.answer("count")["count"] == 1)
    }

    @Test(.timeLimit(.minutes(2)))
    func `a copy that stops half way and goes on later is the same row`() async throws {
      let bytes = try Scratch.read(try await clip("src.mp4"))
      try await house.start()
      try await house.settle()
      let path = "\(house.footage)/c.mp4"
      let half = bytes.count * 6 / 10
      try Descriptor.open(path, flags: O_WRONLY | O_CREAT, mode: 0o600).write(Array(bytes[..<half]))
      try await house.settle()
      let part = try await house.answer("show", "c.mp4")
      let there = part["milliseconds"]?.integer ?? 0
      #expect(there > 1000 && there < 7000, "\(part)")
      #expect(part["damage"]?.string?.hasPrefix("cut short") == true)

      try Descriptor.open(path, flags: O_WRONLY | O_APPEND).write(Array(bytes[half...]))
      try await house.settle()
      let whole = try await house.answer("show", "c.mp4")
      #expect(whole["milliseconds"] == 10_000 && whole["damage"] == .null)
      #expect(whole["id"] == part["id"])
      #expect(try await house.answer("count")["count"] == 1)
    }

    // Field report C6.
    @Test(.timeLimit(.minutes(2)))
    func `names of unfinished copies are no rows until the last rename`() async throws {
      let bytes = try Scratch.read(try await clip("src.mp4"))
      try await house.start()
      try await house.settle()
      let names = [
        ".src.mp4.Xy12Zw", "b.mp4.part", "c.mp4.crdownload", ".syncthing.d.mp4.tmp", "~syncthing~e.mp4.tmp",
        "f.tmp",
        "g.mp4.filepart", "h.mp4.partial", "~$i.mp4", ".~tmp~", "j.download", "k.mp4.!sync", "l.mp4.ffs_tmp",
        ".m.mp4.icloud", "n.mp4.nextcloud", ".pending-1700000000-o.mp4", "megatmp.p.mp4",
      ]
      for name in names {
        try Descriptor.open("\(house.footage)/\(name)", flags: O_WRONLY | O_CREAT, mode: 0o600).write(
          Array(bytes[..<(bytes.count / 2)]))
      }
      try await house.settle()
      for state in ["ready", "refused", "settling"] { #expect(try await rows(state).isEmpty, "\(state)") }
      // Whole now, each another file.
      for (index, name) in names.enumerated() {
        try Descriptor.open("\(house.footage)/\(name)", flags: O_WRONLY | O_TRUNC).write(
          bytes + [UInt8](repeating: UInt8(index), count: index + 1))
        rename("\(house.footage)/\(name)", "\(house.footage)/final\(index).mp4")
      }
      try await house.settle()
      #expect(try await house.answer("count")["videos"]?.integer == Int64(names.count))
      #expect(try await rows("refused").isEmpty)
    }

    // Field report C7.
    @Test(.timeLimit(.minutes(2)))
    func `a file that was read in a bad moment is listed until it is whole`() async throws {
      let bytes = try Scratch.read(try await clip("src.mp4"))
      try await house.start()
      let path = "\(house.footage)/c.mp4"
      try Descriptor.open(path, flags: O_WRONLY | O_CREAT, mode: 0o600).write(Array(bytes[..<1500]))
      try await house.settle()
      let refused = try #require(try await rows("refused").first)
      #expect(refused["path"] == "c.mp4" && refused["reason"]?.string?.isEmpty == false)
      #expect(refused["next_try"]?.string != nil)
      try Descriptor.open(path, flags: O_WRONLY | O_TRUNC).write(bytes)
      try await house.settle()
      #expect(try await rows("refused").isEmpty)
      #expect(try await house.answer("show", "c.mp4")["state"] == "ready")
    }
  }
}
