internal import Plans

/// What the file system tells of a file's age, where nothing inside it does.
struct FileTimes: Sendable, Equatable {
  /// Nanoseconds since 1970 of the last change of the content.
  var modified: Int64
  /// The same of the making of the inode; nil where the file system keeps no such time.
  var born: Int64?

  var all: [Instant] { ([modified] + [born].compactMap(\.self)).map { Instant(microseconds: $0 / 1000) } }

  /// A copy that kept its time is younger than what it holds, an edited or touched file older than its time.
  var earliest: Instant { Instant(microseconds: min(modified, born ?? modified) / 1000) }
}
