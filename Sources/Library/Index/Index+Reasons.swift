internal import Plans

// Why a file is not ready, where that is known from how the library stands rather than from the file.
extension Index {
  /// The row with the reason for its state.
  func explained(_ row: IndexRow) -> IndexRow {
    var row = row
    switch row.state {
    case .missing: row.reason = reasonMissing(row)
    case .settling: row.reason = reasonSettling(row)
    case .ready: row.reason = reasonAway(row)
    case .refused, .skipped: break
    }
    return row
  }

  /// Nil for a file whose folder is there.
  private func reasonAway(_ row: IndexRow) -> String? {
    guard let folder = folders.first(where: { $0.path == row.folder }), folder.state == .offline else {
      return nil
    }
    return "its folder is offline" + (folder.reason.map { ": \($0)" } ?? "")
  }

  private func reasonMissing(_ row: IndexRow) -> String {
    if !folders.contains(where: { $0.path == row.folder }) { return "its folder is not watched any more" }
    if let reason = settings.exclusions.reasonAnywhere(row.pathBytes) { return reason }
    guard let since = row.missingSince else { return "not found" }
    return "not found since \(since.text(offset: settings.home.offset(at: since)))"
  }

  private func reasonSettling(_ row: IndexRow) -> String {
    guard folders.contains(where: { $0.path == row.folder }) else {
      return "its folder is not watched any more"
    }
    if let reason = reasonAway(row) { return reason }
    if let failure { return "it waits to be read: \(failure.text)" }
    if queue.inHand.contains(row.id) { return "it is being read" }
    if queue.waiting[row.id] != nil { return "it is being written, or was a moment ago" }
    return "it waits to be read"
  }
}
