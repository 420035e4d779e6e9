internal import Glibc
internal import Library
internal import Linux
internal import Plans
internal import Testing

@testable import reeld

@Suite struct FilmFolderTests {
  private let folder: TemporaryFolder
  private let films: FilmFolder

  init() throws {
    folder = try TemporaryFolder()
    films = FilmFolder(path: folder.path("films"))
    try films.make()
  }

  private func draft(_ text: String) throws -> Draft {
    let draft = try films.draft(job: 1)
    try draft.descriptor.write(Array(text.utf8))
    return draft
  }

  private func read(_ name: String) throws -> String {
    let file = try Descriptor.open(folder.path("films/\(name)"), flags: O_RDONLY)
    return String(decoding: try file.readAll(limit: 1000), as: UTF8.self)
  }

  @Test func `a film has its name only when it is published`() throws {
    let draft = try draft("whole")
    let reader = try FolderReader(try Descriptor.openFolder(films.path))
    #expect(try reader.next() == nil)
    #expect(try films.publish(draft, as: "a.mp4") == nil)
    #expect(try read("a.mp4") == "whole")
  }

  @Test func `a film that is not published leaves nothing`() throws {
    do { _ = try draft("half") }
    let reader = try FolderReader(try Descriptor.openFolder(films.path))
    #expect(try reader.next() == nil)
  }

  @Test func `a picture keeps the name it has, and takes nobody else's`() throws {
    #expect(try films.keep(try draft("ours"), as: "a.poster.jpg") == "a.poster.jpg")
    #expect(try films.keep(try draft("ours"), as: "a.poster.jpg") == "a.poster.jpg")
    #expect(try films.keep(try draft("other"), as: "a.poster.jpg") == "a.poster (2).jpg")
    symlink(folder.path("films/a.poster.jpg"), folder.path("films/b.poster.jpg"))
    #expect(try films.keep(try draft("ours"), as: "b.poster.jpg") == "b.poster (2).jpg")
    #expect(try read("a.poster.jpg") == "ours" && (try read("a.poster (2).jpg")) == "other")
  }

  @Test func `a picture that cannot be named says what the system said, and tries no other name`() throws {
    let name = String(repeating: "x", count: 300) + ".poster.jpg"
    let error = #expect(throws: LinuxError.self) { try films.keep(try draft("ours"), as: name) }
    #expect(error?.code == ENAMETOOLONG)
  }

  @Test func `a film is published with its name, and a folder that cannot be synced is told`() throws {
    // A descriptor that only names a place takes names and no fsync(2); O_PATH of open(2) is not imported.
    let place = try Descriptor.open(films.path, flags: 0o10_000_000 | O_DIRECTORY)
    let draft = try Draft(in: place, named: "1")
    try draft.descriptor.write(Array("whole".utf8))
    #expect(try films.publish(draft, as: "a.mp4")?.code == EBADF)
    #expect(try read("a.mp4") == "whole")
  }

  @Test func `a folder that is moved in the last moment takes its film along`() throws {
    let draft = try draft("whole")
    rename(films.path, folder.path("elsewhere"))
    #expect(try films.publish(draft, as: "a.mp4") == nil)
    #expect(access(folder.path("elsewhere/a.mp4"), F_OK) == 0)
  }

  @Test func `a taken name is never replaced, the next number is used`() throws {
    #expect(try films.publish(try draft("first"), as: "a.mp4") == nil)
    let second = try draft("second")
    let error = #expect(throws: LinuxError.self) { try films.publish(second, as: "a.mp4") }
    #expect(error?.isTaken == true)
    let free = try films.freeName("a.mp4", from: 1)
    #expect(free.name == "a (2).mp4")
    #expect(try films.publish(second, as: free.name) == nil)
    #expect(try films.freeName("a.mp4", from: 1).name == "a (3).mp4")
    #expect(try films.freeName("a.mp4", from: 7).name == "a (7).mp4")
    #expect(try read("a.mp4") == "first")
    #expect(try read("a (2).mp4") == "second")
  }

  @Test func `a film that was being published is known again by its bytes`() throws {
    let draft = try draft("whole")
    let sealed = try films.seal(draft)
    let publication = Publication(
      folder: films.path, name: "a.mp4", size: sealed.size, hash: sealed.hash, frames: 1,
      picture: PictureSize(width: 2, height: 2), segments: .init(encoded: 1, reused: 0))
    #expect(!films.holds(publication))
    #expect(try films.publish(draft, as: "a.mp4") == nil)
    #expect(films.holds(publication))
    var linked = publication
    linked.name = "link.mp4"
    symlink("a.mp4", folder.path("films/link.mp4"))
    #expect(!films.holds(linked))
    var other = publication
    other.hash = String(repeating: "0", count: 64)
    #expect(!films.holds(other))
  }

  @Test func `the parents of a named folder are never made`() throws {
    let away = FilmFolder(path: folder.path("disk/films"))
    #expect(throws: LinuxError.self) { try away.draft(job: 1) }
    #expect(access(folder.path("disk"), F_OK) != 0)
  }
}
