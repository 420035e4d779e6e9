internal import Glibc

/// Parameters as text in the source: 16-bit whole numbers in base 64, in blocks that each begin with
/// their scale (32-bit float) and their count.
enum FittedText {
  static func parameters(_ text: StaticString) -> [Float] {
    let bytes = decoded(text)
    var values: [Float] = []
    var place = 0
    func word(_ at: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }
    }
    while place + 8 <= bytes.count {
      let scale = Float(bitPattern: word(place))
      let count = Int(word(place + 4))
      place += 8
      guard place + 2 * count <= bytes.count else { return [] }
      for index in 0..<count {
        let raw = UInt16(bytes[place + 2 * index]) | UInt16(bytes[place + 2 * index + 1]) << 8
        values.append(Float(Int16(bitPattern: raw)) * scale)
      }
      place += 2 * count
    }
    return values
  }

  private static func decoded(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { text in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count * 3 / 4)
      var bits: UInt32 = 0
      var count: UInt32 = 0
      for letter in text {
        guard let digit = digit(letter) else { continue }
        bits = bits << 6 | digit
        count += 6
        if count >= 8 {
          count -= 8
          bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        }
      }
      return bytes
    }
  }

  private static func digit(_ letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
