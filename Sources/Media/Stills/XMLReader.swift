/// Steps through elements and texts of a document, well-formed or not; never looks back, never grows.
struct XMLReader {
  enum Piece: Equatable {
    case element(String, [(String, String)])
    case text(String)
    case end

    static func == (a: Piece, b: Piece) -> Bool {
      switch (a, b) {
      case (.element(let a, let x), .element(let b, let y)): a == b && x.elementsEqual(y, by: ==)
      case (.text(let a), .text(let b)): a == b
      case (.end, .end): true
      default: false
      }
    }
  }

  private static let maxAttributes = 256
  private static let entities: [(StaticString, UInt8)] = [
    ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27),
  ]

  private let bytes: [UInt8]
  private var position = 0
  /// An element that ends where it begins still has an end to tell.
  private var endIsDue = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Nil at the end of the document.
  mutating func next() -> Piece? {
    if endIsDue {
      endIsDue = false
      return .end
    }
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        let text = take { $0 != UInt8(ascii: "<") }
        if let piece = plain(text) { return .text(piece) }
        continue
      }
      position += 1
      switch peek {
      case UInt8(ascii: "/"):
        skip(past: ">")
        return .end
      case UInt8(ascii: "?"): skip(past: "?>")
      case UInt8(ascii: "!"): skip(past: bytes[position...].has("!--") ? "-->" : ">")
      default: return element()
      }
    }
    return nil
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func element() -> Piece {
    let name = String(decoding: take(while: XMLReader.isName), as: UTF8.self)
    var attributes: [(String, String)] = []
    while let byte = peek, byte != UInt8(ascii: ">") {
      if byte == UInt8(ascii: "/") {
        position += 1
        endIsDue = peek == UInt8(ascii: ">")
      } else if XMLReader.isName(byte) {
        let key = String(decoding: take(while: XMLReader.isName), as: UTF8.self)
        if let value = value(), attributes.count < XMLReader.maxAttributes { attributes.append((key, value)) }
      } else {
        position += 1
      }
    }
    position += 1
    return .element(name, attributes)
  }

  /// `="..."` or `='...'` after an attribute's name.
  private mutating func value() -> String? {
    _ = take { $0 <= 0x20 }
    guard peek == UInt8(ascii: "=") else { return nil }
    position += 1
    _ = take { $0 <= 0x20 }
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    position += 1
    let value = take { $0 != quote }
    position += 1
    return plain(value) ?? ""
  }

  private mutating func take(while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, fits(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  private mutating func skip(past text: StaticString) {
    while position < bytes.count, !bytes[position...].has(text) { position += 1 }
    position += text.utf8CodeUnitCount
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x3A).contains(byte)
      || byte == 0x5F || byte == 0x2D || byte == 0x2E || byte >= 0x80
  }

  /// Without blanks around it and with the five entities read; nil when nothing is left.
  private func plain(_ text: ArraySlice<UInt8>) -> String? {
    let trimmed = text.drop { $0 <= 0x20 }
    guard let last = trimmed.lastIndex(where: { $0 > 0x20 }) else { return nil }
    var result: [UInt8] = []
    var rest = trimmed[...last]
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let entity = XMLReader.entities.first(where: { rest.has($0.0) }) {
        result.append(entity.1)
        rest = rest.dropFirst(entity.0.utf8CodeUnitCount)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
