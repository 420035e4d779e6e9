internal import Plans

/// Where a word that no language knows may be a slip of one of the tables.
extension Readings {
  /// True when the place of the words asks for such a meaning.
  func isSlipWanted(_ meaning: Meaning, _ range: Range<Int>, isSwap: Bool) -> Bool {
    let index = range.lowerBound
    if meaning.isDay || meaning == .unit(.weekend) { return isDayWanted(range, meaning, isSwap) }
    switch meaning {
    case .unit, .unitAdjective, .length, .yearWord, .weekWord: return isUnitWanted(range)
    case .last, .lastCalendar, .lastRolling, .beforeLast, .this, .next, .ago:
      return means(after: range.upperBound) { $0.isPeriod } || means(before: index) { $0.isPeriod }
        || isNumber(range.upperBound) && means(after: range.upperBound + 1) { $0.isPeriod }
    case .number, .ordinal, .half, .quarter, .oneAndHalf, .couple, .amount:
      return means(after: range.upperBound) { $0.isPeriod }
    case .video, .videos, .photo, .live: return isSourceWanted(index)
    case .container:
      return means(before: index) { [.article, .indefinite, .into].contains($0) }
        && means { [.gather, .make, .montage].contains($0) }
    case .music, .song, .beat:
      return means(before: index) { [.musicPreposition, .article, .without].contains($0) }
    case .without, .except: return means(after: range.upperBound) { !$0.isDay && $0 != .plain }
    case .total: return means { $0 == .count || $0 == .list }
    case .partOfDay: return means(before: index) { $0.isDay || $0.tellsWhich }
    case .film, .make, .montage, .join, .wish, .cut, .gather, .remove, .silence, .count, .list, .search:
      return !isName(index) || languages[.latin] == .de
    default: return false
    }
  }

  // MARK: What is wanted

  private func isDayWanted(_ range: Range<Int>, _ meaning: Meaning, _ isSwap: Bool) -> Bool {
    let index = range.lowerBound
    let isTold =
      means(before: index) { $0.tellsWhich || $0.isNumber || [.since, .until, .before, .after].contains($0) }
      || isNumber(index - 1) || isNumber(range.upperBound)
      || means(after: range.upperBound) { $0 == .ago || $0.tellsWhich }
    if isTold { return true }
    if isAbout(index) { return false }
    // Weekdays and months are written like names; no name is a month with two letters swapped.
    if isName(index) { return meaning.isNamed && means(before: index) { $0 == .from || $0 == .of && isSwap } }
    if index == 0 || tokens[index - 1].kind == .sign { return true }
    return means(before: index) { $0.opensDate || TaskReader.sources.contains($0) }
      || means(after: range.upperBound) { $0 == .partOfDay || TaskReader.sources.contains($0) }
  }

  private func isUnitWanted(_ range: Range<Int>) -> Bool {
    let index = range.lowerBound
    return isNumber(index - 1)
      || means(before: index) { $0.tellsWhich || $0.isNumber || [.lengthBefore, .during].contains($0) }
      || means(after: range.upperBound) { $0.tellsWhich || $0 == .film || $0 == .video }
  }

  /// Behind what asks for files or says of which.
  private func isSourceWanted(_ index: Int) -> Bool {
    if isName(index), languages[.latin] != .de { return false }
    return isNumber(index - 1) || index == 0
      || means(before: index) {
        switch $0 {
        case .count, .list, .search, .which, .madeFrom, .of, .article, .indefinite, .total, .and, .gather,
          .cut,
          .make, .whole, .unitAdjective:
          true
        default: $0.isNumber
        }
      } && !isAbout(index)
  }

  /// A word with a capital inside a sentence is a name, or a noun of German.
  private func isName(_ index: Int) -> Bool {
    tokens[index].capital && index > 0 && !tokens[index - 1].isSign(".") && !isAllCapitals(index)
  }

  /// Behind about, über, про: what a film is about is no date by a slip.
  func isAbout(_ index: Int) -> Bool {
    if means(before: index, { $0 == .about }) { return true }
    guard let start = start(before: index, { [.article, .indefinite].contains($0) }) else { return false }
    return means(before: start) { $0 == .about }
  }

  // MARK: Looking beside

  private func isNumber(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .number
  }

  private func isRead(_ match: Sentence.Match) -> Bool {
    languages[match.language.script].map { $0 == match.language } ?? true
  }

  private func start(before index: Int, _ isOne: (Meaning) -> Bool) -> Int? {
    for start in stride(from: index - 1, through: max(0, index - 5), by: -1) {
      let isFound = all[start].contains { $0.end == index && isRead($0) && isOne($0.meaning) }
      if isFound { return start }
    }
    return nil
  }

  private func means(before index: Int, _ isOne: (Meaning) -> Bool) -> Bool {
    start(before: index, isOne) != nil
  }

  private func means(after index: Int, _ isOne: (Meaning) -> Bool) -> Bool {
    tokens.indices.contains(index) && all[index].contains { isRead($0) && isOne($0.meaning) }
  }

  /// Anywhere in the sentence.
  private func means(_ isOne: (Meaning) -> Bool) -> Bool {
    all.contains { $0.contains { isRead($0) && isOne($0.meaning) } }
  }
}
