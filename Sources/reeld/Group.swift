internal import Glibc
internal import Linux

/// Groups of the system by their names.
enum Group {
  /// Bytes for one entry of the database: a directory's group may list thousands of members.
  private static let largestEntry = 1 << 20

  /// - Parameter entrySize: bytes to begin with; doubled for as long as getgrnam_r(3) wants more.
  /// - Throws: ENOENT for a group that does not exist.
  static func id(of name: String, entrySize: Int = 16_384) throws(LinuxError) -> UInt32 {
    var entry = group()
    var found: UnsafeMutablePointer<group>?
    var buffer = [CChar](repeating: 0, count: entrySize)
    let code = getgrnam_r(name, &entry, &buffer, buffer.count, &found)
    if code == ERANGE, entrySize < largestEntry { return try id(of: name, entrySize: entrySize * 2) }
    guard code == 0, found != nil else {
      throw LinuxError("find the group", name, code: code == 0 ? ENOENT : code)
    }
    return entry.gr_gid
  }
}
