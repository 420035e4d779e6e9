/// How long the library waits for what. Tests make it shorter; the values here are the product's.
package struct LibraryTiming: Sendable, Equatable {
  /// Nanoseconds of one second.
  static let second: Int64 = 1_000_000_000

  /// A file that has not changed for this long is taken as complete.
  package var quiet = 3 * second
  /// An empty file is the beginning of one for this long.
  package var emptyQuiet = 15 * second
  /// A file found changing is looked at again after this, then after twice as long, up to the longest wait.
  package var firstWait = 2 * second
  package var longestWait = 300 * second
  /// A burst of events is over when nothing came for this long, or after the longest merge.
  package var mergeQuiet = second / 5
  package var longestMerge = 2 * second
  /// A full look whatever the watch says.
  package var rescan = 3600 * second
  /// A full look where the system tells nothing of changes, or cannot watch every folder.
  package var shortRescan = 60 * second
  /// Where a folder's path leads is looked at this often if it leads through links: their change is no event.
  package var linkCheck = 3 * second
  /// An absent folder is looked for this often.
  package var offlineRetry = 2 * second
  /// A refused file is tried again after these, counted from the last try.
  package var retries: [Int64] = [
    60 * second, 600 * second, 3600 * second, 6 * 3600 * second, 24 * 3600 * second,
  ]
  /// A missing file's row is kept for this long, of the time in which its folder was there.
  package var missingLife = 30 * 24 * 3600 * second
  /// Results of looks are written together, at the latest after this.
  package var writeDelay = second / 10

  package init() {}
}
