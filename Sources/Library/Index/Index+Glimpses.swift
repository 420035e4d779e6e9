package import Linux
package import Plans

// What clips look like, for telling copies from others.
extension Index {
  /// The stored glimpse of a file that is still the one that was looked at; one that saw nothing is stored,
  /// too.
  /// - Parameter isRough: whether one of keyframes will do as well.
  package func glimpse(of id: Int64, isRough: Bool = false) throws(LibraryError) -> Glimpse? {
    let exact = try store.glimpse(of: id, Glimpse.version)
    return exact != nil || !isRough ? exact : try store.glimpse(of: id, Glimpse.roughVersion)
  }

  /// Keeps a glimpse; `status` is the file's as it was opened to be looked at.
  package func keep(
    _ glimpse: Glimpse, of id: Int64, seen status: FileStatus, isRough: Bool = false
  ) throws(LibraryError) {
    let version = isRough ? Glimpse.roughVersion : Glimpse.version
    try store.keep(glimpse, of: id, version, size: status.size, modified: status.modified)
  }
}

extension IndexStore {
  func glimpse(of id: Int64, _ version: Int64) throws(LibraryError) -> Glimpse? {
    let text = try database.first(
      """
      SELECT pictures FROM glimpse JOIN file ON file.id = glimpse.file
        WHERE glimpse.file = ? AND version = ? AND glimpse.size = file.size AND glimpse.mtime_ns = file.mtime_ns
      """, id, version
    ) { $0.text(0) }
    return text.flatMap { Glimpse(text: $0) }
  }

  /// Nothing is kept of a file that is not in the index any more.
  func keep(
    _ glimpse: Glimpse, of id: Int64, _ version: Int64, size: Int64, modified: Int64
  ) throws(LibraryError) {
    try database.run(
      "INSERT OR REPLACE INTO glimpse SELECT id, ?, ?, ?, ? FROM file WHERE id = ?", version, size, modified,
      glimpse.text, id)
  }
}
