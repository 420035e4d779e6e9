/// Characters that act on a terminal or on the order of the text around them instead of being shown.
package enum HiddenCharacters {
  /// C0, DEL and C1; bidi marks, embeddings, overrides and isolates; line and paragraph separators; the byte
  /// order mark.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// The text with each of them as `\u{202e}`, for people's eyes.
  package static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: contains) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if contains(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
