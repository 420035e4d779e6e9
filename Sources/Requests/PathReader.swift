internal import Plans

/// Finds names and paths that are written with signs and without spaces.
struct PathReader {
  /// Longer runs are no names.
  static let mostPieces = 24
  /// Signs within a name.
  private static let joints: Set<String> = ["_", "/", "-", ".", "\\"]
  /// Signs within a path or an address.
  private static let signs: Set<String> = [
    "_", "/", "-", ".", "\\", ":", "~", "?", "=", "&", "%", "#", "@", "+",
  ]

  let sentence: Sentence

  /// The end of what is written in one piece from `start` on.
  func run(from start: Int) -> Int? {
    guard sentence.has(start), sentence.tokens[start].kind != .sign else { return nil }
    var end = start + 1
    while end - start < PathReader.mostPieces, sentence.isGlued(end), isPiece(end, in: PathReader.joints) {
      end += 1
    }
    // A full stop or dash at the end is the sentence's.
    while end > start + 1, sentence.tokens[end - 1].kind == .sign { end -= 1 }
    return end
  }

  /// The start of what is written in one piece up to `end`.
  func run(before end: Int) -> Int? {
    guard end > 0, sentence.tokens[end - 1].kind != .sign, !sentence.isGlued(end) || sentence.isSign(end, "-")
    else {
      return nil
    }
    var start = end - 1
    while start > 0, end - start < PathReader.mostPieces, sentence.isGlued(start),
      isPiece(start - 1, in: PathReader.joints)
    {
      start -= 1
    }
    while start < end - 1, sentence.tokens[start].kind == .sign { start += 1 }
    return start
  }

  /// True when signs or digits in it tell that the run is a name: Trip_2024, A/Spain, 100APPLE, 2024-07-14.
  func isName(_ run: Range<Int>) -> Bool {
    let tokens = sentence.tokens[run]
    if tokens.contains(where: { $0.isSign("_") || $0.isSign("/") || $0.isSign("\\") }) { return true }
    let hasNumber = tokens.contains { $0.kind == .number }
    return hasNumber && tokens.contains { $0.kind == .word } || hasNumber && tokens.count >= 5
  }

  /// Paths and addresses: ~/Videos/Italy, C:\Videos, https://example.com/2024.
  func paths() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < sentence.count {
      if isPath(index) {
        var end = index + 1
        while sentence.isGlued(end), isPiece(end, in: PathReader.signs) { end += 1 }
        while end > index + 1, sentence.isSign(end - 1, ".") || sentence.isSign(end - 1, "?") { end -= 1 }
        found.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  private func isPath(_ index: Int) -> Bool {
    if sentence.isGlued(index), sentence.tokens[index].kind != .sign || !sentence.isSign(index - 1, "\"") {
      return false
    }
    let isRoot = sentence.isSign(index, "/") && isWord(index + 1)
    let isHome = sentence.isSign(index, "~") && isSign(index + 1, "/")
    let isDrive =
      isWord(index) && isSign(index + 1, ":") && (isSign(index + 2, "\\") || isSign(index + 2, "/"))
    let isDot =
      sentence.isSign(index, ".")
      && (isSign(index + 1, "/") || isSign(index + 1, ".") && isSign(index + 2, "/"))
    return isRoot || isHome || isDrive || isDot
  }

  private func isWord(_ index: Int) -> Bool { sentence.has(index) && sentence.tokens[index].kind == .word }

  private func isSign(_ index: Int, _ sign: String) -> Bool {
    sentence.isSign(index, sign) && sentence.isGlued(index)
  }

  private func isPiece(_ index: Int, in signs: Set<String>) -> Bool {
    sentence.has(index)
      && (sentence.tokens[index].kind != .sign || signs.contains(sentence.tokens[index].text))
  }
}
