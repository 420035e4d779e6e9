internal import Glibc
internal import Plans
internal import Wire

/// Files of cases, one JSON object a line.
enum CaseFile {
  /// The moment most cases are told at: a Friday in August.
  static let usualNow = "2026-08-21T14:30:00+02:00"

  /// Why a file holds no cases.
  struct Fault: Error {
    var text: String
  }

  static func lines(of path: String) throws(Fault) -> [String] {
    guard let file = fopen(path, "r") else { throw Fault(text: "cannot open \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  static func cases(of path: String) throws(Fault) -> [Case] {
    var found: [Case] = []
    for line in try lines(of: path) {
      guard let json = try? JSONText.parse(Array(line.utf8)), let test = Case(json) else {
        throw Fault(text: "no case: \(line)")
      }
      found.append(test)
    }
    return found
  }
}
