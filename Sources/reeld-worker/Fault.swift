internal import Glibc
internal import Linux

/// Planned misbehaviour, for the tests of what a bad worker can cost: `REELD_FAULT=segv` or the argument `fault=segv`.
///
/// Debug builds only; a release program has none of it.
enum Fault: String {
  case segv, abort, spin, hang, oom

  #if DEBUG
    /// Bytes asked for at a time by `oom`.
    private static let portion = 64 << 20

    private static let planned: Fault? = {
      let argument = CommandLine.arguments.first { $0.hasPrefix("fault=") }.map { String($0.dropFirst(6)) }
      return (argument ?? ThisProcess.environment("REELD_FAULT")).flatMap { Fault(rawValue: $0) }
    }()
  #endif

  /// Misbehaves as planned, if anything is planned.
  static func strike() {
    #if DEBUG
      switch planned {
      case nil: return
      case .segv: raise(SIGSEGV)
      case .abort: Glibc.abort()
      case .spin: while true { _ = getpid() }
      case .hang: while true { pause() }
      case .oom:
        var kept: [[UInt8]] = []
        while kept.count < Int.max { kept.append([UInt8](repeating: 1, count: portion)) }
      }
    #endif
  }
}
