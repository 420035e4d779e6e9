internal import Plans

// Films that are not wanted, asked about or told of.
extension TaskReader {
  /// Meanings of words that may stand between a noun and what denies it.
  private static let small: Set<Meaning> = [
    .article, .indefinite, .definite, .plain, .them, .of, .madeFrom, .total, .together, .something,
  ]
  /// Greetings and the like in front of a question.
  private static let mostBeforeQuestion = 3

  /// Make no film of yesterday; фильм за вчера не надо; a film? no thanks.
  var isFilmDenied: Bool {
    let nouns = chunks.indices.filter { chunks[$0].meansAny(TaskReader.filmNouns) }
    let denied = nouns.filter { isDenied($0) }
    if !denied.isEmpty, denied.count == nouns.count { return true }
    return chunks.indices.contains { chunks[$0].means(.unwanted) && isLast($0) && isOfFilm(unwanted: $0) }
  }

  private func isLast(_ place: Int) -> Bool {
    chunks.indices.contains(place + 1) ? isStop(chunks[place + 1]) : true
  }

  /// Clauses that say what shall not be made, beside one that says what shall: I don't want a film of today, ...
  func deniedClauses(beside task: Range<Int>?) -> [Range<Int>] {
    chunks.indices.compactMap { place in
      let next = place + 1
      guard chunks[place].means(.not), chunks.indices.contains(next),
        chunks[next].meansAny([.make, .montage, .wish])
      else { return nil }
      let start = chunks[..<place].last { isStop($0) }?.end ?? 0
      let end = chunks[next...].first { isStop($0) }?.start ?? sentence.count
      let clause = start..<end
      let hasFilm = chunks.contains { clause.contains($0.start) && $0.meansAny(TaskReader.filmNouns) }
      return hasFilm && !(task.map { clause.overlaps($0) } ?? true) ? clause : nil
    }
  }

  /// No film, keinen Film, behind a verb, a wish or nothing.
  private func isDenied(_ noun: Int) -> Bool {
    guard let place = negation(before: noun) else { return false }
    var before = place - 1
    while before >= 0, isSmall(chunks[before]) { before -= 1 }
    return before < 0 || chunks[before].meansAny([.make, .montage, .wish, .i, .shear])
      || isStop(chunks[before])
  }

  /// The word that denies a noun, with one word between them at most: no slow film.
  private func negation(before noun: Int) -> Int? {
    // Turkish and Japanese deny behind the noun: müziksiz film.
    if sentence.language == .tr || sentence.language == .ja { return nil }
    for place in [noun - 1, noun - 2, noun - 3] where place >= 0 {
      if chunks[place].meansAny([.without, .unwanted]) { return place }
      let isBetween = chunks[place].meanings.isEmpty || isSmall(chunks[place]) || chunks[place].isPace
      guard isBetween, chunks[place].end == chunks[place + 1].start, !isStop(chunks[place]) else {
        return nil
      }
    }
    return nil
  }

  /// True when what is taken back is the film, and not its music or one of its days.
  private func isOfFilm(unwanted place: Int) -> Bool {
    if chunks.indices.contains(place + 1),
      chunks[(place + 1)...].contains(where: { $0.meansAny([.make, .montage]) })
    {
      return false
    }
    var index = place
    var hasBreak = false
    while index > 0 {
      // A date lies between two chunks.
      if chunks[index - 1].end < chunks[index].start {
        if hasBreak, isSetApart(before: index) { return false }
      }
      index -= 1
      if isStop(chunks[index]) { hasBreak = true }
      if chunks[index].meansAny([.film, .video, .make, .montage]) { return true }
      if chunks[index].meansAny([.music, .song, .beat, .photo, .videos, .live])
        || chunks[index].meanings.isEmpty && !isStop(chunks[index])
      {
        return false
      }
    }
    return false
  }

  /// "... of last week, yesterday not": the date stands behind a break of its own.
  private func isSetApart(before index: Int) -> Bool {
    index > 1 && isStop(chunks[index - 1]) && dates.count > 1
  }

  private func isSmall(_ chunk: Chunk) -> Bool {
    chunk.meansAny(TaskReader.small) && !chunk.meansAny([.make, .wish])
  }

  private func isStop(_ chunk: Chunk) -> Bool {
    let token = sentence.tokens[chunk.start]
    return token.kind == .sign && [",", ".", ";", "?", "!", ":", "¿", "¡", "。", "、"].contains(token.text)
  }

  /// How long is my film; why did you make a film: no film is asked for.
  var opensQuestion: Bool {
    // Turkish and Japanese ask at the end.
    if [.tr, .ja].contains(sentence.language) { return chunks.contains { $0.means(.asked) } }
    for chunk in chunks.prefix(TaskReader.mostBeforeQuestion) {
      if chunk.means(.asked) { return true }
      guard chunk.means(.plain) || isStop(chunk) else { return false }
    }
    return false
  }

