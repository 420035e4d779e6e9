internal import Glibc
internal import Linux

/// Planned deaths, for the tests of what a death leaves: `REELD_FAULT=linked` ends the daemon at that point.
///
/// Debug builds only; a release program has none of it.
enum Fault {
  #if DEBUG
    private static let planned = ThisProcess.environment("REELD_FAULT")
  #endif

  /// Ends the daemon as kill -9 would, if this is the point it was asked to die at.
  static func strike(_ point: String) {
    #if DEBUG
      if point == planned { kill(getpid(), SIGKILL) }
    #endif
  }
}
