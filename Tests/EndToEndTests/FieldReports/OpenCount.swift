internal import Glibc
internal import Linux

/// Counts how often the files of a folder are opened, by whichever process.
final class OpenCount {
  private let inotify: Inotify
  private var counted = 0

  init(_ folder: String) throws {
    inotify = try Inotify()
    _ = try inotify.watch(path: Array(folder.utf8), Inotify.Mask(rawValue: UInt32(IN_OPEN)))
  }

  /// Opened files since the beginning; folders do not count.
  func files() throws -> Int {
    while case let events = try inotify.events(), !events.isEmpty {
      counted += events.count { !$0.name.isEmpty && !$0.mask.contains(.isFolder) }
    }
    return counted
  }
}
