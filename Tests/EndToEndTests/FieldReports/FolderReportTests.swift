internal import Glibc
internal import Linux
internal import Plans
internal import Testing

extension EndToEnd {
  /// Field reports, group C: watched folders. C1, C4 with as many plain names, C5 and C10 are in `FolderTests`, C6 and C7 in
  /// `ArrivalTests`.
  @Suite struct FolderReportTests {
    private let house = Household()

    private func ids(of house: Household) async throws -> [Int64] {
      try await house.rows().compactMap { $0["id"]?.integer }
    }

    @Test(.timeLimit(.minutes(3)))
    func `C2: a folder renamed live, and again while the daemon is down, keeps its items and opens none`()
      async throws
    {
      try await house.make(
        """
        mkdir -p lib/a
        for i in 1 2 3; do clip lib/a/c$i.mp4 1 gray -metadata creation_time=2024-06-0${i}T10:00:00Z; done
        """)
      try await house.start()
      try await house.settle()
      let before = try await ids(of: house)
      #expect(before.count == 3)
      let opens = try OpenCount("\(house.footage)/lib/a")
      rename("\(house.footage)/lib/a", "\(house.footage)/lib/b c")
      try await house.settle()
      #expect(try await house.paths() == ["lib/b c/c1.mp4", "lib/b c/c2.mp4", "lib/b c/c3.mp4"])
      #expect(await house.end(SIGTERM) == 0)
      rename("\(house.footage)/lib/b c", "\(house.footage)/lib/d")
      try await house.start()
      try await house.settle()
      #expect(try await ids(of: house) == before)
      #expect(try await house.paths() == ["lib/d/c1.mp4", "lib/d/c2.mp4", "lib/d/c3.mp4"])
      #expect(try opens.files() == 0)
      // A plan made of ids before the moves is still a film.
      let film = try await house.film([
        "version": 1, "task": "montage", "source": "videos", "milliseconds": 1500,
        "only": .array(before.map { .string("\($0)") }),
      ])
      let sources = Set(try await house.shots(of: film).compactMap { $0["source"]?.string })
      #expect(!sources.isEmpty && sources.isSubset(of: ["lib/d/c1.mp4", "lib/d/c2.mp4", "lib/d/c3.mp4"]))
    }

    @Test(.timeLimit(.minutes(3)))
    func `C2: a folder moved to another watched folder keeps its items, and its pairs and takes`()
      async throws
    {
      let house = Household(isConfigured: true)
      let other = house.scratch.makeFolder("other")
      try house.configure(watch: [house.footage, other])
      try await house.make(
        """
        mkdir trip; cd trip
        still IMG_1.JPG gray; shot IMG_1.JPG "2024:06:01 10:00:00" +00:00
        clip IMG_1.MOV 2.5 gray -metadata creation_time=2024-06-01T10:00:00Z
        for i in 1 2; do clip GX0${i}0042.MP4 2 red -metadata creation_time=2024-06-02T10:00:0${i}Z; done
        """)
      try await house.start()
      try await house.settle()
      let before = try await ids(of: house)
      #expect(try await house.counts() == [1, 0, 1])
      let opens = try OpenCount("\(house.footage)/trip")
      rename("\(house.footage)/trip", "\(other)/trip")
      try await house.settle()
      #expect(try await house.counts() == [1, 0, 1])
      #expect(try await ids(of: house) == before)
      #expect(try await house.answer("show", "trip/IMG_1.MOV")["pair"]?["still"] == "trip/IMG_1.JPG")
      #expect(try await house.answer("show", "trip/GX020042.MP4")["take"]?["part"] == 2)
      #expect(try opens.files() == 0)
    }

    @Test(.timeLimit(.minutes(2)))
    func `C3: without live events files are found and missed within the interval, and the status says so`()
      async throws
    {
      let house = Household(isConfigured: true)
      try house.configure(
        watch: [house.footage], more: [.init("live_events", false), .init("rescan_seconds", 5)])
      try await house.make("mkdir share; clip share/a.mp4 1 gray")
      try await house.start()
      try await house.settle()
      let folder = try #require(try await house.answer("status")["folders"]?.array?.first)
      #expect(folder["live_events"] == false && folder["rescan_seconds"] == 5)
      #expect(try await house.text(["status"]).contains("no live events, looked at every 5 s"))
      try await house.make("clip share/b.mp4 1 red; rm share/a.mp4")
      // Nobody waits for the index here: that would be a look.
      while try await house.paths() != ["share/b.mp4"] { await Task.yield() }
      #expect(try await house.answer("show", "share/a.mp4")["state"] == "missing")
    }

    @Test(.timeLimit(.minutes(3)))
    func `C4: twenty thousand links made while the daemon stands still are twenty thousand rows`()
      async throws
    {
      try await Recipe.make("mkdir one; still one/p.jpg gray 64x64", in: house.scratch.path)
      try await house.start()
      try await house.settle()
      house.signal(SIGSTOP)
      for n in 1...20_000 { link(house.scratch.path("one/p.jpg"), "\(house.footage)/p\(n).jpg") }
      house.signal(SIGCONT)
      try await house.settle()
      // One photo of twenty thousand names.
      #expect(try await house.answer("count")["photos"] == 1)
      let items = try #require(try await house.answer("status")["items"])
      #expect(items["skipped"] == 19_999 && items["refused"] == 0)
    }

    @Test(.timeLimit(.minutes(2)))
    func `C8: other systems' shadow files are neither opened nor counted, and told as skipped`() async throws
    {
      try await house.make(
        """
        mkdir -p @eaDir/a.jpg .AppleDouble .Trashes '#recycle' .stfolder; still a.jpg gray; cp a.jpg ._a.jpg
        for d in @eaDir/a.jpg .AppleDouble .Trashes '#recycle' .stfolder; do cp a.jpg "$d/a.jpg"; done
        : > Thumbs.db; : > .DS_Store
        """)
      let opens = try ["@eaDir/a.jpg", ".AppleDouble", "#recycle"].map {
        try OpenCount("\(house.footage)/\($0)")
      }
      try await house.start()
      try await house.settle()
      #expect(try await house.counts() == [0, 1, 0])
      #expect(try await house.answer("status")["items"]?["skipped"] == 8)
      for open in opens { #expect(try open.files() == 0) }
      let skipped = try await house.rows("--state", "skipped")
      #expect(skipped.count == 8 && skipped.allSatisfy { $0["reason"]?.string?.isEmpty == false })
    }

    @Test(.timeLimit(.minutes(2)))
    func `C9: links that loop end, and no folder is looked at twice`() async throws {
      try await house.make(
        "mkdir -p m/x/y; clip m/a.mp4 1 gray; ln -s .. m/x/up; ln -s ../.. m/x/y/up2; ln -s \"$PWD/m\" m/self"
      )
      try await house.start()
      try await house.settle()
      #expect(try await house.counts() == [1, 0, 0])
      #expect(try await house.answer("status")["items"]?["skipped"] == 3)
    }
  }
}
