/// The tables of `corrections.db`: what people said of their files. Nothing of it can be made again.
enum CorrectionSchema {
  static let schema = Schema(steps: [first, identity])

  /// Tells a file of corrections from another one: dates that were corrected by one that is lost are
  /// concluded again.
  private static let identity = """
    CREATE TABLE identity (
      id TEXT NOT NULL
    ) STRICT;
    INSERT INTO identity VALUES (hex(randomblob(8)));
    """

  /// Files are named by their content, so that a correction follows a file wherever it is moved, and finds it
  /// again in an index made anew. Paths are kept for people who look into this file.
  private static let first = """
    CREATE TABLE date (
      key TEXT NOT NULL PRIMARY KEY,
      size INTEGER NOT NULL,
      taken TEXT NOT NULL,
      path TEXT NOT NULL,
      made_us INTEGER NOT NULL
    ) STRICT;

    -- A clock set right for a device, or for a directory below a watched folder.
    CREATE TABLE clock (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      device TEXT UNIQUE,
      folder TEXT,
      directory BLOB,
      shift_s INTEGER,
      made_us INTEGER NOT NULL,
      UNIQUE (folder, directory)
    ) STRICT;

    -- A file that has left the directory it was corrected in.
    CREATE TABLE moved (
      key TEXT NOT NULL PRIMARY KEY,
      size INTEGER NOT NULL,
      clock INTEGER NOT NULL REFERENCES clock ON DELETE CASCADE
    ) STRICT;

    -- Two files that are one moment, or are not; twice the same file for a still and the video inside it.
    CREATE TABLE pair (
      still TEXT NOT NULL,
      movie TEXT NOT NULL,
      still_size INTEGER NOT NULL,
      movie_size INTEGER NOT NULL,
      together INTEGER NOT NULL,
      made_us INTEGER NOT NULL,
      PRIMARY KEY (still, movie)
    ) STRICT;
    """
}
