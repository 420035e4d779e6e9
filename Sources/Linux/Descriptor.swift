internal import CLinux
internal import Glibc

/// Owns one file descriptor and closes it with its last reference.
package final class Descriptor: Sendable {
  /// The number; valid as long as this object lives.
  package let raw: Int32

  /// Takes over an open descriptor.
  package init(owning raw: Int32) { self.raw = raw }

  deinit { close(raw) }

  /// Opens a path; close-on-exec is added to the flags.
  package static func open(_ path: String, flags: Int32, mode: UInt32 = 0) throws(LinuxError) -> Descriptor {
    let name = try FileName.forC(path, operation: "open")
    let opened = try retrying("open", path) { Glibc.open(name, flags | O_CLOEXEC, mode) }
    return Descriptor(owning: opened)
  }

  /// Opens a path of raw bytes; close-on-exec is added to the flags.
  package static func open(_ path: [UInt8], flags: Int32) throws(LinuxError) -> Descriptor {
    let name = try FileName.forC(path, operation: "open")
    let opened = try retrying("open", FileName.text(path)) { Glibc.open(name, flags | O_CLOEXEC) }
    return Descriptor(owning: opened)
  }

  /// Opens a path below this folder; no link anywhere in it is followed and nothing leads out of the folder.
  package func openBeneath(_ path: [UInt8], flags: Int32) throws(LinuxError) -> Descriptor {
    let name = try FileName.forC(path, operation: "open")
    let opened = try retrying("open", FileName.text(path)) {
      reel_open_beneath(raw, name, flags | O_CLOEXEC)
    }
    return Descriptor(owning: opened)
  }

  /// Opens a new file without a name in this folder, read and write (O_TMPFILE).
  ///
  /// - Throws: EOPNOTSUPP or EISDIR where the file system has no unnamed files.
  package func openUnnamed() throws(LinuxError) -> Descriptor {
    Descriptor(owning: try retrying("open", "an unnamed file") { reel_open_unnamed(raw) })
  }

  /// A second descriptor of the same open file.
  package func duplicate(from lowest: Int32 = 3) throws(LinuxError) -> Descriptor {
    Descriptor(owning: try retrying("duplicate") { reel_duplicate(raw, lowest) })
  }

  /// Sets whether calls answer EAGAIN instead of waiting.
  package func setNonblocking(_ on: Bool) throws(LinuxError) {
    _ = try retrying("fcntl") { reel_set_nonblocking(raw, on ? 1 : 0) }
  }

  package func status() throws(LinuxError) -> FileStatus {
    var (status, born) = (stat(), timespec())
    let hasBorn = try retrying("fstat") { reel_status(raw, nil, &status, &born) }
    return FileStatus(status, born: hasBorn == 1 ? born : nil)
  }

  /// A second descriptor of the program's standard input.
  package static func standardInput() throws(LinuxError) -> Descriptor {
    Descriptor(owning: try retrying("duplicate", "standard input") { reel_duplicate(STDIN_FILENO, 3) })
  }

  /// Two ends of a pipe, both close-on-exec.
  package static func pipe() throws(LinuxError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    _ = try retrying("pipe") { reel_pipe(&ends) }
    return (Descriptor(owning: ends[0]), Descriptor(owning: ends[1]))
  }
}

extension Descriptor: CustomStringConvertible {
  package var description: String { "descriptor \(raw)" }
}
