internal import Glibc
internal import Linux

/// A file that is being written and has no name yet, so that nothing is left of it if all goes wrong.
///
/// Where the file system refuses files without a name, it is a hidden `.part` beside its future name.
final class Draft: Sendable {
  /// The file, open to read and write.
  let descriptor: Descriptor
  /// The folder it gets its name in.
  let folder: Descriptor
  /// The name it has meanwhile; nil where it needs none.
  private let part: String?

  /// Names of drafts that have one end so; they are never films.
  static let ending = ".part"

  /// Begins a file in `folder`; `name` makes the stopgap name, where one is needed, unlike others.
  init(in folder: Descriptor, named name: String) throws(LinuxError) {
    self.folder = folder
    do throws(LinuxError) {
      descriptor = try folder.openUnnamed()
      part = nil
    } catch  where error.code == EOPNOTSUPP || error.code == EISDIR || error.code == ENOENT {
      let stopgap = ".\(name)\(Self.ending)"
      try? folder.remove(stopgap)
      descriptor = try folder.create(stopgap, flags: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666)
      part = stopgap
    }
  }

  deinit { if let part { try? folder.remove(part) } }

  /// Gives the file its name; never in place of another file.
  /// - Throws: EEXIST when the name is taken.
  func name(_ name: String) throws(LinuxError) {
    if let part {
      try folder.renameNew(part, to: name)
    } else {
      try folder.linkUnnamed(descriptor, as: name)
    }
  }

  /// The same file opened anew, read-only and from its beginning.
  func reopened() throws(LinuxError) -> Descriptor {
    try Descriptor.open("/proc/self/fd/\(descriptor.raw)", flags: O_RDONLY)
  }
}
