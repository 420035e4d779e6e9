internal import Plans

/// Finds whether a film shall follow music, and which.
struct MusicReader {
  /// What the sentence says of music.
  struct Finding: Sendable, Equatable {
    var beat = false
    /// The words the music is named by, as tokens.
    var title: Range<Int>?
    /// Words that name the music only if the library holds music called so.
    var possible: Range<Int>?
    var range: Range<Int>?
    /// The words that want no music.
    var without: Range<Int>?
    /// The part of it.
    var part: Part?
    /// A part that no plan has a word for, such as the end.
    var otherPart: Range<Int>?
  }

  /// A part of a piece of music and its words.
  struct Part: Sendable, Equatable {
    var part: Plan.MusicPart
    var range: Range<Int>
  }

  /// Words between "to" and "music".
  private static let mostAdjectives = 2

  let sentence: Sentence

  func finding() -> Finding {
    var finding = Finding()
    for index in 0..<sentence.count {
      if finding.without == nil { finding.without = without(index) }
      if let titled = titled(index) { return withPart(titled) }
      if finding.possible == nil { finding.possible = possibleName(index) }
      guard !finding.beat, let end = beat(index), !isOnlyDescribing(end) else { continue }
      if isNegated(index) {
        // Don't add music.
        if finding.without == nil { finding.without = index..<end }
        continue
      }
      finding.beat = true
      finding.range = index..<end
    }
    return finding.beat ? withPart(finding) : finding
  }

  /// The part of the music a sentence that wants music speaks of.
  private func withPart(_ finding: Finding) -> Finding {
    var finding = finding
    for index in 0..<sentence.count where !(finding.title?.contains(index) ?? false) {
      if finding.part == nil, let part = part(index) { finding.part = part }
      if finding.otherPart == nil, let end = sentence.isAny(index, [.end, .middle]),
        let music = music(behind: end)
      {
        finding.otherPart = index..<music
      }
    }
    return finding
  }

  /// The chorus; the beginning of the song.
  private func part(_ index: Int) -> Part? {
    guard let (end, part) = sentence.find(index, { if case .musicPart(let part) = $0 { part } else { nil } })
    else { return nil }
    if part == .best { return Part(part: part, range: index..<end) }
    let isOfMusic =
      music(behind: end) != nil || TitleReader(sentence: sentence).quoted(sentence.skipSmall(end)) != nil
    return isOfMusic ? Part(part: part, range: index..<end) : nil
  }

  private func music(behind index: Int) -> Int? {
    let place = sentence.skipSmall(index)
    let end = sentence.isAny(place, [.this]) ?? place
    return sentence.isAny(end, [.song, .music]) ?? sentence.isAny(place, [.song, .music])
  }

  /// To music, in its table form or as a preposition with music.
  private func beat(_ index: Int) -> Int? {
    // Mit dem Titel: the word for a song is that for a name.
    if sentence.end(index, .named) != nil { return nil }
    if let end = sentence.end(index, .beat) { return end }
    guard let place = sentence.end(index, .musicPreposition) else { return nil }
    var next = place
    for _ in 0..<3 {
      if let end = sentence.isAny(next, [.article, .this, .indefinite, .something]) { next = end }
    }
    if sentence.isAny(next, [.without, .not]) != nil { return nil }
    if let part = part(next) { return part.range.upperBound }
    if let end = sentence.isAny(next, [.end, .middle]), let music = music(behind: end) { return music }
    for _ in 0...MusicReader.mostAdjectives {
      if let end = sentence.isAny(next, [.music, .song]) { return end }
      guard isAdjective(next) else { return nil }
      next += 1
    }
    return nil
  }

  /// A word that may only tell of what kind the music is: upbeat, весёлую, fröhlicher.
  func isAdjective(_ index: Int) -> Bool {
    guard sentence.has(index), sentence.tokens[index].kind == .word else { return false }
    return sentence.matches[index].allSatisfy { $0.meaning == .plain || $0.meaning == .few || $0.isSlip }
  }

  /// No music, without a song, 音楽なし: with the words that deny it.
  private func without(_ index: Int) -> Range<Int>? {
    if let end = sentence.end(index, .noMusic) { return index..<end }
    guard let end = sentence.isAny(index, [.music, .song]), !isOnlyDescribing(end) else { return nil }
    if [.ja, .tr].contains(sentence.language), let behind = sentence.end(end, .without) {
      return index..<behind
    }
    // Музыки не надо.
    if let behind = sentence.end(end, .unwanted) { return index..<behind }
    guard isNegated(index) else { return nil }
    var start = index
    while start > 0, index - start < 4 {
      start -= 1
      if sentence.isAny(start, [.without, .not]) != nil { return start..<end }
    }
    return nil
  }

  /// Without music, no music, not to music.
  func isNegated(_ index: Int) -> Bool {
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

  /// To the song Summer Rain; under "Summer Rain"; to the beat of rock90.
  private func titled(_ index: Int) -> Finding? {
    guard sentence.end(index, .named) == nil,
      let preposition = sentence.isAny(index, [.titleBefore, .musicPreposition, .beat])
    else { return isNegated(index) ? nil : titledBehind(index) }
    var (place, hasThis) = skipArticles(preposition)
    let part = part(place)
    if let end = part?.range.upperBound ?? sentence.isAny(place, [.end, .middle]),
      part != nil || music(behind: end) != nil
    {
      place = sentence.skipSmall(end)
    }
    let song = sentence.end(place, .song) ?? sentence.end(place, .music)
    let isSong =
      sentence.end(place, .song) != nil || endsInSong(index, preposition) || part != nil && isCapital(place)
      || (sentence.end(index, .titleBefore) != nil && isCapital(place) && sentence.language != .de)
    let named = sentence.end(song ?? place, .named)
    let start = named ?? song ?? place
    if isNegated(index) { return nil }
    let titles = TitleReader(sentence: sentence)
    if let quoted = titles.quoted(start) {
      return Finding(beat: true, title: quoted, range: index..<min(quoted.upperBound + 1, sentence.count))
    }
    if let title = nameWithDigits(behind: index, place) ?? yearOfTitle(place, behind: index) {
      return Finding(beat: true, title: title, range: index..<title.upperBound)
    }
    let isNamed = named != nil || isSong && sentence.digits(start) != nil
    guard isSong, named != nil || !hasThis, let title = titles.unquoted(start, isNamed: isNamed) else {
      return nil
    }
    return Finding(beat: true, title: title, range: index..<title.upperBound)
  }

  /// Behind articles and words like this, and whether there was one like this.
  func skipArticles(_ index: Int) -> (end: Int, hasThis: Bool) {
    var (place, hasThis) = (index, false)
    for _ in 0..<3 {
      guard let end = sentence.isAny(place, [.article, .this, .indefinite]) else { break }
      hasThis = hasThis || sentence.end(place, .this) != nil
      place = end
    }
    return (place, hasThis)
  }

  private func endsInSong(_ start: Int, _ end: Int) -> Bool {
    sentence.startBehind(end, [.song]).map { $0 >= start } ?? false
  }

  func isCapital(_ index: Int) -> Bool { sentence.has(index) && sentence.tokens[index].capital }
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
