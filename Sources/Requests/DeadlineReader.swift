internal import Plans

/// Finds the days a film is needed by, which are not the days it is of: by Friday I need a film of last week.
struct DeadlineReader {
  /// A word for a deadline with its days.
  private struct Candidate {
    var range: Range<Int>
    var when: When
    var word: Meaning
    /// Behind them stand other days, which the grammar would join to these.
    var isCut = false
  }

  private static let opening: [Meaning] = [.due, .dueOrBound, .dueOrFor]
  private static let closing: [Meaning] = [.dueBehind, .dueOrBoundBehind]
  /// Words between the deadline's word and its day.
  private static let small: Set<Meaning> = [.article, .definite, .of, .this]
  private static let mostSmall = 2

  let sentence: Sentence
  let thisYear: Int
  let closed: [Range<Int>]

  func ranges() -> [Range<Int>] {
    let reader = DateReader(sentence, thisYear: thisYear, closed: closed)
    let candidates = (0..<sentence.count).flatMap { self.candidates($0, reader) }
    if candidates.isEmpty { return [] }
    let mentions = reader.mentions()
    let whole = candidates.filter { isWhole($0, mentions) }
    let hasOther = mentions.contains { mention in
      mention.when == .ambiguous
        || !whole.contains { $0.range.overlaps(mention.range) && !isJoined($0, mention) }
    }
    return whole.filter { isDeadline($0, hasOther: hasOther) }.map(\.range)
  }

  private func candidates(_ index: Int, _ reader: DateReader) -> [Candidate] {
    if closed.contains(where: { $0.contains(index) }) { return [] }
    var found: [Candidate] = []
    for word in DeadlineReader.opening {
      guard let end = sentence.end(index, word), !isOfShooting(index) else { continue }
      var place = end
      for _ in 0...DeadlineReader.mostSmall {
        if let (date, isCut) = day(place, word, reader) {
          found.append(Candidate(range: index..<date.end, when: date.when, word: word, isCut: isCut))
          return found
        }
        guard let next = sentence.isAny(place, DeadlineReader.small) else { break }
        place = next
      }
    }
    guard let date = reader.compound(index), DeadlineReader.isNear(date.when) else { return found }
    for word in DeadlineReader.closing {
      guard let end = sentence.end(date.end, word) ?? sentence.end(date.end + 1, word) else { continue }
      if end > date.end + 1, sentence.end(date.end, word) == nil, !isSuffix(date.end) { continue }
      found.append(Candidate(range: index..<end, when: date.when, word: word))
    }
    return found
  }

  /// Videos taken by Friday.
  private func isOfShooting(_ index: Int) -> Bool {
    sentence.isBehind(index, [.shoot]) && !sentence.isBehind(index, [.film])
  }

  /// A day ahead; к пятнице за прошлую неделю is no Friday of last week.
  private func day(
    _ place: Int, _ word: Meaning, _ reader: DateReader
  ) -> (date: DateReader.Found, isCut: Bool)? {
    let whole = reader.compound(place)
    if let whole,
      DeadlineReader.isNear(whole.when) || (word == .dueOrFor || word == .due) && isFeast(whole.when)
    {
      return (whole, false)
    }
    guard let date = reader.primary(place), DeadlineReader.isNear(date.when),
      word == .due || sentence.end(date.end, .during) != nil || whole?.when == .ambiguous
    else { return nil }
    return (date, true)
  }

  /// For Mother's Day: an occasion, where other days are told.
  private func isFeast(_ when: When) -> Bool {
    if case .feast(_, nil, _) = when { true } else { false }
  }

  /// Pazartesi'ye kadar: the case stands by itself behind an apostrophe.
  private func isSuffix(_ index: Int) -> Bool {
    sentence.has(index) && sentence.tokens[index].afterApostrophe
  }

  /// True when the days are no end of a range and no part of a list.
  private func isWhole(_ candidate: Candidate, _ mentions: [DateReader.Mention]) -> Bool {
    mentions.filter { $0.range.overlaps(candidate.range) }.allSatisfy { mention in
      mention.when == .ambiguous || isJoined(candidate, mention)
        || mention.range.lowerBound >= candidate.range.lowerBound
          && (candidate.isCut || mention.range.upperBound <= candidate.range.upperBound)
    }
  }

  /// Last week for Monday's party: no Monday of last week.
  private func isJoined(_ candidate: Candidate, _ mention: DateReader.Mention) -> Bool {
    guard candidate.word == .dueOrFor || candidate.word == .due, case .within(_, .calendar) = mention.when
    else { return false }
    return mention.range.lowerBound < candidate.range.lowerBound
  }

  private func isDeadline(_ candidate: Candidate, hasOther: Bool) -> Bool {
    switch candidate.word {
    case .due where !isFeast(candidate.when): return true
    case .dueBehind where sentence.language == .ja: return true
    default: break
    }
    // How many photos before Friday: a question has no deadline.
    if (0..<sentence.count).contains(where: { sentence.isAny($0, [.count, .which]) != nil }) { return false }
    if hasOther || candidate.isCut { return true }
    let isBound = candidate.word == .dueOrBound || candidate.word == .dueOrBoundBehind
    let isNeeded = (0..<sentence.count).contains { sentence.end($0, .need) != nil }
    return isBound && (isNeeded || DeadlineReader.isAhead(candidate.when))
  }

  /// Days that may lie ahead.
  private static func isNear(_ when: When) -> Bool {
    switch when {
    case .weekday, .day(0...), .calendar(.week, 0...), .calendar(.weekend, 0...), .calendar(.month, 1...),
      .ago(_, ..<0):
      true
    case .within(let inner, let outer): isNear(inner) && isNear(outer)
    default: false
    }
  }

  private static func isAhead(_ when: When) -> Bool {
    switch when {
    case .day(1...), .calendar(_, 1...), .ago(_, ..<0): true
    case .within(_, let outer): isAhead(outer)
    default: false
    }
  }
}
