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
    package let movedTo: String
    package let reason: String
  }

  /// Opens the file and checks it; a damaged one is moved to `PATH.broken-TIME` and a new one is made.
  /// - Parameter now: Seconds since 1970, for the name of a damaged file.
  /// - Throws: `newerSchema`, and whatever is not damage: a full disk, a missing right.
  package static func openChecked(
    _ path: String, schema: Schema, now: Int64
  ) throws(LibraryError) -> Opened {
    let reason: String
    do {
      let database = try Database(path: path, schema: schema)
      guard let fault = try database.firstFault() else { return Opened(database: database, damage: nil) }
      reason = fault
    } catch  where error.isDamage {
      reason = error.text
    }
    let aside = "\(path).broken-\(now)"
    try moveAside(path, to: aside)
    return Opened(
      database: try Database(path: path, schema: schema), damage: Damage(movedTo: aside, reason: reason))
  }

  /// The first fault `quick_check` finds; nil when the file is sound.
  package func firstFault() throws(LibraryError) -> String? {
    do {
      let answer = try first("PRAGMA quick_check(1)") { $0.text(0) } ?? "no answer"
      return answer == "ok" ? nil : answer
    } catch  where error.isDamage {
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
