package import Plans

extension JobStore {
  /// Deaths of the daemon on one job, not one frame rendered in between, with which it is given up.
  private static let mostAttempts: Int64 = 2
  /// Deaths on one job at all with which it is given up: what kills the daemon late must not go on for ever.
  private static let mostDeaths: Int64 = 50

  // MARK: Steps of a run. Each answers whether the job was where the step begins: false after a cancel.

  /// Takes a waiting job up.
  package func begin(_ id: Int64, now: Instant) throws(LibraryError) -> Bool {
    try step(id, from: [.queued, .blocked], to: .preparing, now: now)
  }

  /// Stores the timeline the job will render, and its name, before the first frame is rendered.
  package func render(
    _ id: Int64, timeline: String, name: String, notes: [String], now: Instant
  ) throws(LibraryError) -> Bool {
    try database.transaction { () throws(LibraryError) in
      guard try step(id, from: [.preparing], to: .rendering, now: now) else { return false }
      try database.run("UPDATE jobs SET timeline = ?, name = ? WHERE id = ?", timeline, name, id)
      try insert(notes, job: id)
      return true
    }
  }

  /// Frames are being rendered: whatever killed the daemon before, it was not the beginning of this job.
  package func progressed(_ id: Int64) throws(LibraryError) {
    try database.run("UPDATE jobs SET attempts = 0 WHERE id = ? AND attempts > 0", id)
  }

  /// Commits what is about to get its name; asked again with the next name when one is taken.
  package func publish(
    _ id: Int64, _ publication: Publication, notes: [String], now: Instant
  ) throws(LibraryError) -> Bool {
    try database.transaction { () throws(LibraryError) in
      guard try step(id, from: [.rendering, .publishing], to: .publishing, now: now) else { return false }
      try database.run(
        """
        UPDATE jobs SET film_folder = ?2, film_name = ?3, film_size = ?4, film_hash = ?5, film_frames = ?6,
          film_rate = ?7, film_width = ?8, film_height = ?9, film_encoded = ?10, film_reused = ?11
        WHERE id = ?1
        """, id, publication.folder, publication.name, publication.size, publication.hash,
        publication.frames, publication.rate.description, publication.picture.width,
        publication.picture.height, publication.segments.encoded, publication.segments.reused)
      try insert(notes, job: id)
      return true
    }
  }

  /// The film has its name.
  package func finish(_ id: Int64, notes: [String] = [], now: Instant) throws(LibraryError) -> Film? {
    try database.transaction { () throws(LibraryError) in
      guard try step(id, from: [.publishing], to: .done, now: now) else { return nil }
      try insert(notes, job: id)
      try database.run("INSERT INTO films (job, made) VALUES (?, ?)", id, now.microseconds)
      return try film(database.lastInsertedRow)
    }
  }

  /// Gives the job up.
  package func fail(_ id: Int64, _ problem: Problem, now: Instant) throws(LibraryError) -> Bool {
    try database.transaction { () throws(LibraryError) in
      let from: [Job.State] = [.queued, .preparing, .rendering, .publishing, .blocked]
      guard try step(id, from: from, to: .failed, now: now) else { return false }
      try blame(id, problem)
      return true
    }
  }

  /// Ends the job for the person; false once its film is on its way to its name.
  package func cancel(_ id: Int64, now: Instant) throws(LibraryError) -> Bool {
    try step(id, from: [.queued, .preparing, .rendering, .blocked], to: .cancelled, now: now)
  }

  /// Lets the job wait for a disk or a folder.
  package func block(_ id: Int64, _ problem: Problem, now: Instant) throws(LibraryError) -> Bool {
    try database.transaction { () throws(LibraryError) in
      let from: [Job.State] = [.queued, .preparing, .rendering, .publishing, .blocked]
      guard try step(id, from: from, to: .blocked, now: now) else { return false }
      try blame(id, problem)
      return true
    }
  }

  /// Puts a job back that was stopped in good order: the daemon leaves.
  package func putBack(_ id: Int64, now: Instant) throws(LibraryError) -> Bool {
    try step(id, from: [.preparing, .rendering, .publishing], to: .queued, now: now)
  }

  /// Puts a job back whose source had changed, once; what it had planned is planned anew.
  package func retry(_ id: Int64, now: Instant) throws(LibraryError) -> Bool {
    try database.transaction { () throws(LibraryError) in
      guard let job = try find(id), job.retries == 0, !job.isGiven,
        try step(id, from: [.preparing, .rendering], to: .queued, now: now)
      else { return false }
      try database.run("UPDATE jobs SET retries = retries + 1, timeline = NULL WHERE id = ?", id)
      return true
    }
  }

  /// Puts a job back that is to be planned anew by another plan, or made of what is left of a given timeline.
  /// It is for the caller to see that this comes to an end.
  /// - Parameter timeline: what is left of a given one; nil for a job that has a plan.
  package func replan(
    _ id: Int64, plan: String, timeline: String? = nil, note: String, now: Instant
  ) throws(LibraryError) -> Bool {
    try database.transaction { () throws(LibraryError) in
      guard let job = try find(id), job.isGiven == (timeline != nil),
        try step(id, from: [.preparing, .rendering], to: .queued, now: now)
      else { return false }
      try database.run("UPDATE jobs SET timeline = ?3, plan = ?2 WHERE id = ?1", id, plan, timeline)
      try insert([note], job: id)
      return true
    }
  }

  // MARK: After a restart

  /// Puts back, or gives up, what the last daemon died on. Answers the jobs it died publishing: whether their
  /// film arrived is for the caller to see, and to tell by `finish` or `putBack`.
  package func reconcile(now: Instant) throws(LibraryError) -> [Job] {
    try database.transaction { () throws(LibraryError) in
      let died = try database.all(
        """
        SELECT \(JobRow.columns) FROM jobs WHERE state IN ('preparing', 'rendering', 'publishing')
        ORDER BY id
        """, row: JobRow.job)
      for job in died where job.state != .publishing {
        try database.run(
          "UPDATE jobs SET attempts = attempts + 1, deaths = deaths + 1 WHERE id = ?", job.id)
        let deaths = try deaths(job.id)
        if job.attempts + 1 >= Self.mostAttempts || deaths >= Self.mostDeaths {
          _ = try step(job.id, from: [job.state], to: .failed, now: now)
          let often = deaths >= Self.mostDeaths ? "\(deaths) times" : "twice"
          try blame(job.id, Problem(.failed, reason: "stopped the daemon \(often)"))
        } else {
          _ = try step(job.id, from: [job.state], to: .queued, now: now)
        }
      }
      return died.filter { $0.state == .publishing }
    }
  }

  // MARK: Parts

  private func deaths(_ id: Int64) throws(LibraryError) -> Int64 {
    try database.first("SELECT deaths FROM jobs WHERE id = ?", id) { $0.integer(0) } ?? 0
  }

  private func step(
    _ id: Int64, from: [Job.State], to: Job.State, now: Instant
  ) throws(LibraryError) -> Bool {
    let states = from.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    try database.run(
      """
      UPDATE jobs SET state = ?2, changed = ?3, code = NULL, field = NULL, reason = NULL, hint = NULL
      WHERE id = ?1 AND state IN (\(states))
      """, id, to.rawValue, now.microseconds)
    return database.changedRows == 1
  }

  private func blame(_ id: Int64, _ problem: Problem) throws(LibraryError) {
    try database.run(
      "UPDATE jobs SET code = ?2, field = ?3, reason = ?4, hint = ?5 WHERE id = ?1", id,
      problem.code.rawValue, problem.field, problem.reason, problem.hint)
  }
}
