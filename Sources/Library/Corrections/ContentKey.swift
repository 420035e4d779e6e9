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
    let first = try file.readAt(0, count: Self.portion)
    let last = try file.readAt(max(0, size - Int64(Self.portion)), count: Self.portion)
    self.init(hash: SHA256.hex([first, last]), size: size)
  }
}
