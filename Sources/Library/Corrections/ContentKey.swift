package import Linux

/// What proves that a file is still the one it was, whatever its name and place: its size, its first and its
/// last 64 KiB.
package struct ContentKey: Sendable, Hashable {
  /// SHA-256 of both ends, in hexadecimal.
  package var hash: String
  /// Bytes.
  package var size: Int64

  /// Bytes taken from each end: they hold the headers and the indexes of every container.
  private static let portion = 64 * 1024

  init(hash: String, size: Int64) {
    self.hash = hash
    self.size = size
  }

  package init(of file: Descriptor, size: Int64) throws(LinuxError) {
    var content = ContentSample(file)
    try content.add(0, Self.portion)
    try content.add(max(0, size - Int64(Self.portion)), Self.portion)
    self.init(hash: content.hash, size: size)
  }
}
