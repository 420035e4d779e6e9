package import Plans

/// Reals below this are written with a point and at most six decimals; beyond it, shortest form.
private let plainReals = 1e12
/// Six decimals: microseconds of seconds, and more than any of our numbers mean.
private let decimalScale = 1e6

extension JSONText {
  /// The value on one line, without a line feed; keys in their order.
  ///
  /// Control and bidi characters are escaped, so that a terminal shows a line as it is; the rest is plain
  /// UTF-8.
  package static func write(_ value: JSON) -> [UInt8] {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return bytes
  }

  private static func append(_ value: JSON, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .integer(let integer): bytes += String(integer).utf8
    case .real(let real): bytes += text(real).utf8
    case .string(let string): append(string, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(element, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        append(member.value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// `1500.0`, `29.97`, `0.000001`; what JSON has no number for is null.
  private static func text(_ real: Double) -> String {
    guard real.isFinite else { return "null" }
    guard abs(real) < plainReals else { return "\(real)" }
    let scaled = Int64((abs(real) * decimalScale).rounded())
    let sign = real < 0 && scaled > 0 ? "-" : ""
    let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: Int64(decimalScale))
    if fraction == 0 { return "\(sign)\(whole).0" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// Most texts are plain ASCII, which is copied as it is.
  private static func appendPlain(_ string: String, to bytes: inout [UInt8]) -> Bool {
    string.utf8.withContiguousStorageIfAvailable { text in
      let isPlain = text.allSatisfy { (0x20..<0x7F).contains($0) && $0 != quote && $0 != backslash }
      guard isPlain else { return false }
      bytes.append(quote)
      bytes.append(contentsOf: text)
      bytes.append(quote)
      return true
    } ?? false
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private static func append(_ string: String, to bytes: inout [UInt8]) {
    if appendPlain(string, to: &bytes) { return }
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case _ where HiddenCharacters.contains(scalar): bytes += escaped(scalar).utf8
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
