/// What a worker is started for; it decides the limits the worker can never leave.
enum Role: String {
  case probe, render

  /// Bytes of address space (reliability.md 3): beyond it an allocation fails and the worker aborts.
  var addressSpace: UInt64 {
    switch self {
    case .probe: 1 << 30
    case .render: 3 << 30
    }
  }

  /// One more than the highest descriptor.
  var openFiles: UInt64 {
    switch self {
    case .probe: 32
    case .render: 256
    }
  }

  /// Bytes of a file it may write: a look into a file writes nothing.
  var fileSize: UInt64 {
    switch self {
    case .probe: 0
    case .render: .max
    }
  }
}
