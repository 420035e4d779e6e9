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

  let s: Sentence

  func finding() -> Finding {
    var finding = Finding()
    for index in 0..<s.count {
      if let end = s.end(index, .named), let name = quoted(end) ?? capitals(from: end) {
        if isFolder(before: index) {
          finding.folder = name
        } else if !s.isBehind(index, [.song, .music]) {
          finding.film = name
        }
      }
      if finding.folder == nil, let end = s.end(index, .container) {
        finding.folder = quoted(end) ?? capitals(from: end) ?? capitals(before: index)
      }
    }
    return finding
  }

  private func isFolder(before index: Int) -> Bool { s.isBehind(index, [.container]) }

  private func quoted(_ index: Int) -> Range<Int>? {
    guard s.isSign(index, "\"") || s.isSign(index, "「") else { return nil }
    var end = index + 1
    while s.has(end), !s.isSign(end, "\""), !s.isSign(end, "」") { end += 1 }
    return s.has(end) && end > index + 1 ? index + 1..<end : nil
  }

  private func isName(_ index: Int) -> Bool {
    s.has(index) && s.tokens[index].kind == .word && s.tokens[index].capital
  }

  private func capitals(from start: Int) -> Range<Int>? {
    guard isName(start), s.isAny(start, [.madeFrom, .of]) == nil else { return nil }
    var end = start + 1
    while end - start < NameReader.mostWords, isName(end) || (s.has(end) && s.tokens[end].kind == .number) {
      end += 1
    }
    return start..<end
  }

  /// The Summer 2024 folder; not in German, where every noun has a capital.
  private func capitals(before end: Int) -> Range<Int>? {
    guard s.language != .de, !isName(end) || s.language != .en else { return nil }
    var start = end
    while start > 0, end - start < NameReader.mostWords,
      isName(start - 1) || s.tokens[start - 1].kind == .number
    { start -= 1 }
    guard start < end, start > 0, isName(start), s.isBehind(start, [.article, .of, .madeFrom, .into]) else {
      return nil
    }
    return start..<end
  }
}
