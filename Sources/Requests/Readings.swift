internal import Plans

/// Chooses, among all languages, what each word of a sentence means.
struct Readings {
  /// Words this short belong to their own language's sentences alone.
  private static let fewestForeignLetters = 4
  /// A word of this many languages speaks for none of them.
  private static let languagesOfCommonWord = 3
  /// A language this close to the first one may hold the word that was meant.
  private static let closeScore = 0.6
  /// What a word tells of its language however many share it.
  private static let leastWeight = 0.15
  /// A run of several words tells more than one.
  private static let weightOfRun = 1.5
  /// Of equal languages the one that finds a date in the words is the likelier.
  private static let weightOfDay = 0.05
  /// What a letter of one language tells in a word that no table knows.
  private static let weightOfLetter = 0.2
  /// Words of the longest run in the tables, less one.
  private static let longestRun = 4

  let tokens: [Token]
  private let written: [Unicode.Scalar]
  private let lexicon: Lexicon
  /// All that the tables know of each token, by where it begins.
  let all: [[Sentence.Match]]
  private var scores: [LanguageCode: Double] = [:]
  var chosen: [[Sentence.Match]] = []
  var languages: [Script: LanguageCode] = [:]
  /// The language most of the words are of.
  private(set) var main: LanguageCode?
  /// False when the words are of no language with tables.
  var isListed = true

  init(_ tokens: [Token], written: [Unicode.Scalar], _ lexicon: Lexicon) {
    self.tokens = tokens
    self.written = written
    self.lexicon = lexicon
    all = tokens.indices.map { index in
      var found: [Sentence.Match] = []
      let add = { (entry: Lexicon.Entry, isSuffixed: Bool) in
        guard let end = Readings.end(of: entry, at: index, tokens, lexicon) else { return }
        found.append(
          Sentence.Match(
            end: end, meaning: entry.meaning, language: entry.language, weakness: entry.weakness,
            isSuffixed: isSuffixed))
      }
      lexicon.forEachWritten(tokens[index].text) { add($0, false) }
      lexicon.forEachSuffixed(tokens[index].text) { add($0, true) }
      return found
    }
  }

  /// What a word that `count` languages share tells of each of them.
  static func weight(ofWordOf count: Int) -> Double { 1 / Double(count) + leastWeight }

  private static func end(of entry: Lexicon.Entry, at index: Int, _ tokens: [Token], _ lexicon: Lexicon)
    -> Int?
  {
    var next = index + 1
    for piece in entry.rest {
      // A hyphen joins words as a space does.
      if next < tokens.count, tokens[next].isSign("-"), piece.stem != "-" { next += 1 }
      guard next < tokens.count, lexicon.accepts(piece, tokens[next].text) else { return nil }
      next += 1
    }
    return next
  }

  mutating func choose() {
    score()
    for script in [Script.latin, .cyrillic, .japanese] {
      let candidates = scores.filter { $0.key.script == script && $0.value > 0 }
      languages[script] = candidates.max { ($0.value, -$0.key.rawValue) < ($1.value, -$1.key.rawValue) }?.key
    }
    main = languages.values.max { (scores[$0] ?? 0, -$0.rawValue) < (scores[$1] ?? 0, -$1.rawValue) }
    chosen = tokens.indices.map { choose($0) }
    dropDoubtful { $0.isVerb }
    dropDoubtful { $0 == .film }
    isListed = hasListedLanguage()
  }

  /// Where a verb is written without a slip, a word that is nearly another verb is taken for itself.
  private mutating func dropDoubtful(_ isOne: (Meaning) -> Bool) {
    guard chosen.contains(where: { $0.contains { !$0.isSlip && isOne($0.meaning) } }) else { return }
    for index in chosen.indices { chosen[index].removeAll { $0.isSlip && isOne($0.meaning) } }
  }

  /// The languages a token's word is of.
  private func speaking(_ index: Int) -> Set<LanguageCode> {
    let known = Set(all[index].filter { !$0.meaning.isShort }.map(\.language))
    return known.union(lexicon.ordinary.everyday(tokens[index].text))
  }

