internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  @Suite struct CopyTests {
    private let watched = WatchedScratch()

    // Field report D2, exact copies.
    @Test func `exact copies are counted and told, and a film uses one`() async throws {
      watched.write("a/c.mp4", WatchedScratch.video())
      watched.write("b/copy.mp4", WatchedScratch.video())
      watched.write("b/other.mp4", WatchedScratch.video("2024-06-01T10:00:01Z"))
      try await watched.run { (index) async throws in
        await index.settled()
        let counted = try await index.count(Selection())
        #expect([counted.videos, counted.copies] == [3, 1])
        let day = Day(year: 2024, month: 6, day: 1)
        #expect(try await index.count(Selection(from: day, to: day)).copies == 1)
        #expect(try await index.count(Selection(source: .photos)).copies == 0)
        let plan = Plan(task: .montage)
        #expect(try await index.footage(for: plan).rows.map(\.path) == ["a/c.mp4", "b/other.mp4"])
        #expect(try await index.row("b/copy.mp4")?.copyOf == "a/c.mp4")
        watched.remove("a/c.mp4")
        await index.settled()
        #expect(try await index.row("b/copy.mp4")?.copyOf == nil)
        #expect(try await index.footage(for: plan).rows.map(\.path) == ["b/copy.mp4", "b/other.mp4"])
      }
    }

    @Test func `a thousand copies are a thousand rows`() async throws {
      for number in 0..<1000 { watched.write("many/p\(number).jpg", WatchedScratch.photo()) }
      try await watched.run { (index) async throws in
        await index.settled()
        let counted = try await index.count(Selection())
        #expect([counted.photos, counted.copies] == [1000, 999])
      }
    }
  }
}
