/// Words people use that mean nothing to the tables, by language.
struct OrdinaryWords: Sendable {
  /// By the folded word, a bit for each language.
  private var everyday: [String: UInt16] = [:]
  private var lookalikes: [String: UInt16] = [:]

  init(_ languages: [Language]) {
    everyday.reserveCapacity(8192)
    lookalikes.reserveCapacity(16384)
    for language in languages {
      let bit = OrdinaryWords.bit(language.code)
      for word in OrdinaryWords.words(language.everyday) { everyday[word, default: 0] |= bit }
      for word in OrdinaryWords.words(language.lookalikes) { lookalikes[word, default: 0] |= bit }
    }
  }

  private static func words(_ list: String) -> [String] {
    list.split { $0 == " " || $0 == "\n" }.map { String($0) }
  }

  private static func bit(_ language: LanguageCode) -> UInt16 { 1 << UInt16(language.rawValue) }

  private static func languages(_ bits: UInt16) -> [LanguageCode] {
    bits == 0 ? [] : LanguageCode.allCases.filter { bits & bit($0) != 0 }
  }

  /// The languages whose commonest words hold this one.
  func everyday(_ word: String) -> [LanguageCode] { OrdinaryWords.languages(everyday[word] ?? 0) }

  /// The languages in which this is an ordinary word, and not to be taken for another.
  func languages(of word: String) -> [LanguageCode] {
    OrdinaryWords.languages((everyday[word] ?? 0) | (lookalikes[word] ?? 0))
  }
}
