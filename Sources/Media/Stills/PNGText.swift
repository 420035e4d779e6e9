internal import CZlib

/// One text chunk of a PNG (PNG 11.3.4): a keyword, and bytes that may be deflated.
struct PNGText {
  enum Form: String {
    case plain = "tEXt"
    case deflated = "zTXt"
    case international = "iTXt"
  }

  /// Bytes a text may unpack to; a raw profile has two digits for each byte of its block.
  private static let maxBytes = 4 << 20
  /// A keyword's longest form.
  static let maxKeyword = 79

  let keyword: String
  let bytes: [UInt8]

  /// Nil when the chunk breaks its form's rules, or is packed in a way that does not exist.
  init?(_ form: Form, _ chunk: [UInt8]) {
    guard let keyword = PNGText.keyword(chunk[...]) else { return nil }
    self.keyword = keyword
    let rest = chunk.dropFirst(keyword.utf8.count + 1)
    switch form {
    case .plain:
      bytes = Array(rest)
    case .deflated:
      guard rest.first == 0, let text = PNGText.inflated(rest.dropFirst()) else { return nil }
      bytes = text
    case .international:
      // Two flags, then language and translated keyword, each up to its NUL.
      guard let isPacked = rest.bigEndian(0, 1), rest.bigEndian(1, 1) != nil,
        let language = rest.dropFirst(2).firstIndex(of: 0),
        let translated = rest[(language + 1)...].firstIndex(of: 0)
      else { return nil }
      let text = rest[(translated + 1)...]
      guard let plain = isPacked == 0 ? Array(text) : PNGText.inflated(text) else { return nil }
      bytes = plain
    }
  }

  /// The keyword a chunk begins with; nil where its bytes are no text.
  static func keyword(_ head: ArraySlice<UInt8>) -> String? {
    guard let end = head.prefix(maxKeyword + 1).firstIndex(of: 0), head[..<end].allSatisfy({ $0 < 0x80 })
    else { return nil }
    return String(decoding: head[..<end], as: UTF8.self)
  }

  /// The block that ImageMagick writes as a name, a length and hexadecimal digits, each on lines of their
  /// own.
  var profile: [UInt8]? {
    let lines = bytes.split(maxSplits: 2) { $0 == 0x0A }
    guard lines.count == 3, let length = Int(String(decoding: lines[1].filter { $0 != 0x20 }, as: UTF8.self))
    else { return nil }
    var block: [UInt8] = []
    var half: UInt8?
    for byte in lines[2] {
      guard block.count < length else { break }
      guard let digit = PNGText.digit(byte) else {
        if byte <= 0x20 { continue }
        return nil
      }
      if let high = half { block.append(high << 4 | digit) }
      half = half == nil ? digit : nil
    }
    return block.count == length ? block : nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x61...0x66: byte - 0x57
    case 0x41...0x46: byte - 0x37
    default: nil
    }
  }

  private static func inflated(_ packed: ArraySlice<UInt8>) -> [UInt8]? {
    let packed = Array(packed)
    var code = Z_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: maxBytes) { buffer, count in
      var length = uLongf(buffer.count)
      code = uncompress(buffer.baseAddress, &length, packed, uLong(packed.count))
      count = code == Z_OK ? Int(length) : 0
    }
    return code == Z_OK ? bytes : nil
  }
}
