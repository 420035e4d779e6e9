internal import Plans

/// Finds whether a film shall follow music, and which.
struct MusicReader {
  /// What the sentence says of music.
  struct Finding: Sendable, Equatable {
    var beat = false
    /// The words the music is named by, as tokens.
    var title: Range<Int>?
    var range: Range<Int>?
  }

  /// Longer names are sentences of their own.
  private static let mostTitleWords = 10
  /// Words between "to" and "music".
  private static let mostAdjectives = 2

  let sentence: Sentence

  func finding() -> Finding {
    var finding = Finding()
    for index in 0..<sentence.count {
      if let titled = titled(index) { return titled }
      guard !finding.beat, let end = beat(index), !isNegated(index), !isOnlyDescribing(end) else { continue }
      finding.beat = true
      finding.range = index..<end
    }
    return finding
  }

  /// To music, in its table form or as a preposition with music.
  private func beat(_ index: Int) -> Int? {
    if let end = sentence.end(index, .beat) { return end }
    guard let place = sentence.end(index, .musicPreposition) else { return nil }
    var next = place
    for _ in 0..<3 {
      if let end = sentence.isAny(next, [.article, .this, .indefinite, .something]) { next = end }
    }
    if sentence.isAny(next, [.without, .not]) != nil { return nil }
    for _ in 0...MusicReader.mostAdjectives {
      if let end = sentence.isAny(next, [.music, .song]) { return end }
      guard isAdjective(next) else { return nil }
      next += 1
    }
    return nil
  }

  /// A word that may only tell of what kind the music is: upbeat, весёлую, fröhlicher.
  private func isAdjective(_ index: Int) -> Bool {
    guard sentence.has(index), sentence.tokens[index].kind == .word else { return false }
    return sentence.matches[index].allSatisfy { $0.meaning == .plain || $0.meaning == .few || $0.isSlip }
  }

  /// Without music, no music, not to music.
  private func isNegated(_ index: Int) -> Bool {
    var place = index
    for _ in 0..<3 {
      if sentence.isBehind(place, [.without, .not]) { return true }
      guard let start = sentence.startBehind(place, [.article, .something, .make, .other, .indefinite, .of])
      else {
        return false
      }
      place = start
    }
    return false
  }

  /// A music festival is no music under a film.
  private func isOnlyDescribing(_ end: Int) -> Bool {
    sentence.end(end, .thing) != nil || (sentence.isSign(end, "-") && sentence.end(end + 1, .thing) != nil)
  }

  /// To the song Summer Rain; under "Summer Rain".
  private func titled(_ index: Int) -> Finding? {
    guard let preposition = sentence.isAny(index, [.titleBefore, .musicPreposition, .beat]) else {
      return nil
    }
    var place = preposition
    var hasThis = false
    for _ in 0..<3 {
      guard let end = sentence.isAny(place, [.article, .this, .indefinite]) else { break }
      hasThis = hasThis || sentence.end(place, .this) != nil
      place = end
    }
    let song = sentence.end(place, .song) ?? sentence.end(place, .music)
    let isSong =
      sentence.end(place, .song) != nil || endsInSong(index, preposition)
      || (sentence.end(index, .titleBefore) != nil && isCapital(place))
    let named = sentence.end(song ?? place, .named)
    let start = named ?? song ?? place
    if isNegated(index) { return nil }
    if let quoted = quoted(start) {
      return Finding(beat: true, title: quoted, range: index..<min(quoted.upperBound + 1, sentence.count))
    }
    guard isSong, named != nil || !hasThis, let title = unquoted(start, isNamed: named != nil) else {
      return nil
    }
    return Finding(beat: true, title: title, range: index..<title.upperBound)
  }

  private func endsInSong(_ start: Int, _ end: Int) -> Bool {
    sentence.startBehind(end, [.song]).map { $0 >= start } ?? false
  }

  private func isCapital(_ index: Int) -> Bool { sentence.has(index) && sentence.tokens[index].capital }

  private func quoted(_ index: Int) -> Range<Int>? {
    guard sentence.isSign(index, "\"") || sentence.isSign(index, "「") || sentence.isSign(index, "『") else {
      return nil
    }
    var end = index + 1
    while sentence.has(end),
      sentence.tokens[end].kind != .sign || !["\"", "」", "』"].contains(sentence.tokens[end].text)
    {
      end += 1
    }
    return end > index + 1 && sentence.has(end) ? index + 1..<end : nil
  }

  /// Words behind a song's noun, up to what speaks of something else.
  private func unquoted(_ start: Int, isNamed: Bool) -> Range<Int>? {
    var end = start
    var isCapital = false
    while sentence.has(end), end - start < MusicReader.mostTitleWords {
      let token = sentence.tokens[end]
      if token.kind == .sign {
        guard ["-", "&", "."].contains(token.text), token.glued, sentence.isGlued(end + 1) else { break }
        end += 1
        continue
      }
      if end == start { isCapital = token.capital }
      if token.kind == .number, end == start || sentence.find(end + 1, { $0.isUnit ? true : nil }) != nil {
        break
      }
      if isCapital, !token.capital, !goesOn(end) { break }
      if !isCapital, isStop(end), end > start || !isSeasonOfTitle(end) { break }
      end += 1
    }
    return end > start ? start..<end : nil
  }

  /// A small word between two capital ones: Sound of Silence.
  private func goesOn(_ index: Int) -> Bool {
    sentence.isAny(index, [.of, .and, .article]) != nil && sentence.isAny(index, [.madeFrom]) == nil
      && sentence.has(index + 1)
      && sentence.tokens[index + 1].capital
      || sentence.tokens[index].afterApostrophe
  }

  /// The song summer rain: a day's word that a word of no other meaning follows belongs to the title.
  private func isSeasonOfTitle(_ index: Int) -> Bool {
    sentence.find(index) { $0.isDay ? true : nil } != nil && isAdjective(index + 1)
  }

  private func isStop(_ index: Int) -> Bool {
    let stops: Set<Meaning> = [
      .of, .madeFrom, .and, .lengthBefore, .without, .make, .musicPreposition, .film, .during, .since,
      .lasting, .total,
    ]
    return sentence.find(index) { stops.contains($0) || $0.isDay ? true : nil } != nil
  }
}

extension Meaning {
  var isUnit: Bool { if case .unit = self { true } else { false } }

  /// What a number in front counts.
  var isCounted: Bool {
    switch self {
    case .unit, .film, .video, .videos, .photo, .live, .clock: true
    default: false
    }
  }
}
