/// The directory Samsung appends to its files: it ends with `SEFT` and lists named blocks behind the picture.
enum SamsungTrailer {
  private static let maxEntries = 64
  /// The block that holds the video.
  private static let motionName = "MotionPhoto_Data"

  /// Where the video of a motion photo lies; nil when the trailer has none.
  static func motionVideo(in file: FileBytes) throws(MediaError) -> Range<Int64>? {
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
      let head = try file.bytes(at: block, count: 8 + motionName.utf8.count)
      guard let nameLength = head.littleEndian(4, 4), Int(nameLength) == motionName.utf8.count,
        head.dropFirst(8).elementsEqual(motionName.utf8), size > 8 + nameLength
      else { continue }
      return block + 8 + Int64(nameLength)..<block + Int64(size)
    }
    return nil
  }
}
