internal import Glibc
internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// What is no footage is neither opened nor listed, and counted with its reason.
  @Suite struct SkippingTests {
    private let watched = WatchedScratch()

    // Field report C8.
    @Test func `shadow files and folders of other systems are skipped`() async throws {
      watched.write("a.jpg", WatchedScratch.photo())
      for folder in ["@eaDir/a.jpg", ".AppleDouble", ".Trashes", "#recycle", ".stfolder"] {
        watched.write("\(folder)/a.jpg", WatchedScratch.photo())
      }
      for name in ["._a.jpg", "Thumbs.db", ".DS_Store"] { watched.write(name, "x") }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.paths() == ["a.jpg"])
        #expect(watched.prober.names == ["a.jpg"])
        #expect(try await index.status().skipped == 8)
      }
    }

    // Field report C9.
    @Test func `links are not followed and loops end`() async throws {
      watched.write("m/a.mp4", WatchedScratch.video())
      watched.write("\(watched.scratch.path)/outside/b.mp4", WatchedScratch.video())
      watched.folder("m/x/y")
      symlink("..", watched.media + "/m/x/up")
      symlink("../..", watched.media + "/m/x/y/up2")
      symlink(watched.media, watched.media + "/m/self")
      symlink(watched.scratch.path + "/outside/b.mp4", watched.media + "/b.mp4")
      mkfifo(watched.media + "/pipe.mp4", 0o644)
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.paths() == ["m/a.mp4"])
        #expect(try await index.status().skipped == 5)
        #expect(try await index.row("b.mp4")?.reason == "a link, which is not followed")
        #expect(try await index.row("pipe.mp4")?.reason == "no regular file")
      }
    }

    @Test func `our own films and folders are never footage`() async throws {
      watched.write("a.mp4", WatchedScratch.video())
      watched.write("copied back.mp4", WatchedScratch.video() + "film=reeld\n")
      watched.write("films/film.mp4", WatchedScratch.video())
      try await watched.run(own: [watched.media + "/films"]) { (index) async throws in
        await index.settled()
        #expect(try await index.paths() == ["a.mp4"])
        #expect(try await index.row("copied back.mp4")?.state == .skipped)
        watched.write("films/second.mp4", WatchedScratch.video())
        await index.settled()
        #expect(watched.prober.names.sorted() == ["a.mp4", "copied back.mp4"])
        #expect(try await index.footage(for: Plan(task: .montage)).rows.map(\.path) == ["a.mp4"])
      }
    }

    @Test func `what lies in a folder that is left out is told with the folder and the reason`() async throws
    {
      let own = watched.media + "/films"
      let nested = watched.media + "/nested"
      for path in [
        "films/f.mp4", ".hidden/deep/h.mp4", "left/x.mp4", "nested/n.mp4", "M/THMBNL/t.jpg", "a.mp4",
      ] {
        watched.write(path, WatchedScratch.video())
      }
      watched.write("\(watched.scratch.path)/outside/o.mp4", WatchedScratch.video())
      symlink(watched.scratch.path + "/outside", watched.media + "/link")
      let exclusions = try Exclusions(["left/"])
      try await watched.run(folders: [watched.media, nested], own: [own], exclusions: exclusions) {
        (index) async throws in
        await index.settled()
        let cases = [
          ("films/f.mp4", "\(own) is left out: the folder of reeld's films or of its state"),
          (".hidden/deep/h.mp4", "\(watched.media)/.hidden is left out: a hidden name"),
          ("\(watched.media)/left/x.mp4", "\(watched.media)/left is left out: excluded by left/"),
          ("M/THMBNL/t.jpg", "\(watched.media)/M/THMBNL is left out: a camera's preview of another file"),
          ("link/o.mp4", "\(watched.media)/link is left out: a link, which is not followed"),
          ("M", "it is a folder; name a file in it"),
          ("\(watched.scratch.path)/outside/o.mp4", "it lies in none of the watched folders"),
        ]
        for (path, reason) in cases {
          #expect(try await index.row(path) == nil)
          let problem = await index.unknown(path, field: "path")
          #expect(problem.code == .notFound && problem.field == "path")
          #expect(problem.reason.hasSuffix(" is not in the library: \(reason)"), "\(problem.reason)")
          let refused = try await #require(throws: Problem.self) { try await index.unpair(path) }
          #expect(refused.reason == problem.reason)
        }
        #expect(try await index.row("nested/n.mp4") == nil)
        #expect(try await index.row("n.mp4") != nil)
        #expect(await index.unknown("none.mp4", field: "path").reason == "the library has no none.mp4")
      }
    }

    @Test func `names are bytes`() async throws {
      let names: [[UInt8]] = [
        Array("plain".utf8), [0x63, 0xE9, 0xFF, 0xFE], Array("new\nline\u{1b}[31m".utf8), Array("-i -y".utf8),
        Array("concat:a|b".utf8), Array("\u{202e}4pm.exe".utf8), Array("e\u{301}".utf8), Array("é".utf8),
      ]
      for name in names {
        let path = Array(watched.media.utf8) + [0x2F] + name + Array(".mp4".utf8) + [0]
        let file = path.withUnsafeBytes { bytes in
          bytes.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_WRONLY | O_CREAT, 0o644) }
        }
        let text = Array(WatchedScratch.video().utf8)
        _ = Glibc.write(file, text, text.count)
        close(file)
      }
      try await watched.run { (index) async throws in
        await index.settled()
        let rows = try await index.list(Selection(), limit: 50).rows
        #expect(Set(rows.map(\.pathBytes)) == Set(names.map { $0 + Array(".mp4".utf8) }))
        #expect(rows.contains { $0.path == #"c\xe9\xff\xfe.mp4"# })
        for row in rows { #expect(try await index.row(row.path)?.id == row.id) }
      }
    }

    @Test func `the kind comes from the content and unknown files are no gaps`() async throws {
      watched.write("wrong.mp4", WatchedScratch.photo())
      watched.write("no ending", WatchedScratch.video())
      watched.write("strange.xyz", "no media at all")
      watched.write("noise.mp4", "no media at all")
      for name in ["a.xmp", "a.aae", "a.json"] { watched.write(name, "x") }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.row("wrong.mp4")?.kind == .photo)
        #expect(try await index.row("no ending")?.kind == .video)
        #expect(try await index.row("strange.xyz")?.state == .skipped)
        #expect(try await index.row("noise.mp4")?.state == .refused)
        #expect(try await index.row("a.aae")?.kind == .sidecar)
        let status = try await index.status()
        #expect([status.refused, status.skipped] == [1, 4])
      }
    }

    @Test func `folders deeper than 64 and longer than a path may be are survived`() async throws {
      var folder = open(watched.media, O_RDONLY | O_DIRECTORY)
      let name = String(repeating: "d", count: 200)
      for _ in 1...70 {
        mkdirat(folder, name, 0o755)
        let next = openat(folder, name, O_RDONLY | O_DIRECTORY)
        let file = openat(folder, "a.mp4", O_WRONLY | O_CREAT, 0o644)
        let text = Array(WatchedScratch.video().utf8)
        _ = Glibc.write(file, text, text.count)
        close(file)
        close(folder)
        folder = next
      }
      close(folder)
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(try await index.count(Selection()).count == 65)
        #expect(try await index.status().skipped == 1)
      }
      removeDeep(name)
    }

    /// Paths beyond PATH_MAX can only be removed step by step.
    private func removeDeep(_ name: String) {
      var folders = [open(watched.media, O_RDONLY | O_DIRECTORY)]
      while let last = folders.last {
        let next = openat(last, name, O_RDONLY | O_DIRECTORY)
        if next < 0 { break }
        folders.append(next)
      }
      while let last = folders.popLast() {
        unlinkat(last, "a.mp4", 0)
        unlinkat(last, name, Int32(AT_REMOVEDIR))
        close(last)
      }
    }
  }
}
