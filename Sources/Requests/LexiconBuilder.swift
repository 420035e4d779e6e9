internal import Plans

/// Expands the languages' tables to forms.
struct LexiconBuilder {
  var entries: [Lexicon.Entry] = []
  var links: [Lexicon.Link] = []
  var forms: [String: Int32] = [:]
  var stems: [String: Int32] = [:]
  var suffixes: Set<String> = []
  var longestStem = 0
  var longestJapanese = 1
  var letters: [LanguageCode: Set<Unicode.Scalar>] = [:]
  var compoundTails: Set<String> = []
  /// Forms that may be written with a slip.
  var slipForms: [String] = []

  /// A word of the tables, folded, with the forms its first part takes.
  private struct Pattern {
    var forms: [String]
    var stem: String
    var endings: [String]?
  }

  mutating func add(_ language: Language) {
    letters[language.code] = Set(language.letters.unicodeScalars)
    for suffix in language.suffixes.split(separator: " ") { suffixes.insert(Folding.fold(String(suffix))) }
    for words in [language.words, Language.formats, language.verdicts, language.asides] {
      for (meaning, list) in words { add(meaning, list, language) }
    }
    for (index, list) in language.weekdays.enumerated() { add(.weekday(index + 1), list, language) }
    for (index, list) in language.months.enumerated() { add(.month(index + 1), list, language) }
    addNumbers(language)
    addLengthAdjectives(language)
  }

  mutating func add(_ meaning: Meaning, _ list: String, _ language: Language) {
    for item in list.split(separator: ",") {
      var text = item.drop { $0 == " " || $0 == "\n" }
      while text.last == " " || text.last == "\n" { text = text.dropLast() }
      var weakness: UInt8 = 0
      while text.first == "?" {
        weakness += 1
        text = text.dropFirst()
      }
      guard !text.isEmpty else { continue }
      add(meaning, words: String(text), weakness: weakness, language)
      // German is also written without its dots: Maerz, fuer.
      if language.code == .de, text.contains(where: { "äöü".contains($0) }) {
        add(meaning, words: LexiconBuilder.undotted(text), weakness: weakness, language)
      }
    }
  }

  private static func undotted(_ text: Substring) -> String {
    var plain = ""
    for letter in text {
      switch letter {
      case "ä": plain += "ae"
      case "ö": plain += "oe"
      case "ü": plain += "ue"
      default: plain.append(letter)
      }
    }
    return plain
  }

  private mutating func add(_ meaning: Meaning, words: String, weakness: UInt8, _ language: Language) {
    let patterns = words.split(separator: " ").map { pattern(String($0), language) }
    guard let first = patterns.first else { return }
    let rest = patterns.dropFirst().map { Lexicon.Piece(stem: $0.stem, endings: $0.endings) }
    let entry = Int32(entries.count)
    entries.append(
      Lexicon.Entry(meaning: meaning, language: language.code, weakness: weakness, rest: rest))
    for form in first.forms {
      link(form, to: entry, in: \.forms)
      if language.code == .ja { longestJapanese = max(longestJapanese, form.unicodeScalars.count) }
      if rest.isEmpty, language.compounds, isTail(meaning) { compoundTails.insert(form) }
    }
    if first.endings == nil {
      link(first.stem, to: entry, in: \.stems)
      longestStem = max(longestStem, first.stem.utf8.count)
    }
  }

  /// What may stand last in a compound.
  private func isTail(_ meaning: Meaning) -> Bool {
    switch meaning {
    case .film, .video, .videos, .photo, .partOfDay, .unit(.week), .unit(.weekend), .half: true
    default: false
    }
  }

  private func pattern(_ word: String, _ language: Language) -> Pattern {
    guard let mark = word.firstIndex(of: "~"), mark < word.index(before: word.endIndex) else {
      let folded = Folding.fold(word)
      return Pattern(forms: [folded], stem: folded, endings: [""])
    }
    let stem = Folding.fold(String(word[..<mark]))
    let kind = word[word.index(after: mark)]
    if kind == "+" { return Pattern(forms: [stem], stem: stem, endings: nil) }
    let endings = (language.endings[kind] ?? "-").split(separator: " ").map {
      $0 == "-" ? "" : Folding.fold(String($0))
    }
    return Pattern(forms: endings.map { stem + $0 }, stem: stem, endings: endings)
  }

  private mutating func link(
    _ form: String, to entry: Int32, in table: WritableKeyPath<LexiconBuilder, [String: Int32]>
  ) {
    let next = self[keyPath: table][form]
    if next == nil, table == \LexiconBuilder.forms { slipForms.append(form) }
    links.append(Lexicon.Link(entry: entry, next: next ?? -1))
    self[keyPath: table][form] = Int32(links.count - 1)
  }

  private mutating func addNumbers(_ language: Language) {
    let numbers = LexiconBuilder.pairs(language.numbers)
    let ordinals = LexiconBuilder.pairs(language.ordinals)
    for (word, value) in numbers { add(.number(value), word, language) }
    for (word, value) in ordinals { add(.ordinal(value), word, language) }
    let units = numbers.filter { (1...9).contains($0.1) && !$0.0.contains("~") }
    let tens = numbers.filter { $0.1 >= 20 && $0.1 <= 90 && $0.1 % 10 == 0 && !$0.0.contains(" ") }
    switch language.joining {
    case .apart: break
    case .unitFirst(let joint):
      for (unit, value) in units {
        for (ten, tenValue) in tens { add(.number(tenValue + value), unit + joint + ten, language) }
        for (ten, tenValue) in ordinals where tenValue == 20 || tenValue == 30 {
          add(.ordinal(tenValue + value), unit + joint + ten, language)
        }
      }
      if language.code == .de { addYears(numbers) }
    case .tenFirst:
      for (unit, value) in units {
        for (ten, tenValue) in tens {
          let stem = "uo".contains(unit.first ?? " ") ? String(ten.dropLast()) : ten
          add(.number(tenValue + value), stem + unit, language)
        }
      }
    }
  }

  /// Zweitausendfünfundzwanzig, neunzehnhundertneunzig.
  private mutating func addYears(_ numbers: [(String, Int)]) {
    let small = numbers.filter { (1...99).contains($0.1) && !$0.0.contains("~") }
    let units = small.filter { $0.1 < 10 }
    let tens = small.filter { $0.1 >= 20 && $0.1 % 10 == 0 }
    var rests = small
    for (unit, value) in units { rests += tens.map { (unit + "und" + $0.0, value + $0.1) } }
    for (rest, value) in rests {
      add(.number(2000 + value), "zweitausend\(rest), zweitausendund\(rest)", .german)
      add(.number(1900 + value), "neunzehnhundert\(rest)", .german)
    }
  }

  private static func pairs(_ list: String) -> [(String, Int)] {
    list.split(separator: ",").compactMap { item in
      let parts = item.split(separator: "=")
      guard parts.count == 2, let value = Int(parts[1].filter { $0.isNumber }) else { return nil }
      return (String(parts[0].drop { $0 == " " || $0 == "\n" }), value)
    }
  }

  private mutating func addLengthAdjectives(_ language: Language) {
    for (unit, words) in language.lengthAdjectives {
      add(.unitAdjective(unit), words, language)
      guard let seconds = unit.seconds else { continue }
      for (prefix, thousandths) in LexiconBuilder.pairs(language.amountPrefixes) {
        let trimmed = prefix.filter { $0 != " " }
        let joined = words.split(separator: ",").map { word in trimmed + word.filter { $0 != " " } }
        add(.length(seconds * thousandths / 1000), joined.joined(separator: ","), language)
      }
    }
  }
}
