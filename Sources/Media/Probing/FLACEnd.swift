/// Whether a FLAC file ends before the samples its header counts (RFC 9639, 8.2 and 9.1): nothing else tells.
struct FLACEnd {
  /// Bytes at the end in which the last frame begins: one of CD quality has 16 KB at most, tags may follow.
  private static let tailBytes = 1 << 17
  /// Bytes of a frame's header.
  private static let headBytes = 16

  static func isMissing(in file: FileBytes) throws(MediaError) -> Bool {
    let head = try file.bytes(at: Sniff.id3Length(file.bytes(at: 0, count: 16)), count: 42)
    guard head.has("fLaC"), let sizes = head.bigEndian(8, 4), let tail = head.bigEndian(18, 8) else {
      return false
    }
    let total = tail & 0xF_FFFF_FFFF
    guard total > 0 else { return false }
    let bytes = Array(
      try file.sparseBytes(at: max(0, file.size - Int64(tailBytes)), count: tailBytes))
    for index in bytes.indices.reversed() where bytes[index] == 0xFF {
      let frame = bytes[index..<min(bytes.count, index + headBytes)]
      if let end = end(ofFrame: frame, blockSize: sizes & 0xFFFF), end == total { return false }
    }
    return true
  }

  /// The number of the sample behind a frame; nil for what is no frame's header.
  private static func end(ofFrame bytes: ArraySlice<UInt8>, blockSize: UInt64) -> UInt64? {
    guard let word = bytes.bigEndian(0, 4), word >> 17 == 0x7FFC, word >> 12 & 0xF > 0,
      let number = number(bytes.dropFirst(4))
    else { return nil }
    var length = 4 + number.bytes
    let size: UInt64
    switch word >> 12 & 0xF {
    case 1: size = 192
    case let code where code <= 5: size = 144 << code
    case 6:
      size = (bytes.bigEndian(length, 1) ?? 0) + 1
      length += 1
    case 7:
      size = (bytes.bigEndian(length, 2) ?? 0) + 1
      length += 2
    case let code: size = 1 << code
    }
    length += [12: 1, 13: 2, 14: 2][Int(word >> 8 & 0xF)] ?? 0
    guard let sum = bytes.bigEndian(length, 1), checkSum(bytes.prefix(length)) == UInt8(sum) else {
      return nil
    }
    let isVariable = word >> 16 & 1 == 1
    return (isVariable ? number.value : number.value * blockSize) + size
  }

  /// A number as UTF-8 would write it, up to 36 bits.
  private static func number(_ bytes: ArraySlice<UInt8>) -> (value: UInt64, bytes: Int)? {
    guard let first = bytes.first else { return nil }
    let length = (~first).leadingZeroBitCount
    guard length != 1, length <= 7, bytes.count >= max(1, length) else { return nil }
    if length == 0 { return (UInt64(first), 1) }
    var value = UInt64(first & (length >= 7 ? 0 : 0x7F >> UInt8(length)))
    for byte in bytes.dropFirst().prefix(length - 1) {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt64(byte & 0x3F)
    }
    return (value, length)
  }

  /// CRC-8 with the polynomial x8 + x2 + x + 1.
  private static func checkSum(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    bytes.reduce(0) { sum, byte in
      (0..<8).reduce(sum ^ byte) { value, _ in value & 0x80 != 0 ? value << 1 ^ 0x07 : value << 1 }
    }
  }
}