  /// I made a film; готов ли фильм; is the film ready.
  var tellsOfPast: Bool {
    chunks.indices.contains { place in
      let next = chunks.indices.contains(place + 1) ? chunks[place + 1] : nil
      let isLast = next.map { isStop($0) } ?? true
      if chunks[place].means(.ready), isLast { return true }
      guard chunks[place].means(.told) else { return false }
      let isOfWhat = next.map { $0.meansAny([.of, .madeFrom, .musicPreposition, .beat]) } ?? false
      return !isOfWhat || chunks[..<place].contains { $0.means(.i) }
    }
  }
}

// Films that are there already, and files that become others.
extension TaskReader {
  /// Meanings of words in front of a film that is told of.
  private static let beforeSubject: Set<Meaning> = [
    .article, .definite, .this, .plain, .them, .of, .during, .total, .and, .contrast, .whole, .not, .last,
  ]
  /// Words of a clause of its own, and those that are its subject: a film of how we were, of what it was.
  private static let relative: Set<Meaning> = [.how, .what, .which, .i]
  private static let subjects: Set<Meaning> = [.them, .something, .article]
  /// Words that say what a film shall be: the film is for Anna.
  private static let wanting: Set<Meaning> = [
    .of, .madeFrom, .about, .lengthBefore, .into, .without, .beat, .musicPreposition, .perShot,
    .wish, .make, .unwanted, .until,
  ]

  /// Clauses that tell how a film turned out: the film of yesterday was great.
  func judged() -> [Range<Int>] {
    chunks.indices.compactMap { place in
      guard chunks[place].means(.judged) else { return nil }
      let opening = chunks[..<place].lastIndex { isStop($0) }.map { $0 + 1 } ?? 0
      guard let noun = subject(from: opening, to: place), isVerdict(place, of: noun) else { return nil }
      let end = chunks[place...].first { isStop($0) }?.start ?? sentence.count
      let clause = chunks[opening].start..<end
      let isAsked = chunks.contains { clause.contains($0.start) && $0.meansAny([.make, .montage, .wish]) }
      return isAsked ? nil : (opening == 0 ? 0 : chunks[opening].start)..<end
    }
  }

  /// The film a clause begins with.
  private func subject(from opening: Int, to place: Int) -> Int? {
    for index in opening..<place {
      if chunks[index].meansAny(TaskReader.filmNouns) { return index }
      guard chunks[index].meansAny(TaskReader.beforeSubject), !chunks[index].means(.indefinite) else {
        return nil
      }
    }
    return nil
  }

  private func isVerdict(_ place: Int, of noun: Int) -> Bool {
    let before = chunks[place - 1]
    if ![.tr, .ja].contains(sentence.language) {
      if chunks[(noun + 1)..<place].contains(where: { $0.meansAny(TaskReader.relative) }) { return false }
      if before.end == chunks[place].start, before.meansAny(TaskReader.subjects) { return false }
    }
    guard chunks.indices.contains(place + 1) else { return sentence.count == chunks[place].end }
    let next = chunks[place + 1]
    guard chunks[place].end == next.start else { return false }
    return !next.meansAny(TaskReader.wanting) || isStop(next)
  }

  /// A verb that makes files of another format, and no film: convert the clips to mp4.
  func isConversion(_ index: Int) -> Bool {
    let hasFormat = chunks.contains { $0.means(.fileFormat) || $0.isCodec }
    guard chunks[index].means(.convert) || chunks[index].means(.turn) && hasFormat else { return false }
    if [.tr, .ja].contains(sentence.language) { return hasFormat }
    return !isIntoFilm(-1) && (hasFormat || !isOnFilm)
  }

  /// На фільм, na film: the preposition of these languages that is also one of time.
  private var isOnFilm: Bool {
    [.uk, .pl, .ru].contains(sentence.language)
      && chunks.indices.dropLast().contains { chunks[$0].means(.lengthBefore) && chunks[$0 + 1].means(.film) }
  }

  /// Kannst du das Video von gestern löschen: in languages whose verb comes last, a wish for what is not done here.
  func isWishForOther(_ index: Int) -> Bool {
    guard [.de, .nl, .tr].contains(sentence.language) else { return false }
    let isEnd = { (place: Int) in self.isStop(self.chunks[place]) || self.chunks[place].means(.and) }
    let start = chunks[..<index].lastIndex { isStop($0) }.map { $0 + 1 } ?? 0
    let end = chunks.indices.dropFirst(index + 1).first { isEnd($0) } ?? chunks.count
    let clause = chunks[(sentence.language == .tr ? start : index)..<end]
    guard !clause.contains(where: { $0.meansAny([.make, .montage, .join, .indefinite, .number(1)]) }) else {
      return false
    }
    return clause.contains { $0.means(.other) || $0.means(.convert) }
  }
}

extension Chunk {
  var isCodec: Bool { meanings.contains { if case .codec = $0 { true } else { false } } }
  var isPace: Bool { meanings.contains { if case .pace = $0 { true } else { false } } }
}
