internal import Plans

/// Finds the song or folder a person named among those the library holds, by the words that support it.
///
/// A candidate is found only when every word that tells it from others was said, and every word that was said is in one
/// of its names. Two equally good ones are both given back: the person picks, never the code.
package enum NameEvidence {
  /// Something of the library with the names it goes by: a title first, then file name, performer and so on.
  package struct Candidate: Sendable, Equatable {
    package var names: [String]

    package init(_ names: [String]) { self.names = names }

    /// A file or folder by its path: its own name without ending and track number, then the folders above it.
    package init(path: String, title: String? = nil) {
      var parts = path.split(separator: "/").map { String($0) }
      let last = parts.popLast() ?? ""
      names = (title.map { [$0] } ?? []) + [NameEvidence.stem(last)]
      if let folder = parts.last { names.append(folder) }
    }
  }

  /// What the names support, as places in the list of candidates.
  package enum Finding: Sendable, Equatable {
    case one(Int)
    /// Equally good ones.
    case several([Int])
    /// None is supported; these come nearest, best first.
    case none(nearest: [Int])
  }

  /// Candidates listed for a person to choose from.
  private static let mostListed = 5
  /// Shares of common letter pairs below this are no likeness.
  private static let leastLikeness = 0.4
  /// Endings of a file's name are this short.
  private static let longestEnding = 5
  /// Words shorter than this are not read with another ending or a slip.
  private static let fewestLetters = 5
  /// Letters two forms of one word may differ by at their ends.
  private static let longestInflection = 3

  /// Words that belong to no name: they are not asked for, and tell nothing.
  private static let noise: Set<String> = [
    "official", "audio", "video", "lyrics", "lyric", "remastered", "remaster", "hd", "hq", "feat", "ft",
    "song", "track",
    "folder", "album",
  ]
  private static let small: Set<Meaning> = [
    .article, .indefinite, .of, .and, .madeFrom, .into, .named, .song,
  ]

  /// The candidate `name` stands for.
  package static func find(_ name: String, among candidates: [Candidate]) -> Finding {
    let said = words(name)
    guard !said.isEmpty else { return .none(nearest: []) }
    var best: Quality?
    var found: [Int] = []
    for (index, candidate) in candidates.enumerated() {
      guard let quality = quality(of: candidate, said: said) else { continue }
      if let top = best, quality < top { continue }
      if best.map({ $0 < quality }) ?? true { found = [] }
      best = quality
      found.append(index)
    }
    if found.count > 1 { return .several(Array(found.prefix(mostListed))) }
    return found.first.map { .one($0) } ?? .none(nearest: nearest(said, candidates))
  }

  // MARK: Quality

  private struct Quality: Comparable {
    /// Words of the name that were said.
    var supported: Int
    /// Of them, those written letter by letter.
    var exact: Int
    /// Words of the name that nobody said, such as its number; fewer is better.
    var unsaid: Int

    static func < (first: Quality, second: Quality) -> Bool {
      (first.supported, first.exact, -first.unsaid) < (second.supported, second.exact, -second.unsaid)
    }
  }

  private static func quality(of candidate: Candidate, said: [String]) -> Quality? {
    let names = candidate.names.map { words($0) }
    let all = names.flatMap { $0 }
    guard said.allSatisfy({ word in all.contains { isForm(word, of: $0) } }) else { return nil }
    var best: Quality?
    for name in names where !name.isEmpty {
      let unsaid = name.filter { word in !said.contains { isForm($0, of: word) } }
      guard unsaid.allSatisfy({ isOptional($0, in: name) }), unsaid.count < name.count else { continue }
      let quality = Quality(
        supported: said.count, exact: said.filter { all.contains($0) }.count, unsaid: unsaid.count)
      if best.map({ $0 < quality }) ?? true { best = quality }
    }
    return best
  }

  /// Numbers and noise need not be said: the 2024 of "2024 Italy".
  private static func isOptional(_ word: String, in name: [String]) -> Bool {
    noise.contains(word) || word.allSatisfy { $0.isNumber }
  }

  /// The same word, with one slip, or with another ending of its declension.
  private static func isForm(_ said: String, of word: String) -> Bool {
    if said == word { return true }
    let (first, second) = (Array(said.unicodeScalars), Array(word.unicodeScalars))
    guard first.count >= fewestLetters - 1, second.count >= fewestLetters - 1 else { return false }
    // Rock91 is another song than rock90, not a slip of it.
    if (first + second).contains(where: { $0.properties.numericType != nil }) { return false }
    if first.count >= fewestLetters, SlipIndex.isOneSlip(first, second) { return true }
    var common = 0
    while common < min(first.count, second.count), first[common] == second[common] { common += 1 }
    let rest = max(first.count, second.count) - common
    let isCyrillic = Script(second.first) == .cyrillic
    let isLonger = common == second.count
    return common >= fewestLetters - 1 && rest <= longestInflection && (isCyrillic || isLonger && rest <= 2)
  }

  // MARK: Words

  /// The folded words of a name that tell it from others; all of them when it has no others.
  static func words(_ name: String) -> [String] {
    var all: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in Folding.fold(name).unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        word.append(scalar)
      } else if !word.isEmpty {
        all.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { all.append(String(word)) }
    let telling = all.filter { !isSmall($0) }
    return telling.isEmpty ? all : telling
  }

  private static func isSmall(_ word: String) -> Bool {
    var isSmall = false
    guard word.unicodeScalars.count <= fewestLetters else { return false }
    Lexicon.shared.forEachEntry(of: word) { entry in
      if entry.rest.isEmpty, small.contains(entry.meaning) { isSmall = true }
    }
    return isSmall
  }

  /// A file's name without its ending and the number of its track.
  static func stem(_ file: String) -> String {
    var name = Substring(file)
    if let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name.distance(from: dot, to: name.endIndex) <= longestEnding
    {
      name = name[..<dot]
    }
    let number = name.prefix { $0.isNumber }
    let rest = name.dropFirst(number.count).drop { " .-_".contains($0) }
    return String((1...3).contains(number.count) && !rest.isEmpty ? rest : name)
  }

  // MARK: Nearest

  private static func nearest(_ said: [String], _ candidates: [Candidate]) -> [Int] {
    let asked = pairs(said)
    var scored: [(index: Int, score: Double)] = []
    for (index, candidate) in candidates.enumerated() {
      var best = 0.0
      for name in candidate.names {
        let words = words(name)
        let shared = said.filter { word in words.contains { isForm(word, of: $0) } }.count
        let letters = pairs(words)
        let common = Double(asked.intersection(letters).count)
        best = max(best, Double(shared) + 2 * common / Double(max(1, asked.count + letters.count)))
      }
      if best >= leastLikeness { scored.append((index, best)) }
    }
    scored.sort { ($0.score, -$0.index) > ($1.score, -$1.index) }
    return scored.prefix(mostListed).map(\.index)
  }

  private static func pairs(_ words: [String]) -> Set<String> {
    var pairs: Set<String> = []
    for word in words {
      let letters = Array(word)
      for index in letters.indices.dropFirst() { pairs.insert(String(letters[(index - 1)...index])) }
    }
    return pairs
  }
}
