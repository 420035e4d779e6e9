internal import Glibc

/// A folder of a test's own, removed with all it holds when the test lets go of it.
final class Scratch: Sendable {
  let path: String

  init(_ label: String = "library", in parent: String = "/tmp") {
    path = "\(parent)/reeld-\(label)-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    mkdir(path, 0o700)
  }

  deinit { Scratch.remove(path) }

  /// Removes a file or a whole tree; rights are given back first.
  static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      chmod(path, 0o700)
      for name in names(in: path) { remove(path + "/" + name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }

  /// The names in a folder, without `.` and `..`.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
