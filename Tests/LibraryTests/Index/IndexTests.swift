internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  @Suite struct IndexTests {
    private let watched = WatchedScratch()

    @Test func `files that lie there are read, dated and counted`() async throws {
      watched.write("2024/a.mp4", WatchedScratch.video("2024-06-01T22:30:00Z"))
      watched.write("2024/b.jpg", WatchedScratch.photo("2024:06:01 23:59:59"))
      watched.write("song.mp3", "music\ntitle=Été d'Or\nartist=Zoë\n")
      watched.write("notes.txt", "words")
      watched.write("bad.mp4", "refuse broken")
      try await watched.run(home: .fixed(minutes: 120)) { (index) async throws in
        await index.settled()
        let all = try await index.count(Selection())
        #expect(
          [all.count, all.videos, all.photos, all.live, all.refused, all.uncertain] == [2, 1, 1, 0, 1, 0])
        let day = Day(year: 2024, month: 6, day: 2)
        #expect(try await index.count(Selection(source: .videos, from: day, to: day)).count == 1)
        #expect(try await index.count(Selection(source: .photos, from: day, to: day)).count == 0)
        #expect(try await index.paths() == ["2024/b.jpg", "2024/a.mp4"])
        let row = try #require(try await index.row("2024/a.mp4"))
        #expect(row.json["taken"]?.string == "2024-06-01T22:30:00Z")
        #expect(row.json["day"]?.string == "2024-06-02")
        #expect(row.json["date_source"]?.string == "header")
        #expect(try await index.row("\(row.id)") == row)
        #expect(try await index.row(watched.media + "/2024/a.mp4") == row)
        guard case .one(let song) = try await index.music(named: "  ZOE   ete d'or") else {
          Issue.record("the song was not found")
          return
        }
        #expect(song.path == "song.mp3")
        let status = try await index.status()
        #expect(status.folders.map(\.state) == [.watching])
        #expect(
          [status.videos, status.photos, status.music, status.refused, status.skipped] == [1, 1, 1, 1, 1])
        // A further look may begin at any moment, and ends as well.
        var isAtRest = status.isSettled
        for _ in 0..<100 where !isAtRest {
          await index.settled()
          isAtRest = try await index.status().isSettled
        }
        #expect(isAtRest)
        let refused = try await index.list(Selection(state: .refused), limit: 10)
        #expect(refused.rows.map { "\($0.path): \($0.reason ?? "")" } == ["bad.mp4: broken"])
      }
    }

    @Test func `a file that arrives is found, changed, moved and missed by events`() async throws {
      try await watched.run { (index) async throws in
        await index.settled()
        watched.write("new.mp4", WatchedScratch.video())
        await index.settled()
        let first = try #require(try await index.row("new.mp4"))
        #expect(first.state == .ready)
        watched.write("new.mp4", WatchedScratch.video("2024-07-01T10:00:00Z"))
        await index.settled()
        #expect(try await index.row("new.mp4")?.id == first.id)
        #expect(try await index.row("new.mp4")?.day == Day(year: 2024, month: 7, day: 1))
        let looks = watched.prober.names.count
        watched.folder("deep/er")
        watched.move("new.mp4", "deep/er/other.mp4")
        await index.settled()
        #expect(try await index.row("deep/er/other.mp4")?.id == first.id)
        #expect(watched.prober.names.count == looks)
        watched.remove("deep")
        await index.settled()
        #expect(try await index.row("deep/er/other.mp4")?.state == .missing)
        #expect(try await index.count(Selection()).count == 0)
      }
    }
  }
}
