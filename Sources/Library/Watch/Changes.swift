/// What changed since the last look, by directory.
struct Changes: Sendable, Equatable {
  /// Which names of one directory changed.
  struct Names: Sendable, Equatable {
    /// Names, and whether their writer was seen to close them.
    var names: [[UInt8]: Bool] = [:]
    /// Too many to name, or the directory itself changed.
    var isWhole = false
    /// The directory itself changed, moved or went.
    var isItself = false
  }

  /// More names than this in one burst are looked at as a whole directory.
  static let mostNames = 256

  /// By the directory's row.
  var directories: [Int64: Names] = [:]
  /// Events were lost or a disk went: every folder is to be looked at in full.
  var isLost = false

  /// Disks were mounted or unmounted somewhere, or a folder around a watched one was renamed.
  var arePathsOther = false

  var isEmpty: Bool { directories.isEmpty && !isLost && !arePathsOther }

  mutating func add(_ name: [UInt8], closed: Bool, in directory: Int64) {
    var names = directories[directory] ?? Names()
    names.names[name] = closed || names.names[name] == true
    if names.names.count > Self.mostNames { names.isWhole = true }
    directories[directory] = names
  }

  mutating func addWhole(_ directory: Int64) {
    directories[directory, default: Names()].isWhole = true
    directories[directory, default: Names()].isItself = true
  }
}
