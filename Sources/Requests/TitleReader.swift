internal import Plans

/// Finds where a title ends: of a song, a film or a folder.
struct TitleReader {
  /// Longer titles are sentences of their own.
  private static let mostWords = 10
  /// Where a date ends does not depend on the year it is said in.
  private static let anyYear = 2000
  private static let quotes = [("\"", "\""), ("「", "」"), ("『", "』")]
  /// Signs within a title, between two words without spaces: AC/DC.
  private static let signs: Set<String> = ["-", "&", ".", "/", "+"]

  let sentence: Sentence

  /// The words between two quotes that open at `index`.
  func quoted(_ index: Int) -> Range<Int>? {
    guard let close = TitleReader.quotes.first(where: { sentence.isSign(index, $0.0) })?.1 else { return nil }
    var end = index + 1
    while sentence.has(end), !sentence.isSign(end, close) { end += 1 }
    return sentence.has(end) && end > index + 1 ? index + 1..<end : nil
  }

  /// The words between two quotes that close right before `end`.
  func quoted(before end: Int) -> Range<Int>? {
    guard let open = TitleReader.quotes.first(where: { sentence.isSign(end - 1, $0.1) })?.0 else {
      return nil
    }
    var start = end - 2
    while start >= 0, !sentence.isSign(start, open) { start -= 1 }
    return start >= 0 && start + 1 < end - 1 ? start + 1..<end - 1 : nil
  }

  /// Words from `start` up to what speaks of something else.
  /// - Parameter isNamed: whether a word such as called stands in front, so that the first word may be any.
  func unquoted(_ start: Int, isNamed: Bool) -> Range<Int>? {
    if let title = yearOfTitle(start) { return title }
    let date = isNamed ? date(start) : nil
    var end = date ?? start
    var isCapital = date != nil
    while sentence.has(end), end - start < TitleReader.mostWords {
      let token = sentence.tokens[end]
      if token.kind == .sign {
        guard end > start, isInside(end) else { break }
        end += 1
        continue
      }
      if end == start { isCapital = token.capital }
      let isGlued = end > start && token.glued && sentence.tokens[end - 1].kind == .sign
      if token.kind == .number, !isGlued, !(isCapital && isYear(end)),
        end == start && !isNamed || sentence.find(end + 1, { $0.isUnit ? true : nil }) != nil
      {
        break
      }
      if !isGlued, isEnd(end, start, isCapital, isNamed) { break }
      end += 1
    }
    return end > start ? start..<end : nil
  }

  /// A name that begins as a date is a name: titled 3 May.
  private func date(_ index: Int) -> Int? {
    let dates = DateReader(sentence, thisYear: TitleReader.anyYear, closed: [])
    guard let found = dates.monthDate(index) ?? dates.numeric(index) else { return nil }
    return found.end
  }

  private func isEnd(_ end: Int, _ start: Int, _ isCapital: Bool, _ isNamed: Bool) -> Bool {
    let token = sentence.tokens[end]
    if isCapital {
      return !token.capital && token.kind == .word && !goesOn(end) && !(isNamed && isOfName(end, start))
    }
    guard isStop(end) else { return false }
    if end == start { return !isNamed && !isSeasonOfTitle(end) }
    // Called the best: an article alone is no title.
    return !(isNamed && end == start + 1 && sentence.isAny(start, [.article, .indefinite]) != nil)
  }

  /// AC/DC, Tom & Jerry.
  private func isInside(_ index: Int) -> Bool {
    guard sentence.has(index + 1), TitleReader.signs.contains(sentence.tokens[index].text) else {
      return false
    }
    if sentence.isGlued(index), sentence.isGlued(index + 1) { return true }
    return sentence.isSign(index, "&") && sentence.tokens[index + 1].capital
  }

  /// A small word between two capital ones: Sound of Silence.
  private func goesOn(_ index: Int) -> Bool {
    if sentence.tokens[index].afterApostrophe { return true }
    return sentence.isAny(index, [.of, .and, .article]) != nil && sentence.isAny(index, [.madeFrom]) == nil
      && sentence.has(index + 1) && (sentence.tokens[index + 1].capital || isYear(index + 1))
  }

  /// Summer of 69.
  private func isYear(_ index: Int) -> Bool {
    sentence.digits(index) != nil && [2, 4].contains(sentence.tokens[index].text.utf8.count)
      && isLast(index + 1)
  }

  /// Summer of 69: a capital word and a year of two digits, which is the title's own.
  func yearOfTitle(_ start: Int) -> Range<Int>? {
    guard sentence.has(start), sentence.tokens[start].capital, let number = sentence.isAny(start + 1, [.of]),
      sentence.digits(number) != nil, sentence.tokens[number].text.utf8.count == 2, isLast(number + 1)
    else { return nil }
    return start..<number + 1
  }

  /// Titles written as sentences are: Notre été, Día de playa.
  private func isOfName(_ index: Int, _ start: Int) -> Bool {
    let before: Set<Meaning> = [.article, .indefinite]
    if sentence.isAny(index - 1, before) != nil { return true }
    if index - 1 > start, sentence.isAny(index - 1, [.of]) != nil { return true }
    return sentence.isAny(index, [.of]) != nil && isWordOfName(index + 1) && isLast(index + 2)
  }

  private func isWordOfName(_ index: Int) -> Bool {
    sentence.has(index) && sentence.tokens[index].kind == .word
      && sentence.matches[index].allSatisfy { $0.meaning == .plain }
  }

  private func isLast(_ index: Int) -> Bool { !sentence.has(index) || sentence.tokens[index].kind == .sign }

  /// The song summer rain: a day's word that a word of no other meaning follows belongs to the title.
  private func isSeasonOfTitle(_ index: Int) -> Bool {
    sentence.find(index) { $0.isDay ? true : nil } != nil
      && MusicReader(sentence: sentence).isAdjective(index + 1)
  }

  /// Whether a title without quotes ends in front of this word.
  func isStop(_ index: Int) -> Bool {
    let stops: Set<Meaning> = [
      .of, .madeFrom, .and, .lengthBefore, .without, .make, .musicPreposition, .film, .during, .since,
      .lasting, .total,
    ]
    return sentence.find(index) { stops.contains($0) || $0.isDay ? true : nil } != nil
  }
}
