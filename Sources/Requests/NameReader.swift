internal import Plans

/// Finds the names of films and folders, whose words say nothing else.
struct NameReader {
  /// The names of a sentence, as tokens.
  struct Finding: Sendable, Equatable {
    var film: Range<Int>?
    var folder: Range<Int>?

    var ranges: [Range<Int>] { [film, folder].compactMap { $0 } }
  }

  /// Longer names are sentences of their own.
  private static let mostWords = 6

  let sentence: Sentence

  func finding() -> Finding {
    var finding = Finding()
    for index in 0..<sentence.count {
      if let end = sentence.end(index, .named), let name = quoted(end) ?? capitals(from: end) {
        if isFolder(before: index) {
          finding.folder = name
        } else if !sentence.isBehind(index, [.song, .music]) {
          finding.film = name
        }
      }
      if finding.folder == nil, let end = sentence.end(index, .container) {
        finding.folder = quoted(end) ?? capitals(from: end) ?? capitals(before: index)
      }
    }
    return finding
  }

  private func isFolder(before index: Int) -> Bool { sentence.isBehind(index, [.container]) }

  private func quoted(_ index: Int) -> Range<Int>? {
    guard sentence.isSign(index, "\"") || sentence.isSign(index, "「") else { return nil }
    var end = index + 1
    while sentence.has(end), !sentence.isSign(end, "\""), !sentence.isSign(end, "」") { end += 1 }
    return sentence.has(end) && end > index + 1 ? index + 1..<end : nil
  }

  private func isName(_ index: Int) -> Bool {
    sentence.has(index) && sentence.tokens[index].kind == .word && sentence.tokens[index].capital
  }

  private func capitals(from start: Int) -> Range<Int>? {
    guard isName(start), sentence.isAny(start, [.madeFrom, .of]) == nil else { return nil }
    var end = start + 1
    while end - start < NameReader.mostWords,
      isName(end) || (sentence.has(end) && sentence.tokens[end].kind == .number)
    {
      end += 1
    }
    return start..<end
  }

  /// The Summer 2024 folder; not in German, where every noun has a capital.
  private func capitals(before end: Int) -> Range<Int>? {
    guard sentence.language != .de, !isName(end) || sentence.language != .en else { return nil }
    var start = end
    while start > 0, end - start < NameReader.mostWords,
      isName(start - 1) || sentence.tokens[start - 1].kind == .number
    { start -= 1 }
    guard start < end, start > 0, isName(start), sentence.isBehind(start, [.article, .of, .madeFrom, .into])
    else {
      return nil
    }
    return start..<end
  }
}
