internal import Glibc

/// What the kernel says of an open file or a name: identity, size, times and kind.
package struct FileStatus: Sendable, Equatable {
  /// What sort of thing a name stands for.
  package enum Kind: Sendable, Equatable {
    case regular, folder, link, other
  }

  package let device: UInt64
  package let inode: UInt64
  /// Bytes.
  package let size: Int64
  /// Nanoseconds since 1970 UTC; times beyond the years 1678 to 2261 stand at the nearer end.
  package let modified: Int64
  /// Nanoseconds since 1970 UTC, of the last change of the inode.
  package let changed: Int64
  /// Nanoseconds since 1970 UTC, of the making of the inode; nil where the file system keeps no such time.
  package let born: Int64?
  package let kind: Kind
  /// How many names the file has; 0 for a file without a name.
  package let links: UInt64
  /// The permission bits, 0 to 0o7777.
  package let permissions: UInt32
  package let owner: UInt32
  package let group: UInt32

  init(_ status: stat, born: timespec? = nil) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    self.born = born.map(Self.nanoseconds)
    links = UInt64(status.st_nlink)
    permissions = UInt32(status.st_mode) & 0o7777
    owner = UInt32(status.st_uid)
    group = UInt32(status.st_gid)
    kind =
      switch UInt32(status.st_mode) & UInt32(S_IFMT) {
      case UInt32(S_IFREG): .regular
      case UInt32(S_IFDIR): .folder
      case UInt32(S_IFLNK): .link
      default: .other
      }
  }

  /// File systems hold years that do not fit 64 bits of nanoseconds; a hostile time must not trap.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    let (scaled, over) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, tooMuch) = scaled.addingReportingOverflow(Int64(time.tv_nsec))
    if over || tooMuch { return time.tv_sec < 0 ? .min : .max }
    return sum
  }
}
