/// The one thing read from Apple's maker note: what joins a still with its movie.
enum AppleMakerNote {
  /// The content identifier.
  private static let identifierTag: UInt64 = 0x0011
  /// A UUID's 36 characters, with room for what may come.
  private static let maxText = 128

  /// Walks the note's own directory, whose offsets count from the note's first byte.
  ///
  /// libexif's reading of this note garbles the text.
  static func identifier(in note: ArraySlice<UInt8>) -> String? {
    guard note.has("Apple iOS"), note.count > 16 else { return nil }
    let isBig = !note.has("II", at: 12)
    func number(_ offset: Int, _ count: Int) -> UInt64? {
      isBig ? note.bigEndian(offset, count) : note.littleEndian(offset, count)
    }
    guard let count = number(14, 2) else { return nil }
    for index in 0..<Int(count) {
      let entry = 16 + 12 * index
      guard let tag = number(entry, 2), let type = number(entry + 2, 2), let length = number(entry + 4, 4),
        let value = number(entry + 8, 4)
      else { return nil }
      guard tag == identifierTag, type == 2, length > 4, length <= maxText else { continue }
      let text = note.dropFirst(Int(value)).prefix(Int(length)).prefix { $0 != 0 }
      guard text.count > 4, text.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
      return String(decoding: text, as: UTF8.self)
    }
    return nil
  }
}
