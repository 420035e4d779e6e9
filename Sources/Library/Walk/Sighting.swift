internal import Linux

/// A file as a look at its name found it.
///
/// The file system's own id stands for the device: device numbers change when disks are plugged in another
/// order.
struct Sighting: Sendable, Equatable {
  var fileSystem: UInt64
  var inode: UInt64
  /// Bytes.
  var size: Int64
  /// Nanoseconds since 1970.
  var modified: Int64
  /// Nanoseconds since 1970, of the last change of the inode.
  var changed: Int64
  /// Nanoseconds since 1970, of the making of the inode; nil where the file system keeps no such time.
  var born: Int64?
  var links: UInt64

  init(_ status: FileStatus, fileSystem: UInt64) {
    self.fileSystem = fileSystem
    inode = status.inode
    size = status.size
    modified = status.modified
    changed = status.changed
    born = status.born
    links = status.links
  }

  /// A known file, as it was last seen.
  init(_ known: IndexStore.Known) {
    fileSystem = known.fileSystem
    inode = known.inode
    size = known.size
    modified = known.modified
    changed = known.changed ?? 0
    born = known.born
    links = 1
  }

  var times: FileTimes { FileTimes(modified: modified, born: born) }

  /// The two halves of the identity as SQLite's integers.
  var storedSystem: Int64 { Int64(bitPattern: fileSystem) }
  var storedInode: Int64 { Int64(bitPattern: inode) }
}
