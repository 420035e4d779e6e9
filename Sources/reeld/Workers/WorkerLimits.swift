internal import Linux

/// What one job of a worker may use up; beyond it the job ends, and only it.
struct WorkerLimits: Sendable, Equatable {
  /// Bytes of address space. Beyond it an allocation fails and the worker aborts.
  var addressSpace: UInt64
  /// CPU seconds of this job (SIGXCPU).
  var cpuSeconds: UInt64
  /// Bytes of one written file (SIGXFSZ).
  var fileSize: UInt64
  /// One more than the highest descriptor.
  var openFiles: UInt64
  /// From the request to the answer.
  var wall: Duration
  /// Between two signs of progress; nil where a job shows none.
  var silence: Duration?

  /// One look into one file.
  static let probe = WorkerLimits(
    addressSpace: 1 << 30, cpuSeconds: 10, fileSize: 0, openFiles: 32, wall: .seconds(20), silence: nil)

  /// Hearing one piece of music: half an hour of it costs some 20 s, any length some 300 MiB, and three hours are heard.
  static let listen = WorkerLimits(
    addressSpace: 1 << 30, cpuSeconds: 600, fileSize: 0, openFiles: 32, wall: .seconds(1200), silence: nil)

  /// A look at three moments of a clip, decoded from the keyframes before them.
  static let glimpse = WorkerLimits(
    addressSpace: 3 << 30, cpuSeconds: 30, fileSize: 0, openFiles: 32, wall: .seconds(60), silence: nil)

  /// A part of a film of `filmSeconds` whose output is estimated at `bytes`.
  static func render(filmSeconds: Int64, bytes: Int64) -> WorkerLimits {
    WorkerLimits(
      addressSpace: 3 << 30, cpuSeconds: UInt64(4 * filmSeconds + 600),
      fileSize: UInt64(2 * bytes) + 64 << 20, openFiles: 256, wall: .seconds(10 * filmSeconds + 600),
      silence: .seconds(60))
  }

  /// Moves the soft limits of a kept worker to this job's.
  func apply(to process: WorkerProcess) throws(LinuxError) {
    // The kernel counts CPU from the start of the process, in whole seconds; round what is used up.
    let used = UInt64(max(0, try process.cpuTime())) / 1_000_000_000 + 1
    try process.limit(.addressSpace, to: addressSpace)
    try process.limit(.cpuSeconds, to: used + cpuSeconds)
    try process.limit(.fileSize, to: fileSize)
    try process.limit(.openFiles, to: openFiles)
  }
}
