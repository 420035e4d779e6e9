/// Cuts what a connection sends into lines. A CR before the LF goes, empty lines are no lines.
package struct LineBuffer: Sendable {
  /// What there is to read.
  package enum Line: Sendable, Equatable {
    case complete([UInt8])
    /// Over the limit: nothing more is kept or read from here on.
    case tooLong
  }

  /// Bytes of a request's line without its end; a longer one costs the client its connection.
  package static let longestRequest = 1 << 20

  private let longestLine: Int
  private var bytes: [UInt8] = []
  /// Where the first line not handed out begins, and how far no line feed was found.
  private var start = 0
  private var searched = 0
  private var isOver = false

  package init(longestLine: Int = longestRequest) { self.longestLine = longestLine }

  package mutating func append(_ more: [UInt8]) {
    if isOver { return }
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
      searched = 0
    }
    bytes += more
  }

  /// The next line; nil until more bytes come.
  package mutating func next() -> Line? {
    while !isOver {
      guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
        searched = bytes.count
        // A CR may still belong to the line's end.
        if bytes.count - start > longestLine + 1 { return giveUp() }
        dropRead()
        return nil
      }
      let line = Self.withoutCR(bytes[start..<end])
      start = end + 1
      searched = start
      if line.count > longestLine { return giveUp() }
      if !line.isEmpty { return .complete(Array(line)) }
    }
    return nil
  }

  /// What stood after the last line feed, when the input has ended; nil when that is nothing.
  package mutating func rest() -> Line? {
    if let line = next() { return line }
    let line = Self.withoutCR(bytes[start...])
    start = bytes.count
    if line.count > longestLine { return giveUp() }
    return line.isEmpty ? nil : .complete(Array(line))
  }

  private mutating func giveUp() -> Line {
    isOver = true
    bytes = []
    start = 0
    searched = 0
    return .tooLong
  }

  /// Keeps the buffer no longer than what was not read yet.
  private mutating func dropRead() {
    if start == 0 { return }
    bytes.removeFirst(start)
    searched -= start
    start = 0
  }

  private static func withoutCR(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}
