internal import CLibAV
internal import CLibAVShim
internal import Glibc
internal import Synchronization

/// Where libav's complaints go: standard error, a bounded number of lines for each job.
package enum MediaLog {
  /// Lines one job may write; a damaged file has libav complain of every packet.
  private static let linesPerJob = 40

  private static let linesLeft = Atomic<Int>(linesPerJob)

  /// Sends errors to standard error from now on, and drops everything milder.
  package static func start() {
    reel_av_log_to(AV_LOG_ERROR) { _, line in
      guard let line else { return }
      let left = MediaLog.linesLeft.subtract(1, ordering: .relaxed).newValue
      guard left >= 0 else { return }
      // A full pipe loses the line: what is said here must never hold up work.
      _ = write(STDERR_FILENO, line, strlen(line))
    }
  }

  /// A new job begins: it has its own share of lines.
  package static func beginJob() { linesLeft.store(linesPerJob, ordering: .relaxed) }
}
