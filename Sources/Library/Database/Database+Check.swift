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

  /// Opens the file and checks it; a damaged one is moved to `PATH.broken-TIME` and a new one is made.
  /// - Parameters:
  ///   - now: Seconds since 1970, for the name of a damaged file.
  ///   - salvaging: Tables whose rows are taken over as far as they can be read, those that others refer to
  ///     first.
  ///   - later: The content is checked later by `fault(in:)`: a large file takes longer than a start may.
  /// - Throws: `newerSchema`, and whatever is not damage: a full disk, a missing right.
  package static func openChecked(
    _ path: String, schema: Schema, now: Int64, salvaging tables: [String] = [], later: Bool = false
  ) throws(LibraryError) -> Opened {
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
    return try replace(path, schema: schema, reason: reason, now: now, salvaging: tables)
  }

  /// Moves a damaged file, which nobody has open, to `PATH.broken-TIME` and makes a new one.
  static func replace(
    _ path: String, schema: Schema, reason: String, now: Int64, salvaging tables: [String] = []
  ) throws(LibraryError) -> Opened {
    let aside = "\(path).broken-\(now)"
    let isThere = access(path, F_OK) == 0
    try moveAside(path, to: aside)
    let database = try Database(path: path, schema: schema, isKept: !tables.isEmpty)
    var damage = Damage(movedTo: isThere ? aside : nil, reason: reason)
    if !tables.isEmpty {
      var salvage = Salvage(into: database)
      try salvage.take(tables, from: aside)
      damage.saved = salvage.saved
      damage.hasLost = salvage.hasLost
    }
    return Opened(database: database, damage: damage)
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

  /// The write-ahead log belongs to the damaged file and would be replayed into the new one.
  private static func moveAside(_ path: String, to aside: String) throws(LibraryError) {
    for suffix in ["-wal", "-shm", ""] {
      guard rename(path + suffix, aside + suffix) != 0, errno != ENOENT else { continue }
      throw .system(LinuxError("rename", path + suffix, code: errno))
    }
  }
}
