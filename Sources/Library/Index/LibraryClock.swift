/// The wall clock as the library may rely on it.
enum LibraryClock {
  /// How long ago the kernel saw a file change, in nanoseconds; nil when its clock stood later than now, so
  /// that nobody knows.
  ///
  /// The inode's own time counts: the time of modification can be set, and copies set it.
  static func age(of seen: Sighting, now: Int64) -> Int64? {
    let (age, isOver) = (now * 1000).subtractingReportingOverflow(seen.changed)
    return isOver || age < 0 ? nil : age
  }
}
