/// Where lines of a short text may end: behind spaces and dashes, and between signs that are written without
/// spaces.
///
/// Not all of the Unicode rules: a title is a few words, and what they leave together stays together here
/// too.
struct LineBreaks {
  /// A line does not begin with these.
  private static let closing = Set(
    "、。，．・：；？！゛゜ヽヾゝゞ々ー）］｝」』】〉》〕”’…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?)]}".unicodeScalars)
  /// A line does not end with these.
  private static let opening = Set("（［｛「『【〈《〔“‘([{".unicodeScalars)
  private static let dashes = Set("-‐–—".unicodeScalars)

  private let scalars: [Unicode.Scalar]

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The text in pieces that hold together, each with the spaces behind it.
  var pieces: [Range<Int>] { pieces { mayBreak(before: $0) } }

  /// The same, without the breaks inside words of languages that write no spaces.
  var words: [Range<Int>] {
    pieces { mayBreak(before: $0) && !(isLetter(scalars[$0 - 1]) && isLetter(scalars[$0])) }
  }

  private func pieces(_ isBreak: (Int) -> Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for index in scalars.indices.dropFirst() where isBreak(index) {
      pieces.append(start..<index)
      start = index
    }
    if start < scalars.count { pieces.append(start..<scalars.count) }
    return pieces
  }

  /// Without the spaces at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, isSpace(scalars[first]) { range = first + 1..<range.upperBound }
    while let last = range.last, isSpace(scalars[last]) { range = range.lowerBound..<last }
    return range
  }

  /// A piece that is too long for any line, letter by letter; marks stay with their letters.
  func letters(of piece: Range<Int>) -> [Range<Int>] {
    var letters: [Range<Int>] = []
    for index in piece {
      if isMark(scalars[index]), let last = letters.last {
        letters[letters.count - 1] = last.lowerBound..<index + 1
      } else {
        letters.append(index..<index + 1)
      }
    }
    return letters
  }

  private func mayBreak(before index: Int) -> Bool {
    let (before, after) = (scalars[index - 1], scalars[index])
    if isSpace(after) || isMark(after) { return false }
    if isSpace(before) { return !isLoneLetter(before: index) }
    if LineBreaks.closing.contains(after) || LineBreaks.opening.contains(before) { return false }
    if LineBreaks.dashes.contains(before) { return index > 1 && !isSpace(scalars[index - 2]) }
    return isIdeographic(before) || isIdeographic(after)
  }

  /// A word of one letter belongs to the next one: Лето у озера.
  private func isLoneLetter(before index: Int) -> Bool {
    guard index >= 2, isLetter(scalars[index - 2]), !isIdeographic(scalars[index - 2]) else { return false }
    return index == 2 || isSpace(scalars[index - 3])
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  /// A space at which a line may end: not the one that holds together.
  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace && scalar != "\u{A0}" && scalar != "\u{202F}"
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Chinese signs and Japanese letters.
  private func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
