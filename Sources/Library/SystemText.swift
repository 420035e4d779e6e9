internal import Glibc

/// The system's English words for an errno; safe from any thread.
func describe(errno code: Int32) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
    guard let start = buffer.baseAddress, strerror_r(code, start, buffer.count) == 0 else {
      return "error \(code)"
    }
    return String(cString: start)
  }
}
