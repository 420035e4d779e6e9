internal import Plans

// Lengths that stand for other ones.
extension LengthReader {
  /// Due minuti anzi tre: what stands for a length may leave its unit out.
  func correction(of mention: Mention) -> Mention? {
    let end = mention.range.upperBound
    guard let behind = CorrectionReader(sentence: sentence).behind(end),
      let unit = mention.range.reversed().lazy.compactMap({ self.unit($0, behindDigits: true) }).first,
      let seconds = unit.unit.seconds
    else { return nil }
    let place = sentence.skipSmall(sentence.end(behind, .lengthBefore) ?? behind)
    guard let amount = sentence.amount(place), self.unit(amount.end, behindDigits: true) == nil,
      isBareRest(amount.end)
    else { return nil }
    return Mention(range: place..<amount.end, thousandths: amount.thousandths * seconds)
  }
}
