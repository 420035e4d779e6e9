internal import CLinux
internal import Glibc

/// The file system an open file or folder lies on.
package struct FileSystem: Sendable, Equatable {
  /// Which disk it is, as far as the kernel says; one half of a folder's identity.
  package let id: UInt64
  /// The magic number of statfs(2).
  package let magic: UInt64
  /// Bytes an ordinary user may still write.
  package let freeBytes: Int64
  package let isReadOnly: Bool

  /// File systems whose changes may be made behind inotify's back: nfs, smb, cifs, fuse, overlayfs, 9p, ceph,
  /// afs.
  private static let quiet: Set<UInt64> = [
    0x6969, 0x517b, 0xff53_4d42, 0xfe53_4d42, 0x6573_5546, 0x794c_7630, 0x0102_1997, 0x00c3_6400, 0x5346_414f,
  ]

  /// Whether inotify may miss changes here, so that only looking again finds them.
  package var hidesChanges: Bool { Self.quiet.contains(magic) }
}

extension Descriptor {
  /// The file system this file or folder lies on.
  package func fileSystem() throws(LinuxError) -> FileSystem {
    var answer = statfs()
    _ = try retrying("statfs") { fstatfs(raw, &answer) }
    let id = answer.f_fsid.__val
    let block = Int64(clamping: answer.f_bsize)
    return FileSystem(
      id: UInt64(UInt32(bitPattern: id.0)) << 32 | UInt64(UInt32(bitPattern: id.1)),
      magic: UInt64(UInt32(truncatingIfNeeded: answer.f_type)),
      freeBytes: Self.bytes(answer.f_bavail, block),
      isReadOnly: UInt64(truncatingIfNeeded: answer.f_flags) & UInt64(ST_RDONLY) != 0)
  }

  /// A network disk may claim more than fits.
  private static func bytes(_ blocks: some FixedWidthInteger, _ size: Int64) -> Int64 {
    let (product, over) = Int64(clamping: blocks).multipliedReportingOverflow(by: size)
    return over ? .max : product
  }
}
