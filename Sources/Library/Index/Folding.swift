/// Text as it is compared when a person names something: case, accents and the kind of blank do not matter.
enum Folding {
  /// Letters with accents that Unicode writes as one scalar, and what they count as: Latin, then Cyrillic.
  private static let plain: [Unicode.Scalar: String] = {
    let groups = [
      "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı",
      "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏő", "r": "ŕŗř", "s": "śŝşšș", "t": "ţťŧț",
      "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž", "ss": "ß", "ae": "æ", "oe": "œ", "е": "ё",
      "и": "й",
      "і": "ї", "у": "ў", "г": "ґ",
    ]
    var table: [Unicode.Scalar: String] = [:]
    for (letter, accented) in groups {
      for scalar in accented.unicodeScalars { table[scalar] = letter }
    }
    return table
  }()
  /// Combining marks that stand behind a letter in decomposed text.
  private static let marks: ClosedRange<Unicode.Scalar> = "\u{300}"..."\u{36F}"

  static func fold(_ text: String) -> String {
    var folded = ""
    var hasGap = false
    for scalar in text.lowercased().unicodeScalars {
      if marks.contains(scalar) { continue }
      if scalar.properties.isWhitespace || scalar == "_" {
        hasGap = !folded.isEmpty
        continue
      }
      if hasGap { folded += " " }
      hasGap = false
      if let letter = plain[scalar] { folded += letter } else { folded.unicodeScalars.append(scalar) }
    }
    return folded
  }
}
