/// Takes from a text what carries no meaning: case, accents, widths, invisible characters.
package enum Folding {
  /// A folded scalar and the place of the written scalar it came from.
  struct Letter: Equatable {
    var scalar: Unicode.Scalar
    var place: Int
    var capital: Bool
  }

  /// The folded text alone.
  package static func fold(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for letter in letters(of: text.unicodeScalars) { folded.append(letter.scalar) }
    return String(folded)
  }

  /// Every folded scalar with its place; one written scalar may give none or two.
  static func letters(of scalars: String.UnicodeScalarView) -> [Letter] {
    var letters: [Letter] = []
    letters.reserveCapacity(scalars.count)
    for (place, scalar) in scalars.enumerated() {
      if isMark(scalar) {
        if let last = letters.last, let joined = joined(last.scalar, scalar) {
          letters[letters.count - 1].scalar = joined
        }
        continue
      }
      if isInvisible(scalar) { continue }
      append(scalar, place: place, to: &letters)
    }
    return letters
  }

  private static func append(_ scalar: Unicode.Scalar, place: Int, to letters: inout [Letter]) {
    if scalar.value < 0x80 {
      let upper = (0x41...0x5A).contains(scalar.value)
      let isBreak = (0x09...0x0D).contains(scalar.value)
      let small = isBreak ? " " : upper ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar
      letters.append(Letter(scalar: small, place: place, capital: upper))
      return
    }
    let narrow = narrowed(scalar)
    let capital = narrow.properties.isUppercase
    for small in narrow.properties.lowercaseMapping.unicodeScalars {
      if isMark(small) { continue }
      for plain in FoldingTable.plain[small.value].map({ Array($0.unicodeScalars) }) ?? [small] {
        letters.append(Letter(scalar: plain, place: place, capital: capital))
      }
    }
  }

  /// Full-width forms are the narrow ones; every decimal digit is 0 to 9; every space is a space.
  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if (0xFF01...0xFF5E).contains(scalar.value), scalar.value != 0xFF5E {
      return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    }
    let properties = scalar.properties
    if properties.numericType == .decimal, let value = properties.numericValue, (0...9).contains(value) {
      return Unicode.Scalar(UInt8(48 + Int(value)))
    }
    if properties.isWhitespace { return " " }
    return scalar
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Zero-width spaces, joiners, bidi marks, soft hyphens.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0xAD { return false }
    return scalar.properties.generalCategory == .format
  }

  /// The letters that are letters of their own and not an accented neighbour: й, and kana with voice marks.
  private static func joined(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    if letter == "и", mark.value == 0x306 { return "й" }
    guard (0x3040...0x30FF).contains(letter.value) else { return nil }
    // The voiced kana follows its plain one; the half-voiced comes after that.
    if mark.value == 0x3099 { return Unicode.Scalar(letter.value + 1) }
    if mark.value == 0x309A { return Unicode.Scalar(letter.value + 2) }
    return nil
  }
}