  private mutating func score() {
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let script = Script(token.text.unicodeScalars.first)
      var speaking = speaking(index)
      let ordinary = lexicon.ordinary.languages(of: token.text)
      // Suffixes make a stem like the ordinary words of other languages.
      let isWritten = all[index].contains { !$0.isSuffixed }
      if !isWritten { speaking.formUnion(ordinary) }
      for language in ordinary where isWritten { scores[language, default: 0] += Readings.leastWeight }
      guard !speaking.isEmpty else {
        scoreLetters(token)
        continue
      }
      let weight = Readings.weight(ofWordOf: speaking.count)
      for language in speaking where language.script == script {
        let longest = all[index].filter { $0.language == language }.map { $0.end - index }.max() ?? 1
        let isDay = all[index].contains {
          $0.language == language && $0.meaning.isDay && $0.weakness < 2
        }
        scores[language, default: 0] +=
          weight * (longest > 1 ? Readings.weightOfRun : 1) + (isDay ? Readings.weightOfDay : 0)
      }
    }
  }

  /// An unknown word with letters of one language speaks for it a little.
  private mutating func scoreLetters(_ token: Token) {
    let small = Set(written[token.place].flatMap { $0.properties.lowercaseMapping.unicodeScalars })
    for (language, letters) in lexicon.letters where !letters.isDisjoint(with: small) {
      scores[language, default: 0] += Readings.weightOfLetter
    }
  }

  /// What a word means here, short units of its sentence's language last.
  private func choose(_ index: Int) -> [Sentence.Match] {
    let short = all[index].filter { $0.meaning.isShort && $0.language == languages[$0.language.script] }
    return chooseWords(index) + short
  }

  private func chooseWords(_ index: Int) -> [Sentence.Match] {
    let token = tokens[index]
    let known = all[index].filter { !$0.meaning.isShort }
    guard token.kind == .word else { return known }
    let script = Script(token.text.unicodeScalars.first)
    if script == .japanese { return known.filter { !isPartOfWord($0, index) } }
    guard let first = languages[script] else { return slips(index, script) }
    // Latin words are of a Russian sentence too, where its table holds them: live, iPhone.
    let own = known.filter { $0.language == first || $0.language == main }
    if !own.isEmpty {
      // A longer run of another language that leaves this one: "zum Beat" in an English sentence.
      let longest = own.map(\.end).max() ?? index
      let longer = known.filter { $0.language != first && $0.end > longest && $0.end - index > 1 }
      return sorted(own + longer.filter { hasForeignWord($0, index, first) })
    }
    // An ordinary word of the sentence's own language is that, whatever it means in another.
    if isOrdinary(index, for: [first]) {
      return sorted(known.filter { $0.end - index > 1 && hasForeignWord($0, index, first) })
    }
    let foreign = known.filter { isForeignAllowed($0, index) }
    let best = foreign.map { scores[$0.language] ?? 0 }.max()
    let kept = foreign.filter { scores[$0.language] == best }
    if !kept.isEmpty { return sorted(kept) }
    if known.contains(where: { $0.meaning == .plain }), token.text.unicodeScalars.count > 3 { return [] }
    return slips(index, script)
  }

  /// 秋 in 秋葉原 and どの in けどの are no words: unknown letters of their kind stand beside them.
  private func isPartOfWord(_ match: Sentence.Match, _ index: Int) -> Bool {
    let isOneSign = match.end == index + 1 && tokens[index].text.unicodeScalars.count == 1
    let isKanji = Readings.isKanji(tokens[index].text.unicodeScalars.first)
    if isKanji, !isOneSign || !match.meaning.isDay { return false }
    if !isKanji, !match.meaning.isVerb, match.meaning != .which, match.meaning != .what { return false }
    if index > 0, isUnknown(index - 1, isKanji: isKanji), tokens[index].glued { return true }
    return isKanji && tokens.indices.contains(match.end) && tokens[match.end].glued
      && (isUnknown(match.end, isKanji: true) || isUnknown(match.end, isKanji: false))
  }

  private func isUnknown(_ index: Int, isKanji: Bool) -> Bool {
    let last = tokens[index].text.unicodeScalars.last
    return all[index].isEmpty && Script(last) == .japanese && Readings.isKanji(last) == isKanji
  }

  private static func isKanji(_ scalar: Unicode.Scalar?) -> Bool { (scalar?.value ?? 0) >= 0x3400 }

  private func hasForeignWord(_ match: Sentence.Match, _ index: Int, _ first: LanguageCode) -> Bool {
    (index..<match.end).contains { place in
      !all[place].contains { $0.language == first }
    }
  }

  /// SHOUTED words are no names.
  func isAllCapitals(_ index: Int) -> Bool {
    written[tokens[index].place].allSatisfy { !$0.properties.isLowercase }
  }

  private func isOrdinary(_ index: Int, for languages: [LanguageCode]) -> Bool {
    lexicon.ordinary.languages(of: tokens[index].text).contains { languages.contains($0) }
  }

  private func isForeignAllowed(_ match: Sentence.Match, _ index: Int) -> Bool {
    if match.end - index > 1 { return true }
    if index > 0, tokens[index - 1].kind == .number { return true }
    let text = tokens[index].text
    guard text.unicodeScalars.count >= Readings.fewestForeignLetters, match.weakness == 0 else {
      return false
    }
    // A stem with suffixes is like too many words of other languages.
    if match.isSuffixed { return false }
    return !match.meaning.isPeriod || !isAbout(index)
  }

  private func slips(_ index: Int, _ script: Script) -> [Sentence.Match] {
    guard tokens[index].kind == .word, !languages.values.contains(where: { isInsideRun(index, $0) }) else {
      return []
    }
    let best = languages[script].flatMap { scores[$0] } ?? 0
    let close = LanguageCode.allCases.filter {
      $0.script == script && (scores[$0] ?? 0) >= best * Readings.closeScore
    }
    guard !isOrdinary(index, for: close) else { return [] }
    var found: [Sentence.Match] = []
    for word in lexicon.slips.neighbours(of: tokens[index].text) {
      let isSwap = word.unicodeScalars.sorted() == tokens[index].text.unicodeScalars.sorted()
      lexicon.forEachEntry(of: word) { entry in
        guard close.contains(entry.language), entry.weakness == 0,
          let end = Readings.end(of: entry, at: index, tokens, lexicon),
          isSlipWanted(entry.meaning, index..<end, isSwap: isSwap)
        else { return }
        found.append(
          Sentence.Match(
            end: end, meaning: entry.meaning, language: entry.language, weakness: 0, isSlip: true))
      }
    }
    // A real word one slip away may be what was meant: only its own reading is safe.
    let first = languages[script]
    if found.contains(where: { $0.language == first }) { found.removeAll { $0.language != first } }
    return sorted(Readings.withoutDoubt(found))
  }

  /// Two dates one slip away from the same letters leave it open which one was meant.
  private static func withoutDoubt(_ found: [Sentence.Match]) -> [Sentence.Match] {
    let days = Set(found.map(\.meaning).filter { $0.isDay })
    return days.count > 1 ? found.filter { !$0.meaning.isDay } : found
  }

  private func sorted(_ found: [Sentence.Match]) -> [Sentence.Match] {
    found.sorted { $0.end > $1.end }
  }

  /// True when the words are of a language with tables rather than of one without.
  private func hasListedLanguage() -> Bool {
    var own = 0
    var unknown = 0
    var hasCommonNoun = false
    var words: [(folded: String, written: ArraySlice<Unicode.Scalar>)] = []
    let hasKana = written.contains { Readings.isKana($0) }
    for (index, token) in tokens.enumerated() where token.kind == .word {
      // Words of most languages, such as film, tell nothing.
      if all[index].contains(where: { TaskReader.sources.contains($0.meaning) }),
        Set(all[index].map(\.language)).count >= Readings.languagesOfCommonWord
      {
        hasCommonNoun = true
        continue
      }
      words.append((token.text, written[token.place]))
      let script = Script(token.text.unicodeScalars.first)
      let isOwn = languages[script].map { speaking(index).contains($0) } ?? false
      if isOwn || isInside(index, token) {
        own += 1
      } else if script == .japanese, !hasKana {
        // Signs alone are Chinese where Japanese does not know them all.
        return false
      } else {
        unknown += 1
      }
    }
    let other = lexicon.others.words(among: words)
    if own > 0 || other > 0 { return own >= other }
    return !hasCommonNoun || unknown == 0
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool { (0x3041...0x30FF).contains(scalar.value) }

  /// True when the word stands in a run that was found.
  private func isInside(_ index: Int, _ token: Token) -> Bool {
    guard let first = languages[Script(token.text.unicodeScalars.first)] else { return false }
    return (max(0, index - Readings.longestRun)..<index).contains { start in
      chosen[start].contains { $0.language == first && $0.end > index }
    }
  }

  /// True when the word belongs to a longer run that is written without a slip.
  private func isInsideRun(_ index: Int, _ language: LanguageCode) -> Bool {
    for start in max(0, index - Readings.longestRun)..<index {
      if all[start].contains(where: { $0.language == language && $0.end > index }) { return true }
    }
    return false
  }
}
