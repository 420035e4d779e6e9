internal import Plans

/// What people said of their files, in a database of its own beside the index, and all of it in memory:
/// people say little.
///
/// Not safe to share: the index's actor owns it.
final class Corrections {
  let database: Database
  /// What this file of corrections is told from others by.
  let identity: String
  /// What opening found damaged and moved aside; nil when all was well.
  let damage: Database.Damage?
  private(set) var dates: [ContentKey: CaptureDate.Moment] = [:]
  private(set) var clocks: [ClockSetting] = []
  /// Files that left the directory they were corrected in, and the clock's id.
  private(set) var moved: [ContentKey: Int64] = [:]
  private(set) var pairs: [Pair] = []
  /// Sizes of all files that corrections name: only files of these sizes need be recognised.
  private(set) var sizes: Set<Int64> = []

  struct Pair: Sendable, Equatable {
    var still: ContentKey
    var movie: ContentKey
    /// False says that they are none.
    var isPair: Bool
  }

  /// Opens or makes `corrections.db` in the state folder.
  init(stateFolder: String, now: Instant) throws(LibraryError) {
    let opened = try Database.openChecked(
      "\(stateFolder)/corrections.db", schema: CorrectionSchema.schema, now: now.seconds,
      salvaging: ["date", "clock", "moved", "pair"])
    database = opened.database
    damage = opened.damage
    identity = try database.first("SELECT id FROM identity") { $0.text(0) } ?? ""
    try load()
  }

  /// Nothing has been said about dates.
  var hasNoDates: Bool { dates.isEmpty && clocks.isEmpty }

  private func load() throws(LibraryError) {
    dates = [:]
    moved = [:]
    try database.each("SELECT key, size, taken FROM date") { (row) throws(LibraryError) in
      dates[ContentKey(hash: row.text(0), size: row.integer(1))] = CaptureDate.Moment(text: row.text(2))
    }
    clocks = try database.all(
      "SELECT id, device, folder, directory, shift_s FROM clock ORDER BY id", row: Self.clock)
    try database.each("SELECT key, size, clock FROM moved") { (row) throws(LibraryError) in
      moved[ContentKey(hash: row.text(0), size: row.integer(1))] = row.integer(2)
    }
    pairs = try database.all(
      "SELECT still, still_size, movie, movie_size, together FROM pair ORDER BY made_us"
    ) {
      Pair(
        still: ContentKey(hash: $0.text(0), size: $0.integer(1)),
        movie: ContentKey(hash: $0.text(2), size: $0.integer(3)), isPair: $0.integer(4) != 0)
    }
    var sizes = Set(dates.keys.map(\.size))
    sizes.formUnion(moved.keys.map(\.size))
    for pair in pairs { sizes.formUnion([pair.still.size, pair.movie.size]) }
    self.sizes = sizes
  }

  private static func clock(_ row: borrowing Statement) -> ClockSetting {
    let scope: ClockSetting.Scope
    if let device = row.textOrNil(1) {
      scope = .device(device)
    } else {
      scope = .directory(folder: row.text(2), path: row.bytes(3))
    }
    return ClockSetting(
      id: row.integer(0), scope: scope, change: row.integerOrNil(4).map { .shift($0) } ?? .local)
  }

  /// Whether anything was said of a file with this content.
  func names(_ key: ContentKey) -> Bool {
    dates[key] != nil || moved[key] != nil || pairs.contains { $0.still == key || $0.movie == key }
  }

  /// What was said of one content holds for another, too.
  func follow(_ old: ContentKey, to new: ContentKey) throws(LibraryError) {
    for said in [
      "date SELECT ?1, ?2, taken, path, made_us FROM date WHERE key = ?3",
      "moved SELECT ?1, ?2, clock FROM moved WHERE key = ?3",
      "pair SELECT ?1, movie, ?2, movie_size, together, made_us FROM pair WHERE still = ?3",
      "pair SELECT still, ?1, still_size, ?2, together, made_us FROM pair WHERE movie = ?3",
    ] {
      try database.run("INSERT OR IGNORE INTO \(said)", new.hash, new.size, old.hash)
    }
    try load()
  }

  // MARK: Dates

  func set(_ taken: CaptureDate.Moment, _ key: ContentKey, path: String, now: Instant) throws(LibraryError) {
    try database.run(
      "INSERT OR REPLACE INTO date VALUES (?, ?, ?, ?, ?)", key.hash, key.size, taken.text, path,
      now.microseconds)
    try load()
  }

  /// False when nothing had been said.
  func removeDate(_ key: ContentKey) throws(LibraryError) -> Bool {
    guard dates[key] != nil else { return false }
    try database.run("DELETE FROM date WHERE key = ?", key.hash)
    try load()
    return true
  }

  // MARK: Clocks

  func clock(_ id: Int64) -> ClockSetting? { clocks.first { $0.id == id } }

