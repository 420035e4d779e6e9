/// What the shell is told; scripts rely on these.
enum ExitCode: Int32, Sendable {
  case done = 0
  /// Refused or failed; the reason stands on stderr.
  case failed = 1
  /// The command line was not understood.
  case usage = 2
  /// No daemon answers (EX_UNAVAILABLE of sysexits).
  case unreachable = 69
  /// Ctrl-C.
  case interrupted = 130
}
