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

  let s: Sentence

  func finding() -> Finding {
    var finding = Finding()
    for index in 0..<s.count {
      if let titled = titled(index) { return titled }
      guard !finding.beat, let end = beat(index), !isNegated(index), !isOnlyDescribing(end) else { continue }
      finding.beat = true
      finding.range = index..<end
    }
    return finding
  }

  /// To music, in its table form or as a preposition with music.
  private func beat(_ index: Int) -> Int? {
    if let end = s.end(index, .beat) { return end }
    guard let place = s.end(index, .musicPreposition) else { return nil }
    var next = place
    for _ in 0..<3 { if let end = s.isAny(next, [.article, .this, .indefinite, .something]) { next = end } }
    if s.isAny(next, [.without, .not]) != nil { return nil }
    for _ in 0...MusicReader.mostAdjectives {
      if let end = s.isAny(next, [.music, .song]) { return end }
      guard isAdjective(next) else { return nil }
      next += 1
    }
    return nil
  }

  /// A word that may only tell of what kind the music is: upbeat, весёлую, fröhlicher.
  private func isAdjective(_ index: Int) -> Bool {
    guard s.has(index), s.tokens[index].kind == .word else { return false }
    return s.matches[index].allSatisfy { $0.meaning == .plain || $0.meaning == .few || $0.isSlip }
  }

  /// Without music, no music, not to music.
  private func isNegated(_ index: Int) -> Bool {
    var place = index
    for _ in 0..<3 {
      if s.isBehind(place, [.without, .not]) { return true }
      guard let start = s.startBehind(place, [.article, .something, .make, .other, .indefinite, .of]) else {
        return false
      }
      place = start
    }
    return false
  }

  /// A music festival is no music under a film.
  private func isOnlyDescribing(_ end: Int) -> Bool {
    s.end(end, .thing) != nil || (s.isSign(end, "-") && s.end(end + 1, .thing) != nil)
  }

  /// To the song Summer Rain; under "Summer Rain".
  private func titled(_ index: Int) -> Finding? {
    guard let preposition = s.isAny(index, [.titleBefore, .musicPreposition, .beat]) else { return nil }
    var place = preposition
    var hasThis = false
    for _ in 0..<3 {
      guard let end = s.isAny(place, [.article, .this, .indefinite]) else { break }
      hasThis = hasThis || s.end(place, .this) != nil
      place = end
    }
    let song = s.end(place, .song) ?? s.end(place, .music)
    let isSong =
      s.end(place, .song) != nil || endsInSong(index, preposition)
      || (s.end(index, .titleBefore) != nil && isCapital(place))
    let named = s.end(song ?? place, .named)
    let start = named ?? song ?? place
    if isNegated(index) { return nil }
    if let quoted = quoted(start) {
      return Finding(beat: true, title: quoted, range: index..<min(quoted.upperBound + 1, s.count))
    }
    guard isSong, named != nil || !hasThis, let title = unquoted(start, isNamed: named != nil) else {
      return nil
    }
    return Finding(beat: true, title: title, range: index..<title.upperBound)
  }

  private func endsInSong(_ start: Int, _ end: Int) -> Bool {
    s.startBehind(end, [.song]).map { $0 >= start } ?? false
  }

  private func isCapital(_ index: Int) -> Bool { s.has(index) && s.tokens[index].capital }

  private func quoted(_ index: Int) -> Range<Int>? {
    guard s.isSign(index, "\"") || s.isSign(index, "「") || s.isSign(index, "『") else { return nil }
    var end = index + 1
    while s.has(end), s.tokens[end].kind != .sign || !["\"", "」", "』"].contains(s.tokens[end].text) {
      end += 1
    }
    return end > index + 1 && s.has(end) ? index + 1..<end : nil
  }

  /// Words behind a song's noun, up to what speaks of something else.
  private func unquoted(_ start: Int, isNamed: Bool) -> Range<Int>? {
    var end = start
    var isCapital = false
    while s.has(end), end - start < MusicReader.mostTitleWords {
      let token = s.tokens[end]
      if token.kind == .sign {
        guard ["-", "&", "."].contains(token.text), token.glued, s.isGlued(end + 1) else { break }
        end += 1
        continue
      }
      if end == start { isCapital = token.capital }
      if token.kind == .number, end == start || s.find(end + 1, { $0.isUnit ? true : nil }) != nil { break }
      if isCapital, !token.capital, !goesOn(end) { break }
      if !isCapital, isStop(end), end > start || !isSeasonOfTitle(end) { break }
      end += 1
    }
    return end > start ? start..<end : nil
  }

  /// A small word between two capital ones: Sound of Silence.
  private func goesOn(_ index: Int) -> Bool {
    s.isAny(index, [.of, .and, .article]) != nil && s.isAny(index, [.madeFrom]) == nil && s.has(index + 1)
      && s.tokens[index + 1].capital
      || s.tokens[index].afterApostrophe
  }

  /// The song summer rain: a day's word that a word of no other meaning follows belongs to the title.
  private func isSeasonOfTitle(_ index: Int) -> Bool {
    s.find(index) { $0.isDay ? true : nil } != nil && isAdjective(index + 1)
  }

  private func isStop(_ index: Int) -> Bool {
    let stops: Set<Meaning> = [
      .of, .madeFrom, .and, .lengthBefore, .without, .make, .musicPreposition, .film, .during, .since,
      .lasting, .total,
    ]
    return s.find(index) { stops.contains($0) || $0.isDay ? true : nil } != nil
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
