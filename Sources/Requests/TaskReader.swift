internal import Plans

/// Finds what a person wants done, and what they ask beside it.
struct TaskReader {
  /// The tasks of a sentence and the tokens each one's clause covers.
  struct Finding: Sendable {
    var task: Plan.Task?
    var taskRange: Range<Int>?
    var clause: Range<Int>
    /// What is asked beside it, in order.
    var asked: [Asked] = []
    /// Words that ask for what is not done here, such as delete, in a sentence without a task.
    var other: Range<Int>?
    /// False when nothing but a film's name asks for one.
    var isByVerb = true
  }

  /// A question beside the task, and where it stands.
  struct Asked: Sendable {
    var task: Plan.Task
    var clause: Range<Int>
  }

  static let filmNouns: Set<Meaning> = [.film, .video]
  static let sources: Set<Meaning> = [.video, .videos, .photo, .live, .film]
  private static let making: Set<Meaning> = [.make, .montage, .wish, .shear]

  let sentence: Sentence
  let chunks: [Chunk]
  /// Places of dates and lengths.
  let dates: [Range<Int>]
  let lengths: [Range<Int>]
  let hasBeat: Bool
  let hasFolder: Bool

  func finding() -> Finding {
    let whole = 0..<sentence.count
    let asking = asking()
    let making = making(beside: asking)
    guard let making else {
      guard let first = asking.first else { return bare() }
      return finding(first, others(asking), clause: whole)
    }
    guard let first = asking.firstIndex(where: { !isPart($0.chunk, of: making.task, making.chunk) }) else {
      return Finding(task: making.task, taskRange: range(making.chunk), clause: clause(of: making.chunk))
    }
    let clauses = clauses(making: chunks[making.chunk].start, asking: chunks[asking[first].chunk].start)
    var all = finding(asking[first], others(Array(asking[first...])), clause: clauses.asking)
    all.asked.insert(Asked(task: asking[first].task, clause: all.clause), at: 0)
    (all.task, all.taskRange, all.clause) = (making.task, range(making.chunk), clauses.making)
    return all
  }

  /// A first question within `clause`, cut at each of the others.
  private func finding(
    _ first: (chunk: Int, task: Plan.Task), _ others: [(chunk: Int, task: Plan.Task)], clause: Range<Int>
  ) -> Finding {
    let borders = others.map { border(before: $0.chunk) }.filter { clause.contains($0) } + [clause.upperBound]
    var finding = Finding(
      task: first.task, taskRange: range(first.chunk), clause: clause.lowerBound..<borders[0])
    guard borders.count == others.count + 1 else {
      finding.clause = clause
      return finding
    }
    finding.asked = others.enumerated().map { index, other in
      Asked(task: other.task, clause: borders[index]..<max(borders[index], borders[index + 1]))
    }
    return finding
  }

  /// Questions behind the first one that ask for something else: "... and how many photos".
  private func others(_ asking: [(chunk: Int, task: Plan.Task)]) -> [(chunk: Int, task: Plan.Task)] {
    var kept: [(chunk: Int, task: Plan.Task)] = []
    var last = asking[0].chunk
    for (index, other) in asking.enumerated().dropFirst() {
      let border = border(before: other.chunk)
      let end = index + 1 < asking.count ? chunks[asking[index + 1].chunk].start : sentence.count
      let nouns = chunks.filter { (border..<end).contains($0.start) && $0.meansAny(TaskReader.sources) }
      let isOwn = !nouns.isEmpty || dates.contains { (border..<end).contains($0.lowerBound) }
      // "Show me how many" asks once.
      let isApart = chunks[last].end < border && !isQuestionOfList(asking[index - 1], other, border)
      guard isApart, isOwn, [.count, .list].contains(other.task) else { continue }
      kept.append(other)
      last = other.chunk
    }
    return kept
  }

  /// Show me what I shot: the question is what shall be shown.
  private func isQuestionOfList(
    _ first: (chunk: Int, task: Plan.Task), _ second: (chunk: Int, task: Plan.Task), _ border: Int
  ) -> Bool {
    first.task == .list && second.task == .list && border == chunks[second.chunk].start
  }

