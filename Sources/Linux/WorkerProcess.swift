internal import CLinux
internal import Glibc
internal import Synchronization

/// A started child process in a process group of its own, fenced from our descriptors and environment.
package final class WorkerProcess: Sendable {
  /// How a process ended.
  package enum Exit: Sendable, Equatable {
    case code(Int32)
    case signal(Int32)
  }

  /// The process, and the group it leads.
  package let pid: Int32
  /// Becomes readable when the process ends (pidfd); for a poller.
  package let ending: Descriptor
  // The pid names the process only until it is reaped: killing and reaping must not cross.
  private let reaped = Mutex<Exit?>(nil)

  private init(pid: Int32, ending: Descriptor) {
    self.pid = pid
    self.ending = ending
  }

  /// The two variables a worker gets: no locale files, and no backtracer that would hang on to the pipe.
  /// SVT-AV1 would greet everyone on standard error; 1 leaves its errors.
  private static let environment = ["LANG=C", "SWIFT_BACKTRACE=enable=no", "SVT_LOG=1"]

  /// The death signal follows the spawning thread, so this one lives as long as the program.
  private static let spawner = Result { () throws(LinuxError) in try SerialThread(named: "spawner") }

  /// Starts `executable`, an absolute path, with `socket` as descriptor 0 and `log` as 1 and 2, nothing else
  /// open, default signals, an empty mask and a group of its own.
  ///
  /// Descriptor 1 is the log too, since what a library prints must never reach a file opened under a free
  /// number.
  package static func spawn(
    executable: String, arguments: [String] = [], socket: Descriptor, log: Descriptor
  ) throws(LinuxError) -> WorkerProcess {
    let started = try spawner.get().runAndWait {
      Result { () throws(LinuxError) in try start(executable, arguments, socket, log) }
    }
    return try started.get()
  }

  private static func start(
    _ executable: String, _ arguments: [String], _ socket: Descriptor, _ log: Descriptor
  ) throws(LinuxError) -> WorkerProcess {
    // Above the standard numbers, so that no duplication below overwrites the source of the next.
    let input = try socket.duplicate()
    let output = try log.duplicate()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.raw, 0)
    posix_spawn_file_actions_adddup2(&actions, output.raw, 1)
    posix_spawn_file_actions_adddup2(&actions, output.raw, 2)
    reel_spawn_close_from(&actions, 3)

    var attributes = spawnAttributes()
    defer { posix_spawnattr_destroy(&attributes) }
    var pid: pid_t = 0
    let code = withCStrings([executable] + arguments) { (argv) in
      withCStrings(environment) { (envp) in
        posix_spawn(&pid, executable, &actions, &attributes, argv, envp)
      }
    }
    withExtendedLifetime((input, output)) {}
    guard code == 0 else { throw LinuxError("spawn", executable, code: code) }
    do throws(LinuxError) {
      let ending = try retrying("pidfd_open", executable) { reel_process_descriptor(pid) }
      return WorkerProcess(pid: pid, ending: Descriptor(owning: ending))
    } catch {
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
      throw error
    }
  }

  /// A group of its own, default signals and an empty mask; whoever asks destroys them.
  private static func spawnAttributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  /// Sends a signal to the whole group; nothing once the process was reaped.
  package func killGroup(_ signal: Int32 = SIGKILL) {
    reaped.withLock { if $0 == nil { _ = reel_kill_group(pid, signal) } }
  }

  /// Waits for the end and reaps it; every later call answers the same.
  package func wait() throws(LinuxError) -> Exit {
    while true {
      if let exit = try exitIfEnded() { return exit }
      _ = try Waiting.ready([ending.raw])
    }
  }

  /// How it ended, if it has; reaps it.
  package func exitIfEnded() throws(LinuxError) -> Exit? {
    try reaped.withLock { (reaped) throws(LinuxError) in
      if let exit = reaped { return exit }
      var status: Int32 = 0
      let answer = try retrying("waitpid") { waitpid(pid, &status, WNOHANG) }
      guard answer == pid else { return nil }
      // wait(2): the low seven bits are the signal, the next byte the exit code.
      let exit: Exit = status & 0x7f == 0 ? .code((status >> 8) & 0xff) : .signal(status & 0x7f)
      reaped = exit
      return exit
    }
  }

  /// Moves the soft limit, never above the hard one the worker set itself.
  package func limit(_ resource: ResourceLimit, to value: UInt64) throws(LinuxError) {
    _ = try retrying("prlimit", "\(resource)") { reel_soft_limit(pid, resource.number, value) }
  }

  /// CPU time used so far in nanoseconds; the CPU limit counts from the start of the process.
  package func cpuTime() throws(LinuxError) -> Int64 {
    try retrying("clock_gettime", "CPU time") { reel_process_cpu(pid) }
  }
}

/// Calls `body` with a NULL-terminated array of C strings that live as long as the call.
private func withCStrings<Value>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
) -> Value {
  var pointers = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}
