internal import Linux

/// What a file is recognised by when neither its name nor its place is left: its size, its first and its last 64 KiB.
struct ContentKey: Sendable, Hashable {
  /// SHA-256 of both ends, in hexadecimal.
  var hash: String
  /// Bytes.
  var size: Int64

  /// Bytes taken from each end: they hold the headers and the indexes of every container.
  private static let portion = 64 * 1024

  init(hash: String, size: Int64) {
    self.hash = hash
    self.size = size
  }

  init(of file: Descriptor, size: Int64) throws(LinuxError) {
    let first = try file.readAt(0, count: Self.portion)
    let last = try file.readAt(max(0, size - Int64(Self.portion)), count: Self.portion)
    self.init(hash: SHA256.hex([first, last]), size: size)
  }
}
