internal import Glibc
@testable internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// Half-written files wait, failed ones are tried again, and every gap has a row with its reason.
  @Suite struct SettlingTests {
    private let watched = WatchedScratch()

    /// A file held open by its writer.
    private struct Writer: ~Copyable {
      let file: Int32
      init(_ path: String) { file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644) }
      func write(_ text: String) { _ = Glibc.write(file, Array(text.utf8), text.utf8.count) }
      deinit { close(file) }
    }

    @Test func `a file that grows is not read before its writer closes it`() async throws {
      try await watched.run { (index) async throws in
        await index.settled()
        do {
          let writer = Writer(watched.media + "/slow.mp4")
          writer.write("vid")
          while try await index.row("slow.mp4") == nil { await Task.yield() }
          #expect(try await index.row("slow.mp4")?.state == .settling)
          writer.write("eo\nheader-date=2024-06-01T10:00:00Z\n")
        }
        await index.settled()
        #expect(try await index.row("slow.mp4")?.state == .ready)
        #expect(watched.prober.names == ["slow.mp4"])
        #expect(try await index.count(Selection()).count == 1)
      }
    }

    @Test func `a file that nobody closes is read once it stays as it is`() async throws {
      try await watched.run { (index) async throws in
        await index.settled()
        let writer = Writer(watched.media + "/open.mp4")
        writer.write(WatchedScratch.video())
        await index.settled()
        #expect(try await index.row("open.mp4")?.state == .ready)
        _ = consume writer
      }
    }

    @Test func `numbers say that files wait, until all are read`() async throws {
      watched.prober.hold()
      for n in 1...3 { watched.write("c\(n).mp4", WatchedScratch.video()) }
      try await watched.run { (index) async throws in
        #expect(try await index.count(Selection()).unfinished != nil)
        while try await index.unfinished()?.waiting != 3 { await Task.yield() }
        #expect(try await index.count(Selection()).count == 0)
        watched.prober.release()
        await index.settled()
        #expect(try await index.count(Selection()).count == 3)
        #expect(try await index.unfinished() == nil)
        await index.rescan()
        #expect(try await index.unfinished() == nil)
      }
    }

    @Test func `files that could not be read are of no day that is asked`() async throws {
      watched.write("broken.mp4", "refuse broken")
      try await watched.run { (index) async throws in
        await index.settled()
        let day = Day(year: 2024, month: 6, day: 1)
        let asked = try await index.count(Selection(state: .refused, from: day, to: day))
        #expect([asked.count, asked.uncertain] == [0, 1])
        #expect(try await index.count(Selection(state: .refused)).count == 1)
      }
    }

    @Test func `a file changed under the reader is read again`() async throws {
      try await watched.run { (index) async throws in
        await index.settled()
        watched.prober.hold()
        watched.write("a.mp4", WatchedScratch.video("2024-06-01T10:00:00Z"))
        while watched.prober.names.isEmpty {
          _ = try await index.status()
          await Task.yield()
        }
        watched.write("a.mp4", WatchedScratch.video("2024-06-02T10:00:00Z") + "more=1\n")
        watched.prober.release()
        await index.settled()
        #expect(try await index.row("a.mp4")?.day == Day(year: 2024, month: 6, day: 2))
      }
    }

    @Test func `an empty file waits and is then refused as empty`() async throws {
      watched.write("empty.mp4", "")
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("empty.mp4")?.state == .refused)
        #expect(try await index.row("empty.mp4")?.reason == "empty")
        #expect(watched.prober.names == [])
        watched.write("empty.mp4", WatchedScratch.video())
        await index.settled()
        #expect(try await index.row("empty.mp4")?.state == .ready)
      }
    }

    @Test func `temporary names are skipped until the final rename`() async throws {
      try await watched.run { (index) async throws in
        await index.settled()
        for name in [".src.mp4.Xy12Zw", "src.mp4.part", "src.crdownload", "src.mp4~", "._src.mp4", "x.tmp"] {
          watched.write(name, WatchedScratch.video())
        }
        await index.settled()
        #expect(watched.prober.names == [])
        #expect(try await index.status().skipped == 6)
        watched.move(".src.mp4.Xy12Zw", "a.mp4")
        watched.move("src.mp4.part", "b.mp4")
        await index.settled()
        #expect(try await index.paths() == ["a.mp4", "b.mp4"])
        #expect(watched.prober.names.sorted() == ["a.mp4", "b.mp4"])
        #expect(try await index.status().refused == 0)
      }
    }

    @Test func `a refused file is read again when it changes`() async throws {
      watched.write("c.mp4", "refuse incomplete")
      try await watched.run { (index) async throws in
        await index.settled()
        let refused = try await index.list(Selection(state: .refused), limit: 10).rows
        #expect(refused.map(\.reason) == ["incomplete"])
        watched.write("c.mp4", WatchedScratch.video())
        await index.settled()
        #expect(try await index.row("c.mp4")?.id == refused.first?.id)
        #expect(try await index.count(Selection()).count == 1)
        #expect(try await index.status().refused == 0)
      }
    }

    // Field report C7.
    @Test(.timeLimit(.minutes(1)))
    func `a refused file is tried again a few times at growing pauses, by itself`() async throws {
      watched.write("c.mp4", "refuse for now")
      var timing = WatchedScratch.timing
      timing.retries = [30_000_000, 60_000_000]
      try await watched.run(timing: timing) { (index) async throws in
        while watched.prober.names.count < 3 {
          try Task.checkCancellation()
          await Task.yield()
        }
        await index.settled()
        #expect(try await index.row("c.mp4")?.state == .refused)
        #expect(watched.prober.names.count == 3)
      }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a file that the index cannot be asked about is not taken for settled, and read later`()
      async throws
    {
      try await watched.run { (index) async throws in
        await index.settled()
        let other = try Database(path: watched.state + "/index.db", schema: IndexSchema.schema)
        try other.script("ALTER TABLE former_key RENAME TO away")
        watched.write("c.mp4", WatchedScratch.video())
        while try await index.row("c.mp4") == nil { try Task.checkCancellation() }
        while try await index.status().failure == nil {
          try Task.checkCancellation()
          try #require(await !index.status().isSettled)
        }
        try other.script("ALTER TABLE away RENAME TO former_key")
        await index.settled()
        #expect(try await index.row("c.mp4")?.state == .ready)
      }
    }

    @Test func `a queue that was stopped stays so, whatever it forgets`() {
      var queue = ReadingQueue()
      queue.add(1, closed: true)
      queue.stop()
      queue.forget()
      #expect(queue.isStopped && queue.isIdle && queue.epoch == 1)
    }

    @Test func `three deaths on one file are the end until it changes`() async throws {
      watched.write("killer.mp4", "crash")
      watched.write("good.mp4", WatchedScratch.video())
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("killer.mp4")?.reason == "crashes the decoder")
        #expect(watched.prober.names.filter { $0 == "killer.mp4" }.count == 3)
        #expect(try await index.count(Selection()).count == 1)
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(watched.prober.names.filter { $0 == "killer.mp4" }.count == 3)
        watched.write("killer.mp4", WatchedScratch.video())
        await index.settled()
        #expect(try await index.row("killer.mp4")?.state == .ready)
      }
    }

    @Test func `what was not read before the daemon stopped is read after it starts`() async throws {
      for n in 1...20 { watched.write("c\(n).mp4", WatchedScratch.video()) }
      watched.prober.hold()
      try await watched.run { (index) async throws in
        while watched.prober.names.count < 2 {
          _ = try await index.status()
          await Task.yield()
        }
        #expect(try await index.status().isSettled == false)
        watched.prober.release()
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 20)
      }
    }
  }
}
