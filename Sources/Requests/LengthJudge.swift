internal import Plans

/// Tells the length a film shall have from other lengths a sentence may hold.
struct LengthJudge {
  let s: Sentence
  let chunks: [Chunk]
  let task: Plan.Task

  func isTarget(_ mention: LengthReader.Mention) -> Bool {
    let (start, end) = (mention.range.lowerBound, mention.range.upperBound)
    // The first ten seconds; every three seconds; clips longer than ten seconds; per shot.
    if isBehindOrdinal(start) || s.isBehind(start, [.perShot]) || s.end(end, .perShot) != nil { return false }
    if isCompared(start) || isFigureOfSpeech(mention) { return false }
    return task != .cut || !isCutOff(mention)
  }

  private func isBehindOrdinal(_ start: Int) -> Bool {
    if s.isBehind(start, [.last, .lastRolling, .lastCalendar]) { return true }
    guard start > 0 else { return false }
    let isOrdinal = s.matches[start - 1].contains { match in
      if case .ordinal = match.meaning, match.end == start { true } else { false }
    }
    return isOrdinal
  }

  private func isCompared(_ start: Int) -> Bool {
    guard let comparison = s.startBehind(start, [.longerThan]) else { return false }
    return s.isBehind(comparison, [.video, .videos, .photo, .live])
  }

  /// "A sec, make ..."
  private func isFigureOfSpeech(_ mention: LengthReader.Mention) -> Bool {
    guard mention.isSingle else { return false }
    let (start, end) = (mention.range.lowerBound, mention.range.upperBound)
    if s.isBehind(start, [.hold]) { return true }
    return start <= 1
      && (s.isSign(end, ",") || s.isSign(end, "!") || s.isSign(end, "-") && !s.isGlued(end)
        || s.isSign(end, "."))
  }

  /// An amount to take away: trim 10 seconds off the clip.
  private func isCutOff(_ mention: LengthReader.Mention) -> Bool {
    let (start, end) = (mention.range.lowerBound, mention.range.upperBound)
    if s.isBehind(start, [.to, .lengthBefore]) || isBehindTarget(start) { return false }
    // 20秒に短くして: the target's mark stands behind it.
    if s.language == .ja, s.isAny(end, [.into, .untilBehind]) != nil { return false }
    if s.end(end, .offCut) != nil || s.isBehind(start, [.offCut]) { return true }
    let isObject = s.isBehind(start, [.cut, .shear, .remove])
    if isObject { return true }
    return s.isAny(end, [.of, .madeFrom]) != nil
  }

  private func isBehindTarget(_ start: Int) -> Bool {
    guard let place = s.startBehind(start, [.article, .indefinite, .longerThan, .plain]) else { return false }
    return s.isBehind(place, [.to, .lengthBefore, .into])
  }
}
