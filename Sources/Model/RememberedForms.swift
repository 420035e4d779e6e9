internal import Plans

/// Forms of the last sentences, steps included, so that what is read, shown, edited and made is one and the same.
struct RememberedForms: Sendable {
  private static let mostSentences = 8

  private var kept: [(sentence: String, forms: [String: JSON])] = []

  /// - Parameter done: the steps carried out before the question; nil for the form of the sentence itself.
  func form(of sentence: String, after done: String?) -> JSON? {
    kept.first { $0.sentence == sentence }?.forms[done ?? ""]
  }

  mutating func keep(_ form: JSON, of sentence: String, after done: String?) {
    if let place = kept.firstIndex(where: { $0.sentence == sentence }) {
      kept[place].forms[done ?? ""] = form
      return
    }
    kept.append((sentence, [done ?? "": form]))
    if kept.count > Self.mostSentences { kept.removeFirst() }
  }

  mutating func forget() { kept = [] }
}
