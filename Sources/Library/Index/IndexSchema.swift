/// The index's tables. The folder is the truth; all of this can be made again from it.
enum IndexSchema {
  static let schema = Schema(
    steps: [
      first, corrections, BeatSchema.step, moments, movies, SealSchema.step, GlimpseSchema.step, lengths,
      clips, births,
    ])

  /// Stands for "no day" in `tally`, whose key cannot hold null; far before the first day there is.
  static let noDay: Int64 = -1_000_000

  /// Ties rows to what `corrections.db` says: by the content of files it names, and by the clock setting a
  /// file was under.
  private static let corrections = """
    CREATE TABLE content_key (
      file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
      hash TEXT NOT NULL
    ) STRICT;
    CREATE INDEX content_key_hash ON content_key (hash);
    CREATE TABLE clocked (
      file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
      clock INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX clocked_clock ON clocked (clock);
    """

  /// `tally` holds what counts answer from, kept by triggers: a million rows are counted by adding a few
  /// thousand.
  private static let first = """
    CREATE TABLE setting (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- A watched folder. Its identity proves that it is the same one when it comes back.
    CREATE TABLE folder (
      id INTEGER PRIMARY KEY,
      path TEXT NOT NULL UNIQUE,
      file_system INTEGER,
      inode INTEGER,
      online_ms INTEGER NOT NULL DEFAULT 0,
      scanned_us INTEGER
    ) STRICT;

    -- A directory below a watched folder; the folder itself has the empty path.
    CREATE TABLE directory (
      id INTEGER PRIMARY KEY,
      folder INTEGER NOT NULL REFERENCES folder ON DELETE CASCADE,
      parent INTEGER REFERENCES directory ON DELETE CASCADE,
      path BLOB NOT NULL,
      file_system INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      UNIQUE (folder, path)
    ) STRICT;
    CREATE INDEX directory_identity ON directory (inode, file_system);
    CREATE INDEX directory_parent ON directory (parent);

    CREATE TABLE file (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      directory INTEGER NOT NULL REFERENCES directory ON DELETE CASCADE,
      name BLOB NOT NULL,
      file_system INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      size INTEGER NOT NULL,
      mtime_ns INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('ready', 'settling', 'refused', 'missing', 'skipped')),
      was TEXT,
      reason TEXT,
      tries INTEGER NOT NULL DEFAULT 0,
      crashes INTEGER NOT NULL DEFAULT 0,
      retry_us INTEGER,
      missing_us INTEGER,
      missing_online_ms INTEGER,
      kind TEXT CHECK (kind IN ('video', 'photo', 'live', 'music', 'sidecar')),
      day INTEGER,
      order_us INTEGER NOT NULL,
      certain INTEGER NOT NULL DEFAULT 0,
      counted INTEGER NOT NULL DEFAULT 1,
      partner INTEGER,
      pair_basis TEXT,
      copy_of INTEGER,
      UNIQUE (directory, name)
    ) STRICT;
    CREATE INDEX file_identity ON file (inode, file_system);
    CREATE INDEX file_copy ON file (mtime_ns, size);
    CREATE INDEX file_order ON file (state, order_us, id, kind, certain, counted, day);
    CREATE INDEX file_kind_order ON file (state, kind, order_us, id, certain, counted, day);
    CREATE INDEX file_retry ON file (retry_us) WHERE retry_us IS NOT NULL;

    -- What one look into a file found, and the date that was concluded from it.
    CREATE TABLE reading (
      file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
      media TEXT NOT NULL,
      container TEXT NOT NULL,
      duration_us INTEGER,
      codec TEXT,
      width INTEGER,
      height INTEGER,
      rotation INTEGER,
      mirrored INTEGER,
      average_rate TEXT,
      nominal_rate TEXT,
      variable INTEGER,
      hdr TEXT,
      sound_codec TEXT,
      sound_channels INTEGER,
      sound_rate INTEGER,
      embedded_from INTEGER,
      embedded_to INTEGER,
      damage TEXT,
      tags TEXT NOT NULL,
      identifier TEXT,
      taken_utc_us INTEGER,
      taken_local TEXT,
      offset_min INTEGER,
      offset_source TEXT NOT NULL,
      date_source TEXT NOT NULL,
      confidence TEXT NOT NULL,
      date_raw TEXT,
      date_rejected TEXT NOT NULL,
      suspicion TEXT,
      rule_version INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX reading_identifier ON reading (identifier) WHERE identifier IS NOT NULL;

    -- What a piece of music can be asked by, folded.
    CREATE TABLE song (
      key TEXT NOT NULL,
      file INTEGER NOT NULL REFERENCES file ON DELETE CASCADE,
      PRIMARY KEY (key, file)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX song_file ON song (file);

    CREATE TABLE tally (
      state TEXT NOT NULL,
      kind TEXT NOT NULL,
      certain INTEGER NOT NULL,
      day INTEGER NOT NULL,
      n INTEGER NOT NULL,
      PRIMARY KEY (state, kind, certain, day)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER file_added AFTER INSERT ON file WHEN NEW.counted BEGIN
      INSERT INTO tally VALUES
        (NEW.state, coalesce(NEW.kind, ''), NEW.certain, coalesce(NEW.day, \(noDay)), 1)
        ON CONFLICT DO UPDATE SET n = n + 1;
    END;
    CREATE TRIGGER file_removed AFTER DELETE ON file WHEN OLD.counted BEGIN
      UPDATE tally SET n = n - 1 WHERE state = OLD.state AND kind = coalesce(OLD.kind, '')
        AND certain = OLD.certain AND day = coalesce(OLD.day, \(noDay));
    END;
    CREATE TRIGGER file_changed AFTER UPDATE OF state, kind, certain, day, counted ON file BEGIN
      UPDATE tally SET n = n - OLD.counted WHERE state = OLD.state AND kind = coalesce(OLD.kind, '')
        AND certain = OLD.certain AND day = coalesce(OLD.day, \(noDay));
      INSERT INTO tally VALUES
        (NEW.state, coalesce(NEW.kind, ''), NEW.certain, coalesce(NEW.day, \(noDay)), NEW.counted)
        ON CONFLICT DO UPDATE SET n = n + NEW.counted;
    END;
    """

