internal import Plans

// Days told by other days: the day after Christmas, the third Tuesday after Easter.
extension DateReader {
  /// What stands behind a period, and is no part of it.
  private static let closing: Set<Meaning> = [
    .and, .make, .montage, .lengthBefore, .musicPreposition, .during, .shoot, .film, .without,
  ]

  /// Last week and the week before; alone it is the one before this.
  func periodBefore(_ last: Mention?, at index: Int) -> Found? {
    guard let end = sentence.end(index, .oneBefore), isClosing(end) else { return nil }
    let own = (index..<end).compactMap { unit($0)?.unit }.first
    switch last?.when {
    case .day(let offset) where own == nil || own == .day: return Found(end, .day(offset - 1))
    case .calendar(let unit, let offset) where own == nil || own == unit:
      return Found(end, .calendar(unit, offset - 1))
    default:
      guard let own, own != .day else { return nil }
      return Found(end, .calendar(own, -1))
    }
  }

  private func isClosing(_ index: Int) -> Bool {
    guard sentence.has(index) else { return true }
    let token = sentence.tokens[index]
    return token.kind == .sign && !sentence.isGlued(index + 1)
      || sentence.isAny(index, DateReader.closing) != nil
  }

  /// Larger amounts are no one's days.
  private static let mostUnits = 1000

  /// The day after Christmas, two weeks before 3 May, the week after Easter.
  func beside(_ index: Int) -> Found? {
    if let weekday = weekdayBeside(index) { return weekday }
    // Le lendemain de Noël, накануне Пасхи.
    if let (end, offset) = sentence.find(
      index, { if case .dayBeside(let offset) = $0 { offset } else { nil } }),
      let date = primary(skip(end))
    {
      return Found(date.end, .shifted(date.when, offset, .day))
    }
    let amount = sentence.amount(index)
    let start = sentence.skipSmall(amount?.end ?? index)
    guard let (end, unit) = unit(start), unit.rawValue >= TimeUnit.day.rawValue,
      let (date, sign) = anchor(end)
    else { return nil }
    // A week after Easter is a day, the week after it a week.
    let isOne = amount == nil && sentence.isBehind(start, [.indefinite])
    let count = min(amount?.whole ?? 1, DateReader.mostUnits)
    switch unit {
    case .week where amount == nil && !isOne: return Found(date.end, .weekBeside(date.when, sign))
    case .weekend where amount == nil:
      return Found(date.end, .within(.calendar(.weekend, 0), .weekdayBeside(sign, 6, date.when)))
    case .weekend: return nil
    default: return Found(date.end, .shifted(date.when, sign * count, unit))
    }
  }

  /// The Saturday before Easter, the third Tuesday after Christmas 2014.
  private func weekdayBeside(_ index: Int) -> Found? {
    let position = sentence.ordinal(index)
    guard let (end, weekday) = weekday(position?.end ?? index), let (date, sign) = anchor(end) else {
      return nil
    }
    let nth = min(max(1, position?.value ?? 1), DateReader.mostUnits)
    return Found(date.end, .weekdayBeside(sign * nth, weekday, date.when))
  }

  /// Before or after a day, with the day.
  private func anchor(_ index: Int) -> (date: Found, sign: Int)? {
    let before = sentence.end(index, .before).map { ($0, -1) }
    guard let (after, sign) = before ?? sentence.end(index, .after).map({ ($0, 1) }),
      var date = primary(skip(after))
    else { return nil }
    if let year = year(skip(date.end)), let dated = DateReader.combined(date.when, year.when) {
      date = Found(year.end, dated)
    }
    // From Monday to Wednesday: the word for before is that for until.
    if sentence.isAny(index, [.to, .until]) != nil {
      if case .feast = date.when { return (date, sign) } else { return nil }
    }
    switch date.when {
    case .date, .feast, .within, .day, .weekday: return (date, sign)
    default: return nil
    }
  }
}
