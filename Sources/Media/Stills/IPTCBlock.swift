/// The date and time of an IPTC-IIM block, which lies in a Photoshop segment.
struct IPTCBlock: Equatable {
  /// `CCYYMMDD`, data set 2:55.
  private(set) var date: String?
  /// `HHMMSS±HHMM`, data set 2:60.
  private(set) var time: String?

  /// Nil when the segment holds no such block.
  init?(photoshop bytes: ArraySlice<UInt8>) {
    guard bytes.has("Photoshop 3.0\0") else { return nil }
    var offset = 14
    while bytes.has("8BIM", at: offset) {
      guard let number = bytes.bigEndian(offset + 4, 2), let name = bytes.bigEndian(offset + 6, 1) else {
        return nil
      }
      // The name is a counted string, padded to an even length with its count.
      let header = offset + 6 + (Int(name) + 2) / 2 * 2
      guard let length = bytes.bigEndian(header, 4) else { return nil }
      if number == 0x0404 {
        readSets(bytes.dropFirst(header + 4).prefix(Int(length)))
        return
      }
      offset = header + 4 + (Int(length) + 1) / 2 * 2
    }
    return nil
  }

  private mutating func readSets(_ bytes: ArraySlice<UInt8>) {
    var offset = 0
    while bytes.bigEndian(offset, 1) == 0x1C, let set = bytes.bigEndian(offset + 1, 2),
      let length = bytes.bigEndian(offset + 3, 2), length < 0x8000
    {
      let text = bytes.dropFirst(offset + 5).prefix(Int(length))
      switch set {
      case 0x0237: date = String(decoding: text, as: UTF8.self)
      case 0x023C: time = String(decoding: text, as: UTF8.self)
      default: break
      }
      offset += 5 + Int(length)
    }
  }
}
