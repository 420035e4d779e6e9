internal import Plans

// Questions beside the task.
extension RequestReader {
  func isTotal(_ clause: Range<Int>) -> Bool {
    clause.contains { sentence.end($0, .total) != nil }
  }

  /// Days that only a question names are the task's too: one asked before a film, or the second of two questions.
  func isForBoth(_ asked: Range<Int>) -> Bool {
    guard !isTotal(asked), !isTotal(tasks.clause) || asked.lowerBound < tasks.clause.lowerBound else {
      return false
    }
    return asked.lowerBound < tasks.clause.lowerBound || [.count, .list].contains(reading.task)
  }

  func isAskedOnly(_ range: Range<Int>) -> Bool {
    guard tasks.asked.contains(where: { $0.clause.contains(range.lowerBound) }) else { return false }
    return !tasks.clause.contains(range.lowerBound)
  }

  mutating func readSecond() {
    guard let first = tasks.asked.first, let last = tasks.asked.last else { return }
    for asked in tasks.asked { reading.also.append(second(asked)) }
    settle("also", .words, first.clause.lowerBound..<last.clause.upperBound)
  }

  private func second(_ asked: TaskReader.Asked) -> Plan.Also {
    let clause = asked.clause
    let source = SourceReader(sentence: sentence, chunks: chunks, denied: tasks.denied).finding(
      in: clause, task: asked.task)?
      .source
    // "... and how many today" counts the same.
    let hasThem =
      chunks.contains { clause.contains($0.start) && $0.means(.them) }
      || reading.task == .count && asked.task == .count
    var second = Plan.Also(
      task: asked.task, source: source ?? (hasThem ? reading.source : .all), from: reading.from,
      to: reading.to)
    // How many videos and how many photos in total.
    let isOfAll = tasks.asked.contains { $0.clause.lowerBound >= clause.lowerBound && isTotal($0.clause) }
    if let own = try? span(mentions(in: clause)) {
      (second.from, second.to) = (own.span.from, own.span.to)
    } else if let this = this(in: clause) {
      (second.from, second.to) = (this.from, this.to)
    } else if isOfAll {
      (second.from, second.to) = (nil, nil)
    }
    if let folder = names.folder, isAskedOnly(folder), clause.contains(folder.lowerBound) {
      second.folder = sentence.line(folder, of: text)
    } else if !isOfAll {
      second.folder = reading.folder
    }
    return second
  }

  /// Last week and this: the unit is that of the first period.
  private func this(in clause: Range<Int>) -> DaySpan? {
    guard
      let chunk = chunks.last(where: { clause.contains($0.start) && sentence.tokens[$0.start].kind == .word }
      ),
      chunk.means(.this), case .calendar(let unit, _) = mentions(in: tasks.clause).first?.when
    else { return nil }
    return try? almanac.days(.calendar(unit, 0))
  }
}
