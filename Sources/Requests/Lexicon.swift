internal import Plans

/// The words of all languages, ready to be found; built once from the tables.
final class Lexicon: Sendable {
  static let shared = Lexicon(Language.all)

  /// One meaning of one word or run of words.
  struct Entry: Sendable {
    let meaning: Meaning
    let language: LanguageCode
    /// 0 stands alone; 1 needs a preposition, number or date beside it; 2 a number or date.
    let weakness: UInt8
    /// The words behind the first one.
    let rest: [Piece]
  }

  /// One word of a run, with the endings it may take.
  struct Piece: Sendable {
    let stem: String
    /// Nil lets suffixes follow.
    let endings: [String]?
  }

  /// A chain of entries that share a form.
  struct Link: Sendable {
    let entry: Int32
    let next: Int32
  }

  let entries: [Entry]
  let links: [Link]
  /// The first link of each form.
  let forms: [String: Int32]
  /// The first link of each stem that takes suffixes.
  let stems: [String: Int32]
  let suffixes: Set<String>
  let longestStem: Int
  let longestJapanese: Int
  let letters: [LanguageCode: Set<Unicode.Scalar>]
  let compoundTails: Set<String>
  let slips: SlipIndex
  let ordinary: OrdinaryWords
  let others: OtherTongues

  init(_ languages: [Language]) {
    var builder = LexiconBuilder()
    for language in languages { builder.add(language) }
    entries = builder.entries
    links = builder.links
    forms = builder.forms
    stems = builder.stems
    suffixes = builder.suffixes
    longestStem = builder.longestStem
    longestJapanese = builder.longestJapanese
    letters = builder.letters
    compoundTails = builder.compoundTails
    slips = SlipIndex(builder.slipForms)
    ordinary = OrdinaryWords(languages)
    others = OtherTongues()
  }

  /// Calls `body` with every entry whose first word is `word`, with or without suffixes of its language.
  func forEachEntry(of word: String, _ body: (Entry) -> Void) {
    forEachWritten(word, body)
    forEachSuffixed(word, body)
  }

  /// The entries whose first word is written just so.
  func forEachWritten(_ word: String, _ body: (Entry) -> Void) {
    if let head = forms[word] { walk(head, body) }
  }

  /// The entries whose stem the word takes suffixes behind.
  func forEachSuffixed(_ word: String, _ body: (Entry) -> Void) {
    guard !stems.isEmpty else { return }
    forEachStem(of: word) { walk($0, body) }
  }

  func walk(_ head: Int32, _ body: (Entry) -> Void) {
    var link = head
    while link >= 0 {
      body(entries[Int(links[Int(link)].entry)])
      link = links[Int(link)].next
    }
  }

  private func forEachStem(of word: String, _ body: (Int32) -> Void) {
    guard let first = word.unicodeScalars.first, first.value < 0x250 else { return }
    let bytes = word.utf8
    guard bytes.count >= 3, bytes.count < 40 else { return }
    var length = min(bytes.count, longestStem)
    while length >= 2 {
      let end = bytes.index(bytes.startIndex, offsetBy: length)
      if let head = stems[String(word[..<end])], end < word.endIndex, isSuffixChain(word[end...], left: 4) {
        body(head)
      }
      length -= 1
    }
  }

  /// True when the rest of a word is up to `left` suffixes in a row.
  func isSuffixChain(_ rest: Substring, left: Int) -> Bool {
    if rest.isEmpty { return true }
    guard left > 0 else { return false }
    for length in 1...min(5, rest.utf8.count) {
      let end = rest.utf8.index(rest.startIndex, offsetBy: length)
      guard suffixes.contains(String(rest[..<end])) else { continue }
      if isSuffixChain(rest[end...], left: left - 1) { return true }
    }
    return false
  }

  func accepts(_ piece: Piece, _ word: String) -> Bool {
    guard word.hasPrefix(piece.stem) else { return false }
    let rest = word.dropFirst(piece.stem.count)
    guard let endings = piece.endings else { return isSuffixChain(rest, left: 4) }
    return endings.contains { rest == $0 }
  }

  /// The number of scalars the first word of Japanese text takes.
  func japaneseWord(_ scalars: [Unicode.Scalar]) -> Int {
    var length = min(longestJapanese, scalars.count)
    while length > 0 {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars.prefix(length))
      if forms[String(text)] != nil { return length }
      length -= 1
    }
    // An unknown word in katakana is one word.
    let isKatakana = { (scalar: Unicode.Scalar) in (0x30A1...0x30FF).contains(scalar.value) }
    return max(1, scalars.prefix(while: isKatakana).count)
  }

  /// Where a German or Dutch compound is cut: scalars of its head, and where its last noun begins.
  func compoundCut(_ word: String) -> (head: Int, tailStart: Int)? {
    let count = word.utf8.count
    guard count >= 7, count <= 40, word.utf8.allSatisfy({ $0 < 0x80 }), forms[word] == nil else { return nil }
    for tailLength in stride(from: min(10, count - 3), through: 4, by: -1) {
      let start = word.utf8.index(word.startIndex, offsetBy: count - tailLength)
      guard compoundTails.contains(String(word[start...])) else { continue }
      let tailStart = count - tailLength
      for joint in 0...2 where tailStart - joint >= 3 {
        let end = word.utf8.index(word.startIndex, offsetBy: tailStart - joint)
        if forms[String(word[..<end])] != nil { return (tailStart - joint, tailStart) }
      }
      return (tailStart, tailStart)
    }
    return nil
  }
}
