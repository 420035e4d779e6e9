import Glibc
import Linux

/// An empty folder that goes with the test that made it.
final class Scratch {
  let path: String
  let folder: Descriptor

  init() throws {
    var template = Array("/tmp/reel-linux-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw LinuxError("mkdtemp", code: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    folder = try Descriptor.openFolder(path)
  }

  deinit { Self.remove(folder, path) }

  /// Folders first from the inside, then themselves.
  private static func remove(_ folder: Descriptor, _ path: String) {
    guard let reader = try? FolderReader(folder) else { return }
    while let entry = try? reader.next() {
      let name = entry.name.map { CChar(bitPattern: $0) } + [0]
      if entry.kind == .folder, let inner = try? folder.openBeneath(entry.name, flags: O_RDONLY | O_DIRECTORY)
      {
        remove(inner, path + "/" + String(decoding: entry.name, as: UTF8.self))
      } else {
        unlinkat(folder.raw, name, 0)
      }
    }
    rmdir(path)
  }

  func write(_ name: String, _ text: String) throws {
    try folder.create(name, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600).write(Array(text.utf8))
  }

  func read(_ name: String) throws -> String {
    let file = try folder.openBeneath(Array(name.utf8), flags: O_RDONLY)
    return String(decoding: try file.readAll(limit: 1 << 20), as: UTF8.self)
  }
}

/// The error a call throws; nil when it throws none.
func linuxError(_ call: () throws(LinuxError) -> Void) -> LinuxError? {
  do throws(LinuxError) {
    try call()
    return nil
  } catch { return error }
}

/// Waits for a descriptor to become readable; false when the time runs out, which no right test reaches.
func becomesReadable(_ descriptor: Descriptor, milliseconds: Int32 = 5000) -> Bool {
  var waited = pollfd(fd: descriptor.raw, events: Int16(POLLIN), revents: 0)
  return poll(&waited, 1, milliseconds) == 1
}
