internal import CLinux
internal import Glibc

/// What a folder is asked to do with the names in it; names are single components, never paths.
extension Descriptor {
  /// Opens or creates a name in this folder; close-on-exec is added to the flags.
  package func create(_ name: String, flags: Int32, mode: UInt32) throws(LinuxError) -> Descriptor {
    let text = try FileName.forC(name, operation: "create")
    return Descriptor(
      owning: try retrying("create", name) { openat(raw, text, flags | O_CLOEXEC, mode) })
  }

  /// The status of a name in this folder; a link's own, not its target's.
  package func status(of name: [UInt8]) throws(LinuxError) -> FileStatus {
    let text = try FileName.forC(name, operation: "stat")
    var (status, born) = (stat(), timespec())
    let hasBorn = try retrying("stat", FileName.text(name)) { reel_status(raw, text, &status, &born) }
    return FileStatus(status, born: hasBorn == 1 ? born : nil)
  }

  /// Gives a file made by `openUnnamed` its name in this folder.
  ///
  /// - Throws: EEXIST when the name is taken; the file there stays as it is.
  package func linkUnnamed(_ file: Descriptor, as name: String) throws(LinuxError) {
    let text = try FileName.forC(name, operation: "link")
    _ = try retrying("link", name) { reel_link_unnamed(file.raw, raw, text) }
  }

  /// Renames within this folder.
  ///
  /// - Throws: EEXIST when the new name is taken.
  package func renameNew(_ old: String, to new: String) throws(LinuxError) {
    let from = try FileName.forC(old, operation: "rename")
    let to = try FileName.forC(new, operation: "rename")
    _ = try retrying("rename", new) { reel_rename_new(raw, from, raw, to) }
  }

  /// Removes a file's name from this folder.
  package func remove(_ name: String) throws(LinuxError) {
    let text = try FileName.forC(name, operation: "unlink")
    _ = try retrying("unlink", name) { unlinkat(raw, text, 0) }
  }

  /// Makes a folder in this folder; one that exists is no error.
  package func makeFolder(_ name: String, mode: UInt32 = 0o700) throws(LinuxError) {
    let text = try FileName.forC(name, operation: "mkdir")
    do throws(LinuxError) {
      _ = try retrying("mkdir", name) { mkdirat(raw, text, mode) }
    } catch { if !error.isTaken { throw error } }
  }

  /// Opens a folder by its path, links followed.
  package static func openFolder(_ path: String) throws(LinuxError) -> Descriptor {
    try open(path, flags: O_RDONLY | O_DIRECTORY)
  }

  /// Opens a folder by its path and makes it and its parents first where they are missing.
  package static func openFolder(making path: String, mode: UInt32 = 0o700) throws(LinuxError) -> Descriptor {
    do throws(LinuxError) { return try openFolder(path) } catch { if error.code != ENOENT { throw error } }
    var place = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      place += "/\(part)"
      let text = try FileName.forC(place, operation: "mkdir")
      do throws(LinuxError) {
        _ = try retrying("mkdir", place) { mkdir(text, mode) }
      } catch { if !error.isTaken { throw error } }
    }
    return try openFolder(path)
  }
}
