internal import Glibc
internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// An absent folder is offline, not empty: nothing is forgotten.
  @Suite struct OfflineTests {
    private let watched = WatchedScratch()

    @Test func `what lies in an absent folder can be listed, with the reason`() async throws {
      let other = watched.scratch.path + "/other"
      watched.write("a.mp4", WatchedScratch.video())
      watched.write("\(other)/b.mp4", WatchedScratch.video("2024-06-02T10:00:00Z"))
      try await watched.run(folders: [watched.media, other]) { (index) async throws in
        await index.settled()
        let away = Selection(isOffline: true)
        #expect(try await index.list(away, limit: 10).rows.isEmpty)
        watched.move(other, other + ".away")
        await index.settled()
        let rows = try await index.list(away, limit: 10).rows
        #expect(rows.map(\.path) == ["b.mp4"])
        #expect(rows.first?.reason?.hasPrefix("its folder is offline: ") == true)
        #expect(try await index.count(away).count == 1)
        let day = Day(year: 2024, month: 6, day: 1)
        #expect(try await index.count(Selection(from: day, to: day, isOffline: true)).count == 0)
        #expect(try await index.row("b.mp4")?.reason?.hasPrefix("its folder is offline: ") == true)
        watched.move(other + ".away", other)
        await index.settled()
        #expect(try await index.count(away).count == 0)
        #expect(try await index.row("b.mp4")?.reason == nil)
      }
    }

    @Test(.timeLimit(.minutes(1)))
    func
      `refused files of an absent folder hold up no other folder's tries, and have theirs when it is back`()
      async throws
    {
      let (other, away) = (watched.scratch.path + "/other", watched.scratch.path + "/away")
      for n in 1...300 { watched.write("\(other)/b\(n).mp4", "refuse for now") }
      var timing = WatchedScratch.timing
      timing.retries = [600_000_000]
      try await watched.run(folders: [watched.media, other], timing: timing) { (index) async throws in
        await index.settled()
        watched.write("a.mp4", "refuse for now")
        await index.settled()
        watched.move(other, away)
        await index.settled()
        #expect(try await index.status().folders.map(\.state) == [.watching, .offline])
        let reads = { watched.prober.names.count { $0 != "a.mp4" } }
        let before = reads()
        while watched.prober.names.count(where: { $0 == "a.mp4" }) < 2 {
          try Task.checkCancellation()
          await index.settled()
        }
        #expect(reads() == before)
        watched.move(away, other)
        while reads() < 600 {
          try Task.checkCancellation()
          await index.settled()
        }
      }
    }

    @Test func `a timeline's file is found in a folder that lies elsewhere now`() async throws {
      watched.write("in/a.mp4", WatchedScratch.video())
      let source = try await watched.run { (index) async throws in
        await index.settled()
        return try #require(try await index.row("in/a.mp4")).reference
      }
      let moved = watched.scratch.path + "/moved"
      watched.move("", moved)
      try await watched.run(folders: [moved]) { (index) async throws in
        await index.settled()
        #expect(try await index.place(of: source) == .file(folder: moved, path: Array("in/a.mp4".utf8)))
        watched.remove("\(moved)/in/a.mp4")
        await index.settled()
        #expect(try await index.place(of: source) == .gone)
      }
    }

    @Test func `a folder that goes and comes back is offline and then the same`() async throws {
      for n in 1...3 { watched.write("c\(n).mp4", WatchedScratch.video()) }
      try await watched.run { (index) async throws in
        await index.settled()
        watched.move("", watched.scratch.path + "/away")
        await index.settled()
        let counted = try await index.count(Selection())
        #expect(counted.count == 3 && counted.offline == [watched.media])
        #expect(try await index.status().folders.map(\.state) == [.offline])
        #expect(try await index.footage(for: Plan(task: .montage)).offline == [watched.media])
        #expect(try await index.footage(for: Plan(task: .montage)).rows == [])
        watched.move(watched.scratch.path + "/away", "")
        await index.settled()
        #expect(try await index.status().folders.map(\.state) == [.watching])
        #expect(watched.prober.names.count == 3)
      }
    }

    /// Returns when the first folder is in this state; nobody asks for a look meanwhile.
    private func reaches(_ state: LibraryStatus.FolderState, _ index: Index) async throws {
      while try await index.status().folders.first?.state != state { await Task.yield() }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a folder whose parent is renamed is offline at once, and then the same`()
      async throws
    {
      let (parent, away) = (watched.scratch.path + "/parent", watched.scratch.path + "/away")
      watched.write("\(parent)/mid/in/a.mp4", WatchedScratch.video())
      try await watched.run(folders: ["\(parent)/mid/in"]) { (index) async throws in
        await index.settled()
        watched.move(parent, away)
        try await reaches(.offline, index)
        watched.write("\(away)/mid/in/b.mp4", WatchedScratch.video("2024-06-02T10:00:00Z"))
        await index.settled()
        #expect(try await index.paths() == ["a.mp4"])
        watched.move(away, parent)
        try await reaches(.watching, index)
        watched.move("\(parent)/mid", "\(parent)/other")
        try await reaches(.offline, index)
        watched.move("\(parent)/other", "\(parent)/mid")
        try await reaches(.watching, index)
        await index.settled()
        #expect(try await index.paths() == ["a.mp4", "b.mp4"])
        #expect(watched.prober.names.count == 2)
      }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a link that comes to lead elsewhere is noticed by itself`() async throws {
      let place = watched.scratch.path
      watched.write("\(place)/one/in/a.mp4", WatchedScratch.video())
      watched.write("\(place)/two/in/b.mp4", WatchedScratch.video("2024-06-02T10:00:00Z"))
      for above in ["", "/in"] {
        #expect(symlink("\(place)/one\(above)", "\(place)/current") == 0)
        let folder = "\(place)/current" + (above.isEmpty ? "/in" : "")
        try await watched.run(folders: [folder]) { (index) async throws in
          await index.settled()
          #expect(try await index.paths() == ["a.mp4"])
          #expect(symlink("\(place)/two\(above)", "\(place)/new") == 0)
          watched.move("\(place)/new", "\(place)/current")
          try await reaches(.offline, index)
          #expect(try await index.paths() == ["a.mp4"])
          #expect(symlink("\(place)/one\(above)", "\(place)/new") == 0)
          watched.move("\(place)/new", "\(place)/current")
          try await reaches(.watching, index)
        }
        unlink("\(place)/current")
      }
    }

    @Test(.timeLimit(.minutes(1))) func `a folder that is removed and made again is found by itself`()
      async throws
    {
      try await watched.run { (index) async throws in
        await index.settled()
        watched.remove("")
        try await reaches(.offline, index)
        watched.write("a.mp4", WatchedScratch.video())
        try await reaches(.watching, index)
        await index.settled()
        #expect(try await index.paths() == ["a.mp4"])
        // Of files that were known none is there now: that is for a person to say.
        watched.remove("")
        try await reaches(.offline, index)
        watched.write("b.mp4", WatchedScratch.video("2024-06-02T10:00:00Z"))
        while try await index.status().folders.first?.reason?.hasPrefix("another folder lies there") != true {
          await Task.yield()
        }
        await index.acceptLosses()
        try await reaches(.watching, index)
        await index.settled()
        #expect(try await index.paths() == ["b.mp4"])
        watched.write("c.mp4", WatchedScratch.video("2024-06-03T10:00:00Z"))
        await index.settled()
        #expect(try await index.paths() == ["b.mp4", "c.mp4"])
      }
    }

    @Test func `each of two folders counts what lies in it, after a restart too`() async throws {
      let music = watched.scratch.path + "/music"
      watched.write("c.mp4", WatchedScratch.video())
      watched.write(music + "/song.mp4", WatchedScratch.video())
      for _ in 1...2 {
        try await watched.run(folders: [watched.media, music]) { (index) async throws in
          await index.settled()
          #expect(try await index.status().folders.map(\.state) == [.watching, .watching])
        }
      }
    }

    @Test func `an empty folder in its place is another one`() async throws {
      for n in 1...3 { watched.write("c\(n).mp4", WatchedScratch.video()) }
      try await watched.run { (index) async throws in await index.settled() }
      watched.move("", watched.scratch.path + "/away")
      watched.folder(watched.media)
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 3)
        #expect(try await index.status().folders.map(\.state) == [.offline])
      }
    }

    @Test func `a restored copy under a new identity is adopted`() async throws {
      for n in 1...3 { watched.write("c\(n).mp4", WatchedScratch.video(), modified: 1_700_000_000) }
      try await watched.run { (index) async throws in await index.settled() }
      watched.move("", watched.scratch.path + "/away")
      for n in 1...3 { watched.write("c\(n).mp4", WatchedScratch.video(), modified: 1_700_000_000) }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.status().folders.map(\.state) == [.watching])
        #expect(try await index.count(Selection()).count == 3)
        #expect(watched.prober.names.count == 3)
      }
    }

    @Test(arguments: [0, 40])
    func `most files gone at once is an absence until it is confirmed, whatever is new`(new: Int) async throws
    {
      for n in 1...30 { watched.write("c\(n).mp4", WatchedScratch.video()) }
      try await watched.run { (index) async throws in await index.settled() }
      for n in 1...25 { watched.remove("c\(n).mp4") }
      for n in 0..<new { watched.write("n\(n).mp4", WatchedScratch.video()) }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 30)
        // Looked at again and again, with the newcomers' rows in the index by then.
        for _ in 1...5 {
          await index.rescan()
          await index.settled()
          #expect(try await index.status().folders.first?.reason?.contains("25 of 30") == true)
        }
        await index.acceptLosses()
        await index.settled()
        #expect(try await index.count(Selection()).count == 5 + Int64(new))
        #expect(try await index.status().missing == 25)
      }
    }

    @Test(arguments: [30, 600])
    func `files deleted one by one while the daemon looks are missing, not an absence`(count: Int)
      async throws
    {
      for n in 1...count { watched.write("c\(n).mp4", WatchedScratch.video()) }
      try await watched.run { (index) async throws in
        await index.settled()
        for n in 1...count { watched.remove("c\(n).mp4") }
        await index.settled()
        #expect(try await index.count(Selection()).count == 0)
        #expect(try await index.status().missing == Int64(count))
        #expect(try await index.status().folders.map(\.state) == [.watching])
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.status().folders.map(\.state) == [.watching])
      }
    }

    @Test func `a missing file's row goes after its time with the folder there`() async throws {
      watched.write("a.mp4", WatchedScratch.video())
      watched.write("b.mp4", WatchedScratch.video())
      try await watched.run { (index) async throws in
        await index.settled()
        watched.remove("a.mp4")
        await index.settled()
        await index.rescan()
        await index.settled()
        #expect(try await index.row("a.mp4")?.state == .missing)
      }
      var timing = WatchedScratch.timing
      timing.missingLife = 200_000_000
      timing.rescan = 50_000_000
      try await watched.run(timing: timing) { (index) async throws in
        while try await index.status().missing > 0 { await index.settled() }
        #expect(try await index.count(Selection()).count == 1)
      }
    }

    @Test func `a folder that is not there yet is found when it comes`() async throws {
      let later = watched.scratch.path + "/later"
      try await watched.run(folders: [watched.media, later]) { (index) async throws in
        await index.settled()
        #expect(try await index.status().folders.map(\.state) == [.watching, .offline])
        watched.write("\(later)/a.mp4", WatchedScratch.video())
        await index.settled()
        #expect(try await index.status().folders.map(\.state) == [.watching, .watching])
        #expect(try await index.count(Selection()).count == 1)
      }
    }

    @Test func `a folder no longer watched is out of the counts and comes back whole`() async throws {
      let other = watched.scratch.path + "/other"
      watched.write("a.mp4", WatchedScratch.video())
      watched.write("\(other)/b.mp4", WatchedScratch.video())
      try await watched.run(folders: [watched.media, other]) { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 2)
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 1)
      }
      try await watched.run(folders: [watched.media, other]) { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 2)
        #expect(watched.prober.names.count == 2)
      }
    }

    @Test func `a watched folder inside another is indexed once`() async throws {
      let inner = watched.media + "/inner"
      watched.write("a.mp4", WatchedScratch.video())
      watched.write("inner/b.mp4", WatchedScratch.video())
      try await watched.run(folders: [watched.media, inner]) { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 2)
        watched.write("inner/c.mp4", WatchedScratch.video())
        await index.settled()
        #expect(try await index.paths().sorted() == ["a.mp4", "b.mp4", "c.mp4"])
      }
    }
  }
}
