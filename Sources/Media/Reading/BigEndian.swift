extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// `count` bytes (1 to 8) from `offset` after the first as a big-endian number; nil past the end.
  func bigEndian(_ offset: Int, _ count: Int) -> UInt64? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    var value: UInt64 = 0
    for index in 0..<count { value = value << 8 | UInt64(self[startIndex + offset + index]) }
    return value
  }

  /// The same, little-endian.
  func littleEndian(_ offset: Int, _ count: Int) -> UInt64? {
    guard offset >= 0, offset <= self.count - count else { return nil }
    var value: UInt64 = 0
    for index in (0..<count).reversed() { value = value << 8 | UInt64(self[startIndex + offset + index]) }
    return value
  }

  /// Whether `text`'s bytes stand at `offset` after the first.
  func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { wanted in
      offset >= 0 && offset <= count - wanted.count
        && wanted.indices.allSatisfy { self[startIndex + offset + $0] == wanted[$0] }
    }
  }

  /// The four bytes at `offset` as text, when all are printable ASCII or the Mac's copyright sign.
  func fourCharacters(_ offset: Int) -> String? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    let bytes = (0..<4).map { self[startIndex + offset + $0] }
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0xA9 }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