  /// Where the clause of a question begins: at the words that join it to the one before.
  private func border(before chunk: Int) -> Int {
    var place = chunk
    while place > 0, chunks[place - 1].end == chunks[place].start,
      chunks[place - 1].meansAny([.and, .tell]) || isBreak(chunks[place - 1])
    {
      place -= 1
    }
    return chunks[place].start
  }

  private func range(_ chunk: Int) -> Range<Int> { chunks[chunk].start..<chunks[chunk].end }

  // MARK: Asking

  private func asking() -> [(chunk: Int, task: Plan.Task)] {
    var found: [(chunk: Int, task: Plan.Task)] = []
    for (index, chunk) in chunks.enumerated() {
      if isNegated(index) || isMadeOf(index) { continue }
      if chunk.means(.count) {
        if !isOfUnknown(index) { found.append((index, .count)) }
      } else if chunk.means(.search) {
        found.append((index, .search))
      } else if chunk.means(.list) || isQuestion(index) {
        found.append((index, .list))
      }
    }
    // "Show me how many" and "which ... how many" count.
    if let count = found.firstIndex(where: { $0.task == .count }), count > 0, found[0].task == .list {
      return Array(found[count...])
    }
    return found
  }

  /// Сколько времени, how much is two and two: a count in a sentence that speaks of no files.
  private func isOfUnknown(_ index: Int) -> Bool {
    guard chunks.indices.contains(index + 1), dates.isEmpty else { return false }
    let next = chunks[index + 1]
    let isUnknown = next.meanings.isEmpty || next.means(.plain) || next.meansAny([.indefinite, .article])
    return isUnknown && sentence.tokens[next.start].kind == .word
      && !chunks.contains {
        $0.meansAny(TaskReader.sources) || $0.meansAny([.something, .total, .them, .make, .shoot])
      }
  }

  /// A film about the show, of the talent show: no verb, but a part of what is made.
  private func isMadeOf(_ index: Int) -> Bool {
    let chunk = chunks[index]
    guard index > 0, sentence.language != .ja, sentence.language != .tr else { return false }
    let opening = chunks[..<index].lastIndex { $0.meansAny([.and, .tell]) || isBreak($0) } ?? -1
    guard chunks[(opening + 1)..<index].contains(where: { $0.meansAny([.make, .montage, .wish, .film]) }),
      chunks[index - 1].end == chunk.start
    else { return false }
    let before = chunks[index - 1]
    return before.meansAny([.about, .of, .madeFrom, .article, .indefinite])
      || before.meanings.isEmpty && sentence.tokens[before.start].kind == .word
      || sentence.tokens[chunk.start].capital
  }

  /// What did I shoot; which videos.
  private func isQuestion(_ index: Int) -> Bool {
    let chunk = chunks[index]
    guard chunk.means(.what) || chunk.means(.which) else { return false }
    // "Of what I shot" tells what a film is made of.
    if index > 0, sentence.language != .ja, chunks[index - 1].meansAny([.of, .madeFrom, .something]) {
      return false
    }
    if isInMaking(index) { return false }
    let rest = chunks[(index + 1)...]
    if let next = rest.first, next.meansAny(TaskReader.sources), !next.means(.shoot) { return true }
    if chunk.means(.which), let next = rest.first(where: { !$0.meansAny([.article, .of]) }),
      next.meansAny(TaskReader.sources)
    {
      return true
    }
    return rest.contains { $0.means(.shoot) }
  }

  /// True when a making verb stands before, and nothing opens a second question between.
  private func isInMaking(_ index: Int) -> Bool {
    let verb = chunks[..<index].lastIndex {
      $0.meansAny([.make, .montage, .join, .cut, .shear, .wish]) && !$0.means(.tell)
    }
    guard let verb else { return false }
    return !chunks[verb..<index].contains { $0.meansAny([.tell, .list, .and]) }
  }

  // MARK: Making

