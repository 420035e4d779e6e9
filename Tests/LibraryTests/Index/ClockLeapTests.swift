internal import Library
internal import Linux
internal import Plans
internal import Synchronization
internal import Testing

extension WatchedFolders {
  /// Clocks that were wrong, and are set.
  @Suite struct ClockLeapTests {
    private let watched = WatchedScratch()
    private static let year: Int64 = 365 * 24 * 3600 * 1_000_000

    @Test(.timeLimit(.minutes(1)))
    func `files written before the clock was set back are read all the same`() async throws {
      watched.write("a.jpg", WatchedScratch.photo("2020:06:01 10:00:00"))
      try await watched.run(clock: { WallTime.now - Self.year }) { (index) async throws in
        await index.settled()
        watched.write("b.jpg", WatchedScratch.photo("2020:06:02 10:00:00"))
        await index.settled()
        #expect(try await index.paths() == ["a.jpg", "b.jpg"])
      }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a refused file is tried again although the clock was set back since`() async throws {
      watched.write("a.mp4", "refuse broken")
      try await watched.run(clock: { WallTime.now + 100 * Self.year }) { (index) async throws in
        await index.settled()
        #expect(try await index.row("a.mp4")?.state == .refused)
      }
      #expect(watched.prober.names.count == 1)
      try await watched.run { (index) async throws in
        while watched.prober.names.count < 2 { await index.settled() }
      }
    }

    @Test(.timeLimit(.minutes(1)))
    func `dates that lay in the future of a clock never set hold once it is`() async throws {
      watched.write("a.mp4", WatchedScratch.video())
      func taken(_ index: Index) async throws -> String? {
        try await index.row("a.mp4")?.json["taken"]?.string
      }
      // As a machine without a clock of its own begins.
      try await watched.run(clock: { 1_000_000_000 + MonotonicClock.now / 1000 }) { (index) async throws in
        await index.settled()
        #expect(try await taken(index) == nil)
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await taken(index) == "2024-06-01T10:00:00Z")
      }
      let lag = Mutex<Int64>(40 * Self.year)
      watched.write("a.mp4", WatchedScratch.video("2024-06-03T10:00:00Z") + "x=y\n")
      try await watched.run(clock: { WallTime.now - lag.withLock { $0 } }) { (index) async throws in
        await index.settled()
        #expect(try await taken(index) == nil)
        lag.withLock { $0 = 0 }
        await index.rescan()
        await index.settled()
        #expect(try await taken(index) == "2024-06-03T10:00:00Z")
      }
    }
  }
}
