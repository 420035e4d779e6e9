extension JobStore {
  /// How many jobs stand where.
  package struct Counts: Sendable, Equatable {
    package var queued: Int64
    package var running: Int64
    /// Waiting for a disk or a folder.
    package var blocked: Int64

    package init(queued: Int64, running: Int64, blocked: Int64) {
      self.queued = queued
      self.running = running
      self.blocked = blocked
    }
  }

  package func job(_ id: Int64) throws(LibraryError) -> Job? { try find(id) }

  /// Jobs that wait, in the order they are to run.
  package func waiting() throws(LibraryError) -> [Job] {
    try database.all(
      "SELECT \(JobRow.columns) FROM jobs WHERE state IN ('queued', 'blocked') ORDER BY id", row: JobRow.job)
  }

  /// The latest jobs first, at most `limit`, those with an id below `cursor`.
  package func jobs(before cursor: Int64? = nil, limit: Int64) throws(LibraryError) -> [Job] {
    try database.all(
      "SELECT \(JobRow.columns) FROM jobs WHERE id < ? ORDER BY id DESC LIMIT ?", cursor ?? .max, limit,
      row: JobRow.job)
  }

  package func counts() throws(LibraryError) -> Counts {
    let counts = try database.first(
      """
      SELECT count(*) FILTER (WHERE state = 'queued'),
        count(*) FILTER (WHERE state IN ('preparing', 'rendering', 'publishing')),
        count(*) FILTER (WHERE state = 'blocked')
      FROM jobs WHERE state IN ('queued', 'blocked', 'preparing', 'rendering', 'publishing')
      """
    ) { Counts(queued: $0.integer(0), running: $0.integer(1), blocked: $0.integer(2)) }
    return counts ?? Counts(queued: 0, running: 0, blocked: 0)
  }

  /// What a person should know about the job, in the order it came up.
  package func notes(_ job: Int64) throws(LibraryError) -> [String] {
    try database.all("SELECT text FROM job_notes WHERE job = ? ORDER BY id", job) { $0.text(0) }
  }

  // MARK: Films

  package func film(_ id: Int64) throws(LibraryError) -> Film? {
    try oneFilm("films.id = ?", id)
  }

  /// The film a job made.
  package func film(ofJob job: Int64) throws(LibraryError) -> Film? {
    try oneFilm("films.job = ?", job)
  }

  /// The latest film with this file name.
  package func film(named name: String) throws(LibraryError) -> Film? {
    try oneFilm("jobs.film_name = ?", name)
  }

  /// The latest film with this absolute path.
  package func film(at path: String) throws(LibraryError) -> Film? {
    try oneFilm("jobs.film_folder || '/' || jobs.film_name = ?", path)
  }

  /// The latest films first, at most `limit`, those with an id below `cursor`.
  package func films(before cursor: Int64? = nil, limit: Int64) throws(LibraryError) -> [Film] {
    try database.all(
      """
      SELECT \(JobRow.filmColumns) FROM films JOIN jobs ON jobs.id = films.job
      WHERE films.id < ? ORDER BY films.id DESC LIMIT ?
      """, cursor ?? .max, limit, row: JobRow.film
    ).compactMap { $0 }
  }

  private func oneFilm(_ condition: String, _ value: any Bindable) throws(LibraryError) -> Film? {
    try database.first(
      """
      SELECT \(JobRow.filmColumns) FROM films JOIN jobs ON jobs.id = films.job
      WHERE \(condition) ORDER BY films.id DESC LIMIT 1
      """, value, row: JobRow.film
    ).flatMap { $0 }
  }
}
