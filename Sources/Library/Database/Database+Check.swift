internal import Glibc
internal import Linux

extension Database {
  /// What opening found: a sound file, or a damaged one that now lies beside its successor.
  package struct Opened: ~Copyable {
    package let database: Database
    /// Where the damaged file went and why; nil when nothing was wrong.
    package let damage: Damage?
  }

  /// A damaged file that was moved aside.
  package struct Damage: Sendable, Equatable {
    /// Nil where its file was gone.
    package let movedTo: String?
    package let reason: String
    /// Rows that could be read of it and stand in its successor.
    package internal(set) var saved = 0
    /// Whether there were more.
    package internal(set) var hasLost = true
  }

  package typealias Mending = (Database) throws(LibraryError) -> Void

  /// The file that a damaged one's rows are gathered in, and its name when all of them are.
  private static let draft = ".new"
  private static let successor = ".saved"

  /// Opens the file and checks it; a damaged one is moved to `PATH.broken-TIME` and a new one is made.
  /// - Parameters:
  ///   - now: Seconds since 1970, for the name of a damaged file.
  ///   - salvaging: Tables whose rows are taken over as far as they can be read, those that others refer to
  ///     first.
  ///   - mending: Makes what was taken over consistent.
  ///   - later: The content is checked later by `fault(in:)`: a large file takes longer than a start may.
  /// - Throws: `newerSchema`, and whatever is not damage: a full disk, a missing right.
  package static func openChecked(
    _ path: String, schema: Schema, now: Int64, salvaging tables: [String] = [],
    mending: Mending = { (_) throws(LibraryError) in }, later: Bool = false
  ) throws(LibraryError) -> Opened {
    if access(path + successor, F_OK) == 0 { try install(path, movingTo: "\(path).broken-\(now)") }
    let reason: String
    do throws(LibraryError) {
      let database = try Database(path: path, schema: schema, isKept: !tables.isEmpty)
      let fault = later ? nil : try database.firstFault()
      guard let fault else { return Opened(database: database, damage: nil) }
      reason = fault
    } catch {
      guard error.isDamage else { throw error }
      reason = error.text
    }
    return try replace(
      path, schema: schema, reason: reason, now: now, salvaging: tables, mending: mending)
  }

  /// Makes a new file of what can be read of a damaged one, which nobody has open and which is moved to
  /// `PATH.broken-TIME`.
  ///
  /// Whatever stops it, the damaged file keeps its name until all of its successor is on the disk; that one
  /// takes its place now or at the next start.
  static func replace(
    _ path: String, schema: Schema, reason: String, now: Int64, salvaging tables: [String] = [],
    mending: Mending = { (_) throws(LibraryError) in }
  ) throws(LibraryError) -> Opened {
    let aside = "\(path).broken-\(now)"
    var damage = Damage(movedTo: access(path, F_OK) == 0 ? aside : nil, reason: reason)
    let draft = path + Self.draft
    // One that was not finished.
    for suffix in ["-wal", "-shm", ""] { unlink(draft + suffix) }
    try fill(draft, schema, from: path, tables, mending, &damage)
    try rename(draft, to: path + successor)
    try install(path, movingTo: aside)
    let database = try Database(path: path, schema: schema, isKept: !tables.isEmpty)
    return Opened(database: database, damage: damage)
  }

  /// Closing a database brings all of its log into it and syncs it, so it is closed when this returns.
  private static func fill(
    _ draft: String, _ schema: Schema, from path: String, _ tables: [String], _ mending: Mending,
    _ damage: inout Damage
  ) throws(LibraryError) {
    let database = try Database(path: draft, schema: schema)
    guard !tables.isEmpty else { return }
    var salvage = Salvage(into: database)
    try salvage.take(tables, from: path)
    try mending(database)
    damage.saved = salvage.saved
    damage.hasLost = salvage.hasLost
  }

  /// Moves the damaged file aside and its successor to its name. Its write-ahead log belongs to it and would
  /// be replayed into the successor.
  private static func install(_ path: String, movingTo aside: String) throws(LibraryError) {
    for suffix in ["-wal", "-shm", ""] { try rename(path + suffix, to: aside + suffix) }
    try rename(path + successor, to: path)
  }

  /// Renames what is there, durably.
  private static func rename(_ old: String, to new: String) throws(LibraryError) {
    guard Glibc.rename(old, new) == 0 else {
      if errno == ENOENT { return }
      throw .system(LinuxError("rename", old, code: errno))
    }
    do throws(LinuxError) {
      let folder = new.lastIndex(of: "/").map { String(new[..<$0]) } ?? "."
      try Descriptor.openFolder(folder).synchronize()
    } catch { throw .system(error) }
  }

  /// The first fault of a file that another connection works on; nil when it is sound. Takes seconds for a
  /// large one.
  ///
  /// The connection only reads: it neither commits nor checkpoints, so the WAL-reset race cannot happen.
  static func fault(in path: String) -> String? {
    do throws(LibraryError) { return try Database(reading: path).firstFault() } catch {
      return error.isDamage ? error.text : nil
    }
  }

  /// The first fault `quick_check` finds; nil when the file is sound.
  package func firstFault() throws(LibraryError) -> String? {
    do throws(LibraryError) {
      let answer = try first("PRAGMA quick_check(1)") { $0.text(0) } ?? "no answer"
      return answer == "ok" ? nil : answer
    } catch {
      guard error.isDamage else { throw error }
      return error.text
    }
  }
}
