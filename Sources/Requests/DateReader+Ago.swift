internal import Plans

// Days by how long ago they are: three days ago, vor einer Woche, 2 нед. назад.
extension DateReader {
  /// 3 wk. ago, hace 2 sem.: short units between a number and a word for the past.
  func shortAgo(_ index: Int) -> Found? {
    let opener = sentence.end(index, .agoBefore)
    guard let amount = sentence.amount(sentence.isAny(opener ?? index, [.roughly]) ?? opener ?? index),
      amount.isDigits,
      let (end, unit) = sentence.find(
        amount.end, { if case .shortUnit(let unit) = $0 { unit } else { nil } })
    else { return nil }
    let behind = sentence.isSign(end, ".") && sentence.isGlued(end) ? end + 1 : end
    if opener != nil { return Found(behind, .ago(unit, amount.thousandths)) }
    return sentence.end(behind, .ago).map { Found($0, .ago(unit, amount.thousandths)) }
  }

  /// Three days ago, vor einer Woche, неделю назад, in three days.
  func ago(_ index: Int) -> Found? {
    for (opener, sign) in [(Meaning.agoBefore, 1), (.laterBefore, -1)] {
      guard let opened = sentence.end(index, opener) else { continue }
      let end = sentence.isAny(opened, [.roughly]) ?? opened
      let place = sentence.skipSmall(end)
      for few in [opened, end, place].compactMap({ sentence.end($0, .few) }) {
        if let (after, _) = unit(sentence.skipSmall(few)) { return Found(after, .vague) }
      }
      if sign > 0, let amount = sentence.amount(place), let count = amount.whole, (1...500).contains(count),
        let (after, weekday) = weekday(amount.end)
      {
        return Found(after, .weekday(weekday, back: count - 1))
      }
      let isBare = sign > 0 || sentence.end(end, .indefinite) != nil
      guard
        let (after, unit, thousandths) = counted(end, mayBeBare: false) ?? counted(place, mayBeBare: isBare)
      else { continue }
      // "In 30 seconds" is a length or a figure of speech.
      if sign < 0, unit.rawValue < TimeUnit.day.rawValue { continue }
      return Found(sentence.end(after, .ago) ?? after, .ago(unit, sign * thousandths))
    }
    // Полчаса назад.
    if let (end, seconds) = sentence.find(
      index, { if case .length(let seconds) = $0 { seconds } else { nil } }),
      let after = sentence.end(end, .ago)
    {
      return Found(after, .ago(.second, seconds * 1000))
    }
    if let few = sentence.end(index, .few), let (end, _) = unit(sentence.skipSmall(few)),
      let after = sentence.end(end, .ago)
    {
      return Found(after, .vague)
    }
    if let found = weekdaysAgo(index) ?? invertedAgo(index) ?? shortAgo(index) { return found }
    let start = sentence.isAny(index, [.roughly]) ?? index
    guard let (end, unit, thousandths) = counted(start, mayBeBare: start == index) else { return nil }
    if let after = sentence.end(end, .ago) { return Found(after, .ago(unit, thousandths)) }
    if let after = sentence.end(end, .later) { return Found(after, .ago(unit, -thousandths)) }
    return nil
  }

  func weekday(_ index: Int) -> (end: Int, weekday: Int)? {
    sentence.find(index) { if case .weekday(let weekday) = $0 { weekday } else { nil } }.map {
      ($0.end, $0.value)
    }
  }

  /// Three Fridays ago, two summers ago.
  func weekdaysAgo(_ index: Int) -> Found? {
    guard let amount = sentence.amount(index), let count = amount.whole, (1...500).contains(count),
      let (end, noun) = noun(amount.end), let after = sentence.end(end, .ago)
    else { return nil }
    switch noun {
    case .weekday(let weekday): return Found(after, .weekday(weekday, back: count - 1))
    // Dwa lata temu: the word for summers is that for years.
    case .season(let season) where unit(amount.end) == nil:
      return Found(after, .season(season, year: nil, .ago(count)))
    case .feast(let feast): return Found(after, .feast(feast, year: nil, .ago(count)))
    case .month(let month): return Found(after, .month(month, year: nil, .ago(count)))
    default: return nil
    }
  }

  /// Дня три назад: about three days ago.
  func invertedAgo(_ index: Int) -> Found? {
    guard [.ru, .uk].contains(sentence.language), let (end, unit) = unit(index),
      let amount = sentence.amount(end),
      let after = sentence.end(amount.end, .ago)
    else { return nil }
    return Found(after, .ago(unit, amount.thousandths))
  }

  /// An amount of a unit: three days, a week, полгода, anderthalb Jahre, a year and a half.
  func counted(_ index: Int, mayBeBare: Bool) -> (end: Int, unit: TimeUnit, thousandths: Int)? {
    let amount = sentence.amount(index)
    let start = amount.map { $0.end } ?? index
    for place in [start, sentence.isSign(start, "-") ? start + 1 : sentence.skipSmall(start)] {
      guard let (end, unit) = unit(place) else { continue }
      guard amount != nil || mayBeBare else { return nil }
      var thousandths = amount?.thousandths ?? 1000
      var after = end
      if let half = sentence.end(end, .andHalf) { (after, thousandths) = (half, thousandths + 500) }
      return withSmaller((after, unit, thousandths))
    }
    guard amount == nil,
      let (end, when) = sentence.find(
        index, { if case .rolling(let unit, let n) = $0 { (unit, n) } else { nil } })
    else { return nil }
    return (end, when.0, when.1 * 1000)
  }

  /// A year and two months in months, two weeks and a day in days.
  func withSmaller(
    _ counted: (end: Int, unit: TimeUnit, thousandths: Int)
  ) -> (end: Int, unit: TimeUnit, thousandths: Int) {
    var joint =
      sentence.end(counted.end, .and) ?? (sentence.isSign(counted.end, ",") ? counted.end + 1 : counted.end)
    // 2 ч. 21 мин.
    if sentence.isSign(joint, "."), sentence.isGlued(joint), sentence.digits(joint + 1) != nil { joint += 1 }
    guard let amount = sentence.amount(joint), let (end, smaller) = unit(sentence.skipSmall(amount.end))
    else {
      return counted
    }
    switch (counted.unit, smaller) {
    case (.year, .month): return (end, .month, counted.thousandths * 12 + amount.thousandths)
    case (.week, .day): return (end, .day, counted.thousandths * 7 + amount.thousandths)
    case (.hour, .minute), (.minute, .second), (.hour, .second), (.day, .hour):
      let behind = sentence.isSign(end, ".") && sentence.isGlued(end) ? end + 1 : end
      return withSmaller((behind, counted.unit, counted.thousandths))
    default: return counted
    }
  }
}
