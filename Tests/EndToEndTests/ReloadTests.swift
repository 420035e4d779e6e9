internal import Glibc
internal import Linux
internal import Plans
internal import ScriptedModel
internal import Testing

extension EndToEnd {
  /// SIGHUP, which is what `systemctl reload reeld` sends.
  @Suite struct ReloadTests {
    private let house = Household(isConfigured: true)

    /// Reloads, and waits until the service manager is told that it is done.
    private func reload() async throws {
      let readiness = try Readiness(at: house.scratch.path("notify"), seconds: 20)
      house.signal(SIGHUP)
      #expect(await readiness.hears("READY=1"))
      try await house.settle()
    }

    private func paths() async throws -> [String] {
      (try await house.answer("list")["items"]?.array ?? []).compactMap { $0["path"]?.string }.sorted()
    }

    @Test(.timeLimit(.minutes(2)))
    func `folders and exclusions come and go while it runs`() async throws {
      let more = house.scratch.makeFolder("more")
      try await Footage(name: "a.mp4", seconds: 1).make(in: house.footage, scratch: house.scratch)
      try await Footage(name: "b.mp4", seconds: 1, hue: 40).make(in: more, scratch: house.scratch)
      try house.configure(watch: [house.footage])
      try await house.start()
      try await house.settle()
      #expect(try await paths() == ["a.mp4"])

      try house.configure(watch: [house.footage, more])
      try await reload()
      #expect(try await paths() == ["a.mp4", "b.mp4"])

      try house.configure(watch: [house.footage, more], exclude: ["a.*"])
      try await reload()
      #expect(try await paths() == ["b.mp4"])
      let missing = try await house.answer("list", "--state", "missing")["items"]?.array ?? []
      #expect(missing.map { $0["reason"]?.string } == ["excluded by a.*"])

      try house.configure(watch: [more], exclude: [])
      try await reload()
      #expect(try await paths() == ["b.mp4"])
      #expect(try await house.answer("status")["folders"]?.array?.count == 1)
    }

    @Test(.timeLimit(.minutes(2)))
    func `a pattern that cannot be read leaves the old configuration serving`() async throws {
      try house.configure(watch: [house.footage])
      try await house.start()
      try house.configure(watch: [house.footage], exclude: ["[a"])
      try await reload()
      #expect(try await house.answer("status")["folders"]?.array?.count == 1)
      let log = String(decoding: try house.scratch.read("log"), as: UTF8.self)
      #expect(log.contains("config.json:1: exclude[0]: "), "\(log)")
    }

    @Test(.timeLimit(.minutes(2)))
    func `a film that was being asked for while the configuration changed is made`() async throws {
      let form = Lines.form(task: "montage", when: "yesterday", written: "gårdagen", length: "2 sekunder")
      let server = try ScriptedServer(
        Lines.server { asked in
          asked.schema == "step"
            ? Lines.says(#"{"done": "yes", "next": "none", "next_written": ""}"#)
            : [.pause(milliseconds: 2000)] + Lines.says(form)
        })
      try await house.drop(Household.day(1))
      let model: [JSON.Member] = [.init("model", ["url": .string(server.url), "seconds": 30])]
      try house.configure(watch: [house.footage], more: model)
      try await house.start()
      try await house.settle()
      while try await house.answer("status")["model"]?["state"]?.string != "ready" { await Task.yield() }
      async let film = house.answer(
        "ask", "Gör en film av gårdagen, 2 sekunder", "--now", "2026-05-03T12:00:00+03:00", "--wait")
      while server.forms.isEmpty { await Task.yield() }
      try house.configure(watch: [house.footage], exclude: ["*.none"], more: model)
      try await reload()
      #expect(try await film["film"]?["frames"] == 60)
      await house.end(SIGTERM)
      server.stop()
    }

    @Test(.timeLimit(.minutes(2)))
    func `a folder found empty waits for a word, and a reload is one`() async throws {
      try await Footage(name: "a.mp4", seconds: 1).make(in: house.footage, scratch: house.scratch)
      try house.configure(watch: [house.footage])
      try await house.start()
      try await house.settle()
      await house.end(SIGTERM)
      unlink("\(house.footage)/a.mp4")
      try await house.start()
      try await house.settle()
      #expect(try await house.answer("count")["count"] == 1)
      let status = try await house.text(["status"])
      #expect(status.contains("offline: it is empty; bring the files back"), "\(status)")
      #expect(status.contains("systemctl reload reeld"), "\(status)")

      try await reload()
      #expect(try await house.answer("count")["count"] == 0)
      #expect(try await house.answer("status")["items"]?["missing"] == 1)
    }
  }
}
