import Glibc
import Linux
import Sandbox
import Testing

/// What a worker cannot do any more, each tried in a process of its own.
@Suite(.timeLimit(.minutes(1)))
struct SandboxTests {
  private static func opens(_ path: String, _ flags: Int32) -> Int32 {
    do throws(LinuxError) {
      _ = try Descriptor.open(path, flags: flags)
      return 0
    } catch { return error.code }
  }

  @Test func `no file is opened by its path, and what is open can still be read`() async {
    await #expect(processExitsWith: .success) {
      let open = try Descriptor.open("/proc/self/status", flags: O_RDONLY)
      try ThisProcess.refuseNewPrivileges()
      try CallFilter.raise()
      #expect(Self.opens("/etc/hostname", O_RDONLY) == EACCES)
      #expect(Self.opens("/tmp/escaped", O_WRONLY | O_CREAT) == EACCES)
      #expect(try open.read(upTo: 64).isEmpty == false)
    }
  }

  @Test func `Landlock alone keeps files away where the kernel has it`() async {
    await #expect(processExitsWith: .success) {
      try ThisProcess.refuseNewPrivileges()
      let version = try FileWall.raise()
      #expect(Self.opens("/etc/hostname", O_RDONLY) == (version > 0 ? EACCES : 0))
    }
  }

  @Test func `threads start, memory comes and goes, and time passes`() async {
    await #expect(processExitsWith: .success) {
      try ThisProcess.refuseNewPrivileges()
      _ = try FileWall.raise()
      try CallFilter.raise()
      var thread = pthread_t()
      let started = pthread_create(
        &thread, nil,
        { _ in
          usleep(1000)
          return nil
        }, nil)
      #expect(started == 0 && pthread_join(thread, nil) == 0)
      let bytes = [UInt8](repeating: 1, count: 64 << 20)
      #expect(bytes.last == 1)
      var now = timespec()
      #expect(clock_gettime(CLOCK_MONOTONIC, &now) == 0)
    }
  }

  @Test func `memory is never writable and executable`() async {
    await #expect(processExitsWith: .success) {
      try ThisProcess.refuseNewPrivileges()
      try CallFilter.raise()
      let page = mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      #expect(page == MAP_FAILED)
    }
  }

  @Test func `a socket ends the process`() async {
    await #expect(processExitsWith: .signal(SIGSYS)) {
      try ThisProcess.refuseNewPrivileges()
      try CallFilter.raise()
      _ = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    }
  }

  @Test func `starting a program ends the process`() async {
    await #expect(processExitsWith: .signal(SIGSYS)) {
      try ThisProcess.refuseNewPrivileges()
      try CallFilter.raise()
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
      _ = execv("/bin/true", &arguments)
    }
  }

  @Test func `a signal to the parent ends the process`() async {
    await #expect(processExitsWith: .signal(SIGSYS)) {
      try ThisProcess.refuseNewPrivileges()
      try CallFilter.raise()
      _ = kill(getppid(), 0)
    }
  }
}
