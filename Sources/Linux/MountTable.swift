internal import Glibc

/// Far more than thousands of mounts take.
private let longestTable = 8 << 20

/// The mounts that this process sees (proc_pid_mountinfo(5)).
package final class MountTable: Sendable {
  private static let path = "/proc/self/mountinfo"

  /// Urgent when a mount came, went or changed since it was last polled.
  package let descriptor: Descriptor

  package init() throws(LinuxError) {
    descriptor = try Descriptor.open(Self.path, flags: O_RDONLY)
  }

  /// The mounts at a folder and below it, a line each: another mount in the same place is another line.
  package func mounts(within folder: String) -> [String] {
    guard let bytes = try? Descriptor.open(Self.path, flags: O_RDONLY).readAll(limit: longestTable) else {
      return []
    }
    return Self.lines(bytes, within: folder)
  }

  package static func lines(_ table: [UInt8], within folder: String) -> [String] {
    let below = folder.hasSuffix("/") ? folder : folder + "/"
    return table.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
      guard fields.count > 5 else { return nil }
      let point = unescaped(fields[4])
      guard point == folder || point.hasPrefix(below) else { return nil }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// Blanks and backslashes of a path are written as three octal digits.
  private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
