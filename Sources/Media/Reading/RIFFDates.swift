/// The dates in the chunks of an AVI or a WAV, as they stand there: libav reads one spelling of IDIT,
/// rewrites another and drops the rest.
struct RIFFDates {
  /// Chunks looked at on one level; a film of an hour has a handful beside its pictures.
  private static let maxChunks = 64
  /// Bytes of a date; cameras write 20 to 30.
  private static let maxText = 64
  /// Lists inside lists: the header's is the deepest that holds a date.
  private static let maxDepth = 2

  /// IDIT: when the recording began.
  private(set) var began: String?
  /// ICRD: the day or the moment it was made.
  private(set) var made: String?

  init(_ file: FileBytes) throws(MediaError) {
    guard try file.bytes(at: 0, count: 4).has("RIFF") else { return }
    try read(file, 12..<file.size, depth: 1)
  }

  private mutating func read(_ file: FileBytes, _ range: Range<Int64>, depth: Int) throws(MediaError) {
    var place = range.lowerBound
    for _ in 0..<RIFFDates.maxChunks where place + 8 <= range.upperBound {
      let head = try file.sparseBytes(at: place, count: 12)
      guard let name = head.fourCharacters(0), let length = head.littleEndian(4, 4) else { return }
      let body = place + 8
      let end = min(body + Int64(length), range.upperBound)
      switch name {
      case "LIST" where head.has("hdrl", at: 8) || head.has("INFO", at: 8):
        if depth <= RIFFDates.maxDepth, body + 4 <= end { try read(file, body + 4..<end, depth: depth + 1) }
      case "IDIT": if began == nil { began = try text(file, body..<end) }
      case "ICRD": if made == nil { made = try text(file, body..<end) }
      default: break
      }
      // Chunks begin at even places.
      place = body + Int64(length) + Int64(length % 2)
    }
  }

  /// Without the line's end that some cameras write behind it.
  private func text(_ file: FileBytes, _ range: Range<Int64>) throws(MediaError) -> String? {
    let count = Int(min(range.upperBound - range.lowerBound, Int64(RIFFDates.maxText)))
    let bytes = try file.sparseBytes(at: range.lowerBound, count: count).prefix { $0 != 0 }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
