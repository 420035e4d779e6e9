internal import Plans

/// Finds the words that differ from a written one by one slip: a letter lost, added, changed, or two swapped.
struct SlipIndex: Sendable {
  /// Fewer letters leave too little to know a word by, except for a swap.
  private static let fewestLetters = 5
  private static let fewestLettersOfSwap = 4
  /// No word of the tables is as long; longer ones are not compared.
  private static let mostLetters = 30

  private let words: [String]
  private let letters: [[Unicode.Scalar]]
  /// Words by their first two and by their last two letters: one slip leaves one of both whole; those of four letters
  /// by their ends too, which a swap in their middle leaves whole.
  private let byEdge: [UInt64: [Int32]]

  init(_ forms: [String]) {
    var words: [String] = []
    var letters: [[Unicode.Scalar]] = []
    var byEdge: [UInt64: [Int32]] = [:]
    for form in forms {
      let scalars = Array(form.unicodeScalars)
      guard scalars.count >= SlipIndex.fewestLettersOfSwap, Script(scalars.first) != .japanese else {
        continue
      }
      words.append(form)
      letters.append(scalars)
      for edge in SlipIndex.edges(scalars) { byEdge[edge, default: []].append(Int32(words.count - 1)) }
    }
    self.words = words
    self.letters = letters
    self.byEdge = byEdge
  }

  private static func edges(_ word: [Unicode.Scalar]) -> [UInt64] {
    let last = word.count - 1
    let edges = [
      UInt64(word[0].value) << 32 | UInt64(word[1].value),
      1 << 63 | UInt64(word[last - 1].value) << 32 | UInt64(word[last].value),
    ]
    guard word.count == fewestLettersOfSwap else { return edges }
    return edges + [1 << 62 | UInt64(word[0].value) << 32 | UInt64(word[last].value)]
  }

  /// Known words one slip away from `written`.
  func neighbours(of written: String) -> [String] {
    let scalars = Array(written.unicodeScalars)
    guard scalars.count >= SlipIndex.fewestLettersOfSwap, scalars.count <= SlipIndex.mostLetters
    else { return [] }
    var found: [String] = []
    for edge in SlipIndex.edges(scalars) {
      for index in byEdge[edge] ?? [] {
        let word = letters[Int(index)]
        guard abs(word.count - scalars.count) <= 1, SlipIndex.isOneSlip(scalars, word) else { continue }
        if !found.contains(words[Int(index)]) { found.append(words[Int(index)]) }
      }
    }
    return found
  }

  static func isOneSlip(_ written: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Bool {
    var front = 0
    while front < min(written.count, word.count), written[front] == word[front] { front += 1 }
    var back = 0
    while back < min(written.count, word.count) - front,
      written[written.count - 1 - back] == word[word.count - 1 - back]
    { back += 1 }
    let left = written.count - front - back
    let right = word.count - front - back
    let isSwap =
      left == 2 && right == 2 && written[front] == word[front + 1] && written[front + 1] == word[front]
    if isSwap { return true }
    return word.count >= fewestLetters && max(left, right) == 1
  }
}
