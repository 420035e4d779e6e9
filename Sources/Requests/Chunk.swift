internal import Plans

/// A run of tokens with all that its words may mean, dates and lengths left out.
struct Chunk: Sendable {
  var start: Int
  var end: Int
  var meanings: Set<Meaning>

  func means(_ meaning: Meaning) -> Bool { meanings.contains(meaning) }
  func meansAny(_ all: Set<Meaning>) -> Bool { !meanings.isDisjoint(with: all) }

  /// The longest runs of a sentence from left to right, outside `closed`.
  static func all(in sentence: Sentence, closed: [Range<Int>]) -> [Chunk] {
    var chunks: [Chunk] = []
    var index = 0
    while index < sentence.count {
      if let inside = closed.first(where: { $0.contains(index) }) {
        index = inside.upperBound
        continue
      }
      let usable = sentence.matches[index].filter { match in
        !closed.contains { $0.overlaps(index..<match.end) }
      }
      guard let end = usable.map(\.end).max() else {
        chunks.append(Chunk(start: index, end: index + 1, meanings: []))
        index += 1
        continue
      }
      let meanings = Set(usable.filter { $0.end == end }.map(\.meaning))
      chunks.append(Chunk(start: index, end: end, meanings: meanings))
      index = end
    }
    return chunks
  }
}
