internal import Linux

/// Checks a database's content on a thread of its own.
actor DatabaseChecker {
  private let executor: BlockingExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init() throws(LinuxError) { executor = try BlockingExecutor(named: "check") }

  /// The first fault of a file that another connection works on; nil when it is sound.
  func fault(in path: String) -> String? { Database.fault(in: path) }
}
