import Glibc
import Linux
import Testing

/// What a process does to itself, each in a process of its own, read back from the kernel.
@Suite(.timeLimit(.minutes(1)))
struct ThisProcessTests {
  private static func line(_ key: String, in path: String) throws -> String {
    let text = String(
      decoding: try Descriptor.open(path, flags: O_RDONLY).readAll(limit: 1 << 20), as: UTF8.self)
    let found = text.split(separator: "\n").first { $0.hasPrefix(key) } ?? ""
    return found.dropFirst(key.count).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `new privileges are refused and dumps are off`() async {
    await #expect(processExitsWith: .success) {
      try ThisProcess.refuseNewPrivileges()
      try ThisProcess.refuseDumps()
      // The flag is the thread's, and this is not the first one.
      #expect(try Self.line("NoNewPrivs:", in: "/proc/thread-self/status") == "1")
    }
  }

  @Test func `the kernel is told who dies first`() async {
    await #expect(processExitsWith: .success) {
      try ThisProcess.setOutOfMemoryScore(1000)
      #expect(try Self.line("", in: "/proc/self/oom_score_adj") == "1000")
    }
  }

  @Test func `limits hold, and the soft one moves below the hard one only`() async {
    await #expect(processExitsWith: .success) {
      try ThisProcess.limit(.openFiles, soft: 60, hard: 80)
      try ThisProcess.limit(.core, soft: 0, hard: 0)
      #expect(try Self.line("Max open files", in: "/proc/self/limits") == "60 80 files")
      #expect(try Self.line("Max core file size", in: "/proc/self/limits") == "0 0 bytes")
      var held: [Descriptor] = []
      var refused: Int32 = 0
      while refused == 0, held.count < 100 {
        do throws(LinuxError) { held.append(try Descriptor.open("/dev/null", flags: O_RDONLY)) } catch {
          refused = error.code
        }
      }
      #expect(refused == EMFILE)
    }
  }

  @Test func `a child of someone else is told so before it trusts the death signal`() async {
    await #expect(processExitsWith: .success) {
      // Both ends are ours, so the other end is not our parent.
      let (ours, _) = try MessageSocket.pair()
      do throws(LinuxError) {
        try ThisProcess.dieWithParent(onSocket: ours.descriptor.raw)
        Issue.record("took itself for its own parent")
      } catch { #expect(error.code == ESRCH) }
    }
  }

  @Test func `empty variables count as unset`() async {
    await #expect(processExitsWith: .success) {
      setenv("REEL_TEST_A", "x", 1)
      setenv("REEL_TEST_B", "", 1)
      #expect(ThisProcess.environment("REEL_TEST_A") == "x")
      #expect(ThisProcess.environment("REEL_TEST_B") == nil)
      #expect(ThisProcess.environment("REEL_TEST_C") == nil)
    }
  }

  @Test func `a process knows where it stands and where its program lies`() throws {
    #expect(ThisProcess.pid == getpid() && ThisProcess.userID == getuid())
    let folder = try Descriptor.openFolder(try #require(ThisProcess.currentFolder))
    #expect(try folder.status() == Descriptor.openFolder(".").status())
    #expect(try Descriptor.openFolder(ThisProcess.programFolder()).status().kind == .folder)
  }
}
