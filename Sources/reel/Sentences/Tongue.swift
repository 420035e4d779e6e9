internal import Linux
internal import Plans

/// A language `reel` speaks: its sentences, its names of days and months, its plurals.
struct Tongue: Sendable {
  /// Which form of a word goes with a number.
  enum Plural: Sendable {
    /// 1 video, 2 videos.
    case two
    /// 1 файл, 2 файла, 5 файлов, 21 файл.
    case slavic
  }

  let code: String
  let plural: Plural
  let openingQuote: String
  let closingQuote: String
  /// Monday first.
  let weekdays: [String]
  let months: [String]
  /// As they stand behind a day: 20 августа.
  let monthsOfDay: [String]
  let sentences: [Phrase: String]

  static let all: [Tongue] = [.english, .russian, .german, .spanish]

  /// The language of a sentence where we have it, else English.
  static func of(_ code: String?) -> Tongue { all.first { $0.code == code } ?? .english }

  /// The same, but a sentence without a single letter is in no language: it is answered in the session's own.
  ///
  /// The locale's language is looked up in the variables POSIX names, in their order.
  static func of(
    _ code: String?, asked: String?, variable: (String) -> String? = { ThisProcess.environment($0) }
  ) -> Tongue {
    guard let asked, !asked.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else {
      return of(code)
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first
    return of(locale.map { String($0.prefix { $0 != "_" && $0 != "." }) })
  }

  func say(_ phrase: Phrase, _ values: String...) -> String { say(phrase, values) }

  /// With a number as its first value.
  func say(_ phrase: Phrase, number: Int64) -> String { say(phrase, ["\(number)"]) }

  func quoted(_ words: String) -> String { openingQuote + words + closingQuote }

  private func say(_ phrase: Phrase, _ values: [String]) -> String {
    filled(sentences[phrase] ?? Tongue.english.sentences[phrase] ?? "", values)
  }

  /// A sentence with its values in their places.
  func filled(_ sentence: String, _ values: [String]) -> String {
    var rest = Substring(sentence)
    var said = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      said += rest[..<open]
      // Braces around anything but a number are the sentence's own.
      said += filled(rest[rest.index(after: open)..<close], values) ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return said + rest
  }

  /// `1` is the first value, `1|video|videos` the form that goes with it.
  private func filled(_ place: Substring, _ values: [String]) -> String? {
    let parts = place.split(separator: "|", omittingEmptySubsequences: false)
    guard let number = parts.first.flatMap({ Int($0) }), values.indices.contains(number - 1) else {
      return nil
    }
    let value = values[number - 1]
    if parts.count == 1 { return value }
    let forms = parts.dropFirst()
    return String(forms[min(forms.startIndex + form(Int64(value) ?? 0), forms.endIndex - 1)])
  }

  private func form(_ number: Int64) -> Int {
    switch plural {
    case .two: return number == 1 ? 0 : 1
    case .slavic:
      // Unicode CLDR, plural rules of ru.
      let (ten, hundred) = (number % 10, number % 100)
      if ten == 1, hundred != 11 { return 0 }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? 1 : 2
    }
  }
}
