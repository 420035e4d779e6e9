internal import Plans

/// Tells the length a film shall have from other lengths a sentence may hold.
struct LengthJudge {
  let sentence: Sentence
  let chunks: [Chunk]
  let task: Plan.Task
  /// Places of all lengths of the sentence.
  let lengths: [Range<Int>]
  let dates: [Range<Int>]

  func isTarget(_ mention: LengthReader.Mention) -> Bool {
    let (start, end) = (mention.range.lowerBound, mention.range.upperBound)
    // The first ten seconds; every three seconds; clips longer than ten seconds; per shot.
    if isBehindOrdinal(start) || sentence.isBehind(start, [.perShot]) || sentence.end(end, .perShot) != nil {
      return false
    }
    if isCompared(start) || isFigureOfSpeech(mention) { return false }
    return task != .cut || !isCutOff(mention)
  }

  private func isBehindOrdinal(_ start: Int) -> Bool {
    // El mes pasado 40 segundos: the last word is the month's.
    let isTaken = dates.contains { $0.upperBound == start }
    if !isTaken, sentence.isBehind(start, [.last, .lastRolling, .lastCalendar]) { return true }
    // In "10 second 30 second" the first second is a unit.
    guard start > 0, !lengths.contains(where: { $0.contains(start - 1) }) else { return false }
    let isOrdinal = sentence.matches[start - 1].contains { match in
      if case .ordinal = match.meaning, match.end == start { true } else { false }
    }
    return isOrdinal
  }

  private func isCompared(_ start: Int) -> Bool {
    guard let comparison = sentence.startBehind(start, [.longerThan]) else { return false }
    return sentence.isBehind(comparison, [.video, .videos, .photo, .live])
  }

  /// "A sec, make ..."
  private func isFigureOfSpeech(_ mention: LengthReader.Mention) -> Bool {
    guard mention.isSingle else { return false }
    let (start, end) = (mention.range.lowerBound, mention.range.upperBound)
    if sentence.isBehind(start, [.hold]) { return true }
    return start <= 1
      && (sentence.isSign(end, ",") || sentence.isSign(end, "!")
        || sentence.isSign(end, "-") && !sentence.isGlued(end)
        || sentence.isSign(end, "."))
  }

  /// An amount to take away: trim 10 seconds off the clip.
  private func isCutOff(_ mention: LengthReader.Mention) -> Bool {
    let (start, end) = (mention.range.lowerBound, mention.range.upperBound)
    if sentence.isBehind(start, [.to, .lengthBefore]) || isBehindTarget(start) { return false }
    // 20秒に短くして: the target's mark stands behind it.
    if sentence.language == .ja, sentence.isAny(end, [.into, .untilBehind]) != nil { return false }
    if sentence.end(end, .offCut) != nil || sentence.isBehind(start, [.offCut]) { return true }
    let isObject = sentence.isBehind(start, [.cut, .shear, .remove])
    if isObject { return true }
    return sentence.isAny(end, [.of, .madeFrom]) != nil
  }

  private func isBehindTarget(_ start: Int) -> Bool {
    guard let place = sentence.startBehind(start, [.article, .indefinite, .longerThan, .plain]) else {
      return false
    }
    return sentence.isBehind(place, [.to, .lengthBefore, .into])
  }
}
