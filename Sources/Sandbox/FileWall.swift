internal import CLinux
package import Linux

/// Landlock without any exception: files come as open descriptors, or not at all.
package enum FileWall {
  /// Takes from this thread, and those it starts, every way to a file by its path, TCP, and signals to others.
  ///
  /// New privileges are refused before, as the kernel asks.
  /// - Returns: the version of the kernel's interface in force; 0 where the kernel has none: `CallFilter` stands alone then.
  package static func raise() throws(LinuxError) -> Int {
    let version = reel_landlock()
    guard version >= 0 else { throw LinuxError.last("landlock", "restrict itself") }
    return Int(version)
  }
}
