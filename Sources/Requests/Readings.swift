internal import Plans

/// Chooses, among all languages, what each word of a sentence means.
struct Readings {
  /// Words this short belong to their own language's sentences alone.
  private static let fewestForeignLetters = 4
  /// A word of this many languages speaks for none of them.
  private static let languagesOfCommonWord = 3
  /// A language this close to the first one may hold the word that was meant.
  private static let closeScore = 0.6

  private let tokens: [Token]
  private let lexicon: Lexicon
  private var all: [[Sentence.Match]]
  private var scores: [LanguageCode: Double] = [:]
  var chosen: [[Sentence.Match]] = []
  var languages: [Script: LanguageCode] = [:]
  var known = 0.0

  init(_ tokens: [Token], _ lexicon: Lexicon) {
    self.tokens = tokens
    self.lexicon = lexicon
    all = tokens.indices.map { index in
      var found: [Sentence.Match] = []
      lexicon.forEachEntry(of: tokens[index].text) { entry in
        if let end = Readings.end(of: entry, at: index, tokens, lexicon) {
          found.append(
            Sentence.Match(
              end: end, meaning: entry.meaning, language: entry.language, weakness: entry.weakness))
        }
      }
      return found
    }
  }

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
    chosen = tokens.indices.map { choose($0) }
    dropDoubtfulVerbs()
    measureKnown()
  }

  /// Where a verb is written without a slip, a word that is nearly another verb is taken for itself.
  private mutating func dropDoubtfulVerbs() {
    guard chosen.contains(where: { $0.contains { !$0.isSlip && $0.meaning.isVerb } }) else { return }
    for index in chosen.indices { chosen[index].removeAll { $0.isSlip && $0.meaning.isVerb } }
  }

  private mutating func score() {
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let speaking = Set(all[index].map(\.language))
      guard !speaking.isEmpty else {
        scoreLetters(token)
        continue
      }
      let weight = 1 / Double(speaking.count) + 0.15
      // A run of several words tells more than one.
      for language in speaking {
        let longest = all[index].filter { $0.language == language }.map { $0.end - index }.max() ?? 1
        // Of equal languages the one that finds a date in the words is the likelier.
        let isDay = all[index].contains { $0.language == language && $0.meaning.isDay }
        scores[language, default: 0] += weight * (longest > 1 ? 1.5 : 1) + (isDay ? 0.05 : 0)
      }
    }
  }

  /// An unknown word with letters of one language speaks for it a little.
  private mutating func scoreLetters(_ token: Token) {
    for (language, letters) in lexicon.letters where !letters.isEmpty {
      if token.text.unicodeScalars.contains(where: { letters.contains($0) }) {
        scores[language, default: 0] += 0.2
      }
    }
  }

  private func choose(_ index: Int) -> [Sentence.Match] {
    let token = tokens[index]
    guard token.kind == .word else { return all[index] }
    let script = Script(token.text.unicodeScalars.first)
    guard let first = languages[script] else { return slips(index, script) }
    let own = all[index].filter { $0.language == first }
    if !own.isEmpty {
      // A longer run of another language that leaves this one: "zum Beat" in an English sentence.
      let longest = own.map(\.end).max() ?? index
      let longer = all[index].filter { $0.language != first && $0.end > longest && $0.end - index > 1 }
      return sorted(own + longer.filter { hasForeignWord($0, index, first) })
    }
    let foreign = all[index].filter { isForeignAllowed($0, index) }
    let best = foreign.map { scores[$0.language] ?? 0 }.max()
    let kept = foreign.filter { scores[$0.language] == best }
    if !kept.isEmpty { return sorted(kept) }
    if all[index].contains(where: { $0.meaning == .plain }), token.text.unicodeScalars.count > 3 { return [] }
    return slips(index, script)
  }

  private func hasForeignWord(_ match: Sentence.Match, _ index: Int, _ first: LanguageCode) -> Bool {
    (index..<match.end).contains { place in !all[place].contains { $0.language == first } }
  }

  private func isForeignAllowed(_ match: Sentence.Match, _ index: Int) -> Bool {
    if match.end - index > 1 { return true }
    if index > 0, tokens[index - 1].kind == .number { return true }
    return tokens[index].text.unicodeScalars.count >= Readings.fewestForeignLetters && match.weakness == 0
  }

  private func slips(_ index: Int, _ script: Script) -> [Sentence.Match] {
    guard tokens[index].kind == .word, !languages.values.contains(where: { isInsideRun(index, $0) }) else {
      return []
    }
    let best = languages[script].flatMap { scores[$0] } ?? 0
    var found: [Sentence.Match] = []
    for word in lexicon.slips.neighbours(of: tokens[index].text) {
      lexicon.forEachEntry(of: word) { entry in
        guard (scores[entry.language] ?? 0) >= best * Readings.closeScore, entry.weakness == 0,
          let end = Readings.end(of: entry, at: index, tokens, lexicon)
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

  private mutating func measureKnown() {
    var words = 0
    var recognized = 0
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let script = Script(token.text.unicodeScalars.first)
      // Words of many languages, such as film, tell nothing.
      if Set(all[index].map(\.language)).count >= Readings.languagesOfCommonWord { continue }
      words += 1
      let isOwn = languages[script].map { first in
        all[index].contains { $0.language == first } || isInside(index, first)
      }
      if isOwn ?? false { recognized += 1 }
    }
    known = words == 0 ? 1 : Double(recognized) / Double(words)
  }

  /// True when the word belongs to a longer run that is written without a slip.
  private func isInsideRun(_ index: Int, _ language: LanguageCode) -> Bool {
    for start in max(0, index - 4)..<max(index, 0) {
      if all[start].contains(where: { $0.language == language && $0.end > index }) { return true }
    }
    return false
  }

  private func isInside(_ index: Int, _ language: LanguageCode) -> Bool {
    for start in max(0, index - 4)..<max(index, 0) {
      if chosen[start].contains(where: { $0.language == language && $0.end > index }) { return true }
    }
    return false
  }
}

extension Meaning {
  /// Meanings that ask for something to be done.
  var isVerb: Bool {
    switch self {
    case .make, .montage, .join, .count, .list, .search, .cut, .shear, .gather, .remove, .other, .silence:
      true
    default: false
    }
  }

  /// Meanings that name days by themselves.
  var isDay: Bool {
    switch self {
    case .day, .weekday, .month, .season, .feast, .calendar, .rolling, .decade, .vagueDate: true
    default: false
    }
  }
}
