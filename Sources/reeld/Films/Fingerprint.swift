internal import Linux
internal import Plans

/// What proves that a source is still the file a film was cut from: its size, its first and its last 64 KiB.
enum Fingerprint {
  /// Bytes taken from each end.
  private static let portion = 64 * 1024

  /// The hash of both ends of an open file of `size` bytes.
  static func of(_ file: Descriptor, size: Int64) throws(LinuxError) -> String {
    let first = try file.readAt(0, count: portion)
    let last = try file.readAt(max(0, size - Int64(portion)), count: portion)
    return SHA256.hex([first, last])
  }
}
