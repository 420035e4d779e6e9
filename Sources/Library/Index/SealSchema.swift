/// The columns that tell whether a file was edited although its size and its time say that it was not.
enum SealSchema {
  /// Rows of earlier versions have neither: the time is filled in at the next look, the seal at the next
  /// reading.
  static let step = """
    ALTER TABLE file ADD COLUMN ctime_ns INTEGER;
    ALTER TABLE file ADD COLUMN seal TEXT;
    """
}
