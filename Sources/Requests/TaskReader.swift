internal import Plans

/// Finds what a person wants done, and what they ask beside it.
struct TaskReader {
  /// The tasks of a sentence and the tokens each one's clause covers.
  struct Finding: Sendable {
    var task: Plan.Task?
    var taskRange: Range<Int>?
    var clause: Range<Int>
    /// Clauses that say what shall not be made.
    var denied: [Range<Int>] = []
    /// Clauses that tell of a film that is there already.
    var told: [Range<Int>] = []
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
  static let making: Set<Meaning> = [.make, .montage, .wish, .shear]

  let sentence: Sentence
  let chunks: [Chunk]
  /// Places of dates and lengths.
  let dates: [Range<Int>]
  let lengths: [Range<Int>]
  let hasBeat: Bool
  let hasFolder: Bool

  func finding() -> Finding {
    var finding = found()
    finding.denied = deniedClauses(beside: finding.taskRange)
    finding.told = judged()
    return finding
  }

  private func found() -> Finding {
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
      // Wie viele gibt es: what nothing joins to the first question is a part of it.
      let isJoined = border < chunks[other.chunk].start
      guard isApart, isOwn, other.task == .count || other.task == .list && isJoined else { continue }
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

  func range(_ chunk: Int) -> Range<Int> { chunks[chunk].start..<chunks[chunk].end }

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
    let opening = chunks[..<index].lastIndex { $0.meansAny([.and, .tell, .contrast]) || isBreak($0) } ?? -1
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

  func isBreak(_ chunk: Chunk) -> Bool {
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
