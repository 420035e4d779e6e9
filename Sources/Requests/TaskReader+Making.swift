internal import Plans

// What a person wants made.
extension TaskReader {
  func making(beside asking: [(chunk: Int, task: Plan.Task)]) -> (chunk: Int, task: Plan.Task)? {
    if let silence = silence(beside: asking) { return silence }
    var candidates: [(chunk: Int, task: Plan.Task)] = []
    for index in chunks.indices {
      guard isVerb(index), !isWishForVerb(index) else { continue }
      if let task = task(ofVerb: index, beside: asking) { candidates.append((index, task)) }
    }
    if isFilmDenied { candidates.removeAll { $0.task == .montage } }
    if opensQuestion { candidates.removeAll { $0.task == .montage || $0.task == .cut } }
    let gathering = candidates.first { $0.task == .gather }
    if let gathering, !candidates.contains(where: { $0.task == .montage && $0.chunk < gathering.chunk }) {
      return gathering
    }
    return candidates.first
  }

  /// A verb that is neither negated nor told of the past: "did I make".
  func isVerb(_ index: Int) -> Bool {
    if isNegated(index) { return false }
    guard index > 0, !chunks[index].means(.wish) else { return true }
    return !chunks[index - 1].means(.i)
  }

  /// "Could you chop": what is wished is told by the verb that follows before any noun.
  func isWishForVerb(_ index: Int) -> Bool {
    guard chunks[index].means(.wish), !chunks[index].means(.make) else { return false }
    if isWishForOther(index) { return true }
    for place in chunks.indices.dropFirst(index + 1) {
      let next = chunks[place]
      // Can you convert the clips to mp4: the wish is for what is not done here.
      if isConversion(place) { return true }
      // Can you send yesterday's video: neither is this.
      if next.means(.other), !next.meansAny(TaskReader.making), !isOfNewFilm(place) { return true }
      // Quiero que no hagas.
      if next.meansAny([.make, .montage]), isNegated(place) { return true }
      if next.meansAny([.cut, .gather, .remove]) { return true }
      // Could you tell me how many ... and make a film: the wish is for the question.
      if next.meansAny([.tell, .count, .list, .search]), !next.meansAny(TaskReader.making) {
        return isMakingAsked(behind: place)
      }
      if next.meansAny(TaskReader.sources) || next.meansAny([.make, .montage, .and]) { return false }
    }
    return false
  }

  /// I want to send a film of yesterday: there is none yet.
  private func isOfNewFilm(_ verb: Int) -> Bool {
    chunks.indices.contains { place in
      place > verb && chunks[place].meansAny(TaskReader.filmNouns)
        && chunks[verb..<place].contains { $0.meansAny([.indefinite, .number(1)]) }
    }
  }

  private func isMakingAsked(behind index: Int) -> Bool {
    chunks[(index + 1)...].contains { $0.meansAny([.make, .montage, .join]) }
  }

  func isNegated(_ index: Int) -> Bool {
    // Stop making the film.
    if index > 0, chunks[index - 1].means(.other), !chunks[index - 1].meansAny(TaskReader.making) {
      return chunks[index - 1].end == chunks[index].start
    }
    for place in stride(from: index - 1, through: max(0, index - 2), by: -1) where place >= 0 {
      if chunks[place].means(.not) { return true }
      // No, make it 30 seconds.
      if isBreak(chunks[place]) || chunks[place].meansAny([.and, .make, .film]) { return false }
    }
    return false
  }

  func silence(beside asking: [(chunk: Int, task: Plan.Task)]) -> (chunk: Int, task: Plan.Task)? {
    guard let noun = chunks.firstIndex(where: { $0.means(.silence) }) else { return nil }
    let verb = chunks.indices.first { index in
      chunks[index].meansAny([.remove, .cut, .shear]) && isVerb(index)
    }
    if let verb { return (verb, .silence) }
    if chunks.contains(where: { $0.meansAny([.make, .montage, .wish]) }) || !asking.isEmpty { return nil }
    return (noun, .silence)
  }

