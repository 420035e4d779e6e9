/// Runs an actor on a thread of its own, because its calls block (SQLite, waiting for a worker).
///
/// Use: `let executor: BlockingExecutor` and
/// `nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }`.
package final class BlockingExecutor: SerialExecutor {
  private let thread: SerialThread

  /// - Throws: EAGAIN when the system has no more threads to give.
  package init(named name: String) throws(LinuxError) { thread = try SerialThread(named: name) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The job keeps its actor, and so this executor, until it has run.
    thread.run { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
