internal import Glibc
internal import Linux

/// Groups of the system by their names.
enum Group {
  /// Bytes for one entry of the database; getgrnam_r(3) says when it wants more.
  private static let entrySize = 16_384

  /// - Throws: ENOENT for a group that does not exist.
  static func id(of name: String) throws(LinuxError) -> UInt32 {
    var entry = group()
    var found: UnsafeMutablePointer<group>?
    var buffer = [CChar](repeating: 0, count: entrySize)
    let code = getgrnam_r(name, &entry, &buffer, buffer.count, &found)
    guard code == 0, found != nil else {
      throw LinuxError("find the group", name, code: code == 0 ? ENOENT : code)
    }
    return entry.gr_gid
  }
}
