/// Pairs of names and values as one text: a line each, `name=value`, with `\\` before what would end a line.
enum FieldText {
  static func write(_ fields: [(name: String, value: String)]) -> String {
    var text = ""
    for (name, value) in fields {
      text += name
      text += "="
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\n": text += "\\n"
        case "\\": text += "\\\\"
        default: text.unicodeScalars.append(scalar)
        }
      }
      text += "\n"
    }
    return text
  }

  /// Lines without `=` are left out, and those that do not begin with one of `names` where some are given.
  static func read(_ text: String, only names: [StaticString] = []) -> [(name: String, value: String)] {
    var text = text
    // Bytes, because a page of a list reads a thousand such texts.
    return text.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        guard let mark = line.firstIndex(of: UInt8(ascii: "=")),
          names.isEmpty || names.contains(where: { $0.withUTF8Buffer { line[..<mark].elementsEqual($0) } })
        else { return nil }
        return (String(decoding: line[..<mark], as: UTF8.self), plain(line[(mark + 1)...]))
      }
    }
  }

  private static func plain(_ written: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let mark = UInt8(ascii: "\\")
    guard written.contains(mark) else { return String(decoding: written, as: UTF8.self) }
    var value: [UInt8] = []
    var isEscaped = false
    for byte in written {
      if isEscaped {
        value.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == mark {
        isEscaped = true
      } else {
        value.append(byte)
      }
    }
    return String(decoding: value, as: UTF8.self)
  }
}
