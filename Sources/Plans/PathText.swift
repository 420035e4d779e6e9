/// Paths as text that leads back to the same bytes.
///
/// What is no UTF-8 and what a terminal would act on stands as `\xff`, byte by byte, and a backslash as `\\`; all else
/// stands for itself.
package enum PathText {
  private static let backslash = UInt8(ascii: "\\")

  package static func text(_ path: some Collection<UInt8>) -> String {
    let bytes = Array(path)
    var text = ""
    var place = 0
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return text
      case .error(let length):
        text += escaped(bytes[place..<(place + length)])
        place += length
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar == "\\" {
          text += #"\\"#
        } else if HiddenCharacters.contains(scalar) {
          text += escaped(bytes[place..<(place + encoded.count)])
        } else {
          text.unicodeScalars.append(scalar)
        }
        place += encoded.count
      }
    }
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { #"\x"# + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// What a text may stand for: what it was made of, and, where a person typed a backslash as it is, its own bytes.
  package static func readings(_ text: String) -> [[UInt8]] {
    let own = Array(text.utf8)
    let meant = bytes(own)
    return meant == own ? [own] : [meant, own]
  }

  /// A backslash that begins nothing stands for itself.
  private static func bytes(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = 0
    while place < text.count {
      let rest = text[place...]
      if rest.starts(with: [backslash, backslash]) {
        bytes.append(backslash)
        place += 2
      } else if rest.count >= 4, rest.starts(with: #"\x"#.utf8), let byte = byte(rest.prefix(4).suffix(2)) {
        bytes.append(byte)
        place += 4
      } else {
        bytes.append(text[place])
        place += 1
      }
    }
    return bytes
  }

  private static func byte(_ digits: ArraySlice<UInt8>) -> UInt8? {
    // `UInt8(_:radix:)` takes a sign.
    guard digits.first != UInt8(ascii: "+") else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// A word of a command line: as it is when it is text, else as its path is shown.
  package static func word(_ bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self) ?? text(bytes)
  }
}
