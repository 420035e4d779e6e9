internal import Glibc
internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// A name leads to the file it was shown for, and to no other one.
  @Suite struct ReferenceTests {
    private let watched = WatchedScratch()
    private var other: String { watched.scratch.path + "/other" }

    /// Writes a file whose name is bytes.
    private func write(_ name: [UInt8], _ text: String) {
      let path = (Array(watched.media.utf8) + [UInt8(ascii: "/")] + name + [0]).map(CChar.init(bitPattern:))
      let file = open(path, O_WRONLY | O_CREAT, 0o644)
      _ = Glibc.write(file, text, text.utf8.count)
      close(file)
    }

    @Test func `what a list shows names the same file again, whatever its name is`() async throws {
      let bad = Array("bad".utf8) + [0xFF, 0xFE] + Array(".mov".utf8)
      let names: [[UInt8]] = [
        bad, Array("bad\u{FFFD}\u{FFFD}.mov".utf8), Array("new\nline.mov".utf8),
        Array(#"new\x0aline.mov"#.utf8),
        Array(#"back\slash.mov"#.utf8), Array("a\u{202e}b.mov".utf8),
      ]
      for (number, name) in names.enumerated() { write(name, WatchedScratch.video() + "n=\(number)\n") }
      try await watched.run { (index) async throws in
        await index.settled()
        let rows = try await index.list(Selection(), limit: 10).rows
        #expect(Set(rows.map(\.pathBytes)) == Set(names))
        for row in rows where row.pathBytes != names[2] {
          #expect(try await index.row(row.path)?.id == row.id)
          #expect(try await index.row(row.absolutePath)?.id == row.id)
        }
        #expect(try await index.row(#"back\slash.mov"#)?.pathBytes == names[4])
        // The text of one name is the other name itself.
        let both = LibraryError.ambiguous(
          #"new\x0aline.mov"#,
          [#"\#(watched.media)/new\x0aline.mov"#, #"\#(watched.media)/new\\x0aline.mov"#])
        await #expect(throws: both) { try await index.row(#"new\x0aline.mov"#) }
        watched.remove(#"new\x0aline.mov"#)
        await index.settled()
        #expect(try await index.row(#"new\x0aline.mov"#)?.pathBytes == names[2])
      }
    }

    @Test func `a path in two watched folders is refused, and each is named by its absolute one`()
      async throws
    {
      for folder in [watched.media, other] {
        watched.write("\(folder)/IMG_1.jpg", WatchedScratch.photo() + "folder=\(folder)\n")
      }
      try await watched.run(folders: [watched.media, other]) { (index) async throws in
        await index.settled()
        let both = LibraryError.ambiguous("IMG_1.jpg", ["\(watched.media)/IMG_1.jpg", "\(other)/IMG_1.jpg"])
        await #expect(throws: both) { try await index.row("IMG_1.jpg") }
        #expect(both.problem(field: "path").code == .badValue)
        #expect(both.problem(field: "path").reason.contains("\(other)/IMG_1.jpg"))
        await #expect(throws: both.problem(field: "path")) { try await index.setDate("IMG_1.jpg", to: nil) }
        for folder in [watched.media, other] {
          #expect(try await index.row("\(folder)/./IMG_1.jpg")?.folder == folder)
        }
        watched.remove("IMG_1.jpg")
        await index.settled()
        #expect(try await index.row("IMG_1.jpg")?.folder == other)
      }
    }

    @Test func `a name in digits is an id, unless a file has it too`() async throws {
      watched.write("a.mov", WatchedScratch.video())
      try await watched.run { (index) async throws in
        await index.settled()
        let id = try #require(try await index.row("a.mov")?.id)
        #expect(try await index.row("\(id)")?.path == "a.mov")
        watched.write("\(id)", WatchedScratch.video() + "more=1\n")
        await index.settled()
        let both = LibraryError.ambiguous("\(id)", ["\(watched.media)/\(id)", "\(watched.media)/a.mov"])
        await #expect(throws: both) { try await index.row("\(id)") }
        #expect(try await index.row("./\(id)")?.path == "\(id)")
        // Only digits are an id.
        watched.write("+\(id)", WatchedScratch.video() + "another=1\n")
        await index.settled()
        #expect(try await index.row("+\(id)")?.path == "+\(id)")
      }
    }
  }
}