  /// The setting of exactly this scope.
  func clock(of scope: ClockSetting.Scope) -> ClockSetting? { clocks.first { $0.scope == scope } }

  /// Sets a clock, in the place of what was said of the same scope.
  func set(_ change: ClockSetting.Change, _ scope: ClockSetting.Scope, now: Instant) throws(LibraryError) {
    var seconds: Int64?
    if case .shift(let shift) = change { seconds = shift }
    if let known = clock(of: scope) {
      try database.run(
        "UPDATE clock SET shift_s = ?, made_us = ? WHERE id = ?", seconds, now.microseconds, known.id)
      return try load()
    }
    switch scope {
    case .device(let name):
      try database.run(
        "INSERT INTO clock (device, shift_s, made_us) VALUES (?, ?, ?)", name, seconds, now.microseconds)
    case .directory(let folder, let path):
      try database.run(
        "INSERT INTO clock (folder, directory, shift_s, made_us) VALUES (?, ?, ?, ?)", folder, path, seconds,
        now.microseconds)
    }
    try load()
  }

  func remove(_ clock: ClockSetting) throws(LibraryError) {
    try database.run("DELETE FROM clock WHERE id = ?", clock.id)
    try load()
  }

  /// A directory has another place: what was said of it and of those below it goes with it.
  func follow(_ folder: String, _ path: [UInt8], to newFolder: String, _ newPath: [UInt8])
    throws(LibraryError)
  {
    var isChanged = false
    for clock in clocks {
      guard case .directory(folder, let old) = clock.scope, old.isPath(within: path) else { continue }
      // Something said of the new place already is older news than what comes with the directory.
      let place = newPath + old.dropFirst(path.count)
      try database.run(
        "DELETE FROM clock WHERE folder = ? AND directory = ? AND id <> ?", newFolder, place, clock.id)
      try database.run(
        "UPDATE clock SET folder = ?, directory = ? WHERE id = ?", newFolder, place, clock.id)
      isChanged = true
    }
    if isChanged { try load() }
  }

  /// A file left the directory it was corrected in; the correction stays with it.
  func keep(_ key: ContentKey, clock: Int64) throws(LibraryError) {
    try database.run("INSERT OR REPLACE INTO moved VALUES (?, ?, ?)", key.hash, key.size, clock)
    try load()
  }

  // MARK: Pairs

  func set(
    _ still: ContentKey, _ movie: ContentKey, isPair: Bool, now: Instant
  ) throws(LibraryError) {
    try database.transaction { () throws(LibraryError) in
      if isPair {
        // One file is in one pair: what else was forced on either no longer holds.
        for key in [still, movie] {
          try database.run("DELETE FROM pair WHERE together = 1 AND (still = ?1 OR movie = ?1)", key.hash)
        }
      }
      try database.run("DELETE FROM pair WHERE still = ? AND movie = ?", movie.hash, still.hash)
      try database.run(
        "INSERT OR REPLACE INTO pair VALUES (?, ?, ?, ?, ?, ?)", still.hash, movie.hash, still.size,
        movie.size,
        isPair, now.microseconds)
    }
    try load()
  }

  /// Takes back what was said of this file's pair, that it is one or that it is none, with all that was said
  /// in one breath with it; the files that this was about, none when nothing had been said.
  func removePairs(of key: ContentKey, arePairs: Bool) throws(LibraryError) -> [ContentKey] {
    let said = """
      together = ?1 AND made_us IN (SELECT made_us FROM pair WHERE together = ?1 AND (still = ?2 OR movie = ?2))
      """
    let named = try database.all(
      "SELECT still, still_size, movie, movie_size FROM pair WHERE \(said)", arePairs, key.hash
    ) {
      [
        ContentKey(hash: $0.text(0), size: $0.integer(1)), ContentKey(hash: $0.text(2), size: $0.integer(3)),
      ]
    }
    try database.run("DELETE FROM pair WHERE \(said)", arePairs, key.hash)
    try load()
    return named.flatMap(\.self)
  }
}

extension [UInt8] {
  /// Whether this path is `other` or lies below it.
  func isPath(within other: [UInt8]) -> Bool {
    if other.isEmpty || self == other { return true }
    return count > other.count && starts(with: other) && self[other.count] == UInt8(ascii: "/")
  }
}

extension CaptureDate.Moment {
  /// Reads what `text` writes: with an offset, with `Z`, without either, or a day alone.
  package init?(text: String) {
    if let day = Day(text) {
      self = .day(day)
    } else if let read = ISOText(text) {
      guard let instant = read.instant, let offset = read.offset else {
        self = .wall(read.clock)
        return
      }
      self =
        text.utf8.last.map { $0 == UInt8(ascii: "Z") || $0 == UInt8(ascii: "z") } == true
        ? .instant(instant) : .exact(instant, offset)
    } else {
      return nil
    }
  }
}
