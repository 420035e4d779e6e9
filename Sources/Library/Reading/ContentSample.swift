internal import Linux

/// Some places of a file that stand for all of it: reading the whole would take an hour a terabyte.
struct ContentSample {
  /// Hexadecimal digits kept of a sum that only tells files of one library apart: 128 bits.
  static let digits = 32

  private let file: Descriptor
  private var parts: [[UInt8]] = []

  init(_ file: Descriptor) { self.file = file }

  /// Adds bytes of a place; fewer where the file ends.
  mutating func add(_ place: Int64, _ count: Int) throws(LinuxError) {
    parts.append(try file.readAt(place, count: count))
  }

  mutating func add(_ text: String) { parts.append(Array(text.utf8)) }

  /// SHA-256 in hexadecimal.
  var hash: String { SHA256.hex(parts) }
}
