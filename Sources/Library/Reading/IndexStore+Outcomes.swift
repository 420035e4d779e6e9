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

  /// Refused files whose next try is due, or so far ahead that the clock was set back.
  func dueRetries(now: Int64, within longest: Int64, limit: Int) throws(LibraryError) -> [Int64] {
    try database.all(
      """
      SELECT id FROM file WHERE retry_us <= ?1 AND state = 'refused'
      UNION ALL SELECT id FROM file WHERE retry_us > ?1 + ?2 AND state = 'refused' LIMIT ?3
      """, now, longest, limit
    ) { $0.integer(0) }
  }

  /// When the next try is due, in microseconds since 1970.
  func nextRetry() throws(LibraryError) -> Int64? {
    try database.first("SELECT min(retry_us) FROM file WHERE retry_us IS NOT NULL AND state = 'refused'") {
      $0.integerOrNil(0)
    } ?? nil
  }
}
