internal import Plans

// Numbers in digits and words.
extension Sentence {
  /// A number and the token behind it; the value counts thousandths.
  struct Amount: Equatable {
    var end: Int
    var thousandths: Int
    /// Written with digits.
    var isDigits = false

    var whole: Int? { thousandths % 1000 == 0 ? thousandths / 1000 : nil }
  }

  /// Numbers beyond mean no more than it does.
  private static let mostCounted = 1_000_000
  private static let fractions = ["½": 500, "¼": 250, "¾": 750]

  /// A whole number in digits or words, without separators.
  func whole(_ index: Int) -> (end: Int, value: Int)? {
    guard has(index) else { return nil }
    if tokens[index].kind == .number { return tokens[index].value.map { (index + 1, $0) } }
    return wordNumber(index)
  }

  /// A number in words: twenty five, treinta y cinco, quatre-vingt-dix.
  func wordNumber(_ index: Int) -> (end: Int, value: Int)? {
    guard var (end, total) = numberWord(index) else { return nil }
    var last = total
    while true {
      var next = end
      if isSign(next, "-"), isGlued(next) { next += 1 }
      let joint = self.end(next, .and)
      if let joint, last >= 20, let (after, value) = numberWord(joint), value < 100, value < last {
        (end, last) = (after, value)
        total += value
        continue
      }
      guard let (after, value) = numberWord(next) else { break }
      if value == 100 || value == 1000, last < value, total < value {
        total *= value
        last = value
      } else if value < last, last >= 20, last % 10 == 0 || value >= 100 {
        total += value
        last = value
      } else if tokens[index].text.unicodeScalars.first.map({ Script($0) }) == .japanese {
        // 二十五 is two tens and five.
        guard value == 10, last < 10 else {
          guard last == 10 || last == 100, value < 10 else { break }
          total += value
          last = value
          end = after
          continue
        }
        total += last * 9
        last = 10
      } else {
        break
      }
      end = after
      if total > 1_000_000 { break }
    }
    return (end, total)
  }

  private func numberWord(_ index: Int) -> (end: Int, value: Int)? {
    find(index) { if case .number(let value) = $0 { value } else { nil } }
  }

  /// Any amount: 90, 1,5, 1.200, two and a half, half a, anderthalb, a couple of.
  func amount(_ index: Int) -> Amount? {
    guard has(index) else { return nil }
    if tokens[index].kind == .number { return decimal(index).map { withHalf($0) } }
    if let part = Sentence.fractions[tokens[index].text] {
      return Amount(end: skipSmall(index + 1), thousandths: part, isDigits: true)
    }
    if let (end, thousandths) = find(index, { if case .amount(let value) = $0 { value } else { nil } }) {
      return Amount(end: end, thousandths: thousandths)
    }
    if let end = end(index, .threeQuarters) { return Amount(end: skipSmall(end), thousandths: 750) }
    if let end = end(index, .oneAndHalf) { return Amount(end: skipSmall(end), thousandths: 1500) }
    if let (end, value) = wordNumber(index) {
      return withHalf(Amount(end: end, thousandths: value * 1000))
    }
    if let end = end(index, .half) { return Amount(end: skipSmall(end), thousandths: 500) }
    if let end = end(index, .quarter) { return Amount(end: skipSmall(end), thousandths: 250) }
    if let end = end(index, .couple) { return Amount(end: end, thousandths: 2000) }
    return nil
  }

