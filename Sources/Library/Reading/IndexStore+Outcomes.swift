extension IndexStore {
  /// Keeps why a file is not usable, and when it is tried again: after the pause for this many tries, or
  /// never.
  func setRefused(_ id: Int64, reason: String, retries: [Int64], now: Int64) throws(LibraryError) {
    let tries = try database.first("SELECT tries FROM file WHERE id = ?", id) { $0.integer(0) } ?? 0
    let pause = Int(tries) < retries.count ? retries[Int(tries)] / 1000 : nil
    try database.run("DELETE FROM reading WHERE file = ?", id)
    try database.run(
      """
      UPDATE file SET state = 'refused', reason = ?, tries = tries + 1, retry_us = ?, day = NULL, certain = 0,
        identifier = NULL, content = NULL
      WHERE id = ?
      """, reason, pause.map { now + $0 }, id)
  }

  /// Keeps that a file is none of ours.
  func setSkipped(_ id: Int64, reason: String) throws(LibraryError) {
    try database.run("DELETE FROM reading WHERE file = ?", id)
    try database.run(
      "UPDATE file SET state = 'skipped', reason = ?, kind = NULL, day = NULL, retry_us = NULL, identifier = NULL, content = NULL WHERE id = ?",
      reason, id)
  }

  /// Counts a death of the look; how many there were.
  func addCrash(_ id: Int64) throws(LibraryError) -> Int64 {
    try database.run("UPDATE file SET crashes = crashes + 1 WHERE id = ?", id)
    return try database.first("SELECT crashes FROM file WHERE id = ?", id) { $0.integer(0) } ?? 0
  }

  /// Refused files of a watched folder whose next try is due, or so far ahead that the clock was set back.
  func dueRetries(in folder: Int64, now: Int64, within longest: Int64) throws(LibraryError) -> [Int64] {
    try database.all(
      """
      SELECT f.id FROM file f JOIN directory d ON d.id = f.directory
      WHERE (f.retry_us <= ?1 OR f.retry_us > ?1 + ?2) AND f.state = 'refused' AND d.folder = ?3
      ORDER BY f.retry_us
      """, now, longest, folder
    ) { $0.integer(0) }
  }

  /// When the next try in a watched folder comes that is not due yet, in microseconds since 1970.
  func nextRetry(in folder: Int64, after now: Int64) throws(LibraryError) -> Int64? {
    try database.first(
      """
      SELECT f.retry_us FROM file f JOIN directory d ON d.id = f.directory
      WHERE f.retry_us > ? AND f.state = 'refused' AND d.folder = ? ORDER BY f.retry_us LIMIT 1
      """, now, folder
    ) { $0.integer(0) }
  }
}
