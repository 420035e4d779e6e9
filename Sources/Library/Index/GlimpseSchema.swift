/// The table of glimpses: made again from the clips where it is lost.
enum GlimpseSchema {
  /// Size and time are the file's when it was looked at: a changed file makes its row worthless.
  static let step = """
    CREATE TABLE glimpse (
      file INTEGER PRIMARY KEY REFERENCES file ON DELETE CASCADE,
      version INTEGER NOT NULL,
      size INTEGER NOT NULL,
      mtime_ns INTEGER NOT NULL,
      pictures TEXT NOT NULL
    ) STRICT;
    """
}
