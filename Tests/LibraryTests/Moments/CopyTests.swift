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

    /// What count, list and film say of a choice: the count without its copies, the list's paths, the film's.
    private func choice(
      _ index: Index, from: Day? = nil, to: Day? = nil
    ) async throws -> (count: Int64, listed: [String], cut: [String]) {
      var plan = Plan(task: .montage)
      (plan.from, plan.to) = (from, to)
      let selection = Selection(source: plan.source, from: from, to: to)
      let counted = try await index.count(selection)
      return (
        counted.count - counted.copies, try await index.paths(selection),
        try await index.footage(for: plan).rows.map(\.path)
      )
    }

    @Test func `a copy stands in for an original that is not in the choice`() async throws {
      let day = Day(year: 2023, month: 3, day: 4)
      watched.write("x.mp4", "video\n")
      try await watched.run { (index) async throws in
        await index.settled()
        for name in ["VID_20230304_101112.mp4", "VID_20230305_101112.mp4"] { watched.write(name, "video\n") }
        await index.settled()
        let first = try await choice(index, from: day, to: day)
        #expect(first.count == 1)
        #expect(first.listed == ["VID_20230304_101112.mp4"] && first.cut == first.listed)
        let both = try await choice(index, from: day, to: Day(year: 2023, month: 3, day: 5))
        #expect(both.count == 1)
        #expect(both.listed.count == 2 && both.cut == ["VID_20230304_101112.mp4"])
        // The one that knows when it was taken is the original of all.
        let all = try await choice(index)
        #expect(all.count == 1 && all.listed.count == 3 && all.cut == ["VID_20230304_101112.mp4"])
        #expect(try await index.row("x.mp4")?.copyOf == "VID_20230304_101112.mp4")
        // A directory's new name changes which path is the shorter one.
        watched.write("a/VID_20230304_101112.mp4", "video\n")
        for name in ["VID_20230304_101112.mp4", "VID_20230305_101112.mp4"] { watched.remove(name) }
        watched.write("b/VID_20230304_101112.mp4", "video\n")
        await index.settled()
        #expect(try await index.row("x.mp4")?.copyOf == "a/VID_20230304_101112.mp4")
        watched.move("a", "later")
        await index.settled()
        #expect(try await index.row("x.mp4")?.copyOf == "b/VID_20230304_101112.mp4")
      }
    }

    @Test func `a copy stands in for an original whose folder is not there`() async throws {
      let other = watched.scratch.path + "/other"
      for folder in [watched.media, other] {
        watched.write("\(folder)/\(folder == other ? "the copy" : "c").mp4", WatchedScratch.video())
        watched.write("\(folder)/\(folder == other ? "the copy" : "c").mp3", "music\ntitle=Song\n")
      }
      try await watched.run(folders: [watched.media, other]) { (index) async throws in
        await index.settled()
        let plan = Plan(task: .montage)
        #expect(try await index.footage(for: plan).rows.map(\.path) == ["c.mp4"])
        #expect(try await index.songs().map(\.path) == ["c.mp3"])
        watched.move("", watched.scratch.path + "/away")
        await index.settled()
        #expect(try await index.footage(for: plan).rows.map(\.path) == ["the copy.mp4"])
        #expect(try await index.songs().map(\.path) == ["the copy.mp3"])
        #expect(try await index.anyMusic().map(\.path) == ["the copy.mp3"])
        #expect(try await index.music(named: "Song").rows.map(\.path) == ["the copy.mp3"])
        watched.move(watched.scratch.path + "/away", "")
        watched.move(other, other + ".away")
        await index.settled()
        #expect(try await index.footage(for: plan).rows.map(\.path) == ["c.mp4"])
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

extension MusicAnswer {
  fileprivate var rows: [IndexRow] {
    switch self {
    case .none: []
    case .one(let row): [row]
    case .several(let rows): rows
    }
  }
}
