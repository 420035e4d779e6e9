internal import Library
internal import Plans
internal import Testing

extension WatchedFolders {
  /// One set of files is one index, in whatever order the files came.
  @Suite struct ArrivalTests {
    private static func photo(_ container: String, _ more: String) -> String {
      "photo\ncontainer=\(container)\nexif-original=2020:02:03 04:05:\(more)\n"
    }

    /// Files that lend each other dates, offsets and places, by their names.
    static let sets: [[(name: String, text: String)]] = [
      // Renditions by stem, of which one knows the offset; the third shows the largest picture.
      [
        ("a.png", photo("png", "06\nexif-original-offset=+03:00")), ("a.avif", photo("avif", "08")),
        ("a.webp", photo("webp", "07\nsize=640x480")),
      ],
      // Two originals of an edit without a date.
      [
        ("IMG_1.JPG", photo("jpeg", "06")), ("IMG_1.PNG", photo("png", "06\nexif-original-offset=+03:00")),
        ("IMG_E1.JPG", "photo\nsize=640x480\n"),
      ],
      // Exact copies of which one has a date in its name.
      [("x.mp4", "video\n"), ("VID_20230304_101112.mp4", "video\n"), ("a longer name.mp4", "video\n")],
      // A pair, and a second movie of its identifier.
      [
        ("A.HEIC", photo("heif", "06\nidentifier=X")),
        ("A.MOV", "video\nheader-date=2020-02-03T01:05:06Z\nidentifier=X\nmilliseconds=2500\n"),
        ("B.MOV", "video\nquicktime-creationdate=2020-02-03T04:05:07+0300\nidentifier=X\n"),
      ],
      // Stills of one identifier without a movie: the larger ones come later by their names.
      [
        ("A.HEIC", photo("heif", "06\nidentifier=X")),
        ("B.HEIC", photo("heif", "06\nidentifier=X\nsize=640x480")),
        ("C.HEIC", photo("heif", "06\nidentifier=X\nsize=800x600")),
      ],
    ]

    private static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

    /// All that rows say of the files, but their numbers and the file's own time.
    private func told(_ files: [(name: String, text: String)], oneByOne: Bool) async throws -> [String] {
      let watched = WatchedScratch()
      if !oneByOne { for file in files { watched.write(file.name, file.text, modified: 1_600_000_000) } }
      return try await watched.run { (index) async throws in
        for file in files where oneByOne {
          watched.write(file.name, file.text, modified: 1_600_000_000)
          await index.settled()
        }
        await index.settled()
        var lines: [String] = []
        for name in files.map(\.name).sorted() {
          let row = try #require(try await index.row(name))
          lines.append(
            "\(name) \(row.finding) \(row.kind?.rawValue ?? "") \(row.copyOf ?? "") \(row.pair?.movie ?? "")")
        }
        let counted = try await index.count(Selection())
        return lines + ["\(try await index.paths().sorted()) \(counted.count) \(counted.copies)"]
      }
    }

    @Test(arguments: sets.indices)
    func `the same files give the same index in every order of arrival`(set: Int) async throws {
      let files = Self.sets[set]
      let expected = try await told(files, oneByOne: false)
      for order in Self.orders {
        #expect(try await told(order.map { files[$0] }, oneByOne: true) == expected, "\(order)")
      }
    }

    @Test func `the offset that any of three renditions knows is all of theirs`() async throws {
      let lines = try await told(Self.sets[0], oneByOne: false)
      #expect(
        lines[2].hasPrefix("a.webp")
          && lines[2].contains("offsetSource: Library.CaptureDate.OffsetSource.pair"))
    }
  }
}
