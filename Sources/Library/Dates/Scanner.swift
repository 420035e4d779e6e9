/// Walks over ASCII bytes; nothing is taken when nothing fits.
struct Scanner {
  private let bytes: [UInt8]
  /// How many bytes were taken.
  private(set) var taken = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { taken == bytes.count }
  var peek: UInt8? { taken < bytes.count ? bytes[taken] : nil }

  /// Takes one byte when it is among `characters`.
  mutating func skip(_ characters: StaticString) -> Bool {
    guard let peek, characters.withUTF8Buffer({ $0.contains(peek) }) else { return false }
    taken += 1
    return true
  }

  /// Takes `word` when it stands here.
  mutating func skip(word: StaticString) -> Bool {
    guard word.withUTF8Buffer({ bytes[taken...].starts(with: $0) }) else { return false }
    taken += word.utf8CodeUnitCount
    return true
  }

  /// Takes all that stands before the next digit, `limit` bytes at most; empty where there is no digit.
  mutating func upToDigit(atMost limit: Int) -> [UInt8] {
    let rest = bytes[taken...].prefix(limit + 1)
    guard let digit = rest.firstIndex(where: { (0x30...0x39).contains($0) }) else { return [] }
    defer { taken = digit }
    return Array(bytes[taken..<digit])
  }

  /// What was not taken.
  var rest: ArraySlice<UInt8> { bytes[taken...] }

  /// Takes `count` bytes more.
  mutating func take(_ count: Int) { taken = min(bytes.count, taken + count) }

  /// Takes exactly `count` digits.
  mutating func number(_ count: Int) -> Int? {
    guard taken + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[taken..<(taken + count)] {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    taken += count
    return value
  }

  /// Takes the digits that stand here.
  mutating func digits(atMost limit: Int = .max) -> String {
    let start = taken
    while let peek, taken - start < limit, (0x30...0x39).contains(peek) { taken += 1 }
    return String(decoding: bytes[start..<taken], as: UTF8.self)
  }
}
