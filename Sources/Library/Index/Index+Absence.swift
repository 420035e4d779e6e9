package import Plans

// Why the library does not have what someone names.
extension Index {
  /// What is answered to a reference that no row has.
  package func unknown(
    _ reference: String, field: String, hint: String = "name a path as reel list shows it, or an id"
  ) -> Problem {
    let name = Fields.quotable(reference)
    guard let absence = try? absence(of: reference) else {
      return Problem(.notFound, field: field, reason: "the library has no \(name)", hint: hint)
    }
    return Problem(.notFound, field: field, reason: "\(name) is not in the library: \(absence)", hint: hint)
  }

  /// Nil where nothing is known but that it is not there.
  private func absence(of reference: String) throws(LibraryError) -> String? {
    var isInside = false
    for path in PathText.readings(reference) {
      for folder in folders {
        guard let below = Self.path(path, below: folder.path) else { continue }
        isInside = true
        if let reason = try absence(of: below, in: folder) { return reason }
      }
    }
    return isInside ? nil : "it lies in none of the watched folders"
  }

  private func absence(of path: [UInt8], in folder: WatchedFolder) throws(LibraryError) -> String? {
    for end in path.indices where path[end] == UInt8(ascii: "/") {
      let above = Array(path[..<end])
      if let row = try store.row(folder: folder.path, path: above), row.state == .skipped {
        return "\(row.absolutePath) is left out: \(row.reason ?? "")"
      }
      if let error = folder.errorReading(above) {
        return "\(folder.path)/\(PathText.text(above)) cannot be read: \(error)"
      }
    }
    if let error = folder.errorReading([]) { return "\(folder.path) cannot be read: \(error)" }
    if try store.directory(in: folder.id, at: path) != nil { return "it is a folder; name a file in it" }
    if folder.state == .scanning, folder.looked == nil { return "\(folder.path) is not looked through yet" }
    return nil
  }
}
