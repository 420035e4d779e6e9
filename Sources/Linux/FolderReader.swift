internal import CLinux
internal import Glibc

/// Reads the names in an open folder one after the other, in the kernel's order.
package final class FolderReader {
  /// One name; `.` and `..` are left out.
  package struct Entry: Sendable, Equatable {
    package let name: [UInt8]
    /// Nil where the file system does not say.
    package let kind: FileStatus.Kind?
  }

  private let stream: OpaquePointer

  /// The folder may be read again and again; each reader has a place of its own.
  package init(_ folder: Descriptor) throws(LinuxError) {
    let own = try retrying("open", "folder") {
      openat(folder.raw, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard let stream = fdopendir(own) else {
      let error = LinuxError.last("fdopendir")
      close(own)
      throw error
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// The next name; nil after the last.
  package func next() throws(LinuxError) -> Entry? {
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        let code = errno
        if code == 0 { return nil }
        throw LinuxError("readdir", code: code)
      }
      let name = Self.name(of: entry)
      if name == [0x2e] || name == [0x2e, 0x2e] { continue }
      return Entry(name: name, kind: Self.kind(of: entry))
    }
  }

  /// The record ends with its name, so the struct must not be copied whole: it is shorter than its type.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = UnsafeRawPointer(entry).advanced(by: offset)
    return Array(
      UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
  }

  private static func kind(of entry: UnsafeMutablePointer<dirent>) -> FileStatus.Kind? {
    switch Int(entry.pointee.d_type) {
    case Int(DT_UNKNOWN): nil
    case Int(DT_REG): .regular
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    default: .other
    }
  }
}
