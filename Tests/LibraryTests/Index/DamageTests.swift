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
        #expect(try await index.status().damage?.movedTo.hasPrefix(path + ".broken-") == true)
        watched.write("more.mp4", WatchedScratch.video())
        await index.settled()
        #expect(try await index.count(Selection()).count == 61)
      }
      #expect(Scratch.names(in: watched.state).contains { $0.hasPrefix("index.db.broken-") })
    }
  }
}
