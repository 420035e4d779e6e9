internal import CLinux
internal import Glibc

/// What a process may ask of the kernel about itself; a worker's first steps.
package enum ThisProcess {
  package static var pid: Int32 { getpid() }
  package static var userID: UInt32 { getuid() }

  /// Dies with its parent, the process on the other end of `socket`.
  ///
  /// - Throws: ESRCH when the parent was gone before the signal was set.
  package static func dieWithParent(onSocket socket: Int32) throws(LinuxError) {
    _ = try retrying("prctl", "death signal") { reel_die_with_parent() }
    let parent = try Peer(ofSocket: socket)
    guard getppid() == parent.pid else { throw LinuxError("prctl", "death signal", code: ESRCH) }
  }

  /// No program started from here gains rights by its file's mode; for this thread and those it starts.
  package static func refuseNewPrivileges() throws(LinuxError) {
    _ = try retrying("prctl", "no new privileges") { reel_no_new_privileges() }
  }

  /// Gives the kernel what the allocator holds and nobody uses: after a burst of work that is most of it.
  package static func returnFreeMemory() { reel_return_free_memory() }

  /// No core file, and no other process of the user may read this one's memory.
  package static func refuseDumps() throws(LinuxError) {
    _ = try retrying("prctl", "not dumpable") { reel_not_dumpable() }
  }

  /// How soon the kernel picks this process when memory runs out: -1000 to 1000 (first).
  package static func setOutOfMemoryScore(_ score: Int) throws(LinuxError) {
    let file = try Descriptor.open("/proc/self/oom_score_adj", flags: O_WRONLY)
    try file.write(Array(String(score).utf8))
  }

  /// Sets the soft and the hard limit.
  package static func limit(_ resource: ResourceLimit, soft: UInt64, hard: UInt64) throws(LinuxError) {
    _ = try retrying("setrlimit", "\(resource)") { reel_limit(0, resource.number, soft, hard) }
  }

  /// Blocks these signals for this thread and those it starts; before any other thread exists.
  package static func blockSignals(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Writing to a closed pipe or socket answers EPIPE instead of killing the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Fills closed standard descriptors with /dev/null, so that no file or socket is ever taken for one of
  /// them.
  package static func openStandardDescriptors() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is this one, since those below are open by now.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// The value of an environment variable; nil when unset or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The folder relative paths start from; nil when it was removed.
  package static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The folder the running program's file lies in.
  package static func programFolder() throws(LinuxError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = try retrying("readlink", "/proc/self/exe") {
      readlink("/proc/self/exe", &buffer, buffer.count - 1)
    }
    let path = String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let slash = path.lastIndex(of: "/") else { return "/" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
