import Glibc
import Linux
import Testing

/// Real children: what they get, what they do not, and how they end.
@Suite(.timeLimit(.minutes(1)))
struct WorkerProcessTests {
  /// A child with our end of its socket and the log's reading end.
  private struct Child {
    let process: WorkerProcess
    let socket: MessageSocket
    let log: Descriptor

    init(_ executable: String, _ arguments: String...) throws {
      let (ours, theirs) = try MessageSocket.pair()
      let (reading, writing) = try Descriptor.pipe()
      process = try WorkerProcess.spawn(
        executable: executable, arguments: arguments, socket: theirs, log: writing)
      socket = ours
      log = reading
    }

    /// Closes its input.
    func end() { shutdown(socket.descriptor.raw, Int32(SHUT_RDWR)) }

    /// Everything it wrote, once it and its writing end are gone.
    func output() throws -> String { String(decoding: try log.readAll(limit: 1 << 20), as: UTF8.self) }
  }

  @Test func `a child reads its socket and its prints go to the log`() throws {
    let child = try Child("/bin/cat")
    try child.socket.descriptor.write(Array("through the socket".utf8))
    child.end()
    #expect(try child.output() == "through the socket")
    #expect(try child.process.wait() == .code(0))
    #expect(try child.process.wait() == .code(0))
  }

  @Test func `a child gets three variables and three descriptors`() throws {
    let extra = try Descriptor.open("/dev/null", flags: O_RDONLY)
    // Even one that is not close-on-exec stays here.
    #expect(fcntl(extra.raw, F_SETFD, 0) == 0)
    let variables = try Child("/usr/bin/env")
    #expect(try variables.output() == "LANG=C\nSWIFT_BACKTRACE=enable=no\nSVT_LOG=1\n")
    // The fourth is the folder that ls itself reads.
    let numbers = try Child("/bin/ls", "/proc/self/fd")
    #expect(try numbers.output() == "0\n1\n2\n3\n")
    for child in [variables, numbers] { #expect(try child.process.wait() == .code(0)) }
    withExtendedLifetime(extra) {}
  }

  @Test func `a child leads its own group and blocks and ignores none of our signals`() throws {
    let group = try Child("/bin/cut", "-d ", "-f5", "/proc/self/stat")
    #expect(try group.output() == "\(group.process.pid)\n")
    let signals = try Child("/bin/grep", "-E", "SigBlk|SigIgn", "/proc/self/status")
    for line in try signals.output().split(separator: "\n") {
      let mask = try #require(line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) })
      // Some versions of glibc keep their own two, 32 and 33, ignored in what they spawn.
      #expect(mask & ~(0b11 << 31) == 0, "\(line)")
    }
    for child in [group, signals] { #expect(try child.process.wait() == .code(0)) }
  }

  @Test func `an exit code comes through`() throws {
    #expect(try Child("/bin/sh", "-c", "exit 70").process.wait() == .code(70))
  }

  @Test func `a killed group ends with its signal and its children`() throws {
    let child = try Child("/bin/sh", "-c", "sleep 600 & echo started; wait")
    #expect(try child.log.read(upTo: 8) == Array("started\n".utf8))
    #expect(try child.process.exitIfEnded() == nil)
    child.process.killGroup()
    #expect(becomesReadable(child.process.ending))
    #expect(try child.process.wait() == .signal(SIGKILL))
    // The log ends only when the sleeping grandchild is gone too.
    #expect(try child.output() == "")
    child.process.killGroup()
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGTERM])
  func `a death by signal is told from an exit`(signal: Int32) throws {
    #expect(try Child("/bin/sh", "-c", "kill -\(signal) $$").process.wait() == .signal(signal))
  }

  @Test func `the end of a child closes the socket`() throws {
    let child = try Child("/bin/sh", "-c", "exit 0")
    #expect(try child.socket.receive() == nil)
    _ = try child.process.wait()
  }

  @Test func `a program that is not there is an error`() {
    let error = linuxError { () throws(LinuxError) in
      let (_, theirs) = try MessageSocket.pair()
      let (_, writing) = try Descriptor.pipe()
      _ = try WorkerProcess.spawn(executable: "/no/such/worker", socket: theirs, log: writing)
    }
    #expect(error == LinuxError("spawn", "/no/such/worker", code: ENOENT))
  }

  @Test func `the limit of CPU time ends a child that spins`() throws {
    let child = try Child("/bin/sh", "-c", "while :; do :; done")
    try child.process.limit(.cpuSeconds, to: 1)
    #expect(try child.process.wait() == .signal(SIGXCPU))
  }

  @Test func `the limit of file size ends a child that writes on`() throws {
    let scratch = try Scratch()
    let child = try Child(
      "/bin/sh", "-c", "read go; exec dd if=/dev/zero of=\(scratch.path)/big bs=1024 count=64")
    try child.process.limit(.fileSize, to: 4096)
    try child.socket.descriptor.write([0x0A])
    #expect(try child.process.wait() == .signal(SIGXFSZ))
    #expect(try scratch.folder.status(of: Array("big".utf8)).size == 4096)
  }

  @Test func `a limit moves within the hard one`() throws {
    let child = try Child("/bin/sh", "-c", "ulimit -Sn 40; ulimit -Hn 50; echo ready; read go; ulimit -Sn")
    #expect(try child.log.read(upTo: 6) == Array("ready\n".utf8))
    try child.process.limit(.openFiles, to: 4000)
    try child.socket.descriptor.write([0x0A])
    #expect(try child.output() == "50\n")
    _ = try child.process.wait()
  }

  @Test func `CPU time is counted`() throws {
    let child = try Child(
      "/bin/sh", "-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; echo done; read go")
    #expect(try child.log.read(upTo: 5) == Array("done\n".utf8))
    #expect(try child.process.cpuTime() > 1_000_000)
    child.process.killGroup()
    _ = try child.process.wait()
  }

  @Test func `the spawning thread lives on, so a death signal does not fire`() throws {
    // A second spawn comes from the same thread as the first: both see one parent thread alive.
    let first = try Child("/bin/cat")
    let second = try Child("/bin/cat")
    #expect(try first.process.exitIfEnded() == nil && second.process.exitIfEnded() == nil)
    for child in [first, second] {
      child.end()
      #expect(try child.process.wait() == .code(0))
    }
  }
}
