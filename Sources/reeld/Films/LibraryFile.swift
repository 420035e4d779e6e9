internal import Glibc
internal import Library
internal import Linux
internal import Plans

/// A file of the library, opened to be heard or looked at.
enum LibraryFile {
  /// Opens the file where it lies now, below its folder and through no link; may block.
  /// - Throws: `offline` or `not-found`.
  static func open(_ source: SourceReference, at place: FootagePlace) throws(Problem) -> Descriptor {
    switch place {
    case .offline: throw Problem(.offline, reason: "the folder \(source.folder) is not there")
    case .gone: throw Problem(.notFound, reason: "\(Fields.quotable(source.path)) is not there any more")
    case .file(let folder, let path):
      do throws(LinuxError) {
        let root = try Descriptor.openFolder(folder)
        return try root.openBeneath(path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
      } catch {
        throw Problem(.notFound, reason: "\(Fields.quotable(source.path)) cannot be opened: \(error.meaning)")
      }
    }
  }
}