  func task(ofVerb index: Int, beside asking: [(chunk: Int, task: Plan.Task)]) -> Plan.Task? {
    let chunk = chunks[index]
    if chunk.meansAny([.gather, .make, .montage]), isGathering(index) { return .gather }
    if isConversion(index) { return nil }
    if chunk.means(.convert) { return .montage }
    if chunk.means(.make), isShortening(index) { return .cut }
    if chunk.meansAny([.montage, .join]) { return .montage }
    if chunk.meansAny([.shear, .gather, .make]),
      chunks[(index + 1)...].contains(where: { $0.means(.together) })
    {
      return .montage
    }
    if chunk.means(.shear) {
      if isFilmShear(index) { return .montage }
      return hasObject(index) ? .cut : nil
    }
    if chunk.means(.cut), !isIntoFilm(index) { return .cut }
    if chunk.means(.cut) || chunk.means(.make) || chunk.means(.wish) {
      return isFilmMaking(index, asking) ? .montage : nil
    }
    return nil
  }

  /// Make the film shorter; a shorter film is another one.
  func isShortening(_ index: Int) -> Bool {
    guard let shorter = chunks[(index + 1)...].firstIndex(where: { $0.means(.shorter) }) else { return false }
    let next = shorter + 1
    let isAdjective = chunks.indices.contains(next) && chunks[next].meansAny(TaskReader.sources)
    // "Make a film, shorter" is another film; "make the film shorter, 25 seconds" is that one.
    let isDefinite = chunks[index..<shorter].contains { $0.meansAny([.article, .this, .them]) }
    let isFiller = chunks.indices.contains(next) && isBreak(chunks[next]) && !isDefinite
    return !isAdjective && !isFiller
      && chunks[index..<shorter].contains { $0.meansAny(TaskReader.sources) || $0.means(.them) }
  }

  /// Into a folder or album; "from the album" is a source.
  func isGathering(_ index: Int) -> Bool {
    guard let container = chunks.firstIndex(where: { $0.means(.container) }) else { return false }
    if let from = fromBehind(container), from != index { return false }
    // "... and tell me how many are in the folder" asks about it.
    if chunks[index..<max(index, container)].contains(where: { $0.meansAny([.count, .tell]) }) {
      return false
    }
    let hasFilm = chunks.indices.contains { chunks[$0].means(.film) && !isQuestionVerb($0) }
    return !hasFilm || !chunks[index].meansAny([.make, .montage])
  }

  /// What I film is a verb.
  func isQuestionVerb(_ index: Int) -> Bool {
    chunks[index].means(.shoot) && index > 0 && chunks[index - 1].means(.i)
  }

  /// The preposition of making in front of a noun, over articles, names and dates.
  func fromBehind(_ index: Int) -> Int? {
    var place = index - 1
    while place >= 0, place >= index - 4 {
      if chunks[place].means(.madeFrom) && !chunks[place].means(.into) { return place }
      if chunks[place].meansAny([.into, .and, .make, .montage, .gather, .film, .video, .videos, .photo]) {
        return nil
      }
      place -= 1
    }
    return nil
  }

  /// Schneide einen Film; cut me a reel; cut the clips into a film.
  func isFilmShear(_ index: Int) -> Bool {
    if isIntoFilm(index) { return true }
    guard let noun = chunks[(index + 1)...].firstIndex(where: { $0.meansAny(TaskReader.filmNouns) }) else {
      // Verb-final: einen Film schneiden.
      return chunks[..<index].contains { $0.means(.film) } && isIndefinite(before: index)
    }
    let isIndefinite = (index..<noun).contains { chunks[$0].meansAny([.indefinite, .number(1)]) }
    if isIndefinite { return true }
    let isDefinite = (index..<noun).contains { chunks[$0].meansAny([.article, .offCut]) }
    return chunks[noun].means(.film) && !isDefinite
  }

  func isIndefinite(before index: Int) -> Bool {
    chunks[..<index].contains { $0.meansAny([.indefinite, .number(1)]) }
  }

  func isIntoFilm(_ index: Int) -> Bool {
    for place in chunks.indices where place > index && chunks[place].means(.into) {
      for next in (place + 1)..<min(place + 4, chunks.count) where chunks[next].meansAny(TaskReader.filmNouns)
      {
        // En un vídeo: the article may be a part of the preposition's run.
        return chunks[next].means(.film) || chunks[place + 1].meansAny([.indefinite, .number(1)])
          || sentence.isBehind(chunks[place].end, [.indefinite, .number(1)])
      }
    }
    return false
  }

