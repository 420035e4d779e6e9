import Glibc
import Linux
import Testing

/// Walking folders and publishing into them.
struct FolderTests {
  @Test func `a reader gives every name once and with its kind`() throws {
    let scratch = try Scratch()
    for number in 0..<500 { try scratch.write("file \(number)", "") }
    try scratch.folder.makeFolder("inner")
    symlink("nowhere", scratch.path + "/link")
    mkfifo(scratch.path + "/fifo", 0o600)
    let long = String(repeating: "n", count: 255)
    try scratch.write(long, "")
    var kinds: [String: FileStatus.Kind] = [:]
    let reader = try FolderReader(scratch.folder)
    while let entry = try reader.next() {
      let name = String(decoding: entry.name, as: UTF8.self)
      #expect(kinds[name] == nil)
      kinds[name] = try entry.kind ?? scratch.folder.status(of: entry.name).kind
    }
    #expect(kinds.count == 504)
    #expect(kinds["file 499"] == .regular && kinds[long] == .regular && kinds["inner"] == .folder)
    #expect(kinds["link"] == .link && kinds["fifo"] == .other)
    #expect(try reader.next() == nil)
  }

  @Test func `a status tells the birth of a file, whatever time it was given`() throws {
    let scratch = try Scratch()
    try scratch.write("a", "x")
    let times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 5)]
    #expect(utimensat(AT_FDCWD, scratch.path + "/a", times, 0) == 0)
    symlink("nowhere", scratch.path + "/link")
    let named = try scratch.folder.status(of: Array("a".utf8))
    let opened = try scratch.folder.openBeneath(Array("a".utf8), flags: O_RDONLY).status()
    #expect(named == opened)
    #expect(named.modified == 1_000_000_005 && named.size == 1 && named.kind == .regular && named.links == 1)
    let born = try #require(named.born)
    #expect(abs(WallTime.now * 1000 - born) < 60_000_000_000)
    #expect(try scratch.folder.status(of: Array("link".utf8)).kind == .link)
    #expect(try scratch.folder.status().device == named.device)
    var plain = stat()
    #expect(stat(scratch.path + "/a", &plain) == 0)
    #expect(UInt64(plain.st_dev) == named.device && UInt64(plain.st_ino) == named.inode)
  }

  @Test func `two readers of one folder do not disturb each other`() throws {
    let scratch = try Scratch()
    for number in 0..<5 { try scratch.write("\(number)", "") }
    let first = try FolderReader(scratch.folder)
    _ = try first.next()
    let second = try FolderReader(scratch.folder)
    var count = 0
    while try second.next() != nil { count += 1 }
    #expect(count == 5)
  }

  @Test func `what is no folder cannot be read as one`() throws {
    let null = try Descriptor.open("/dev/null", flags: O_RDONLY)
    #expect(linuxError { () throws(LinuxError) in _ = try FolderReader(null) }?.code == ENOTDIR)
  }

  @Test func `an unnamed file gets a free name and never a taken one`() throws {
    let scratch = try Scratch()
    let film = try scratch.folder.openUnnamed()
    #expect(try film.status().links == 0)
    try film.write(Array("film".utf8))
    try film.synchronize()
    try scratch.write("taken.mp4", "theirs")
    let error = linuxError { () throws(LinuxError) in try scratch.folder.linkUnnamed(film, as: "taken.mp4") }
    #expect(error?.isTaken == true)
    try scratch.folder.linkUnnamed(film, as: "free.mp4")
    try scratch.folder.synchronize()
    #expect(try scratch.read("free.mp4") == "film")
    #expect(try scratch.read("taken.mp4") == "theirs")
    #expect(try film.status().links == 1)
  }

  @Test func `a rename to a taken name is refused`() throws {
    let scratch = try Scratch()
    try scratch.write("old", "o")
    try scratch.write("new", "n")
    let error = linuxError { () throws(LinuxError) in try scratch.folder.renameNew("old", to: "new") }
    #expect(error?.isTaken == true)
    #expect(try scratch.read("new") == "n")
    try scratch.folder.renameNew("old", to: "other")
    #expect(try scratch.read("other") == "o")
    try scratch.folder.remove("new")
    #expect(linuxError { () throws(LinuxError) in try scratch.folder.remove("new") }?.isMissing == true)
  }

  @Test func `missing folders are made on the way`() throws {
    let scratch = try Scratch()
    let made = try Descriptor.openFolder(making: scratch.path + "/a/b//c", mode: 0o700)
    #expect(try made.status().kind == .folder)
    #expect(try Descriptor.openFolder(making: scratch.path + "/a/b").status().permissions == 0o700)
    try scratch.write("file", "")
    let error = linuxError { () throws(LinuxError) in
      _ = try Descriptor.openFolder(making: scratch.path + "/file/x")
    }
    #expect(error?.code == ENOTDIR)
  }

  @Test func `a file system tells its room and whether it hides changes`() throws {
    let system = try Scratch().folder.fileSystem()
    #expect(system.freeBytes > 0)
    let proc = try Descriptor.openFolder("/proc").fileSystem()
    #expect(proc.magic == 0x9fa0 && !proc.hidesChanges && proc.id != system.id)
  }

  @Test func `one daemon holds the state folder and the next learns its pid`() throws {
    let scratch = try Scratch()
    do {
      let lock = try StateLock(stateFolder: scratch.folder)
      #expect(throws: StateLock.Refusal.held(by: getpid())) { _ = try StateLock(stateFolder: scratch.folder) }
      #expect(try scratch.read("lock") == "\(getpid())\n")
      withExtendedLifetime(lock) {}
    }
    _ = try StateLock(stateFolder: scratch.folder)
  }

  @Test func `a lock that is a link is not followed`() throws {
    let scratch = try Scratch()
    symlink("elsewhere", scratch.path + "/lock")
    #expect(throws: StateLock.Refusal.failed(LinuxError("create", "lock", code: ELOOP))) {
      _ = try StateLock(stateFolder: scratch.folder)
    }
  }
}
