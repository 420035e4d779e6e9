internal import Linux
internal import Plans

/// Whose clock a request is about, before it is looked up.
package enum ClockOwner: Sendable, Equatable {
  case device(String)
  /// A path below a watched folder, or an absolute one in it.
  case folder(String)
}

// What people say of their files: kept by what the files hold, and brought to the rows without looking into
// media again.
extension Index {
  /// Rows looked through between two chances for others to be answered.
  private static let datedAtOnce = 1024

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
    let now = Instant(microseconds: WallTime.now)
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
    guard let changed = try store.row(row.id) else { throw Self.unknown(reference, "path") }
    return changed
  }

  // MARK: Clocks

  /// What was said of clocks.
  package var clocks: [ClockSetting] { store.corrections.clocks }

  /// Sets a clock right for a device or a folder, now and for what comes; how many files are dated by it.
  /// - Throws: `not-found` or `bad-value`, naming `folder` or `device`.
  package func setClock(
    _ owner: ClockOwner, _ change: ClockSetting.Change
  ) async throws -> (setting: ClockSetting, files: Int) {
    let scope = try scope(owner)
    if case .device(let name) = scope, try await !isKnown(device: scope) {
      throw Problem(
        .notFound, field: "device", reason: "no file here was made by \(Fields.quotable(name))",
        hint: "name the model, or the maker and the model, as reel show tells them")
    }
    try store.corrections.set(change, scope, now: Instant(microseconds: WallTime.now))
    guard let setting = store.corrections.clock(of: scope) else {
      throw LibraryError.database(
        operation: "find a clock", code: 0, message: "the row is not there", sql: "")
    }
    let leavers = try store.leavers(of: setting.id)
    try await dateAgain(leavers)
    return (setting, try await dateAgain(scope))
  }

  /// Takes back what was said of a clock; how many files are dated by their own again.
  package func removeClock(_ owner: ClockOwner) async throws -> (setting: ClockSetting, files: Int) {
    let scope = try scope(owner, mustExist: false)
    guard let setting = store.corrections.clock(of: scope) else {
      let (field, name) =
        switch owner {
        case .device(let name): ("device", name)
        case .folder(let path): ("folder", path)
        }
      throw Problem(
        .notFound, field: field, reason: "no clock was set for \(Fields.quotable(name))",
        hint: "reel status lists those that were")
    }
    let leavers = try store.leavers(of: setting.id)
    try store.corrections.remove(setting)
    try store.forget(setting.id)
    try await dateAgain(leavers)
    return (setting, try await dateAgain(scope))
  }

  private func scope(_ owner: ClockOwner, mustExist: Bool = true) throws -> ClockSetting.Scope {
    switch owner {
    case .device(let name): return .device(Folding.fold(name))
    case .folder(let path):
      for folder in folders {
        var below = path
        while below.count > 1, below.hasSuffix("/") { below.removeLast() }
        if below == folder.path { return .directory(folder: folder.path, path: []) }
        let root = folder.path + "/"
        if below.hasPrefix(root) { below.removeFirst(root.count) } else if below.hasPrefix("/") { continue }
        for bytes in PathText.readings(below) {
          let scope = ClockSetting.Scope.directory(folder: folder.path, path: bytes)
          if try store.directory(in: folder.id, at: bytes) != nil { return scope }
          if !mustExist, store.corrections.clock(of: scope) != nil { return scope }
        }
      }
      throw Problem(
        .notFound, field: "folder", reason: "there is no folder \(Fields.quotable(path)) in the watched ones",
        hint: "name it from a watched folder on, or in full")
    }
  }

  private func isKnown(device: ClockSetting.Scope) async throws -> Bool {
    var after: Int64 = 0
    while true {
      let found = try store.files(in: device, after: after, limit: Self.datedAtOnce)
      if !found.ids.isEmpty { return true }
      guard let last = found.last else { return false }
      after = last
      await Task.yield()
    }
  }

  /// Dates the files of a scope again; how many.
  private func dateAgain(_ scope: ClockSetting.Scope) async throws -> Int {
    var after: Int64 = 0
    var number = 0
    while true {
      let found = try store.files(in: scope, after: after, limit: Self.datedAtOnce)
      try await dateAgain(found.ids)
      number += found.ids.count
      guard let last = found.last else { return number }
      after = last
    }
  }

  private func dateAgain(_ ids: [Int64]) async throws(LibraryError) {
    for part in Self.portions(ids) {
      let now = Instant(microseconds: WallTime.now)
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
    guard let row = found else { throw Self.unknown(reference, field) }
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

  private static func unknown(_ reference: String, _ field: String) -> Problem {
    Problem(
      .notFound, field: field, reason: "the library has no \(Fields.quotable(reference))",
      hint: "name a path as reel list shows it, or an id")
  }
}
