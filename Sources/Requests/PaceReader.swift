internal import Plans

/// Finds how fast a film shall be cut.
struct PaceReader {
  /// What the sentence says of the pace.
  struct Finding: Sendable {
    var pace: (pace: Plan.Pace, range: Range<Int>)?
  }

  /// Languages whose adjectives stand in front of their noun alone.
  private static let adjectiveFirst: Set<LanguageCode> = [.en, .de, .nl, .tr, .ja]
  /// Words between an adjective and its noun: a calm and short film.
  private static let mostBetween = 3

  let sentence: Sentence

  func finding(outside closed: [Range<Int>]) -> Finding {
    for index in 0..<sentence.count where !closed.contains(where: { $0.contains(index) }) {
      if sentence.isBehind(index, [.without, .not]) { continue }
      if let (end, pace) = sentence.find(index, { if case .tempo(let pace) = $0 { pace } else { nil } }) {
        return Finding(pace: (pace, index..<end))
      }
      guard let (end, pace) = sentence.find(index, { if case .pace(let pace) = $0 { pace } else { nil } }),
        isOfFilm(index, end)
      else { continue }
      return Finding(pace: (pace, index..<end))
    }
    return Finding()
  }

  /// An adjective of the film: a fast car is none.
  private func isOfFilm(_ index: Int, _ end: Int) -> Bool {
    let isSource = sentence.isBehind(index, [.madeFrom]) && !sentence.isBehind(index, [.of, .into])
    if isFilm(before: end) { return !isSource }
    if !PaceReader.adjectiveFirst.contains(sentence.language), sentence.isBehind(index, [.film, .video]) {
      return true
    }
    // "..., calm, ..." or at the end behind a comma.
    let isOpen = index > 0 && sentence.isSign(index - 1, ",")
    return isOpen && (!sentence.has(end) || sentence.tokens[end].kind == .sign)
  }

  /// Calm film; fast, vertical film; slow 2-minute film.
  private func isFilm(before end: Int) -> Bool {
    var place = end
    for _ in 0...PaceReader.mostBetween {
      if sentence.isAny(place, [.film, .video]) != nil { return true }
      guard let next = adjective(place) else { return false }
      place = next
    }
    return false
  }

  private func adjective(_ index: Int) -> Int? {
    guard sentence.has(index) else { return nil }
    // Schnell einen Film: an adverb of the verb; sakin bir film is an adjective.
    if let end = sentence.isAny(index, [.indefinite, .article]) {
      return sentence.language == .tr ? end : nil
    }
    if sentence.isSign(index, ",") || sentence.isSign(index, "-") { return index + 1 }
    if sentence.tokens[index].kind == .number { return index + 1 }
    let found = sentence.find(index) { meaning -> Bool? in
      switch meaning {
      case .and, .pace, .shape, .unit, .unitAdjective, .length, .number: true
      default: nil
      }
    }
    return found?.end
  }
}
