internal import Glibc
internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// A damaged index is made again from the folders.
  @Suite struct DamageTests {
    private let watched = WatchedScratch()

    @Test func `an index damaged while nobody looked is moved aside and made again`() async throws {
      for n in 1...60 { watched.write("c\(n).mp4", WatchedScratch.video()) }
      try await watched.run { (index) async throws in await index.settled() }
      let path = watched.state + "/index.db"
      var status = stat()
      #expect(stat(path, &status) == 0)
      let file = open(path, O_RDWR)
      // Every page but the first, which opening reads: only the check can find it.
      let noise = [UInt8](repeating: 0xA5, count: Int(status.st_size) - 3 * 4096)
      #expect(pwrite(file, noise, noise.count, 3 * 4096) == noise.count)
      close(file)
      try await watched.run { (index) async throws in
        while try await index.status().damage == nil { await index.settled() }
        await index.settled()
        #expect(try await index.count(Selection()).count == 60)
        #expect(try await index.status().damage?.movedTo?.hasPrefix(path + ".broken-") == true)
        watched.write("more.mp4", WatchedScratch.video())
        await index.settled()
        #expect(try await index.count(Selection()).count == 61)
      }
      #expect(Scratch.names(in: watched.state).contains { $0.hasPrefix("index.db.broken-") })
    }

    private var files: [String] { ["index.db", "index.db-wal", "index.db-shm"] }

    @Test(arguments: [true, false])
    func `an index that is deleted under the daemon is made again`(isWhole: Bool) async throws {
      watched.write("a.mp4", WatchedScratch.video())
      try await watched.run { (index) async throws in
        await index.settled()
        for name in isWhole ? files : ["index.db"] { #expect(unlink("\(watched.state)/\(name)") == 0) }
        watched.write("b.mp4", WatchedScratch.video("2024-06-02T10:00:00Z"))
        await index.settled()
        #expect(try await index.paths() == ["a.mp4", "b.mp4"])
        #expect(try await index.status().damage?.movedTo == nil)
        #expect(try await index.status().damage?.reason.hasPrefix("its file was deleted") == true)
      }
      // What was written last is in the file that is there.
      try await watched.run { (index) async throws in
        #expect(try await index.paths() == ["a.mp4", "b.mp4"])
        await index.settled()
        #expect(try await index.status().damage == nil)
      }
    }

    @Test(.timeLimit(.minutes(1)))
    func `an index whose folder is deleted is made again when the folder is back`() async throws {
      watched.write("a.mp4", WatchedScratch.video())
      try await watched.run { (index) async throws in
        await index.settled()
        watched.remove(watched.state)
        watched.write("b.mp4", WatchedScratch.video("2024-06-02T10:00:00Z"))
        while try await index.status().failure == nil { await Task.yield() }
        #expect(try await index.count(Selection()).unfinished?.failure?.contains("index.db") == true)
        watched.folder(watched.state)
        await index.settled()
        #expect(try await index.paths() == ["a.mp4", "b.mp4"])
        _ = try await index.setDate("a.mp4", to: CaptureDate.Moment(text: "2020-01-01"))
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("a.mp4")?.json["taken"]?.string == "2020-01-01")
      }
    }

    @Test(.timeLimit(.minutes(1)))
    func `damage that a question meets is mended`() async throws {
      for n in 1...600 { watched.write("c\(n).mp4", WatchedScratch.video()) }
      try await watched.run { (index) async throws in await index.settled() }
      try await watched.run { (index) async throws in
        await index.settled()
        let file = open(watched.state + "/index.db", O_RDWR)
        var status = stat()
        #expect(fstat(file, &status) == 0)
        let noise = [UInt8](repeating: 0xA5, count: Int(status.st_size) - 3 * 4096)
        #expect(pwrite(file, noise, noise.count, 3 * 4096) == noise.count)
        close(file)
        while (try? await index.status())?.damage == nil {
          _ = try? await index.list(Selection(source: .all), limit: 500)
          await Task.yield()
        }
        await index.settled()
        #expect(try await index.count(Selection()).count == 600)
      }
    }

    @Test(arguments: [true, false])
    func `what people said is not lost with its file`(isWhole: Bool) async throws {
      let corrections = ["corrections.db", "corrections.db-wal", "corrections.db-shm"]
      for n in 1...3 { watched.write("c\(n).mp4", WatchedScratch.video() + "title=\(n)\n") }
      func taken(_ index: Index) async throws -> [String?] {
        var taken: [String?] = []
        for n in 1...3 { taken.append(try await index.row("c\(n).mp4")?.json["taken"]?.string) }
        return taken
      }
      try await watched.run { (index) async throws in
        await index.settled()
        _ = try await index.setDate("c1.mp4", to: CaptureDate.Moment(text: "2020-01-01"))
        for name in isWhole ? corrections : ["corrections.db"] {
          #expect(unlink("\(watched.state)/\(name)") == 0)
        }
        for n in 2...3 {
          _ = try await index.setDate("c\(n).mp4", to: CaptureDate.Moment(text: "2020-01-0\(n)"))
        }
      }
      for name in files { unlink("\(watched.state)/\(name)") }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await taken(index) == ["2020-01-01", "2020-01-02", "2020-01-03"])
        // Another file in its place is nobody's to overwrite: it is said that nothing was kept.
        for name in corrections { unlink("\(watched.state)/\(name)") }
        watched.write("\(watched.state)/corrections.db", "mine")
        await #expect(throws: LibraryError.self) { try await index.setDate("c1.mp4", to: nil) }
      }
    }
  }
}