  private func withHalf(_ amount: Amount) -> Amount {
    let joint = isSign(amount.end, "-") && isGlued(amount.end) ? amount.end + 1 : amount.end
    if let end = end(amount.end, .andHalf) ?? end(joint, .andHalf) {
      return Amount(end: skipSmall(end), thousandths: amount.thousandths + 500, isDigits: amount.isDigits)
    }
    if let end = end(amount.end, .andQuarter) ?? end(joint, .andQuarter) {
      return Amount(end: skipSmall(end), thousandths: amount.thousandths + 250, isDigits: amount.isDigits)
    }
    if has(amount.end), let part = Sentence.fractions[tokens[amount.end].text] {
      return Amount(end: amount.end + 1, thousandths: amount.thousandths + part, isDigits: true)
    }
    // 1 1/2, as people type it.
    if amount.whole != nil, !isGlued(amount.end), let top = digits(amount.end), isSign(amount.end + 1, "/"),
      let bottom = digits(amount.end + 2), bottom > top, top > 0, bottom <= 10
    {
      return Amount(
        end: amount.end + 3, thousandths: amount.thousandths + 1000 * top / bottom, isDigits: true)
    }
    return amount
  }

  /// Digits with separators: before exactly three digits they group thousands, else they are decimal.
  private func decimal(_ index: Int) -> Amount? {
    let first = min(tokens[index].value ?? Sentence.mostCounted, Sentence.mostCounted)
    var value = first * 1000
    var end = index + 1
    while isSign(end, ".") || isSign(end, ","), isGlued(end), isGlued(end + 1),
      has(end + 1), tokens[end + 1].kind == .number, let digits = tokens[end + 1].value
    {
      let width = tokens[end + 1].text.utf8.count
      if width == 3, first > 0, tokens[index].text.utf8.count <= 3, value < 1_000_000_000 {
        value = value * 1000 + digits * 1000
        end += 2
        continue
      }
      guard width <= 3, value == first * 1000 else { break }
      value += digits * [100, 10, 1][width - 1]
      end += 2
      break
    }
    return Amount(end: end, thousandths: value, isDigits: true)
  }

  /// Behind articles and words like of.
  func skipSmall(_ index: Int) -> Int {
    var place = index
    while place - index < 3, let end = isAny(place, [.article, .of, .indefinite]) { place = end }
    return place
  }

  /// A day of a month: 16, 16th, 16., first, ersten.
  func dayNumber(_ index: Int) -> (end: Int, value: Int, isOrdinal: Bool)? {
    guard has(index) else { return nil }
    if let (end, value) = ordinal(index) { return (end, value, true) }
    guard let (end, value) = whole(index) else { return nil }
    if tokens[index].kind == .number, tokens[index].text.utf8.count > 2 { return nil }
    return (end, value, false)
  }

  /// An ordinal in digits or words; twenty-first too.
  func ordinal(_ index: Int) -> (end: Int, value: Int)? {
    guard has(index) else { return nil }
    if tokens[index].kind == .number, let value = tokens[index].value, value < 10_000 {
      var next = index + 1
      if isSign(next, "-"), isGlued(next) { next += 1 }
      if isGlued(next), let end = end(next, .ordinalEnding) { return (end, value) }
      if isSign(index + 1, "."), isGlued(index + 1), value < 54,
        !(isGlued(index + 2) && has(index + 2) && tokens[index + 2].kind == .number)
      {
        return (index + 2, value)
      }
      return nil
    }
    if let (end, value) = ordinalWord(index) {
      // Dwudziesty piąty: both words are ordinals.
      if value == 20 || value == 30, let (after, unit) = ordinalWord(end), unit < 10 {
        return (after, value + unit)
      }
      return (end, value)
    }
    // Twenty-first: the ten is a plain number.
    guard
      let (end, ten) = find(index, { if case .number(let n) = $0, n >= 20, n % 10 == 0 { n } else { nil } })
    else { return nil }
    var next = end
    if isSign(next, "-") { next += 1 }
    if let joint = self.end(next, .and) { next = joint }
    guard let (after, unit) = ordinalWord(next), unit < 10 else { return nil }
    return (after, ten + unit)
  }

  private func ordinalWord(_ index: Int) -> (end: Int, value: Int)? {
    find(index) { if case .ordinal(let value) = $0 { value } else { nil } }
  }
}
