/// Finds whether a film shall begin with a card, what is written on it, and whether its days dissolve.
struct CardReader {
  /// What the sentence says, as tokens.
  struct Finding: Sendable, Equatable {
    /// Where a card is asked for.
    var card: Range<Int>?
    /// The words for it; nil leaves it to the film's name or the days.
    var text: Range<Int>?
    var transitions: Range<Int>?
  }

  let sentence: Sentence

  /// - Parameter names: what names the film or a folder: no word of it asks for anything.
  func finding(outside names: [Range<Int>]) -> Finding {
    var finding = Finding()
    let reader = NameReader(sentence: sentence)
    for index in 0..<sentence.count where !names.contains(where: { $0.contains(index) }) {
      // Without titles, no transitions.
      if sentence.isBehind(index, [.without, .not]) { continue }
      if let end = sentence.end(index, .transitions) { finding.transitions = index..<end }
      guard finding.card == nil, let end = sentence.end(index, .titleCard) else { continue }
      // Mit dem Titel Sommer: what names the film is no card.
      let isQuote = sentence.has(end) && sentence.tokens[end].kind == .sign
      if names.contains(where: { $0.lowerBound == (isQuote ? end + 1 : end) }) { continue }
      finding.card = index..<end
      finding.text = reader.name(at: sentence.end(end, .named) ?? end)
    }
    return finding
  }
}
