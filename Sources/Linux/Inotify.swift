internal import CLinux
internal import Glibc

/// Bytes read at a time: over 200 events with the longest names.
private let bufferSize = 65_536

/// Watches folders for changes (inotify). Never blocks.
package final class Inotify: Sendable {
  /// What happened, or what to watch for; inotify(7) explains each.
  package struct Mask: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    package static let attributes = Mask(rawValue: UInt32(IN_ATTRIB))
    package static let closedAfterWriting = Mask(rawValue: UInt32(IN_CLOSE_WRITE))
    package static let created = Mask(rawValue: UInt32(IN_CREATE))
    package static let deleted = Mask(rawValue: UInt32(IN_DELETE))
    package static let deletedItself = Mask(rawValue: UInt32(IN_DELETE_SELF))
    package static let movedFrom = Mask(rawValue: UInt32(IN_MOVED_FROM))
    package static let movedTo = Mask(rawValue: UInt32(IN_MOVED_TO))
    package static let movedItself = Mask(rawValue: UInt32(IN_MOVE_SELF))
    /// For watching: refuse what is no folder; no events of deleted children.
    package static let onlyFolders = Mask(rawValue: UInt32(IN_ONLYDIR))
    package static let notUnlinked = Mask(rawValue: UInt32(IN_EXCL_UNLINK))
    /// For watching: also what the same folder is watched for already.
    package static let added = Mask(rawValue: UInt32(IN_MASK_ADD))
    /// In events: it happened to a folder.
    package static let isFolder = Mask(rawValue: UInt32(IN_ISDIR))
    /// In events: the watch is gone; the file system is; events were lost (watch -1).
    package static let ignored = Mask(rawValue: UInt32(IN_IGNORED))
    package static let unmounted = Mask(rawValue: UInt32(IN_UNMOUNT))
    package static let overflow = Mask(rawValue: UInt32(IN_Q_OVERFLOW))
  }

  /// One change.
  package struct Event: Sendable, Equatable {
    /// The watch it belongs to; -1 when events were lost.
    package let watch: Int32
    package let mask: Mask
    /// The name inside the watched folder; empty for the folder itself.
    package let name: [UInt8]
  }

  package let descriptor: Descriptor

  /// - Throws: EMFILE when the user has no instances left.
  package init() throws(LinuxError) {
    let flags = Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)
    descriptor = Descriptor(owning: try retrying("inotify_init") { inotify_init1(flags) })
  }

  /// Watches an open folder, whatever its path is by now; the same folder gives the same number.
  ///
  /// - Throws: ENOSPC when the user has no watches left.
  package func watch(_ folder: Descriptor, _ mask: Mask) throws(LinuxError) -> Int32 {
    // The kernel wants a path: the descriptor's own in /proc, whose link must be followed.
    let path = "/proc/self/fd/\(folder.raw)"
    return try retrying("inotify_add_watch", path) {
      inotify_add_watch(descriptor.raw, path, mask.rawValue)
    }
  }

  /// Watches a path of raw bytes.
  package func watch(path: [UInt8], _ mask: Mask) throws(LinuxError) -> Int32 {
    let name = try FileName.forC(path, operation: "inotify_add_watch")
    return try retrying("inotify_add_watch", FileName.text(path)) {
      inotify_add_watch(descriptor.raw, name, mask.rawValue)
    }
  }

  /// Ends a watch; one that is gone already is no error.
  package func unwatch(_ watch: Int32) { inotify_rm_watch(descriptor.raw, watch) }

  /// What happened since the last call, in order; empty when nothing did. One buffer at a time.
  package func events() throws(LinuxError) -> [Event] {
    do throws(LinuxError) {
      return Self.events(in: try descriptor.read(upTo: bufferSize))
    } catch {
      if error.isWouldBlock { return [] }
      throw error
    }
  }

  private static func events(in bytes: [UInt8]) -> [Event] {
    let headerSize = MemoryLayout<inotify_event>.size
    var events: [Event] = []
    var place = 0
    bytes.withUnsafeBytes { (buffer) in
      while place + headerSize <= buffer.count {
        let header = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        let start = place + headerSize
        let end = min(start + Int(header.len), buffer.count)
        // The name is filled up with NULs.
        let name = Array(buffer[start..<end].prefix { $0 != 0 })
        events.append(
          Event(watch: header.wd, mask: Mask(rawValue: header.mask), name: name))
        place = end
      }
    }
    return events
  }
}
