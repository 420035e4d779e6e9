internal import Glibc
internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  /// Watched folders that make trouble: too many, too fast, not to be read, full of our own films.
  @Suite struct FolderTests {
    private let house = Household()

    /// Whether a namespace of an own user may be made here.
    private static let hasNamespaces: Bool = {
      var pid = pid_t()
      let words: [UnsafeMutablePointer<CChar>?] = [strdup("unshare"), strdup("-Ur"), strdup("true"), nil]
      defer { for word in words { free(word) } }
      guard posix_spawnp(&pid, "unshare", nil, nil, words, nil) == 0 else { return false }
      var status: Int32 = 0
      waitpid(pid, &status, 0)
      return status == 0
    }()

    private func make(_ name: String, _ hue: Int = 0) async throws {
      try await Footage(name: name, seconds: 1, hue: hue).make(in: house.footage, scratch: house.scratch)
    }

    // Field report C1.
    @Test(.timeLimit(.minutes(2)), .enabled(if: hasNamespaces))
    func `with too few watches all is found by looking, and said once`() async throws {
      for n in 1...60 { mkdir("\(house.footage)/d\(n)", 0o755) }
      let limit = "echo 20 > /proc/sys/user/max_inotify_watches && exec \"$0\" \"$@\""
      let readiness = try Readiness(at: house.scratch.path("notify"), seconds: 30)
      try await house.launch(
        environment: ["NOTIFY_SOCKET": readiness.path], through: ["unshare", "-Ur", "sh", "-c", limit])
      #expect(await readiness.hears("READY=1"))
      try await house.settle()
      let folder = try #require(try await house.answer("status")["folders"]?.array?.first)
      #expect(folder["state"] == "partly")
      #expect(folder["rescan_seconds"] == 60)
      try await make("d60/new.mp4")
      try await house.settle()
      #expect(try await house.answer("show", "d60/new.mp4")["state"] == "ready")
      #expect(try await house.answer("status")["walls"]?["seccomp"] == true)
      let log = String(decoding: try house.scratch.read("log"), as: UTF8.self)
      #expect(log.split(separator: "\n").count { $0.contains("watched only in part") } == 1, "\(log)")
    }

    // Field report C4.
    @Test(.timeLimit(.minutes(3)))
    func `twenty thousand names in one burst are twenty thousand rows`() async throws {
      try await house.start()
      try await house.settle()
      // Stopped, so that the kernel's queue overflows.
      house.signal(SIGSTOP)
      for n in 1...20_000 { close(open("\(house.footage)/n\(n).txt", O_WRONLY | O_CREAT, 0o600)) }
      try await make("last.mp4")
      house.signal(SIGCONT)
      try await house.settle()
      #expect(try await house.answer("status")["items"]?["skipped"] == 20_000)
      #expect(try await house.answer("count")["videos"] == 1)
    }

    // Field report C5.
    @Test(.timeLimit(.minutes(2)))
    func `our own films inside a watched folder are never footage`() async throws {
      let house = Household(isConfigured: true)
      let films = "\(house.footage)/films"
      mkdir(films, 0o755)
      try house.configure(watch: [house.footage], films: films)
      try await Footage(name: "a.mp4", seconds: 3).make(in: house.footage, scratch: house.scratch)
      try await house.start()
      try await house.settle()
      let plan: JSON = ["version": 1, "task": "montage", "source": "videos", "milliseconds": 2000]
      let first = try await house.film(plan)
      // A film of ours that somebody copied to the footage.
      let path = try #require(first["path"]?.string)
      _ = try await judge("cp", path, "\(house.footage)/copied.mp4")
      try await house.settle()
      let second = try await house.film(plan)
      #expect(second["frames"] == first["frames"])
      #expect(try await house.answer("count")["count"] == 1)
      #expect(try await house.answer("show", "copied.mp4")["reason"] == "a film of ours")
      #expect(Set(try await house.shots(of: second).compactMap { $0["source"]?.string }) == ["a.mp4"])
    }

    @Test(.timeLimit(.minutes(2)))
    func `a loss in doubt outlives the daemon, whatever it read meanwhile`() async throws {
      try await make("c1.mp4")
      func copy(_ name: String) async throws {
        _ = try await judge("cp", "\(house.footage)/c1.mp4", "\(house.footage)/\(name).mp4")
      }
      for n in 2...30 { try await copy("c\(n)") }
      try await house.start()
      try await house.settle()
      #expect(await house.end(SIGTERM) == 0)
      for n in 2...26 { unlink("\(house.footage)/c\(n).mp4") }
      for n in 1...40 { try await copy("n\(n)") }
      for round in 1...4 {
        try await house.start()
        try await house.settle()
        let status = try await house.text(["status"])
        #expect(status.contains("25 of 30 files are gone at once"), "\(round): \(status)")
        #expect(try await house.answer("status")["items"]?["missing"] == 0)
        await house.end(SIGKILL)
      }
    }

    // Field report C10.
    @Test(.timeLimit(.minutes(2)), .enabled(if: getuid() == 0 && hasNamespaces))
    func `a folder that may not be read is named once, and read when it may be`() async throws {
      mkdir("\(house.footage)/closed", 0o755)
      try await make("a.mp4")
      try await make("closed/b.mp4", 40)
      for path in [house.scratch.path, house.footage, house.films, house.state] { chmod(path, 0o777) }
      chmod("\(house.footage)/closed", 0)
      let readiness = try Readiness(at: house.scratch.path("notify"), seconds: 30)
      chmod(readiness.path, 0o777)
      // Root reads everything unless it may not override permissions; another user might not reach the programs.
      try await house.launch(
        environment: ["NOTIFY_SOCKET": readiness.path],
        through: ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"])
      #expect(await readiness.hears("READY=1"))
      try await house.settle()
      #expect(try await house.answer("count")["count"] == 1)
      let status = try await house.text(["status"])
      #expect(status.contains("not readable: closed: "), "\(status)")
      chmod("\(house.footage)/closed", 0o755)
      try await house.settle()
      #expect(try await house.answer("count")["count"] == 2)
      let log = String(decoding: try house.scratch.read("log"), as: UTF8.self)
      let told = log.split(separator: "\n").filter { $0.contains("cannot be read by user 0") }
      #expect(told.count == 1 && told.first?.contains("/closed") == true, "\(log)")
    }
  }
}
