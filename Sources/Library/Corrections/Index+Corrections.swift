internal import Linux
internal import Plans

// What people say of their files: kept by what the files hold, and brought to the rows without looking into
// media again.
extension Index {
  // MARK: Dates

  /// Sets a file's date, and that of the other half of its pair; nil takes back what was said.
  /// - Throws: `not-found`, `offline` or `bad-value`, naming `path`.
  package func setDate(_ reference: String, to moment: CaptureDate.Moment?) async throws -> IndexRow {
    let row = try read(reference, field: "path")
    guard row.facts?.kind != .music else {
      throw Self.refusal("path", "\(row.path) is music, which is not taken")
    }
    var ids = [row.id]
    if let partner = try store.partner(of: row.id) { ids.append(partner) }
    let now = Instant(microseconds: wallTime)
    for id in ids {
      let key = try await key(of: id, field: "path")
      if let moment {
        try store.corrections.set(moment, key, path: row.path, now: now)
      } else if !(try store.corrections.removeDate(key)), id == row.id {
        throw Self.refusal("path", "no date was set for \(row.path)")
      }
      for copy in try store.files(with: key) { try store.dateAgain(copy, now: now) }
    }
    try await regroup()
    guard let changed = try store.row(row.id) else { throw unknown(reference, field: "path") }
    return changed
  }

  func dateAgain(_ ids: [Int64]) async throws(LibraryError) {
    for part in Self.portions(ids) {
      let now = Instant(microseconds: wallTime)
      try store.database.transaction { () throws(LibraryError) in
        for id in part { try store.dateAgain(id, now: now) }
        while try store.regroup(limit: Self.portion, now: now) {}
      }
      await Task.yield()
    }
  }

  // MARK: Moves

  /// Dates again what came to another directory, and keeps a clock for files that left the one it was set
  /// for.
  func followCorrections() async throws(LibraryError) {
    while let directory = store.newcomers.popFirst() {
      for one in try store.tree(of: directory) {
        try await dateAgain(try store.known(in: one, .range(after: nil, through: nil)).map(\.id))
      }
    }
    while let id = store.leavers.popFirst() {
      guard let clock = try store.clock(stuckTo: id) else { continue }
      guard let order = try keyOrder(id), let key = (try? await readers[0].key(order)) ?? nil else {
        continue
      }
      try store.set(key, ofFile: id)
      try store.corrections.keep(key, clock: clock)
    }
  }

  // MARK: Parts

  /// A row that was read and lies in a folder that is there.
  func read(_ reference: String, field: String) throws -> IndexRow {
    let found: IndexRow?
    do throws(LibraryError) { found = try row(reference) } catch { throw error.problem(field: field) }
    guard let row = found else { throw unknown(reference, field: field) }
    guard row.state == .ready else {
      throw Self.refusal(field, "\(row.path) is \(row.state.rawValue)\(row.reason.map { ": \($0)" } ?? "")")
    }
    guard !offlineFolders.contains(row.folder) else {
      throw Problem(
        .offline, field: field, reason: "\(row.folder) is offline", hint: "try again when it is back")
    }
    return row
  }

  /// What a file and its exact copies are recognised by; read from both ends of each once.
  func key(of id: Int64, field: String) async throws -> ContentKey {
    for copy in try store.copies(of: id) where copy != id {
      // A copy that cannot be read now is recognised when it is read again.
      _ = try await readKey(of: copy)
    }
    guard let key = try await readKey(of: id) else {
      throw Self.refusal(field, "the file is being changed", hint: "try again when it is settled")
    }
    return key
  }

  private func readKey(of id: Int64) async throws -> ContentKey? {
    if let known = try store.key(ofFile: id) { return known }
    holders += 1
    defer {
      holders -= 1
      letFoldersGo()
    }
    await holdFolders()
    guard let order = try keyOrder(id), let key = try await readers[0].key(order) else { return nil }
    try store.set(key, ofFile: id)
    return key
  }

  private func keyOrder(_ id: Int64) throws(LibraryError) -> ReadingOrder? {
    guard let file = try store.known(id), let directory = try store.directory(file.directory),
      let root = folders.first(where: { $0.id == directory.folder })?.root
    else { return nil }
    return ReadingOrder(
      id: id, epoch: queue.epoch, root: root.descriptor, fileSystem: root.system.id,
      directory: directory.path,
      name: file.name, size: file.size, modified: file.modified, isClosed: true)
  }

  static func refusal(_ field: String, _ reason: String, hint: String = "") -> Problem {
    Problem(.badValue, field: field, reason: reason, hint: hint)
  }
}
