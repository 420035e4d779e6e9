internal import Plans

// Music named without the word song: to the beat of rock90, под rock90, rock90に合わせて.
extension MusicReader {
  /// Words of a name that may be one of the library's.
  private static let mostWords = 6
  /// Shorter words in small letters name nothing.
  private static let fewestLetters = 3
  /// Letters of formats of files: to mp4.
  private static let endings: Set<String> = ["mp", "m", "webp"]
  /// Signs within a name that is written in one piece.
  private static let joints: Set<String> = ["_", "-"]

  /// A name with digits in it, behind what speaks of music alone: nothing else is called so.
  func nameWithDigits(behind index: Int, _ place: Int) -> Range<Int>? {
    guard sentence.isAny(index, [.titleBefore, .under]) != nil else { return nil }
    return joined(place)
  }

  /// To Summer of 69: behind a word for music it is a title, where no stretch of days is told.
  func yearOfTitle(_ place: Int, behind index: Int) -> Range<Int>? {
    let isRange = (0..<index).contains { start in
      sentence.isAny(start, [.since, .between]) != nil
        || sentence.matches[start].contains { $0.end == index && $0.meaning.isNamed }
    }
    guard isCapital(place), sentence.digits(index - 1) == nil, !isRange else { return nil }
    return TitleReader(sentence: sentence).yearOfTitle(place)
  }

  /// Rock90 ritmine, rock90に合わせて: languages that name it first.
  func titledBehind(_ index: Int) -> Finding? {
    guard let end = sentence.end(index, .titleBehind) else { return nil }
    let titles = TitleReader(sentence: sentence)
    if let quoted = titles.quoted(before: index) {
      return Finding(beat: true, title: quoted, range: quoted.lowerBound - 1..<end)
    }
    guard let name = joined(before: index) else { return nil }
    return Finding(beat: true, title: name, range: name.lowerBound..<end)
  }

  /// Words that name the music if the library holds some called so, and say nothing else if it does not.
  func possibleName(_ index: Int) -> Range<Int>? {
    if sentence.end(index, .titleBehind) != nil, !isNegated(index) {
      return index > 0 && isUnknown(index - 1) ? index - 1..<index : nil
    }
    guard sentence.end(index, .named) == nil,
      let preposition = sentence.isAny(index, [.titleBefore, .under, .musicPreposition]), !isNegated(index)
    else { return nil }
    let (place, hasThis) = skipArticles(preposition)
    if hasThis { return nil }
    if let name = joined(place) { return name }
    if sentence.end(index, .titleBefore) != nil { return unknown(place) { _ in true } }
    // Под rammstein: a word of other letters is a name.
    guard sentence.end(index, .under) != nil else { return nil }
    return unknown(place) { Script($0.text.unicodeScalars.first) == .latin }
  }

  private func unknown(_ start: Int, _ belongs: (Token) -> Bool) -> Range<Int>? {
    var end = start
    while end - start < MusicReader.mostWords, sentence.has(end), belongs(sentence.tokens[end]),
      isUnknown(end) || end > start && sentence.digits(end) != nil && !isCounting(end)
    {
      end += 1
    }
    return end > start ? start..<end : nil
  }

  private func isCounting(_ index: Int) -> Bool {
    sentence.find(index + 1) { $0.isCounted ? true : nil } != nil
  }

  /// A word of no table that is no everyday one either.
  private func isUnknown(_ index: Int) -> Bool {
    guard sentence.has(index), sentence.tokens[index].kind == .word,
      sentence.matches[index].allSatisfy({ $0.isSlip })
    else { return false }
    let word = sentence.tokens[index].text
    let isLong =
      word.unicodeScalars.count >= MusicReader.fewestLetters
      || Script(word.unicodeScalars.first) == .japanese
    return isLong && !Lexicon.shared.ordinary.languages(of: word).contains(sentence.language)
  }

  // MARK: Names with digits

  /// Rock90, track_01, song-2: letters and then digits in one piece.
  private func joined(_ start: Int) -> Range<Int>? {
    var end = start + 1
    while sentence.isGlued(end), isPiece(end) { end += 1 }
    while end > start + 1, sentence.tokens[end - 1].kind == .sign { end -= 1 }
    return isNameWithDigits(start..<end) ? start..<end : nil
  }

  private func joined(before end: Int) -> Range<Int>? {
    // Rock90'ın ritmine.
    let end = sentence.has(end - 1) && sentence.tokens[end - 1].afterApostrophe ? end - 1 : end
    var start = end - 1
    while start > 0, sentence.isGlued(start), isPiece(start - 1) { start -= 1 }
    return start >= 0 && isNameWithDigits(start..<end) ? start..<end : nil
  }

  private func isPiece(_ index: Int) -> Bool {
    guard sentence.has(index) else { return false }
    let token = sentence.tokens[index]
    if token.kind == .sign { return MusicReader.joints.contains(token.text) }
    return Script(token.text.unicodeScalars.first) != .japanese
  }

  private func isNameWithDigits(_ range: Range<Int>) -> Bool {
    guard range.count > 1, sentence.tokens[range.lowerBound].kind == .word,
      range.contains(where: { sentence.tokens[$0].kind == .number })
    else { return false }
    if MusicReader.endings.contains(sentence.tokens[range.lowerBound].text) { return false }
    return sentence.matches[range.lowerBound].allSatisfy { match in
      match.isSlip || match.end == range.lowerBound + 1 && isPartOfName(match.meaning)
    }
  }

  /// Part 2, day1, h265 and iphone15 are no names.
  private func isPartOfName(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .plain, .song, .music, .few, .thing: true
    default: false
    }
  }
}
