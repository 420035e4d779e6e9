internal import Linux

/// The two clocks as the library uses them.
enum LibraryClock {
  /// How long ago the kernel saw a file change, in nanoseconds; none when its clock stood later than now.
  ///
  /// The inode's own time counts: the time of modification can be set, and copies set it.
  static func age(of seen: Sighting) -> Int64 {
    let (age, isOver) = (WallTime.now * 1000).subtractingReportingOverflow(seen.changed)
    return isOver ? 0 : max(0, age)
  }
}
