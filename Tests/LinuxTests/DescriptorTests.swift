import Glibc
import Linux
import Testing

/// Files and folders through owned descriptors.
struct DescriptorTests {
  @Test func `a descriptor closes with its last reference`() throws {
    var (reading, writing) = try Descriptor.pipe() as (Descriptor, Descriptor?)
    var second = try writing?.duplicate(from: 200)
    #expect((second?.raw ?? 0) >= 200)
    for end in [reading, writing, second] { #expect(end.map { fcntl($0.raw, F_GETFD) } == FD_CLOEXEC) }
    writing = nil
    try reading.setNonblocking(true)
    #expect(linuxError { () throws(LinuxError) in _ = try reading.read(upTo: 1) }?.isWouldBlock == true)
    second = nil
    // A pipe ends when no writing end is open any more.
    #expect(try reading.read(upTo: 1) == [])
    (reading, writing) = try Descriptor.pipe()
  }

  @Test func `an error names the call, the file and the reason`() {
    let error = linuxError { () throws(LinuxError) in _ = try Descriptor.open("/no/such", flags: O_RDONLY) }
    #expect(error == LinuxError("open", "/no/such", code: ENOENT))
    #expect(error?.text == "open /no/such: No such file or directory (ENOENT)")
    #expect(error?.isMissing == true)
    #expect(LinuxError("x", code: 99_999).text == "x: unknown error (unknown)")
  }

  @Test func `a name with NUL is refused instead of cut short`() {
    let error = linuxError { () throws(LinuxError) in _ = try Descriptor.open("/dev/null\0x", flags: O_RDONLY)
    }
    #expect(error?.code == EINVAL)
  }

  @Test func `reading at a place leaves the file's own place`() throws {
    let scratch = try Scratch()
    try scratch.write("a", "0123456789")
    let file = try scratch.folder.openBeneath(Array("a".utf8), flags: O_RDONLY)
    #expect(try file.readAt(4, count: 3) == Array("456".utf8))
    #expect(try file.readAt(8, count: 30) == Array("89".utf8))
    #expect(try file.readAt(10, count: 1) == [])
    #expect(try file.readAt(0, count: 0) == [])
    #expect(try file.read(upTo: 2) == Array("01".utf8))
    #expect(try file.readAll(limit: 8) == Array("23456789".utf8))
    #expect(try file.read(upTo: 1) == [])
  }

  @Test func `more than the limit is refused`() throws {
    let scratch = try Scratch()
    try scratch.write("a", "0123456789")
    let file = try scratch.folder.openBeneath(Array("a".utf8), flags: O_RDONLY)
    #expect(linuxError { () throws(LinuxError) in _ = try file.readAll(limit: 9) }?.code == EFBIG)
  }

  @Test func `an empty pipe answers that it would block`() throws {
    let (reading, writing) = try Descriptor.pipe()
    try reading.setNonblocking(true)
    #expect(linuxError { () throws(LinuxError) in _ = try reading.read(upTo: 1) }?.isWouldBlock == true)
    try writing.write([1, 2])
    #expect(try reading.read(upTo: 9) == [1, 2])
  }

  @Test func `the status tells what a name is`() throws {
    let scratch = try Scratch()
    try scratch.write("file", "abc")
    symlink("file", scratch.path + "/link")
    mkfifo(scratch.path + "/fifo", 0o600)
    try scratch.folder.makeFolder("inner")
    try scratch.folder.makeFolder("inner")
    let file = try scratch.folder.status(of: Array("file".utf8))
    #expect(file.kind == .regular && file.size == 3 && file.links == 1 && file.permissions == 0o600)
    #expect(try scratch.folder.status(of: Array("link".utf8)).kind == .link)
    #expect(try scratch.folder.status(of: Array("fifo".utf8)).kind == .other)
    #expect(try scratch.folder.status(of: Array("inner".utf8)).kind == .folder)
    #expect(try scratch.folder.openBeneath(Array("file".utf8), flags: O_RDONLY).status() == file)
  }

  @Test(arguments: [(Int64(4_000_000_000_000), Int64.max), (-4_000_000_000_000, .min), (1, 1_000_000_005)])
  func `a time that does not fit nanoseconds stands at the end`(seconds: Int64, expected: Int64) throws {
    let scratch = try Scratch()
    try scratch.write("a", "")
    let times = [timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: Int(seconds), tv_nsec: 5)]
    #expect(utimensat(AT_FDCWD, scratch.path + "/a", times, 0) == 0)
    let modified = try scratch.folder.status(of: Array("a".utf8)).modified
    // File systems clamp times they cannot hold; what arrives is never past the asked end.
    #expect(modified == expected || (expected != 1_000_000_005 && (modified < 0) == (expected < 0)))
  }

  @Test func `nothing is opened outside the folder or through a link`() throws {
    let scratch = try Scratch()
    try scratch.folder.makeFolder("in")
    try scratch.write("secret", "s")
    symlink("../secret", scratch.path + "/in/link")
    symlink("/etc", scratch.path + "/in/etc")
    let inner = try scratch.folder.openBeneath(Array("in".utf8), flags: O_RDONLY | O_DIRECTORY)
    for path in ["../secret", "link", "/etc/passwd", "etc/passwd", "..", "x/../../secret"] {
      let error = linuxError { () throws(LinuxError) in
        _ = try inner.openBeneath(Array(path.utf8), flags: O_RDONLY)
      }
      #expect(error != nil, "\(path) was opened")
    }
  }

  @Test func `names of any bytes are opened as they are`() throws {
    let scratch = try Scratch()
    let name: [UInt8] = [0xE9, 0xFF, 0x0A, 0x1B]
    let raw = name.map { CChar(bitPattern: $0) } + [0]
    #expect(close(openat(scratch.folder.raw, raw, O_CREAT | O_WRONLY, 0o600)) == 0)
    #expect(try scratch.folder.openBeneath(name, flags: O_RDONLY).status().kind == .regular)
    let whole = Array(scratch.path.utf8) + [0x2F] + name
    #expect(try Descriptor.open(whole, flags: O_RDONLY).status().kind == .regular)
  }
}
