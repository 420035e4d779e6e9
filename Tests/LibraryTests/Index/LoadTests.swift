internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// Questions are answered while files come in.
  @Suite struct LoadTests {
    private let watched = WatchedScratch()
    /// Enough that the scan takes a while and the answers are many; the built programs are asked in `EndToEndTests`.
    private static let files = 1500

    // Field report D1.
    @Test func `counts asked by eight clients during a scan are right`() async throws {
      for n in 1...Self.files { watched.write("\(n % 7)/c\(n).jpg", WatchedScratch.photo()) }
      try await watched.run { (index) async throws in
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 1...8 {
            group.addTask {
              var last: Int64 = 0
              while last < Self.files {
                let counted = try await index.count(Selection(source: .photos))
                // Never fewer than before, and never more than there are.
                guard (last...Int64(Self.files)).contains(counted.count) else {
                  Issue.record("\(counted.count) after \(last)")
                  return
                }
                last = counted.count
              }
            }
          }
          try await group.waitForAll()
        }
        await index.settled()
        #expect(try await index.count(Selection()).count == Int64(Self.files))
      }
    }

    // Field report C3.
    @Test func `without events files are found and missed by looking again`() async throws {
      watched.write("a.mp4", WatchedScratch.video())
      try await watched.run(listens: false) { (index) async throws in
        await index.settled()
        watched.write("b.mp4", WatchedScratch.video())
        watched.remove("a.mp4")
        // Not asked to look: it does by itself.
        while try await index.row("b.mp4")?.state != .ready { await Task.yield() }
        while try await index.row("a.mp4")?.state != .missing { await Task.yield() }
        let folder = try #require(try await index.status().folders.first)
        #expect(folder.state == .watching)
        #expect(folder.rescanSeconds < 3600)
      }
    }

    @Test func `a burst of many files gives a row for each`() async throws {
      try await watched.run { (index) async throws in
        await index.settled()
        for n in 1...2000 { watched.write("burst/p\(n).jpg", WatchedScratch.photo()) }
        await index.settled()
        #expect(try await index.count(Selection()).count == 2000)
        #expect(watched.prober.names.count == 2000)
      }
    }
  }
}
