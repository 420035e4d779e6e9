import Glibc
@testable import Linux
import Testing

/// What a watched folder tells, with real changes.
@Suite(.timeLimit(.minutes(1)))
struct InotifyTests {
  private let changes: Inotify.Mask = [
    .created, .closedAfterWriting, .deleted, .movedFrom, .movedTo, .deletedItself, .onlyFolders,
  ]

  private func events(_ inotify: Inotify) throws -> [Inotify.Event] {
    #expect(becomesReadable(inotify.descriptor))
    return try inotify.events()
  }

  @Test func `a file's life is told in order`() throws {
    let scratch = try Scratch()
    let inotify = try Inotify()
    #expect(try inotify.events().isEmpty)
    let watch = try inotify.watch(scratch.folder, changes)
    #expect(try inotify.watch(scratch.folder, changes) == watch)
    try scratch.write("a\n", "x")
    try scratch.folder.renameNew("a\n", to: "b")
    try scratch.folder.remove("b")
    try scratch.folder.makeFolder("inner")
    let seen = try events(inotify)
    #expect(seen.allSatisfy { $0.watch == watch })
    #expect(
      seen.map { String(decoding: $0.name, as: UTF8.self) } == ["a\n", "a\n", "a\n", "b", "b", "inner"])
    #expect(
      seen.map(\.mask) == [
        .created, .closedAfterWriting, .movedFrom, .movedTo, .deleted, [.created, .isFolder],
      ])
  }

  @Test func `a folder is watched wherever it is moved, until it is gone`() throws {
    let scratch = try Scratch()
    let inotify = try Inotify()
    try scratch.folder.makeFolder("old")
    let inner = try scratch.folder.openBeneath(Array("old".utf8), flags: O_RDONLY | O_DIRECTORY)
    let watch = try inotify.watch(inner, changes)
    try scratch.folder.renameNew("old", to: "new")
    try scratch.write("new/file", "")
    #expect(try events(inotify).first?.name == Array("file".utf8))
    unlink(scratch.path + "/new/file")
    rmdir(scratch.path + "/new")
    withExtendedLifetime(inner) {}
    let last = try events(inotify)
    #expect(last.allSatisfy { $0.watch == watch })
  }

  @Test func `an ended watch is told as ignored`() throws {
    let scratch = try Scratch()
    let inotify = try Inotify()
    let watch = try inotify.watch(scratch.folder, changes)
    inotify.unwatch(watch)
    let last = try events(inotify)
    #expect(last == [Inotify.Event(watch: watch, mask: .ignored, name: [])])
    inotify.unwatch(watch)
  }

  @Test func `what is no folder is not watched`() throws {
    let scratch = try Scratch()
    try scratch.write("a", "")
    let inotify = try Inotify()
    let error = linuxError { () throws(LinuxError) in
      _ = try inotify.watch(path: Array((scratch.path + "/a").utf8), changes)
    }
    #expect(error?.code == ENOTDIR)
  }

  @Test func `more events than a buffer holds all come, with long names`() throws {
    let scratch = try Scratch()
    let inotify = try Inotify()
    _ = try inotify.watch(scratch.folder, .created)
    let names = (0..<600).map { "\($0)-" + String(repeating: "n", count: 250) }
    for name in names { try scratch.write(name, "") }
    var seen: [String] = []
    while seen.count < names.count {
      seen += try events(inotify).map { String(decoding: $0.name, as: UTF8.self) }
    }
    #expect(seen == names)
  }
}
