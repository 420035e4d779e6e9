/// The tables of `jobs.db`. The index can be rebuilt from the folder and lies elsewhere; jobs cannot.
enum JobSchema {
  static let schema = Schema(steps: [first])

  /// AUTOINCREMENT: an id that people have seen is never given again.
  private static let first = """
    CREATE TABLE jobs (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      user INTEGER NOT NULL,
      key TEXT,
      plan TEXT NOT NULL,
      name TEXT,
      timeline TEXT,
      given INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN
        ('queued', 'preparing', 'rendering', 'publishing', 'done', 'failed', 'cancelled', 'blocked')),
      attempts INTEGER NOT NULL DEFAULT 0,
      deaths INTEGER NOT NULL DEFAULT 0,
      retries INTEGER NOT NULL DEFAULT 0,
      code TEXT, field TEXT, reason TEXT, hint TEXT,
      film_folder TEXT, film_name TEXT, film_size INTEGER, film_hash TEXT, film_frames INTEGER,
      film_rate TEXT, film_width INTEGER, film_height INTEGER, film_encoded INTEGER, film_reused INTEGER,
      created INTEGER NOT NULL,
      changed INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX jobs_by_state ON jobs (state, id);
    CREATE INDEX jobs_by_key ON jobs (user, key) WHERE key IS NOT NULL;
    CREATE TABLE job_notes (
      id INTEGER PRIMARY KEY,
      job INTEGER NOT NULL REFERENCES jobs (id),
      text TEXT NOT NULL,
      UNIQUE (job, text)
    ) STRICT;
    CREATE TABLE films (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      job INTEGER NOT NULL UNIQUE REFERENCES jobs (id),
      made INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE settings (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
