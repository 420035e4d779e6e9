internal import Plans

/// A sentence as tokens, each with the meanings its words may have.
package struct Sentence: Sendable {
  /// A meaning found in the sentence, up to the token `end`.
  struct Match: Sendable {
    var end: Int
    var meaning: Meaning
    var language: LanguageCode
    var weakness: UInt8
    var isSlip = false
    /// The word has suffixes behind a stem of the tables.
    var isSuffixed = false
  }

  package let tokens: [Token]
  /// By the token they begin at, longest first.
  let matches: [[Match]]
  /// The language most of the words are of, by script.
  let languages: [Script: LanguageCode]
  /// True when most of the words are of languages with tables.
  let isListed: Bool

  var count: Int { tokens.count }

  package init(_ text: String) {
    let lexicon = Lexicon.shared
    let tokens = Tokenizer.tokens(of: text, lexicon: lexicon)
    var readings = Readings(tokens, written: Array(text.unicodeScalars), lexicon)
    readings.choose()
    self.tokens = tokens
    self.matches = readings.chosen
    self.languages = readings.languages
    self.isListed = readings.isListed
    self.language = readings.main ?? .en
  }

  /// The language the sentence is answered in.
  package let language: LanguageCode

  // MARK: Looking at places

  func has(_ index: Int) -> Bool { index >= 0 && index < tokens.count }

  /// The end of the longest run at `index` that means `meaning`.
  func end(_ index: Int, _ meaning: Meaning) -> Int? {
    guard has(index) else { return nil }
    return matches[index].first { $0.meaning == meaning }?.end
  }

  /// The longest run at `index` with a meaning `pick` takes.
  func find<Value>(_ index: Int, _ pick: (Meaning) -> Value?) -> (end: Int, value: Value)? {
    guard has(index) else { return nil }
    for match in matches[index] { if let value = pick(match.meaning) { return (match.end, value) } }
    return nil
  }

  func isAny(_ index: Int, _ meanings: Set<Meaning>) -> Int? {
    guard has(index) else { return nil }
    return matches[index].first { meanings.contains($0.meaning) }?.end
  }

  /// True when a run with the meaning ends right before `index`.
  func isBehind(_ index: Int, _ meanings: Set<Meaning>) -> Bool { startBehind(index, meanings) != nil }

  /// The start of a run with one of the meanings that ends right before `index`.
  func startBehind(_ index: Int, _ meanings: Set<Meaning>) -> Int? {
    var start = index - 1
    while start >= 0, start >= index - 5 {
      if matches[start].contains(where: { $0.end == index && meanings.contains($0.meaning) }) { return start }
      start -= 1
    }
    return nil
  }

  /// The number written at `index`.
  func digits(_ index: Int) -> Int? {
    has(index) && tokens[index].kind == .number ? tokens[index].value : nil
  }

  func isSign(_ index: Int, _ sign: String) -> Bool { has(index) && tokens[index].isSign(sign) }

  func isGlued(_ index: Int) -> Bool { has(index) && tokens[index].glued }

  /// The written words of a run of tokens.
  func words(_ range: Range<Int>, of text: String) -> String {
    guard let place = place(range) else { return "" }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.dropFirst(place.lowerBound).prefix(place.count)))
  }

  /// The written words on one line: breaks and other control characters become spaces.
  func line(_ range: Range<Int>, of text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in words(range, of: text).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// Where they stand in the text, counted in scalars.
  func place(_ range: Range<Int>) -> Range<Int>? {
    guard let first = range.first, has(first), has(range.upperBound - 1) else { return nil }
    let from = tokens[first].place.lowerBound
    return from..<max(from, tokens[range.upperBound - 1].place.upperBound)
  }
}
