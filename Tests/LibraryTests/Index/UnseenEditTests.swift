internal import Glibc
@testable internal import Library
internal import Linux
internal import Plans
internal import Testing

extension WatchedFolders {
  /// Size and time of a file can be put back after an edit; the inode's own time cannot.
  @Suite struct UnseenEditTests {
    private let watched = WatchedScratch()
    private static let time: Int64 = 1_700_000_000
    private static let before = WatchedScratch.video("2024-06-01T10:00:00Z")
    private static let after = WatchedScratch.video("2024-06-02T10:00:00Z")

    private func day(_ name: String, _ index: Index) async throws -> Int? {
      try await index.row(name)?.day?.day
    }

    /// Does something while the index runs, or between two runs of it.
    private func compare(
      live: Bool, _ act: @Sendable () -> Void, _ check: (Index) async throws -> Void
    ) async throws {
      try await watched.run { (index) async throws in
        await index.settled()
        if live {
          act()
          await index.settled()
          try await check(index)
        }
      }
      if !live { act() }
      try await watched.run { (index) async throws in
        await index.settled()
        try await check(index)
      }
    }

    // As `exiftool -P -overwrite_original_in_place`, or a program that calls utime after its write.
    @Test(arguments: [true, false])
    func `an edit in place that keeps size and time is seen`(live: Bool) async throws {
      watched.write("a.mp4", Self.before, modified: Self.time)
      try await compare(live: live) {
        watched.write("a.mp4", Self.after, modified: Self.time)
      } _: { (index) async throws in
        #expect(try await day("a.mp4", index) == 2)
        #expect(try await index.count(Selection()).count == 1)
      }
    }

    // As `exiftool -P`, which writes another file and renames it.
    @Test(arguments: [true, false])
    func `another file of the same size and time that takes the name is seen`(live: Bool) async throws {
      watched.write("a.mp4", Self.before, modified: Self.time)
      try await compare(live: live) {
        let other = watched.write("\(watched.scratch.path)/other", Self.after, modified: Self.time)
        watched.move(other, "a.mp4")
      } _: { (index) async throws in
        #expect(try await day("a.mp4", index) == 2)
      }
    }

    @Test(arguments: [true, false])
    func `a new file with the name, size and time of one that went is looked into`(live: Bool) async throws {
      watched.write("x/a.mp4", Self.before, modified: Self.time)
      try await compare(live: live) {
        watched.write("y/a.mp4", Self.after, modified: Self.time)
        watched.remove("x/a.mp4")
      } _: { (index) async throws in
        #expect(try await day("y/a.mp4", index) == 2)
      }
    }

    @Test(arguments: [true, false])
    func `what was changed of rights, names and links is not looked into again`(live: Bool) async throws {
      for name in ["a", "b", "c"] { watched.write("\(name).mp4", Self.before + "\(name)=1\n") }
      try await compare(live: live) {
        chmod(watched.media + "/a.mp4", 0o600)
        watched.move("b.mp4", "moved.mp4")
        link(watched.media + "/c.mp4", watched.media + "/second.mp4")
      } _: { (index) async throws in
        #expect(try await index.paths().sorted() == ["a.mp4", "c.mp4", "moved.mp4"])
        #expect(watched.prober.names.count == 3)
      }
    }

    // Field report C7.
    @Test(arguments: [true, false])
    func `a refused file is tried again when its rights change`(live: Bool) async throws {
      watched.write("a.mp4", "refuse no right")
      try await compare(live: live) {
        chmod(watched.media + "/a.mp4", 0o600)
      } _: { (_) async throws in
        #expect(watched.prober.names.count == 2)
      }
    }

    @Test func `an index of an earlier version reads nothing again, and sees edits from then on`()
      async throws
    {
      watched.write("a.mp4", Self.before, modified: Self.time)
      watched.write("b.mp4", "refuse broken")
      try await watched.run { (index) async throws in await index.settled() }
      do {
        let database = try Database(path: watched.state + "/index.db", schema: IndexSchema.schema)
        try database.run("UPDATE file SET ctime_ns = NULL, seal = NULL")
      }
      try await watched.run { (index) async throws in
        await index.settled()
        #expect(watched.prober.names.count == 2)
        watched.write("a.mp4", Self.after, modified: Self.time)
        await index.settled()
        #expect(try await day("a.mp4", index) == 2)
      }
    }

    @Test func `a movie's index is sealed wherever it lies`() throws {
      func box(_ name: String, _ count: Int) -> [UInt8] {
        let size = withUnsafeBytes(of: UInt32(count + 8).bigEndian) { Array($0) }
        return size + Array(name.utf8) + [UInt8](repeating: 7, count: count)
      }
      let head = box("ftyp", 8) + box("mdat", 300_000)
      var bytes = head + box("moov", 200_000)
      func seal() throws -> String? {
        let path = watched.scratch.path + "/long.mov"
        let file = try Descriptor.open(path, flags: O_RDWR | O_CREAT | O_TRUNC, mode: 0o600)
        try file.write(bytes)
        return ContentSeal.of(file, Int64(bytes.count))
      }
      let first = try seal()
      let again = try seal()
      bytes[head.count + 24] = 8
      let other = try seal()
      #expect(first != nil && again == first)
      #expect(other != nil && other != first)
    }
  }
}
