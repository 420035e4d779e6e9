/// A sentence of the daemon in English, with its places for values, and the same in the other languages.
struct DaemonSentence: Sendable {
  let english: String
  let russian: String
  let german: String
  let spanish: String

  init(_ english: String, _ russian: String, _ german: String, _ spanish: String) {
    self.english = english
    self.russian = russian
    self.german = german
    self.spanish = spanish
  }

  func text(in code: String) -> String? {
    switch code {
    case "ru": russian
    case "de": german
    case "es": spanish
    default: nil
    }
  }

  /// What stands in the places of a sentence that is this one; nil when it is another.
  func values(of sentence: String) -> [String]? {
    var values: [String] = []
    var rest = Substring(sentence)
    var pattern = Substring(english)
    while let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") {
      guard rest.hasPrefix(pattern[..<open]) else { return nil }
      rest = rest.dropFirst(pattern[..<open].count)
      pattern = pattern[pattern.index(after: close)...]
      let literal = pattern.prefix { $0 != "{" }
      guard let end = literal.isEmpty ? rest.endIndex : DaemonSentence.find(literal, in: rest) else {
        return nil
      }
      values.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return rest == pattern ? values : nil
  }

  /// Where `literal` first stands in `text`.
  private static func find(_ literal: Substring, in text: Substring) -> Substring.Index? {
    var place = text.startIndex
    while place < text.endIndex {
      if text[place...].hasPrefix(literal) { return place }
      place = text.index(after: place)
    }
    return nil
  }
}

extension Tongue {
  /// A note, reason or hint of the daemon in this language where it has one, else as it came.
  func told(_ sentence: String) -> String {
    for known in DaemonSentence.all + DaemonSentence.plans {
      guard let text = known.text(in: code), let values = known.values(of: sentence) else { continue }
      return filled(text, values)
    }
    return sentence
  }
}
