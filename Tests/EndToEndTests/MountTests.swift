internal import Glibc
internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  /// Watched folders on disks that are mounted and unmounted, in a mount namespace of the daemon's own.
  @Suite struct MountTests {
    private let house = Household()

    /// Root makes a mount namespace as it is, others inside a user namespace.
    private static let own = getuid() == 0 ? ["-m"] : ["-U", "-m"]
    private static let unshared =
      ["unshare", "--propagation", "private"] + (getuid() == 0 ? ["-m"] : ["-Ur", "-m"])

    /// Whether such a namespace may be made, and mounted in.
    private static let canMount: Bool = {
      var pid = pid_t()
      let command = unshared + ["mount", "-t", "tmpfs", "none", "/tmp"]
      let words = command.map { strdup($0) }
      defer { for word in words { free(word) } }
      guard posix_spawnp(&pid, "unshare", nil, nil, words + [nil], nil) == 0 else { return false }
      var status: Int32 = 0
      waitpid(pid, &status, 0)
      return status == 0
    }()

    /// Starts the daemon behind these shell lines in a namespace of its own; its pid.
    private func start(_ lines: String) async throws -> Int64 {
      try await house.start(through: Self.unshared + ["sh", "-ec", "\(lines)\nexec \"$0\" \"$@\""])
      try await house.settle()
      return try #require(try await house.pid())
    }

    /// Runs a shell line where the daemon's mounts are.
    private func inside(_ daemon: Int64, _ line: String) async throws {
      let preserving = getuid() == 0 ? [] : ["--preserve-credentials"]
      let words = ["-t", "\(daemon)"] + Self.own + preserving + ["sh", "-ec", line]
      let ending = try await Command(program: "nsenter", arguments: words).run()
      try #require(ending.status == 0, "\(line): \(ending.errors)")
    }

    /// Returns when the watched folder is in this state; nobody asks for a look meanwhile.
    private func reaches(_ state: String) async throws {
      while try await house.answer("status")["folders"]?.array?.first?["state"]?.string != state {
        await Task.yield()
      }
    }

    @Test(.timeLimit(.minutes(1)), .enabled(if: canMount, "no mount namespace may be made here"))
    func `a disk may be unmounted at rest, is offline then, and the same when it is mounted again`()
      async throws
    {
      let disk = house.scratch.makeFolder("disk")
      for name in ["a.mp4", "b.mp4"] {
        try await Footage(name: name, seconds: 1, hue: name == "a.mp4" ? 0 : 90)
          .make(in: disk, scratch: house.scratch)
      }
      let daemon = try await start("mount --bind '\(disk)' '\(house.footage)'")
      let before = try await house.rows().compactMap { $0["id"]?.integer }
      #expect(before.count == 2)
      let opens = try OpenCount(disk)

      // Without force: the daemon does not hold the disk.
      try await inside(daemon, "umount '\(house.footage)'")
      try await reaches("offline")
      #expect(try await house.answer("count")["count"] == 2)
      let away = try await house.rows("--state", "offline")
      #expect(away.map { $0["path"]?.string } == ["a.mp4", "b.mp4"])
      #expect(
        away.allSatisfy { $0["reason"]?.string?.hasPrefix("its folder is offline: ") == true }, "\(away)")
      let refused = try await house.reel(
        "make", "-", plan: ["version": 1, "task": "montage", "milliseconds": 1000])
      #expect(refused.json["error"]?["code"] == "offline", "\(refused.text)")

      try await inside(daemon, "mount --bind '\(disk)' '\(house.footage)'")
      try await reaches("watching")
      try await house.settle()
      #expect(try await house.rows().compactMap { $0["id"]?.integer } == before)
      #expect(try await house.rows("--state", "offline").isEmpty)
      #expect(try opens.files() == 0)
      // It is watched as before.
      try await Footage(name: "c.mp4", seconds: 1, hue: 180).make(in: disk, scratch: house.scratch)
      try await house.settle()
      #expect(try await house.answer("count")["count"] == 3)
    }

    @Test(.timeLimit(.minutes(1)), .enabled(if: canMount, "no mount namespace may be made here"))
    func `a disk that is gone and comes back as another one with the same files is the same library`()
      async throws
    {
      let kept = house.scratch.makeFolder("kept")
      try await Footage(name: "a.mp4", seconds: 1).make(in: kept, scratch: house.scratch)
      try await Footage(name: "b.mp4", seconds: 1, hue: 90).make(in: kept, scratch: house.scratch)
      let filled = "mount -t tmpfs none '\(house.footage)' && cp -p '\(kept)'/* '\(house.footage)'"
      let daemon = try await start(filled)
      let before = try await house.rows().compactMap { $0["id"]?.integer }
      #expect(before.count == 2)
      // The memory file system ends with its last mount.
      try await inside(daemon, "umount '\(house.footage)'")
      try await reaches("offline")
      #expect(try await house.answer("count")["count"] == 2)
      try await inside(daemon, filled)
      try await reaches("watching")
      try await house.settle()
      #expect(try await house.rows().compactMap { $0["id"]?.integer } == before)
      #expect(try await house.answer("status")["items"]?["missing"] == 0)
    }
  }
}
