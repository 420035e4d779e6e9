internal import Plans

/// Finds which files a task is about.
struct SourceReader {
  /// Small words between a noun and what leaves it out, and the word itself.
  private static let mostBetween = 3

  let sentence: Sentence
  let chunks: [Chunk]
  /// Clauses that say what shall not be made.
  var denied: [Range<Int>] = []

  /// What a clause says of its source, with the tokens that say it.
  struct Finding: Sendable {
    var source: Plan.Media
    var ranges: [Range<Int>]
  }

  /// Nil when the clause names none.
  func finding(in clause: Range<Int>, task: Plan.Task) -> Finding? {
    let places = chunks.indices.filter { place in
      let start = chunks[place].start
      return clause.contains(start) && !denied.contains { $0.contains(start) }
    }
    let made = task == .montage ? made(places) : []
    var kinds: Set<Plan.Media> = []
    var ranges: [Range<Int>] = []
    var excluded: Set<Plan.Media> = []
    for place in places where !made.contains(place) {
      guard let kind = kind(place, task, made: made) else { continue }
      if isExcluded(place) {
        excluded.insert(kind)
      } else {
        kinds.insert(kind)
        ranges.append(chunks[place].start..<chunks[place].end)
      }
    }
    if kinds.isEmpty, excluded == [.photos] { return Finding(source: .videos, ranges: []) }
    if kinds.isEmpty, excluded == [.videos] { return Finding(source: .photos, ranges: []) }
    guard let first = kinds.first else { return nil }
    return Finding(source: kinds.count == 1 ? first : .all, ranges: ranges)
  }

  private func kind(_ place: Int, _ task: Plan.Task, made: Set<Int>) -> Plan.Media? {
    let chunk = chunks[place]
    // A photo exhibition is no source.
    if chunks.indices.contains(place + 1), chunks[place + 1].means(.thing), chunk.meansAny([.photo, .video]) {
      return nil
    }
    if chunk.means(.live) { return .live }
    if chunk.means(.photo) { return .photos }
    if chunk.meansAny([.video, .videos]) { return .videos }
    guard chunk.means(.film) else { return nil }
    // I film; ile mam filmów counts films.
    if place > 0, chunk.means(.shoot), chunks[place - 1].meansAny([.i, .what]) { return nil }
    switch task {
    case .count, .list, .cut, .silence: return .videos
    case .montage: return isMadeFrom(place) && (!made.isEmpty || hasSomething) ? .videos : nil
    case .search, .gather: return .videos
    case .chat: return nil
    }
  }

  private var hasSomething: Bool { chunks.contains { $0.means(.something) } }

  private func isExcluded(_ place: Int) -> Bool {
    let next = place + 1
    if [.tr, .ja].contains(sentence.language) {
      return chunks.indices.contains(next) && chunks[next].meansAny([.without, .notBehind, .except])
        || sentence.language == .tr && isWithout(place)
    }
    for index in stride(from: place - 1, through: max(0, place - SourceReader.mostBetween), by: -1) {
      if chunks[index].meansAny([.without, .except, .not]) { return true }
      if !chunks[index].meansAny([.article, .of, .madeFrom]) { return false }
    }
    return false
  }

  /// Fotoğrafsız: the suffix denies.
  private func isWithout(_ place: Int) -> Bool {
    let text = sentence.tokens[chunks[place].end - 1].text
    return ["siz", "suz"].contains { text.hasSuffix($0) }
  }

  /// The noun that is being made, and the nouns that only describe it.
  private func made(_ places: [Int]) -> Set<Int> {
    let films = places.filter {
      chunks[$0].means(.film) && !isJoined($0)
        && !(chunks[$0].means(.shoot) && $0 > 0 && chunks[$0 - 1].means(.i))
    }
    // Something from the films of yesterday: they are what it is made from.
    let isOfFilms = hasSomething && films.allSatisfy { isMadeFrom($0) }
    if let film = films.first(where: { !isMadeFrom($0) }) ?? films.first, !isOfFilms {
      var made: Set<Int> = [film]
      // Video montage, видеоролик.
      for beside in [film - 1, film + 1] where chunks.indices.contains(beside) && chunks[beside].means(.video)
      {
        let isSplit = chunks[beside].end == chunks[film].start || chunks[film].end == chunks[beside].start
        if isSplit, !isMadeFrom(beside), !isSuffixed(beside) { made.insert(beside) }
      }
      for other in films where other != film && !isMadeFrom(other) { made.insert(other) }
      return made
    }
    let videos = places.filter { chunks[$0].means(.video) && !chunks[$0].means(.videos) }
    guard let video = videos.first(where: { !isMadeFrom($0) }) else { return [] }
    return isMaterial(video) ? [] : [video]
  }

  /// What is joined is no film yet: stitch the videos of yesterday.
  private func isMaterial(_ place: Int) -> Bool {
    guard chunks.contains(where: { $0.means(.join) && !$0.means(.make) }) else { return false }
    return sentence.language == .ja || (place > 0 && chunks[place - 1].means(.article))
  }

  /// Склей все ролики: a word for many videos, right behind the verb that joins them, is no film to be.
  private func isJoined(_ place: Int) -> Bool {
    guard chunks[place].means(.videos) else { return false }
    var verb = place - 1
    while verb >= 0, chunks[verb].meansAny([.article, .definite, .something, .whole, .them, .this, .plain]),
      !chunks[verb].means(.join)
    { verb -= 1 }
    return verb >= 0 && chunks[verb].means(.join)
  }

  /// A Turkish or Japanese noun in another case than the one that is made.
  private func isSuffixed(_ place: Int) -> Bool {
    sentence.language == .tr && !["video", "klip"].contains(sentence.tokens[chunks[place].start].text)
  }

  /// From my videos, aus den Videos von gestern, из вчерашних видео.
  func isMadeFrom(_ place: Int) -> Bool {
    if sentence.language == .tr { return isTurkishSource(place) }
    if sentence.language == .ja {
      return chunks.indices.contains(place + 1) && chunks[place + 1].means(.madeFrom)
    }
    var index = place - 1
    while index >= 0, index >= place - 4 {
      if chunks[index].means(.madeFrom) { return true }
      if chunks[index].meansAny([
        .make, .montage, .wish, .indefinite, .number(1), .into, .film, .video, .videos, .shear, .cut,
      ]) {
        return false
      }
      index -= 1
    }
    return false
  }

  private func isTurkishSource(_ place: Int) -> Bool {
    let text = sentence.tokens[chunks[place].end - 1].text
    return ["dan", "den", "tan", "ten", "la", "le"].contains { text.hasSuffix($0) } && text.count > 5
  }
}
