/// How far the index is with a file; the raw values are the index's and the interface's words.
package enum FileState: String, Sendable, CaseIterable {
  /// Read and usable.
  case ready
  /// Being written, or waiting to be read.
  case settling
  /// Looked into and not usable; the reason says why.
  case refused
  /// Known, and no longer where it was.
  case missing
  /// No footage by its name or nature: other programs' files, links, sidecars, our own films.
  case skipped
}
