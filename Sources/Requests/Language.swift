internal import Plans

/// The languages that have word tables.
package enum LanguageCode: Int, Sendable, Hashable, CaseIterable {
  case en, ru, de, es, fr, it, pt, uk, pl, nl, tr, ja

  /// False where a video and videos are one word.
  var tellsOneFromMany: Bool {
    switch self {
    case .ru, .uk, .pl, .it, .tr, .ja: false
    case .en, .de, .es, .fr, .pt, .nl: true
    }
  }

  var script: Script {
    switch self {
    case .ru, .uk: .cyrillic
    case .ja: .japanese
    case .en, .de, .es, .fr, .it, .pt, .pl, .nl, .tr: .latin
    }
  }
}

/// All that is known of one language's words, as data.
///
/// `words` pairs a meaning with words, set apart by commas. A word of several words is matched as a whole. `stem~x` takes
/// every ending of the class `x`; `stem~+` takes suffixes. `?word` counts as a date only beside a preposition of time, a
/// number or another date; `??word` only beside a number or another date.
struct Language: Sendable {
  let code: LanguageCode
  /// Endings by class; `-` is no ending.
  var endings: [Character: String] = [:]
  /// Suffixes that may follow one another behind a `stem~+`, up to four.
  var suffixes = ""
  let words: [(Meaning, String)]
  /// `word=value` pairs of numbers and of ordinals.
  let numbers: String
  let ordinals: String
  /// How a ten and a unit grow together into one word.
  var joining: Joining = .apart
  /// Words in front of an adjective of length with their thousandths: двух=2000 in двухминутный.
  var amountPrefixes = ""
  /// Adjectives of length by unit.
  var lengthAdjectives: [(TimeUnit, String)] = []
  /// The last noun of a compound is read by itself: Urlaubsfilm.
  var compounds = false
  /// Accented letters of the language; a word with another one speaks for another language.
  var letters = ""
  /// Its commonest words that no table needs, folded: they tell that a sentence is in it.
  var everyday = ""
  /// Its ordinary words that are one slip from a word of the tables, or a word of another language's, folded.
  var lookalikes = ""
  /// Weekdays and months as lists in their order, with the same marks as words.
  var weekdays: [String] = []
  var months: [String] = []

  /// How tens and units make numbers.
  enum Joining: Sendable, Equatable {
    case apart
    /// fünf-und-zwanzig.
    case unitFirst(String)
    /// venti-due, with the ten's vowel lost before uno and otto.
    case tenFirst
  }

  static let all: [Language] = [
    .english, .russian, .german, .spanish, .french, .italian, .portuguese, .ukrainian, .polish, .dutch,
    .turkish, .japanese,
  ]
}
