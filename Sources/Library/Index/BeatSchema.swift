/// The table of beats: made again from the music where it is lost.
enum BeatSchema {
  /// Size and time are the file's when it was heard: a changed file makes its row worthless.
  static let step = """
    CREATE TABLE beats (
      file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
      version INTEGER NOT NULL,
      size INTEGER NOT NULL,
      mtime_ns INTEGER NOT NULL,
      analysis TEXT NOT NULL
    ) STRICT;
    """
}
