internal import Linux
package import Plans

/// Keeps jobs, films and keys across everything that can end the daemon. All SQL of jobs is here.
///
/// Every change is one transaction with synchronous=FULL; a method that has returned has committed.
package actor JobStore {
  /// How long a key keeps meaning the same job; microseconds (a day).
  static let keyLife: Int64 = 24 * 3600 * 1_000_000

  /// How many jobs may wait.
  package struct Bounds: Sendable, Equatable {
    package var everyone: Int64
    package var user: Int64
    package init(everyone: Int64 = 100, user: Int64 = 50) {
      self.everyone = everyone
      self.user = user
    }
  }

  private let executor: BlockingExecutor
  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  let database: Database
  let bounds: Bounds
  /// What opening found damaged and moved aside; nil when all was well.
  package nonisolated let damage: Database.Damage?

  /// Opens or makes `jobs.db` in the state folder.
  /// - Throws: `newerSchema` among others, `system` when there is no thread to be had.
  package init(stateFolder: String, bounds: Bounds = Bounds(), now: Instant) throws(LibraryError) {
    do throws(LinuxError) { executor = try BlockingExecutor(named: "jobs") } catch { throw .system(error) }
    let opened = try Database.openChecked(
      "\(stateFolder)/jobs.db", schema: JobSchema.schema, now: now.seconds,
      salvaging: ["jobs", "job_notes", "films", "settings"],
      mending: { (saved) throws(LibraryError) in try Self.mend(saved) })
    database = opened.database
    damage = opened.damage
    self.bounds = bounds
  }

  /// Ids that people may have seen and that were lost are passed over: so many.
  private static let passedOver: Int64 = 1000

  /// Makes what was saved consistent: a finished job has a film, and no id is given twice.
  private static func mend(_ database: Database) throws(LibraryError) {
    try database.transaction { () throws(LibraryError) in
      for table in ["jobs", "films"] {
        try database.run(
          """
          INSERT INTO sqlite_sequence (name, seq) SELECT ?1, 0
          WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)
          """, table)
        try database.run("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = ?", passedOver, table)
      }
      try database.run(
        """
        INSERT INTO films (job, made) SELECT id, changed FROM jobs
        WHERE state = 'done' AND film_name IS NOT NULL AND id NOT IN (SELECT job FROM films) ORDER BY id
        """)
    }
  }

  // MARK: Coming in

  /// Queues a job, or finds the one its key made within a day. What it answers is committed.
  package func submit(_ submission: Submission, now: Instant) throws(LibraryError) -> Submission.Outcome {
    try database.transaction { () throws(LibraryError) in
      if let key = submission.key, let job = try job(key: key, user: submission.user, now: now) {
        return .known(job)
      }
      if let full = try fullness(user: submission.user) { return .full(full) }
      try database.run(
        """
        INSERT INTO jobs (user, key, plan, name, timeline, given, state, created, changed)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'queued', ?7, ?7)
        """, Int64(submission.user), submission.key, submission.plan, submission.name, submission.timeline,
        submission.timeline != nil, now.microseconds)
      let id = database.lastInsertedRow
      try insert(submission.notes, job: id)
      guard let job = try find(id) else { throw Self.lost(id) }
      return .queued(job)
    }
  }

  /// The job a key of this user made within a day.
  package func job(key: String, user: UInt32, now: Instant) throws(LibraryError) -> Job? {
    // A clock set back leaves keys from the future: those count too, so that no retry makes a second film.
    try database.first(
      """
      SELECT \(JobRow.columns) FROM jobs WHERE user = ?1 AND key = ?2 AND created > ?3
      ORDER BY id DESC LIMIT 1
      """, Int64(user), key, now.microseconds - Self.keyLife, row: JobRow.job)
  }

  private func fullness(user: UInt32) throws(LibraryError) -> Submission.Full? {
    let counts = try database.first(
      "SELECT count(*), count(*) FILTER (WHERE user = ?1) FROM jobs WHERE state IN ('queued', 'blocked')",
      Int64(user)
    ) { (everyone: $0.integer(0), user: $0.integer(1)) }
    guard let counts else { return nil }
    if counts.everyone >= bounds.everyone { return .everyone(limit: bounds.everyone) }
    if counts.user >= bounds.user { return .user(limit: bounds.user) }
    return nil
  }

  func insert(_ notes: [String], job: Int64) throws(LibraryError) {
    for note in notes {
      try database.run("INSERT OR IGNORE INTO job_notes (job, text) VALUES (?, ?)", job, note)
    }
  }

  func find(_ id: Int64) throws(LibraryError) -> Job? {
    try database.first("SELECT \(JobRow.columns) FROM jobs WHERE id = ?", id, row: JobRow.job)
  }

  static func lost(_ id: Int64) -> LibraryError {
    .database(operation: "find", code: 0, message: "job \(id) is gone", sql: "")
  }

  // MARK: Settings

  /// A value the library keeps about itself, such as its home zone.
  package func setting(_ name: String) throws(LibraryError) -> String? {
    try database.first("SELECT value FROM settings WHERE name = ?", name) { $0.text(0) }
  }

  package func keep(_ value: String, as name: String) throws(LibraryError) {
    try database.run(
      "INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2", name,
      value)
  }
}
