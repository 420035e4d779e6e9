internal import Glibc
internal import Linux

/// A folder of a test's own, removed with all it holds when the test lets go of it.
final class Scratch: Sendable {
  let path: String

  init() {
    path = "/tmp/reeld-e2e-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    mkdir(path, 0o700)
  }

  deinit { Scratch.remove(path) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func makeFolder(_ name: String) -> String {
    mkdir(path(name), 0o700)
    return path(name)
  }

  func write(_ text: String, to name: String) throws {
    let file = try Descriptor.open(path(name), flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
    try file.write(Array(text.utf8))
  }

  func read(_ name: String) throws -> [UInt8] { try Scratch.read(path(name)) }

  static func read(_ path: String) throws -> [UInt8] {
    try Descriptor.open(path, flags: O_RDONLY).readAll(limit: 1 << 30)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names in a folder, without `.` and `..`; none when there is no folder.
  static func names(in path: String) -> [String] {
    guard let folder = try? Descriptor.openFolder(path), let reader = try? FolderReader(folder) else {
      return []
    }
    var names: [String] = []
    while let entry = try? reader.next() { names.append(String(decoding: entry.name, as: UTF8.self)) }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    chmod(path, 0o700)
    var entries: [[CChar]] = []
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        // A name is bytes, whatever they spell.
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
        }
        if name != [46], name != [46, 46] { entries.append(name) }
      }
      closedir(folder)
    }
    let prefix = Array(path.utf8CString.dropLast()) + [47]
    for name in entries { remove(bytes: prefix + name + [0]) }
    rmdir(path)
  }

  private static func remove(bytes path: [CChar]) {
    if unlink(path) == 0 { return }
    remove(String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}
