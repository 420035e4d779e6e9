internal import Linux

/// Tells by a few reads whether a file still holds what was read of it, when its size and time say so and its
/// inode's own time or number does not: after a chmod or a rename it does, after an edit that put the time
/// back it does not.
///
/// What dates and describes a file is sealed.
enum ContentSeal {
  /// Bytes from each end: the headers and indexes of every container, and a photo's EXIF and XMP.
  private static let ends = 1 << 16
  /// Bytes from the middle, and from both ends of a movie's index.
  private static let sample = 1 << 14
  /// Boxes looked at to find a movie's index.
  private static let mostBoxes = 64

  /// Nil when the file cannot be read any more.
  static func of(_ file: Descriptor, _ size: Int64) -> String? {
    var content = ContentSample(file)
    do throws(LinuxError) {
      if size <= Int64(2 * ends) {
        try content.add(0, Int(size))
      } else {
        try content.add(0, ends)
        try content.add(size - Int64(ends), ends)
        try content.add(size / 2, sample)
        if let index = try movieIndex(of: file, size) {
          try content.add(index.lowerBound, min(sample, index.count))
          try content.add(max(index.lowerBound, index.upperBound - Int64(sample)), sample)
        }
      }
    } catch { return nil }
    return String(content.hash.prefix(ContentSample.digits))
  }

  /// Where the box `moov` of a QuickTime or MP4 file lies: the dates of a long recording stand at its start,
  /// far from both ends of the file (ISO 14496-12, 4.2).
  private static func movieIndex(of file: Descriptor, _ size: Int64) throws(LinuxError) -> Range<Int64>? {
    var place: Int64 = 0
    for _ in 0..<mostBoxes {
      let head = try file.readAt(place, count: 16)
      guard head.count == 16 else { return nil }
      var length = number(head[0..<4])
      if length == 1 { length = number(head[8..<16]) }
      let (end, isOver) = place.addingReportingOverflow(length)
      guard length >= 8, !isOver, end <= size else { return nil }
      if head[4..<8].elementsEqual("moov".utf8) { return place..<end }
      place = end
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int64 {
    Int64(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