  private func making(beside asking: [(chunk: Int, task: Plan.Task)]) -> (chunk: Int, task: Plan.Task)? {
    if let silence = silence(beside: asking) { return silence }
    var candidates: [(chunk: Int, task: Plan.Task)] = []
    for index in chunks.indices {
      guard isVerb(index), !isWishForVerb(index) else { continue }
      if let task = task(ofVerb: index, beside: asking) { candidates.append((index, task)) }
    }
    if isFilmDenied || opensQuestion { candidates.removeAll { $0.task == .montage } }
    let gathering = candidates.first { $0.task == .gather }
    if let gathering, !candidates.contains(where: { $0.task == .montage && $0.chunk < gathering.chunk }) {
      return gathering
    }
    return candidates.first
  }

  /// A verb that is neither negated nor told of the past: "did I make".
  private func isVerb(_ index: Int) -> Bool {
    if isNegated(index) { return false }
    guard index > 0, !chunks[index].means(.wish) else { return true }
    return !chunks[index - 1].means(.i)
  }

  /// "Could you chop": what is wished is told by the verb that follows before any noun.
  private func isWishForVerb(_ index: Int) -> Bool {
    guard chunks[index].means(.wish), !chunks[index].means(.make) else { return false }
    for place in chunks.indices.dropFirst(index + 1) {
      let next = chunks[place]
      // Quiero que no hagas.
      if next.meansAny([.make, .montage]), isNegated(place) { return true }
      if next.meansAny([.cut, .gather, .remove]) { return true }
      if next.meansAny(TaskReader.sources) || next.meansAny([.make, .montage, .and]) { return false }
    }
    return false
  }

  private func isNegated(_ index: Int) -> Bool {
    // Stop making the film.
    if index > 0, chunks[index - 1].means(.other), !chunks[index - 1].meansAny(TaskReader.making) {
      return chunks[index - 1].end == chunks[index].start
    }
    for place in stride(from: index - 1, through: max(0, index - 2), by: -1) where place >= 0 {
      if chunks[place].means(.not) { return true }
      if chunks[place].meansAny([.and, .make, .film]) { return false }
    }
    return false
  }

  private func silence(beside asking: [(chunk: Int, task: Plan.Task)]) -> (chunk: Int, task: Plan.Task)? {
    guard let noun = chunks.firstIndex(where: { $0.means(.silence) }) else { return nil }
    let verb = chunks.indices.first { index in
      chunks[index].meansAny([.remove, .cut, .shear]) && isVerb(index)
    }
    if let verb { return (verb, .silence) }
    if chunks.contains(where: { $0.meansAny([.make, .montage, .wish]) }) || !asking.isEmpty { return nil }
    return (noun, .silence)
  }

