internal import Glibc
internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  @Suite struct ServiceTests {
    @Test(.timeLimit(.minutes(2)))
    func `the watchdog is told that the daemon lives`() async throws {
      let house = Household()
      let watchdog = try Readiness(at: house.scratch.path("watchdog"), seconds: 20)
      let pid = try await house.launch(environment: [
        "NOTIFY_SOCKET": watchdog.path, "WATCHDOG_USEC": "1000000",
      ])
      #expect(await watchdog.hears("READY=1"))
      #expect(await watchdog.hears("WATCHDOG=1"))
      kill(pid, SIGTERM)
      #expect(await watchdog.hears("STOPPING=1"))
    }

    @Test(.timeLimit(.minutes(2)))
    func `a daemon started by its socket answers the client that woke it`() async throws {
      let house = Household()
      let pid = try await house.launch(through: ["systemd-socket-activate", "--listen", house.socket])
      // The socket is there before the daemon is: only the first request starts it.
      while !Scratch.exists(house.socket) { await Task.yield() }
      let status = try await house.answer("status")
      #expect(status["pid"]?.integer == Int64(pid))
      #expect(await house.end(SIGTERM) == 0)
    }

    @Test(.timeLimit(.minutes(2)))
    func `check tells what is in order and refuses what is not`() async throws {
      let house = Household()
      let fine = try await house.check()
      #expect(fine.status == 0, "\(fine.text) \(fine.errors)")
      let bad = try await house.check("--home-zone", "Nowhere/Land")
      #expect(bad.status == 78)
      #expect((bad.text + bad.errors).contains("Nowhere/Land"))
    }
  }
}