  /// What ties files together: the key of the name, Apple's identifier, a digest of the content. Whatever
  /// changes one of them, or whether the file is there, leaves the old and the new tie in `touched`, and who
  /// is tied by it is grouped anew. Files whose facts a newer look tells more of are looked into again.
  private static let moments = """
    ALTER TABLE file ADD COLUMN moment TEXT;
    ALTER TABLE file ADD COLUMN identifier TEXT;
    ALTER TABLE file ADD COLUMN content TEXT;
    ALTER TABLE reading ADD COLUMN embedded_damage TEXT;
    DROP INDEX reading_identifier;
    CREATE INDEX file_moment ON file (directory, moment) WHERE moment IS NOT NULL;
    CREATE INDEX file_identifier ON file (identifier) WHERE identifier IS NOT NULL;
    CREATE INDEX file_content ON file (content, id) WHERE content IS NOT NULL;
    CREATE INDEX file_partner ON file (partner) WHERE partner IS NOT NULL;
    CREATE INDEX file_copies ON file (state, kind, certain, day) WHERE copy_of IS NOT NULL AND counted = 1;
    CREATE TABLE touched (
      tie TEXT NOT NULL,
      directory INTEGER NOT NULL,
      key TEXT NOT NULL,
      PRIMARY KEY (tie, directory, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER file_tied AFTER UPDATE OF state, directory, moment, identifier, content ON file
    WHEN OLD.state <> NEW.state OR OLD.directory <> NEW.directory OR OLD.moment IS NOT NEW.moment
      OR OLD.identifier IS NOT NEW.identifier OR OLD.content IS NOT NEW.content BEGIN
      \(touch("OLD"))
      \(touch("NEW"))
    END;
    CREATE TRIGGER file_untied AFTER DELETE ON file BEGIN
      \(touch("OLD"))
    END;
    UPDATE file SET state = 'settling' WHERE state = 'ready' AND kind IN ('video', 'photo');
    DELETE FROM file WHERE state = 'skipped' AND kind = 'sidecar';
    """

  /// What the video inside a still is, so that films can play it. Stills that have one are looked into again.
  private static let movies = """
    ALTER TABLE reading ADD COLUMN embedded_movie TEXT;
    UPDATE file SET state = 'settling' WHERE state = 'ready'
      AND id IN (SELECT file FROM reading WHERE embedded_from IS NOT NULL AND embedded_damage IS NULL);
    """

  /// How long pictures last where sound outlasts them, so that films do not want moments of sound alone.
  private static let lengths = """
    ALTER TABLE reading ADD COLUMN picture_us INTEGER;
    UPDATE file SET state = 'settling' WHERE state = 'ready' AND kind IN ('video', 'live');
    """

  /// AVIs' dates are read as they stand in the file, in forms that were lost before. They are looked into
  /// again. The key of a file's content before an edit says what people said of it.
  private static let clips = """
    CREATE TABLE former_key (
      file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
      hash TEXT NOT NULL,
      size INTEGER NOT NULL
    ) STRICT;
    UPDATE file SET state = 'settling' WHERE state = 'ready'
      AND id IN (SELECT file FROM reading WHERE container = 'avi');
    """

  /// The last file met before a folder's loss came into doubt, when files were born (rows of earlier versions
  /// learn that at the next look), and what is dated again when the clock was set.
  private static let births = """
    ALTER TABLE folder ADD COLUMN met_before INTEGER;
    ALTER TABLE file ADD COLUMN born_ns INTEGER;
    CREATE INDEX reading_window ON reading (file) WHERE instr(date_rejected, ' window=') > 0;
    """

  private static func touch(_ row: String) -> String {
    """
    INSERT OR IGNORE INTO touched
        SELECT 'moment', \(row).directory, \(row).moment WHERE \(row).moment IS NOT NULL;
      INSERT OR IGNORE INTO touched
        SELECT 'identifier', 0, \(row).identifier WHERE \(row).identifier IS NOT NULL;
      INSERT OR IGNORE INTO touched
        SELECT 'content', 0, \(row).content WHERE \(row).content IS NOT NULL;
    """
  }
}
