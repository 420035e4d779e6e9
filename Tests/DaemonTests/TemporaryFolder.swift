internal import Glibc
internal import Linux

/// A folder of one test, gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/reeld-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure.noFolder(errno) }
    path = String(cString: made)
  }

  enum Failure: Error {
    case noFolder(Int32)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    if let folder = try? Descriptor.openFolder(path), let reader = try? FolderReader(folder) {
      while let entry = try? reader.next() {
        let name = "\(path)/\(String(decoding: entry.name, as: UTF8.self))"
        if entry.kind == .folder { remove(name) } else { unlink(name) }
      }
    }
    rmdir(path)
  }

  /// The path of a name in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// A folder inside, made.
  func folder(_ name: String) -> String {
    mkdir(path(name), 0o755)
    return path(name)
  }
}