  func hasObject(_ index: Int) -> Bool {
    chunks.contains { $0.meansAny(TaskReader.sources) || $0.means(.offCut) || $0.means(.them) }
      || !dates.isEmpty || !lengths.isEmpty
  }

  /// A making verb with a film, or with what a film can be made of.
  func isFilmMaking(_ index: Int, _ asking: [(chunk: Int, task: Plan.Task)]) -> Bool {
    if let container = chunks.first(where: { $0.means(.container) }), chunks[index].means(.gather),
      container.start > 0,
      !chunks.contains(where: { $0.means(.film) })
    {
      return false
    }
    let isCapability = index > 0 && chunks[..<index].contains { $0.means(.what) && !$0.means(.something) }
    let askedNouns = Set(asking.flatMap { nounsAsked($0.chunk) })
    let hasFilm = chunks.indices.contains { place in
      chunks[place].meansAny(TaskReader.filmNouns) && !askedNouns.contains(place) && place != index
    }
    if hasFilm { return true }
    if !asking.isEmpty, chunks[index].means(.wish) { return false }
    if isCapability { return false }
    let isAsked = asking.contains { $0.chunk < index } && chunks[index...].allSatisfy { !$0.means(.them) }
    if isAsked { return false }
    if chunks[index].means(.wish) {
      return !lengths.isEmpty && !dates.isEmpty || chunks.contains { $0.means(.make) } && isFilmMakingWish
    }
    return !dates.isEmpty || !lengths.isEmpty || hasBeat
      || chunks.contains { $0.meansAny([.videos, .photo, .live, .something]) }
  }

  var isFilmMakingWish: Bool { !dates.isEmpty || !lengths.isEmpty || hasBeat }

  /// The noun right behind a counting or listing word.
  func nounsAsked(_ index: Int) -> [Int] {
    var found: [Int] = []
    for place in (index + 1)..<min(index + 6, chunks.count) {
      if chunks[place].meansAny([.make, .montage, .wish]), !chunks[place].meansAny(TaskReader.sources) {
        break
      }
      if chunks[place].meansAny(TaskReader.sources) {
        found.append(place)
      } else if chunks[place].means(.and) {
        continue
      }
    }
    return found
  }

  /// A film noun with a period, a length or music, and nothing else asked.
  func bare() -> Finding {
    var finding = Finding(task: nil, taskRange: nil, clause: 0..<sentence.count, isByVerb: false)
    if let other = chunks.indices.first(where: { chunks[$0].means(.other) || isConversion($0) }) {
      finding.other = range(other)
      return finding
    }
    guard let noun = chunks.indices.first(where: { chunks[$0].meansAny(TaskReader.filmNouns) && !isTold($0) })
    else { return finding }
    if isNegated(noun) || isFilmDenied || opensQuestion || tellsOfPast || !judged().isEmpty {
      return finding
    }
    if chunks.indices.contains(where: { chunks[$0].meansAny(TaskReader.making) && isNegated($0) }) {
      return finding
    }
    let isFilm =
      chunks[noun].means(.film) || isAlone(noun)
      || (noun > 0 && chunks[noun - 1].meansAny([.indefinite, .number(1)]))
      || !lengths.isEmpty
    if isFilm, !dates.isEmpty || !lengths.isEmpty || hasBeat || hasFolder {
      finding.task = .montage
      finding.taskRange = range(noun)
    }
    return finding
  }

  /// "Video of yesterday": one that opens the sentence, in a language that tells one from many.
  func isAlone(_ noun: Int) -> Bool {
    guard chunks[noun].means(.video), !chunks[noun].means(.videos), sentence.language.tellsOneFromMany else {
      return false
    }
    return chunks[..<noun].allSatisfy { $0.means(.plain) || isBreak($0) }
  }

  /// "I film" is no film.
  func isTold(_ index: Int) -> Bool { index > 0 && chunks[index - 1].means(.i) }
}
