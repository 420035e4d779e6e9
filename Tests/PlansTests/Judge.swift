import Glibc

/// The system's own zone files and Python's reading of them.
enum Judge {
  /// The bytes of a file; empty when it cannot be read.
  static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    return rest(of: file)
  }

  static func zoneFile(_ name: String) -> [UInt8] { bytes("/usr/share/zoneinfo/\(name)") }

  /// The lines that a Python program prints. The program must hold no single quotes.
  static func python(_ program: String) -> [Substring] {
    guard let output = popen("python3 -c '\(program)'", "r") else { return [] }
    defer { pclose(output) }
    return String(decoding: rest(of: output), as: UTF8.self).split(separator: "\n")
  }

  private static func rest(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return all }
      all += part[..<count]
    }
  }
}
