internal import Plans

/// Finds the days a sentence does not want.
struct DenialReader {
  /// Words in front of what is not wanted.
  private static let denying: Set<Meaning> = [.except, .without, .not]
  /// Small words between them and the days.
  private static let between: Set<Meaning> = [
    .article, .indefinite, .of, .madeFrom, .from, .during, .since, .dayBefore, .whole,
  ]
  private static let mostBetween = 3

  let sentence: Sentence

  /// Without yesterday, not of today, yesterday excepted.
  func isDenied(_ range: Range<Int>) -> Bool {
    isDenied(before: range.lowerBound, by: DenialReader.denying) || isDeniedBehind(range)
  }

  /// True when what sets days apart from these may follow: not today, but yesterday.
  func isNegated(_ place: Int) -> Bool { isDenied(before: place, by: [.not]) }

  private func isDenied(before index: Int, by denying: Set<Meaning>) -> Bool {
    // Turkish and Japanese deny behind the days.
    if sentence.language == .tr || sentence.language == .ja { return false }
    var place = index
    for _ in 0...DenialReader.mostBetween {
      if sentence.isBehind(place, denying) { return true }
      guard let start = sentence.startBehind(place, DenialReader.between) else { return false }
      place = start
    }
    return false
  }

  /// Bugünün değil, 今日ではなく; of last week, Sunday not.
  private func isDeniedBehind(_ range: Range<Int>) -> Bool {
    let end = range.upperBound
    if sentence.end(end, .notBehind) != nil { return true }
    if let place = sentence.isAny(end, [.of]), sentence.end(place, .notBehind) != nil { return true }
    guard [.tr, .ja].contains(sentence.language) else { return isDeniedAlone(range) }
    return sentence.end(end, .except) != nil
  }

  /// "... of last week, Sunday not": the days stand alone between two breaks.
  private func isDeniedAlone(_ range: Range<Int>) -> Bool {
    guard let end = sentence.isAny(range.upperBound, [.not, .unwanted]), isBreak(end) else { return false }
    let start = sentence.startBehind(range.lowerBound, DenialReader.between) ?? range.lowerBound
    return start > 0 && isBreak(start - 1)
  }

  private func isBreak(_ index: Int) -> Bool {
    !sentence.has(index) || sentence.tokens[index].kind == .sign && !sentence.isGlued(index + 1)
  }
}
