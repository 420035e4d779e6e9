internal import Glibc

/// The resources a process can be limited in (setrlimit).
package enum ResourceLimit: Sendable, CaseIterable {
  /// Bytes of address space.
  case addressSpace
  /// Seconds of CPU since the process started.
  case cpuSeconds
  /// Bytes a written file may have.
  case fileSize
  /// One more than the highest descriptor number.
  case openFiles
  /// Bytes of a core file.
  case core
  /// Processes and threads of the user.
  case processes

  var number: Int32 {
    switch self {
    case .addressSpace: Int32(RLIMIT_AS.rawValue)
    case .cpuSeconds: Int32(RLIMIT_CPU.rawValue)
    case .fileSize: Int32(RLIMIT_FSIZE.rawValue)
    case .openFiles: Int32(RLIMIT_NOFILE.rawValue)
    case .core: Int32(RLIMIT_CORE.rawValue)
    case .processes: Int32(__RLIMIT_NPROC.rawValue)
    }
  }
}
