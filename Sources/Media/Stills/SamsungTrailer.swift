internal import Plans

/// The directory Samsung appends to its files: it ends with `SEFT` and lists named blocks behind the picture.
enum SamsungTrailer {
  private static let maxEntries = 64
  /// The block that holds the video of a motion photo.
  static let motion = "MotionPhoto_Data"
  /// The block that holds the instant of a photo, in milliseconds since 1970.
  private static let instant = "Image_UTC_Data"
  /// Digits of that, until the year 2286.
  private static let digits = 13

  /// When the photo was taken, UTC.
  static func date(in file: FileBytes) throws(MediaError) -> Instant? {
    guard let block = try block(named: instant, in: file), block.count >= digits else { return nil }
    let text = String(decoding: try file.bytes(at: block.lowerBound, count: digits), as: UTF8.self)
    return Int64(text).map { Instant(microseconds: $0 * 1000) }
  }

  /// Where the contents of the first block of this name lie; nil when the trailer has none.
  static func block(named name: String, in file: FileBytes) throws(MediaError) -> Range<Int64>? {
    let tail = try file.sparseBytes(at: file.size - 8, count: 8)
    guard tail.has("SEFT", at: 4), let length = tail.littleEndian(0, 4) else { return nil }
    let start = file.size - 8 - Int64(length)
    let directory = try file.bytes(at: start, count: 12 + 12 * maxEntries)
    guard directory.has("SEFH"), let count = directory.littleEndian(8, 4) else { return nil }
    for index in 0..<min(Int(count), maxEntries) {
      let entry = 12 + 12 * index
      guard let back = directory.littleEndian(entry + 4, 4), let size = directory.littleEndian(entry + 8, 4)
      else {
        return nil
      }
      let block = start - Int64(back)
      let head = try file.bytes(at: block, count: 8 + name.utf8.count)
      guard let nameLength = head.littleEndian(4, 4), Int(nameLength) == name.utf8.count,
        head.dropFirst(8).elementsEqual(name.utf8), size > 8 + nameLength
      else { continue }
      return block + 8 + Int64(nameLength)..<block + Int64(size)
    }
    return nil
  }
}
