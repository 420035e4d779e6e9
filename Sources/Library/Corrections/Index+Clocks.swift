internal import Linux
internal import Plans

/// Whose clock a request is about, before it is looked up.
package enum ClockOwner: Sendable, Equatable {
  case device(String)
  /// A path below a watched folder, or an absolute one in it.
  case folder(String)
}

// Clocks of devices and folders, set right.
extension Index {
  /// Rows looked through between two chances for others to be answered.
  private static let datedAtOnce = 1024

  /// What was said of clocks.
  package var clocks: [ClockSetting] { store.corrections.clocks }

  /// Sets a clock right for a device or a folder, now and for what comes.
  /// - Throws: `not-found` or `bad-value`, naming `folder` or `device`.
  package func setClock(_ owner: ClockOwner, _ change: ClockSetting.Change) async throws -> ClockEffect {
    let scope = try scope(owner)
    if case .device(let name) = scope, try await !isKnown(device: scope) {
      throw Problem(
        .notFound, field: "device", reason: "no file here was made by \(Fields.quotable(name))",
        hint: "name the model, or the maker and the model, as reel show tells them")
    }
    let leavers = try store.corrections.clock(of: scope).map { (clock) throws(LibraryError) in
      try store.leavers(of: clock.id)
    }
    let files = try await dated(scope, leavers ?? [])
    try store.corrections.set(change, scope, now: Instant(microseconds: wallTime))
    guard let setting = store.corrections.clock(of: scope) else {
      throw LibraryError.database(
        operation: "find a clock", code: 0, message: "the row is not there", sql: "")
    }
    return try await dateAgain(files, ClockEffect(setting, isUndone: false))
  }

  /// Takes back what was said of a clock: its files are dated by their own again.
  package func removeClock(_ owner: ClockOwner) async throws -> ClockEffect {
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
    let files = try await dated(scope, try store.leavers(of: setting.id))
    try store.corrections.remove(setting)
    try store.forget(setting.id)
    return try await dateAgain(files, ClockEffect(setting, isUndone: true))
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

  /// When the files of a scope, and these, were taken so far. All are asked before one is dated again: dating
  /// one dates those that belong to it.
  private func dated(
    _ scope: ClockSetting.Scope, _ more: [Int64]
  ) async throws -> [Int64: CaptureDate.Moment?] {
    var dates: [Int64: CaptureDate.Moment?] = [:]
    for part in Self.portions(more) { note(try store.listed(part), in: &dates) }
    var after: Int64 = 0
    while true {
      let found = try store.files(in: scope, after: after, limit: Self.datedAtOnce)
      note(try store.listed(found.ids), in: &dates)
      guard let last = found.last else { return dates }
      after = last
      await Task.yield()
    }
  }

  private func note(_ rows: [IndexStore.StoredRow], in dates: inout [Int64: CaptureDate.Moment?]) {
    for row in rows { dates[row.row.id] = .some(row.row.finding.date?.moment) }
  }

  /// Dates files again, and counts those that are there and can be taken.
  private func dateAgain(
    _ files: [Int64: CaptureDate.Moment?], _ effect: ClockEffect
  ) async throws -> ClockEffect {
    var effect = effect
    let ids = files.keys.sorted()
    try await dateAgain(ids)
    for part in Self.portions(ids) {
      for row in try store.listed(part).map(\.row) where row.state == .ready && row.kind != .music {
        effect.add(files[row.id] ?? nil, row.finding)
      }
      await Task.yield()
    }
    return effect
  }
}