  private func task(ofVerb index: Int, beside asking: [(chunk: Int, task: Plan.Task)]) -> Plan.Task? {
    let chunk = chunks[index]
    if chunk.meansAny([.gather, .make, .montage]), isGathering(index) { return .gather }
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
  private func isShortening(_ index: Int) -> Bool {
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
  private func isGathering(_ index: Int) -> Bool {
    guard let container = chunks.firstIndex(where: { $0.means(.container) }) else { return false }
    if let from = fromBehind(container), from != index { return false }
    // "... and tell me how many are in the folder" asks about it.
    if chunks[index..<max(index, container)].contains(where: { $0.meansAny([.count, .tell]) }) {
      return false
    }
    let hasFilm = chunks.contains { $0.means(.film) && !isQuestionVerb($0) }
    return !hasFilm || !chunks[index].meansAny([.make, .montage])
  }

  private func isQuestionVerb(_ chunk: Chunk) -> Bool { chunk.means(.shoot) }

  /// The preposition of making in front of a noun, over articles, names and dates.
  private func fromBehind(_ index: Int) -> Int? {
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
  private func isFilmShear(_ index: Int) -> Bool {
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

  private func isIndefinite(before index: Int) -> Bool {
    chunks[..<index].contains { $0.meansAny([.indefinite, .number(1)]) }
  }

  private func isIntoFilm(_ index: Int) -> Bool {
    for place in chunks.indices where place > index && chunks[place].means(.into) {
      for next in (place + 1)..<min(place + 4, chunks.count) where chunks[next].meansAny(TaskReader.filmNouns)
      {
        return chunks[next].means(.film) || chunks[place + 1].meansAny([.indefinite, .number(1)])
      }
    }
    return false
  }

  private func hasObject(_ index: Int) -> Bool {
    chunks.contains { $0.meansAny(TaskReader.sources) || $0.means(.offCut) || $0.means(.them) }
      || !dates.isEmpty || !lengths.isEmpty
  }

  /// A making verb with a film, or with what a film can be made of.
  private func isFilmMaking(_ index: Int, _ asking: [(chunk: Int, task: Plan.Task)]) -> Bool {
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

  private var isFilmMakingWish: Bool { !dates.isEmpty || !lengths.isEmpty || hasBeat }

  /// The noun right behind a counting or listing word.
  private func nounsAsked(_ index: Int) -> [Int] {
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
  private func bare() -> Finding {
    var finding = Finding(task: nil, taskRange: nil, clause: 0..<sentence.count, isByVerb: false)
    if let other = chunks.indices.first(where: { chunks[$0].means(.other) }) {
      finding.other = range(other)
      return finding
    }
    guard let noun = chunks.indices.first(where: { chunks[$0].meansAny(TaskReader.filmNouns) && !isTold($0) })
    else { return finding }
    if isNegated(noun) || isFilmDenied || opensQuestion || tellsOfPast { return finding }
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
  private func isAlone(_ noun: Int) -> Bool {
    guard chunks[noun].means(.video), !chunks[noun].means(.videos), sentence.language.tellsOneFromMany else {
      return false
    }
    return chunks[..<noun].allSatisfy { $0.means(.plain) || isBreak($0) }
  }

  /// "I film" is no film.
  private func isTold(_ index: Int) -> Bool { index > 0 && chunks[index - 1].means(.i) }

  // MARK: Clauses

  /// True when a question word belongs to what is made: search within a cut.
  private func isPart(_ asked: Int, of task: Plan.Task, _ making: Int) -> Bool {
    asked == making
      || (chunks[asked].means(.list) && chunks[asked].meansAny(TaskReader.making) && asked < making)
  }

  /// The sentence without what shall be done beside the film and is not done here: "and send it to Anna tomorrow".
  private func clause(of making: Int) -> Range<Int> {
    var clause = 0..<sentence.count
    for (index, chunk) in chunks.enumerated()
    where chunk.means(.other) && !chunk.meansAny([.make, .remove]) || chunk.means(.other) && index < making {
      guard index != making else { continue }
      let between = index < making ? index + 1..<making : making + 1..<index
      let borders = between.filter { chunks[$0].means(.and) || isBreak(chunks[$0]) }
      guard let border = index < making ? borders.first : borders.last else { continue }
      let place = chunks[border].start
      clause =
        index < making
        ? max(place, clause.lowerBound)..<clause.upperBound
        : clause.lowerBound..<min(place, clause.upperBound)
    }
    return clause
  }

  private func isBreak(_ chunk: Chunk) -> Bool {
    sentence.tokens[chunk.start].kind == .sign
      && [",", ".", ";", "?", "!", "。", "-", "、"].contains(sentence.tokens[chunk.start].text)
  }

  private func clauses(making: Int, asking: Int) -> (making: Range<Int>, asking: Range<Int>) {
    let first = min(making, asking)
    var border = max(making, asking)
    for chunk in chunks.reversed() where chunk.start > first && chunk.start < max(making, asking) {
      if chunk.means(.tell) {
        border = chunk.start
      } else if chunk.means(.and) || isBreak(chunk) {
        border = chunk.start
        break
      } else if border < max(making, asking), chunk.end == border {
        break
      }
    }
    return making < asking ? (0..<border, border..<sentence.count) : (border..<sentence.count, 0..<border)
  }
}
