internal import Glibc
internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// Files that move or are renamed keep their rows, and nothing is read again.
  @Suite struct MoveTests {
    private let watched = WatchedScratch()

    private func ids(_ index: Index) async throws -> [Int64] {
      try await index.list(Selection(source: .all), limit: 500).rows.map(\.id)
    }

    // Field report C2.
    @Test func `a folder renamed live and again while the daemon was down keeps its rows`() async throws {
      for n in 1...3 { watched.write("a/deep/c\(n).mp4", WatchedScratch.video("2024-06-0\(n)T10:00:00Z")) }
      let before = try await watched.run { (index) async throws in
        await index.settled()
        let before = try await ids(index)
        watched.move("a", "b c")
        await index.settled()
        #expect(try await ids(index) == before)
        #expect(try await index.paths() == ["b c/deep/c1.mp4", "b c/deep/c2.mp4", "b c/deep/c3.mp4"])
        return before
      }
      watched.move("b c", "d")
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await ids(index) == before)
        #expect(try await index.paths() == ["d/deep/c1.mp4", "d/deep/c2.mp4", "d/deep/c3.mp4"])
        #expect(watched.prober.names.count == 3)
      }
    }

    @Test(arguments: [true, false])
    func `a file and a folder moved between watched folders keep their rows`(live: Bool) async throws {
      let roots = [watched.scratch.path + "/media", watched.scratch.path + "/other"]
      watched.folder(roots[1])
      watched.write("sub/a.mp4", WatchedScratch.video("2024-06-01T10:00:00Z"))
      watched.write("b.mp4", WatchedScratch.video("2024-06-02T10:00:00Z"))
      watched.write("\(roots[1])/c.mp4", WatchedScratch.video("2024-06-03T10:00:00Z"))
      func move() {
        watched.move("sub", "\(roots[1])/sub")
        watched.move("b.mp4", "\(roots[1])/b2.mp4")
        watched.move("\(roots[1])/c.mp4", "c.mp4")
      }
      let before = try await watched.run(folders: roots) { (index) async throws in
        await index.settled()
        let before = try await ids(index)
        if live { move() }
        await index.settled()
        return before
      }
      if !live { move() }
      try await watched.run(folders: roots) { (index) async throws in
        await index.settled()
        #expect(try await ids(index) == before)
        #expect(try await index.paths() == ["sub/a.mp4", "b2.mp4", "c.mp4"])
        #expect(watched.prober.names.count == 3)
      }
    }

    // Field report C2: who belongs together is told inside one watched folder.
    @Test(arguments: [true, false])
    func `a folder moved to another watched folder keeps its pairs and takes, and makes and breaks others`(
      live: Bool
    ) async throws {
      let roots = [watched.scratch.path + "/media", watched.scratch.path + "/other"]
      watched.folder(roots[1])
      func still(_ more: String = "") -> String {
        "photo\nexif-original=2024:06:01 10:00:00\nexif-original-offset=+00:00\n\(more)"
      }
      watched.write("trip/A.JPG", still())
      watched.write("trip/A.MOV", "video\nheader-date=2024-06-01T10:00:00Z\nmilliseconds=2500\n")
      // A pair by its identifier is torn apart, and another one comes together.
      watched.write("trip/left.jpg", still("identifier=L\n"))
      watched.write("right.mov", "video\nidentifier=l\n")
      watched.write("trip/own.jpg", still("identifier=O\n"))
      watched.write("\(roots[1])/far.mov", "video\nidentifier=o\n")
      for part in 1...2 {
        watched.write(
          "trip/GX0\(part)0042.MP4",
          "video\nheader-date=2024-06-05T12:00:00Z\nmilliseconds=60000\nmake=GoPro\n")
      }
      let before = try await watched.run(folders: roots) { (index) async throws in
        await index.settled()
        let before = try await index.row("trip/A.JPG")?.id
        #expect(try await index.row("trip/left.jpg")?.pair?.movie == "right.mov")
        #expect(try await index.row("trip/own.jpg")?.pair == nil)
        if live { watched.move("trip", "\(roots[1])/trip") }
        await index.settled()
        return before
      }
      if !live { watched.move("trip", "\(roots[1])/trip") }
      try await watched.run(folders: roots) { (index) async throws in
        await index.settled()
        let still = try #require(try await index.row("trip/A.JPG"))
        #expect(still.id == before && still.folder == roots[1])
        #expect(still.pair?.movie == "trip/A.MOV")
        #expect(try await index.row("trip/GX020042.MP4")?.take?.first == "trip/GX010042.MP4")
        #expect(try await index.row("trip/left.jpg")?.pair == nil)
        #expect(try await index.row("right.mov")?.pair == nil)
        #expect(try await index.row("trip/own.jpg")?.pair?.movie == "far.mov")
        #expect(watched.prober.names.count == 8)
      }
    }

    @Test(arguments: [true, false])
    func `a file with two names that is touched stays one file`(live: Bool) async throws {
      watched.write("b.mp4", WatchedScratch.video(), modified: 1_700_000_000)
      try await watched.run { (index) async throws in
        await index.settled()
        // The later name comes first in a listing.
        #expect(link(watched.media + "/b.mp4", watched.media + "/a.mp4") == 0)
        await index.settled()
        #expect(try await index.paths() == ["b.mp4"])
        if live { #expect(utimes(watched.media + "/a.mp4", nil) == 0) }
        await index.settled()
        #expect(try await index.paths() == ["b.mp4"])
      }
      if !live { #expect(utimes(watched.media + "/a.mp4", nil) == 0) }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.paths() == ["b.mp4"])
        #expect(try await index.row("a.mp4")?.state == .skipped)
        watched.remove("b.mp4")
        await index.settled()
        #expect(try await index.paths() == ["a.mp4"])
      }
    }

    @Test(arguments: [("a", "b"), ("b", "a"), ("p/in", "q"), ("q", "p/in")])
    func `two folders that change places keep their rows, and are watched on`(one: String, other: String)
      async throws
    {
      watched.write("\(one)/x.mp4", WatchedScratch.video("2024-06-01T10:00:00Z"))
      watched.write("\(other)/y.mp4", WatchedScratch.video("2024-06-02T10:00:00Z"))
      try await watched.run { (index) async throws in
        await index.settled()
        let before = try await ids(index)
        watched.move(one, "spare")
        watched.move(other, one)
        watched.move("spare", other)
        await index.settled()
        #expect(try await index.paths() == ["\(other)/x.mp4", "\(one)/y.mp4"])
        #expect(try await ids(index) == before)
        watched.write("\(one)/later.mp4", WatchedScratch.video("2024-06-03T10:00:00Z"))
        watched.write("\(other)/latest.mp4", WatchedScratch.video("2024-06-04T10:00:00Z"))
        await index.settled()
        #expect(try await index.paths().suffix(2) == ["\(one)/later.mp4", "\(other)/latest.mp4"])
      }
    }

    @Test(arguments: [true, false])
    func `two files that change places keep their rows`(live: Bool) async throws {
      watched.write("a.mp4", WatchedScratch.video("2024-06-01T10:00:00Z"))
      watched.write("b.mp4", WatchedScratch.video("2024-06-02T10:00:00Z") + "\n")
      func swap() {
        watched.move("a.mp4", "c")
        watched.move("b.mp4", "a.mp4")
        watched.move("c", "b.mp4")
      }
      let before = try await watched.run { (index) async throws in
        await index.settled()
        let before = try await ids(index)
        if live { swap() }
        await index.settled()
        return before
      }
      if !live { swap() }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await ids(index) == before)
        #expect(try await index.paths() == ["b.mp4", "a.mp4"])
        #expect(watched.prober.names.count == 2)
      }
    }

    @Test func `a name taken over by a new file gives the old row to where its file went`() async throws {
      watched.write("a.mp4", WatchedScratch.video("2024-06-01T10:00:00Z"))
      try await watched.run { (index) async throws in
        await index.settled()
        let old = try #require(try await index.row("a.mp4"))
        watched.move("a.mp4", "kept.mp4")
        watched.write("a.mp4", WatchedScratch.video("2024-06-05T10:00:00Z") + "x=y\n")
        await index.settled()
        #expect(try await index.row("kept.mp4")?.id == old.id)
        let new = try #require(try await index.row("a.mp4"))
        #expect(new.id != old.id && new.day == Day(year: 2024, month: 6, day: 5))
      }
    }

    @Test func `a file replaced by a rename over it is read again under the same row`() async throws {
      watched.write("a.jpg", WatchedScratch.photo("2024:06:01 10:00:00"))
      try await watched.run { (index) async throws in
        await index.settled()
        let old = try #require(try await index.row("a.jpg"))
        watched.write(".a.jpg.tmp", WatchedScratch.photo("2024:06:02 10:00:00") + "\n")
        watched.move(".a.jpg.tmp", "a.jpg")
        await index.settled()
        let new = try #require(try await index.row("a.jpg"))
        #expect(new.id == old.id && new.day == Day(year: 2024, month: 6, day: 2))
        #expect(try await index.status().skipped == 0)
      }
    }

    @Test func `a renamed file is dated by its new name without being read`() async throws {
      watched.write("x.mp4", "video\n", modified: 1_600_000_000)
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("x.mp4")?.finding.date?.confidence == .file)
        watched.move("x.mp4", "VID_20240516_231503.mp4")
        await index.settled()
        #expect(
          try await index.row("VID_20240516_231503.mp4")?.finding.date?.moment.text == "2024-05-16T23:15:03")
        #expect(watched.prober.names.count == 1)
      }
    }

    @Test func `a second name of a file is no second item and takes over when the first goes`() async throws {
      let first = watched.write("a.mp4", WatchedScratch.video())
      #expect(link(first, watched.media + "/b.mp4") == 0)
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 1)
        #expect(try await index.status().skipped == 1)
        let row = try #require(try await index.row("a.mp4"))
        #expect(link(first, watched.media + "/c.mp4") == 0)
        await index.settled()
        #expect(try await index.status().skipped == 2)
        watched.remove("a.mp4")
        watched.remove("b.mp4")
        await index.settled()
        #expect(try await index.row("c.mp4")?.id == row.id)
        #expect(try await index.count(Selection()).count == 1)
        #expect(watched.prober.names.count == 1)
      }
    }

    @Test func `a copy put in the place of the folder's files is the same files`() async throws {
      for n in 1...5 {
        watched.write(
          "lib/c\(n).mp4", WatchedScratch.video("2024-06-0\(n)T10:00:00Z"), modified: 1_700_000_000 + Int64(n)
        )
      }
      let before = try await watched.run { (index) async throws in
        await index.settled()
        return try await ids(index)
      }
      for n in 1...5 {
        watched.write(
          "copy/c\(n).mp4", WatchedScratch.video("2024-06-0\(n)T10:00:00Z"),
          modified: 1_700_000_000 + Int64(n))
      }
      watched.remove("lib")
      watched.move("copy", "lib")
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await ids(index) == before)
        #expect(watched.prober.names.count == 5)
      }
    }

    // Field report D3.
    @Test func `a restart with nothing changed looks into no file`() async throws {
      for n in 1...40 { watched.write("\(n % 3)/c\(n).mp4", WatchedScratch.video()) }
      watched.write("bad.mp4", "refuse broken")
      for _ in 1...2 {
        try await watched.run { (index) async throws in
          await index.settled()
          #expect(try await index.count(Selection()).count == 40)
        }
      }
      #expect(watched.prober.names.count == 41)
    }
  }
}
