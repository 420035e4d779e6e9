/// A directory of the library with everything below it.
package struct LibraryPlace: Sendable, Hashable {
  /// The watched folder, absolute.
  package let folder: String
  /// The path below it, in the bytes of the file system; empty for the folder itself.
  package let path: [UInt8]

  /// What a person would call it: the path below the watched folder, or the folder's own path.
  package var name: String { path.isEmpty ? folder : String(decoding: path, as: UTF8.self) }
}

extension Index {
  /// Every directory that holds files, with the watched folders first.
  package func places() throws(LibraryError) -> [LibraryPlace] { try store.places() }
}

extension IndexStore {
  /// Directories offered to a person's name at most.
  private static let mostPlaces = 20_000

  func places() throws(LibraryError) -> [LibraryPlace] {
    var places: [LibraryPlace] = []
    try database.each(
      """
      SELECT w.path, d.path FROM directory d JOIN folder w ON w.id = d.folder
      ORDER BY length(d.path), w.path, d.path LIMIT \(Self.mostPlaces)
      """, []
    ) { (row) throws(LibraryError) in
      places.append(LibraryPlace(folder: row.text(0), path: row.bytes(1)))
    }
    return places
  }

  /// Whether a file lies where a selection keeps to, bound as the five parameters from `first` on; true
  /// without a place.
  static func isInPlace(first: Int) -> String {
    """
    (?\(first) IS NULL OR directory IN (SELECT d.id FROM directory d JOIN folder w ON w.id = d.folder
      WHERE w.path = ?\(first) AND (length(?\(first + 1)) = 0 OR d.path = ?\(first + 1)
        OR (d.path > ?\(first + 2) AND d.path < ?\(first + 3)))))
    AND (?\(first + 4) IS NULL OR directory IN (SELECT id FROM directory
      WHERE folder IN (SELECT value FROM json_each(?\(first + 4)))))
    """
  }

  /// Its parameters. Paths are compared as bytes: all below `a` lie between `a/` and `a0`, the byte behind
  /// the slash.
  static func values(of selection: Selection) -> [(any Bindable)?] {
    let folders = selection.folders.map { "[\($0.map(String.init).joined(separator: ","))]" }
    guard let place = selection.place else { return [nil, nil, nil, nil, folders] }
    let (low, high) = (place.path + [UInt8(ascii: "/")], place.path + [UInt8(ascii: "/") + 1])
    return [place.folder, place.path, low, high, folders]
  }
}
