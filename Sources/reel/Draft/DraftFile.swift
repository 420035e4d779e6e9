internal import Glibc
internal import Linux

/// A draft in a file of its own while an editor has it.
final class DraftFile {
  let path: String
  private let folder: String
  /// Bytes a person may write into it.
  private static let largest = 1 << 20
  private static let name = "plan.jsonc"

  init() throws(LinuxError) {
    let place = ThisProcess.environment("XDG_RUNTIME_DIR") ?? ThisProcess.environment("TMPDIR") ?? "/tmp"
    var template = Array("\(place)/reel-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw LinuxError("mkdtemp", place, code: errno) }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = "\(folder)/\(Self.name)"
  }

  func write(_ text: String) throws(LinuxError) {
    let file = try Descriptor.open(path, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
    try file.write(Array(text.utf8))
  }

  /// What the person left; empty when the file is gone.
  func read() throws(LinuxError) -> String {
    do throws(LinuxError) {
      let file = try Descriptor.open(path, flags: O_RDONLY)
      return String(decoding: try file.readAll(limit: Self.largest), as: UTF8.self)
    } catch {
      if error.isMissing { return "" }
      throw error
    }
  }

  /// Takes the file away; editors' own copies beside it keep the folder.
  func remove() {
    unlink(path)
    rmdir(folder)
  }
}
