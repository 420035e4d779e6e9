package import Linux
internal import Plans

// What was heard in pieces of music, as text whose meaning is its version's.
extension Index {
  /// The stored analysis of a file that is still the one that was heard.
  package func beats(of id: Int64, version: Int64) throws(LibraryError) -> String? {
    try store.beats(of: id, version: version)
  }

  /// Keeps an analysis; `status` is the file's as it was opened to be heard.
  package func keepBeats(
    _ analysis: String, of id: Int64, version: Int64, heard status: FileStatus
  ) throws(LibraryError) {
    try store.keepBeats(analysis, of: id, version: version, size: status.size, modified: status.modified)
  }
}

extension IndexStore {
  func beats(of id: Int64, version: Int64) throws(LibraryError) -> String? {
    try database.first(
      """
      SELECT analysis FROM beats JOIN file ON file.id = beats.file
        WHERE beats.file = ? AND version = ? AND beats.size = file.size AND beats.mtime_ns = file.mtime_ns
      """, id, version
    ) { $0.text(0) }
  }

  /// Nothing is kept of a file that is not in the index any more.
  func keepBeats(
    _ analysis: String, of id: Int64, version: Int64, size: Int64, modified: Int64
  ) throws(LibraryError) {
    try database.run(
      "INSERT OR REPLACE INTO beats SELECT id, ?, ?, ?, ? FROM file WHERE id = ?", version, size, modified,
      analysis, id)
  }
}
