internal import Plans

/// Finds what a person takes back: of Friday, no, of Saturday.
struct CorrectionReader {
  /// Words between what is taken back and what stands for it.
  private static let mostBetween = 12
  /// What may stand between the word that takes back and what is meant.
  private static let small: Set<Meaning> = [
    .article, .definite, .indefinite, .of, .madeFrom, .from, .during, .lengthBefore, .make, .them, .plain,
    .into,
    .film, .video, .roughly, .correction, .correctionNo, .contrast, .lasting, .and, .total, .wish, .i, .to,
    .this,
  ]

  let sentence: Sentence

  /// Of the places of values of one kind, in order: those that another one stands for, and that one.
  func pairs(_ ranges: [Range<Int>]) -> [(first: Range<Int>, second: Range<Int>)] {
    zip(ranges, ranges.dropFirst()).filter { isCorrected($0.upperBound, by: $1.lowerBound) }.map { ($0, $1) }
  }

  private func isCorrected(_ start: Int, by end: Int) -> Bool {
    guard start < end, end - start <= CorrectionReader.mostBetween else { return false }
    return (start..<end).contains { index in
      correction(index).map { $0 <= end && isSmall($0..<end) } ?? false
    }
  }

  /// The end of a word that takes back; the better one of them is none.
  func correction(_ index: Int) -> Int? {
    if sentence.isBehind(index, [.article, .definite]) { return nil }
    if let end = sentence.end(index, .correction) { return end }
    guard let end = sentence.end(index, .correctionNo) else { return nil }
    return isBreak(end) || sentence.end(end, .correction) != nil ? end : nil
  }

  private func isSmall(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      if isBreak(place) {
        place += 1
      } else if let end = sentence.isAny(place, CorrectionReader.small) {
        place = end
      } else {
        return false
      }
    }
    return true
  }

  func isBreak(_ index: Int) -> Bool {
    sentence.has(index) && [",", ".", "-", "、", "。", "!", "…"].contains(sentence.tokens[index].text)
      && sentence.tokens[index].kind == .sign
  }

  /// Behind breaks and words that take back, at a place where one of them stands.
  func behind(_ index: Int) -> Int? {
    var place = index
    var isTaken = false
    while true {
      if isBreak(place) {
        place += 1
      } else if let end = correction(place) {
        (place, isTaken) = (end, true)
      } else {
        break
      }
    }
    return isTaken ? place : nil
  }
}

/// The days a sentence takes back. Two lengths are refused all the same: a wrong one costs a film.
struct Corrections: Sendable {
  let takenBack: [Range<Int>]
  /// Those that stand for what was taken back.
  let meant: [Range<Int>]

  init(_ sentence: Sentence, dates: [Range<Int>]) {
    let pairs = CorrectionReader(sentence: sentence).pairs(dates)
    takenBack = pairs.map(\.first)
    meant = pairs.map(\.second)
  }
}
