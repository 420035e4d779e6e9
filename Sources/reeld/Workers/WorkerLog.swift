internal import Linux

/// The last words of a worker: what its libraries print, bounded by the pipe itself and by what is kept here.
///
/// Both ends of the pipe never wait: a worker that prints more than a pipe holds loses it, instead of standing still.
struct WorkerLog {
  /// Bytes kept of the latest output.
  private static let kept = 4096
  /// Bytes read from the pipe at a time.
  private static let portion = 16_384

  private let reading: Descriptor
  private var latest: [UInt8] = []

  /// The log and the end for the worker.
  static func make() throws(LinuxError) -> (WorkerLog, Descriptor) {
    let pipe = try Descriptor.pipe()
    try pipe.reading.setNonblocking(true)
    try pipe.writing.setNonblocking(true)
    return (WorkerLog(reading: pipe.reading), pipe.writing)
  }

  private init(reading: Descriptor) { self.reading = reading }

  /// Empties the pipe.
  mutating func drain() {
    while let bytes = try? reading.read(upTo: Self.portion), !bytes.isEmpty {
      latest = Array((latest + bytes).suffix(Self.kept))
    }
  }

  /// The latest lines, and nothing of them afterwards.
  mutating func take() -> String {
    drain()
    defer { latest = [] }
    return String(decoding: latest, as: UTF8.self)
  }
}
