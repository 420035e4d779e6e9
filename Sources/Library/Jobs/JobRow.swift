internal import Plans

/// Reads jobs and films from rows; the one place that knows the order of the columns.
enum JobRow {
  static let columns = """
    jobs.id, jobs.user, jobs.key, jobs.plan, jobs.name, jobs.timeline, jobs.given, jobs.state, jobs.attempts,
    jobs.retries, jobs.code, jobs.field, jobs.reason, jobs.hint, jobs.film_folder, jobs.film_name,
    jobs.film_size, jobs.film_hash, jobs.film_frames, jobs.film_rate, jobs.film_width, jobs.film_height,
    jobs.film_encoded, jobs.film_reused, jobs.created, jobs.changed
    """

  static func job(_ row: borrowing Statement) -> Job {
    Job(
      id: row.integer(0), user: UInt32(truncatingIfNeeded: row.integer(1)), key: row.textOrNil(2),
      plan: row.text(3), name: row.textOrNil(4), timeline: row.textOrNil(5), isGiven: row.integer(6) != 0,
      state: Job.State(rawValue: row.text(7)) ?? .failed, attempts: row.integer(8), retries: row.integer(9),
      problem: problem(row), publication: publication(row, from: 14),
      created: Instant(microseconds: row.integer(24)), changed: Instant(microseconds: row.integer(25)))
  }

  private static func problem(_ row: borrowing Statement) -> Problem? {
    guard let code = row.textOrNil(10) else { return nil }
    return Problem(
      Problem.Code(rawValue: code) ?? .failed, field: row.text(11), reason: row.text(12), hint: row.text(13))
  }

  static func publication(_ row: borrowing Statement, from first: Int32) -> Publication? {
    guard let folder = row.textOrNil(first) else { return nil }
    return Publication(
      folder: folder, name: row.text(first + 1), size: row.integer(first + 2), hash: row.text(first + 3),
      frames: row.integer(first + 4), rate: FrameRate(row.text(first + 5)) ?? .film,
      picture: PictureSize(width: Int(row.integer(first + 6)), height: Int(row.integer(first + 7))),
      segments: .init(encoded: row.integer(first + 8), reused: row.integer(first + 9)))
  }

  static let filmColumns = """
    films.id, films.job, films.made, jobs.film_folder, jobs.film_name, jobs.film_size, jobs.film_hash,
    jobs.film_frames, jobs.film_rate, jobs.film_width, jobs.film_height, jobs.film_encoded,
    jobs.film_reused
    """

  /// Nil for a film whose job lost its publication, which no statement of ours does.
  static func film(_ row: borrowing Statement) -> Film? {
    guard let publication = publication(row, from: 3) else { return nil }
    return Film(
      id: row.integer(0), job: row.integer(1), publication: publication,
      made: Instant(microseconds: row.integer(2)))
  }
}
