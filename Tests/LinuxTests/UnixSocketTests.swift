import Glibc
import Linux
import Testing

/// Listening, connecting, and who may.
@Suite(.timeLimit(.minutes(1)))
struct UnixSocketTests {
  private func listener(_ scratch: Scratch, mode: UInt32 = 0o600) throws -> UnixListener {
    let lock = try StateLock(stateFolder: scratch.folder)
    return try UnixListener.bind(path: scratch.path + "/s", mode: mode, holding: lock)
  }

  private func accepted(_ listener: UnixListener) throws -> UnixConnection {
    #expect(becomesReadable(listener.descriptor))
    return try #require(try listener.accept())
  }

  private func bytes(_ connection: UnixConnection) throws -> [UInt8]? {
    #expect(becomesReadable(connection.descriptor))
    if case .bytes(let bytes, _) = try connection.receive(upTo: 65_536) { return bytes }
    return nil
  }

  @Test func `a client and the daemon talk both ways and know each other`() throws {
    let scratch = try Scratch()
    let listener = try listener(scratch)
    #expect(try listener.accept() == nil)
    let client = try UnixConnection.connect(path: scratch.path + "/s")
    let daemon = try accepted(listener)
    #expect(daemon.peer.pid == getpid() && daemon.peer.userID == getuid() && daemon.peer.groupID == getgid())
    #expect(client.peer.pid == getpid())
    try client.sendAll(Array("question".utf8))
    #expect(try bytes(daemon) == Array("question".utf8))
    guard case .nothing = try daemon.receive(upTo: 10) else {
      Issue.record("more than was sent")
      return
    }
    #expect(try daemon.send(Array("answer".utf8)[...]) == 6)
    #expect(try bytes(client) == Array("answer".utf8))
  }

  @Test func `after the last question answers still arrive`() throws {
    let scratch = try Scratch()
    let listener = try listener(scratch)
    let client = try UnixConnection.connect(path: scratch.path + "/s")
    let daemon = try accepted(listener)
    try client.sendAll([1])
    client.finishSending()
    #expect(try bytes(daemon) == [1])
    #expect(becomesReadable(daemon.descriptor))
    guard case .end = try daemon.receive(upTo: 10) else {
      Issue.record("no end")
      return
    }
    _ = try daemon.send([2])
    #expect(try bytes(client) == [2])
  }

  @Test(arguments: [0o600, 0o660, 0o666] as [UInt32])
  func `the mode is as asked, whatever the umask`(mode: UInt32) throws {
    let scratch = try Scratch()
    let listener = try listener(scratch, mode: mode)
    #expect(try scratch.folder.status(of: Array("s".utf8)).permissions == mode)
    listener.removeFile()
    #expect(
      linuxError { () throws(LinuxError) in _ = try UnixConnection.connect(path: scratch.path + "/s") }?.code
        == ENOENT)
  }

  @Test func `the group is as asked`() throws {
    let scratch = try Scratch()
    let lock = try StateLock(stateFolder: scratch.folder)
    let listener = try UnixListener.bind(
      path: scratch.path + "/s", mode: 0o660, group: getgid(), holding: lock)
    #expect(try scratch.folder.status(of: Array("s".utf8)).group == getgid())
    withExtendedLifetime(listener) {}
  }

  @Test func `a socket nobody listens on is replaced`() throws {
    let scratch = try Scratch()
    var old: UnixListener? = try listener(scratch)
    let inode = try scratch.folder.status(of: Array("s".utf8)).inode
    withExtendedLifetime(old) {}
    old = nil
    #expect(
      linuxError { () throws(LinuxError) in _ = try UnixConnection.connect(path: scratch.path + "/s") }?.code
        == ECONNREFUSED)
    let new = try listener(scratch)
    #expect(try scratch.folder.status(of: Array("s".utf8)).inode != inode || new.path != nil)
    _ = try UnixConnection.connect(path: scratch.path + "/s")
  }

  @Test func `a socket someone listens on, and what is no socket, are left alone`() throws {
    let scratch = try Scratch()
    let first = try listener(scratch)
    let path = scratch.path + "/s"
    let lock = try StateLock(stateFolder: scratch.folder)
    do throws(LinuxError) {
      _ = try UnixListener.bind(path: path, mode: 0o600, holding: lock)
      Issue.record("took a living socket's place")
    } catch { #expect(error.code == EADDRINUSE) }
    _ = try accepted(first)
    try scratch.write("file", "mine")
    do throws(LinuxError) {
      _ = try UnixListener.bind(path: scratch.path + "/file", mode: 0o600, holding: lock)
      Issue.record("took a file's place")
    } catch { #expect(error.code == EEXIST) }
    #expect(try scratch.read("file") == "mine")
  }

  @Test func `a path longer than the kernel's limit is refused`() throws {
    let path = "/tmp/" + String(repeating: "x", count: 200)
    #expect(
      linuxError { () throws(LinuxError) in _ = try UnixConnection.connect(path: path) }?.code == ENAMETOOLONG
    )
    #expect(linuxError { () throws(LinuxError) in _ = try UnixConnection.connect(path: "") }?.code == EINVAL)
  }

  @Test func `a reader that does not read stops the writer without blocking it`() throws {
    let scratch = try Scratch()
    let listener = try listener(scratch)
    let client = try UnixConnection.connect(path: scratch.path + "/s")
    let daemon = try accepted(listener)
    let block = [UInt8](repeating: 1, count: 65_536)
    var sent = 0
    while true {
      let count = try daemon.send(block[...])
      if count == 0 { break }
      sent += count
    }
    #expect(sent > 0)
    var received = 0
    while received < sent { received += try bytes(client)?.count ?? 0 }
    #expect(received == sent)
    #expect(try daemon.send([1]) == 1)
  }

  @Test func `writing to a client that has gone is an error`() throws {
    let scratch = try Scratch()
    let listener = try listener(scratch)
    var client: UnixConnection? = try UnixConnection.connect(path: scratch.path + "/s")
    let daemon = try accepted(listener)
    withExtendedLifetime(client) {}
    client = nil
    #expect(linuxError { () throws(LinuxError) in _ = try daemon.send([1]) }?.code == EPIPE)
  }

  @Test func `a descriptor sent beside a line arrives with it`() throws {
    let scratch = try Scratch()
    let listener = try listener(scratch)
    let client = try UnixConnection.connect(path: scratch.path + "/s")
    let daemon = try accepted(listener)
    let file = try Descriptor.open("/dev/null", flags: O_RDONLY)
    try client.send(Array("line\n".utf8), beside: file)
    #expect(becomesReadable(daemon.descriptor))
    guard case .bytes(let line, let beside) = try daemon.receive(upTo: 100) else {
      Issue.record("nothing came")
      return
    }
    #expect(line == Array("line\n".utf8) && beside.count == 1)
    #expect(try beside.first?.status() == file.status())
  }
}
