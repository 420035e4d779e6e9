internal import Synchronization

/// The job that runs now and how far it is, for whoever asks from any thread.
final class CurrentRun: Sendable {
  private let state = Mutex<(job: Int64, board: ProgressBoard)?>(nil)

  func begin(_ job: Int64, _ board: ProgressBoard) { state.withLock { $0 = (job, board) } }

  func end() { state.withLock { $0 = nil } }

  /// Nil for a job that does not run.
  func progress(of job: Int64) -> JobProgress? {
    state.withLock { $0.flatMap { $0.job == job ? $0.board : nil } }?.current
  }
}
