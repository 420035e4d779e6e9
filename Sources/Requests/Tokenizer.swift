internal import Plans

/// Cuts a text into tokens.
enum Tokenizer {
  static func tokens(of text: String, lexicon: Lexicon) -> [Token] {
    let letters = Folding.letters(of: text.unicodeScalars)
    var tokens: [Token] = []
    var index = 0
    var isGlued = false
    var isAfterApostrophe = false
    while index < letters.count {
      let scalar = letters[index].scalar
      if scalar == " " {
        (isGlued, isAfterApostrophe) = (false, false)
        index += 1
        continue
      }
      if scalar == "'" {
        isAfterApostrophe = true
        isGlued = false
        index += 1
        continue
      }
      let end = tokenEnd(letters, from: index, lexicon: lexicon)
      var token = Token(
        kind: kind(scalar), text: joined(letters[index..<end]),
        place: letters[index].place..<letters[end - 1].place + 1, glued: isGlued)
      token.capital = letters[index].capital
      token.afterApostrophe = isAfterApostrophe
      append(token, to: &tokens, lexicon: lexicon)
      (isGlued, isAfterApostrophe) = (true, false)
      index = end
    }
    return tokens
  }

  private static func append(_ token: Token, to tokens: inout [Token], lexicon: Lexicon) {
    guard token.kind == .word, let cut = lexicon.compoundCut(token.text) else {
      tokens.append(token)
      return
    }
    let head = String(token.text.unicodeScalars.prefix(cut.head))
    let tail = String(token.text.unicodeScalars.dropFirst(cut.tailStart))
    let middle = min(token.place.lowerBound + cut.tailStart, token.place.upperBound)
    var first = token
    first.text = head
    first.place = token.place.lowerBound..<middle
    var second = token
    second.text = tail
    second.place = middle..<token.place.upperBound
    second.glued = true
    second.tail = true
    tokens.append(first)
    tokens.append(second)
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Token.Kind {
    if isDigit(scalar) { return .number }
    return isLetter(scalar) ? .word : .sign
  }

  private static func tokenEnd(_ letters: [Folding.Letter], from start: Int, lexicon: Lexicon) -> Int {
    let first = letters[start].scalar
    if isDigit(first) { return run(letters, start) { isDigit($0) } }
    guard isLetter(first) else { return start + 1 }
    if Script(first) == .japanese {
      let end = run(letters, start) { Script($0) == .japanese }
      return start + lexicon.japaneseWord(letters[start..<end].map(\.scalar))
    }
    return run(letters, start) { isLetter($0) && Script($0) != .japanese }
  }

  private static func run(
    _ letters: [Folding.Letter], _ start: Int, _ belongs: (Unicode.Scalar) -> Bool
  ) -> Int {
    var end = start + 1
    while end < letters.count, belongs(letters[end].scalar) { end += 1 }
    return end
  }

  private static func joined(_ letters: ArraySlice<Folding.Letter>) -> String {
    var text = String.UnicodeScalarView()
    for letter in letters { text.append(letter.scalar) }
    return String(text)
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return (0x61...0x7A).contains(scalar.value) }
    return scalar.properties.isAlphabetic || Script(scalar) == .japanese
  }
}
