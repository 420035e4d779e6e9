internal import Plans

// Parts of periods, and periods by their number.
extension DateReader {
  /// The beginning, middle or end of a period is told as the whole of it, as a day's part is its day.
  func part(_ index: Int) -> Found? {
    if sentence.language == .tr, let (end, unit) = unit(index), [.week, .month, .year].contains(unit),
      let after = sentence.isAny(end, [.beginning, .middle, .end])
    {
      return Found(after, .calendar(unit, 0))
    }
    guard var end = sentence.isAny(index, [.beginning, .middle, .end]) else { return nil }
    if sentence.isSign(end, "-") { end += 1 }
    let place = skip(end)
    guard let period = primary(place) else { return partOfThis(place) }
    switch period.when {
    case .month, .year, .season, .decade, .calendar, .quarter, .half, .week, .weekOf, .rolling, .within:
      return period
    default: return nil
    }
  }

  /// The beginning of the month is that of this one.
  private func partOfThis(_ index: Int) -> Found? {
    guard let (end, unit) = unit(index), [.week, .month, .quarter, .year].contains(unit),
      primary(skip(end)) == nil
    else { return nil }
    return Found(end, .calendar(unit, 0))
  }

  /// The first week of June, the last three days of May, the second Sunday of July, the first half of 2024.
  func nthOf(_ index: Int) -> Found? {
    if sentence.language == .tr || sentence.language == .ja, let found = reversedNth(index) { return found }
    guard let position = position(index) else { return nil }
    if let month = position.month {
      return position.of(.month(month, year: nil, .latest)).map {
        withYear(Found(position.end, $0), month: month, position)
      }
    }
    let place = skip(position.end)
    guard place > position.end || sentence.has(place), let period = period(place) else { return nil }
    // The first days of June: how many is not said.
    if position.noun == .unit(.day), position.count == nil, sentence.isBehind(position.end, [.manyDays]) {
      return period
    }
    return position.of(period.when).map { Found(period.end, $0) }
  }

  private func withYear(_ found: Found, month: Int, _ position: Position) -> Found {
    guard let year = year(skip(found.end)), case .year(let number) = year.when,
      let when = position.of(.month(month, year: number, .latest))
    else { return found }
    return Found(year.end, when)
  }

  /// What a part of a period is: which one, of what, and how many.
  private struct Position {
    var end: Int
    var number: Int
    var count: Int?
    var noun: Meaning
    /// The period itself, where it stands within the position.
    var month: Int?

    func of(_ period: When) -> When? {
      switch noun {
      case .weekday(let weekday): return .nthWeekday(number, weekday, period)
      case .half: return half(period)
      case .unit(let unit):
        guard Position.isPart(unit, of: period) else { return nil }
        if let count {
          return number > 0 ? .firstUnits(count, unit, period) : .lastUnits(count, unit, period)
        }
        if unit == .week, number > 5 { if case .year(let year) = period { return .week(number, year: year) } }
        if unit == .quarter, case .year(let year) = period { return .quarter(number, year: year) }
        if unit == .halfYear, case .year(let year) = period { return .half(number, year: year) }
        return .nth(number, unit, period)
      default: return nil
      }
    }

    /// In "last year July" the year is no part of July.
    private static func isPart(_ unit: TimeUnit, of period: When) -> Bool {
      let limit: TimeUnit =
        switch period {
        case .month, .calendar(.month, _): .month
        case .week, .weekOf, .calendar(.week, _): .week
        case .season, .quarter, .calendar(.quarter, _): .quarter
        case .decade, .calendar(.decade, _): .decade
        default: .year
        }
      return unit.rawValue < limit.rawValue
    }

    private func half(_ period: When) -> When? {
      guard number == 1 || number == 2 || number == -1 else { return nil }
      switch period {
      case .year(let year): return .half(number == 1 ? 1 : 2, year: year)
      case .calendar(.year, _): return .within(.half(number == 1 ? 1 : 2, year: nil), period)
      case .month:
        return number == 1
          ? .firstUnits(15, .day, period) : .range(.nth(16, .day, period), .nth(-1, .day, period))
      case .decade(let first):
        return number == 1
          ? .range(.year(first), .year(first + 4)) : .range(.year(first + 5), .year(first + 9))
      default: return nil
      }
    }
  }

  private func position(_ index: Int) -> Position? {
    var place = index
    var number: Int?
    if let (end, value) = sentence.ordinal(index), value > 0 { (place, number) = (end, value) }
    if number == nil, let end = sentence.isAny(index, [.last, .lastRolling, .lastCalendar]) {
      (place, number) = (end, -1)
    }
    // 第1週.
    if sentence.language == .ja, sentence.has(index), sentence.tokens[index].text == "第",
      let (end, value) = sentence.whole(index + 1)
    {
      (place, number) = (end, value)
    }
    var count: Int?
    if number == nil, let amount = sentence.amount(index), let whole = amount.whole, whole > 0 {
      // Les 3 premiers jours.
      let next = sentence.skipSmall(amount.end)
      guard
        let (end, value) = sentence.ordinal(next)
          ?? sentence.isAny(next, [.last, .lastRolling, .lastCalendar]).map({ ($0, -1) }),
        value == 1 || value == -1
      else { return nil }
      (place, number, count) = (end, value, whole)
    } else if let amount = sentence.amount(place), let whole = amount.whole, whole > 0,
      number == 1 || number == -1
    {
      (place, count) = (sentence.skipSmall(amount.end), whole)
    }
    guard let number else { return nil }
    if sentence.language == .ja { place = sentence.skipSmall(place) }
    // A quincena of a month is its half.
    if let half = sentence.end(place, .half) ?? sentence.end(place, .rolling(.week, 2)) {
      return Position(end: half, number: number, count: nil, noun: .half)
    }
    return position(number, count, nounAt: sentence.isSign(place, "-") ? place + 1 : place)
  }

  private func position(_ number: Int, _ count: Int?, nounAt place: Int) -> Position? {
    guard let (end, noun) = noun(place) else { return nil }
    // Der ersten Juniwoche: the month stands in front of its week.
    if case .month(let month) = noun {
      if let (after, unit) = unit(end), unit == .week || unit == .weekend {
        return Position(end: after, number: number, count: nil, noun: .unit(unit), month: month)
      }
      if sentence.has(end), sentence.tokens[end].tail, let half = sentence.end(end, .half) {
        return Position(end: half, number: number, count: nil, noun: .half, month: month)
      }
    }
    return Position(end: end, number: number, count: count, noun: noun)
  }

  private func period(_ index: Int) -> Found? {
    guard let period = primary(index) else { return nil }
    switch period.when {
    case .month, .year, .season, .decade, .quarter, .half, .within, .week, .weekOf, .calendar:
      let next = skip(period.end)
      if case .month(let month, nil, let choice) = period.when, let outer = primary(next),
        case .calendar(.year, _) = outer.when
      {
        return Found(outer.end, .within(.month(month, year: nil, choice), outer.when))
      }
      if case .season(let season, nil, let choice) = period.when, let year = year(next),
        case .year(let number) = year.when
      {
        return Found(year.end, .season(season, year: number, choice))
      }
      return period
    default: return nil
    }
  }

  /// Turkish and Japanese name the period first: 6月の第1週, Haziran'ın ilk haftası.
  private func reversedNth(_ index: Int) -> Found? {
    let month = month(index, besideNumber: true).map { Found($0.end, .month($0.value, year: nil, .latest)) }
    for case .some(let period) in [monthDate(index), month, year(index), named(index), modified(index)] {
      switch period.when {
      case .month, .year, .season, .calendar, .decade: break
      default: continue
      }
      guard let position = position(skip(period.end)) else { continue }
      return position.of(period.when).map { Found(position.end, $0) }
    }
    return nil
  }

  /// Languages whose quarters are written T1 to T4.
  private static let trimestral: Set<LanguageCode> = [.fr, .es, .it, .pt]
  private static let roman = ["i": 1, "ii": 2, "iii": 3, "iv": 4]

  private func numberedWithoutYear(_ index: Int) -> Found? {
    // III kwartał.
    if let number = DateReader.roman[sentence.tokens[index].text], let (end, unit) = unit(index + 1),
      unit == .quarter
    {
      return Found(end, .quarter(number, year: nil))
    }
    return ordinalUnit(index) ?? letterOfYear(index) ?? numberedWeek(index)
  }

  /// Week 32, 32 неделя, 32. KW.
  private func numberedWeek(_ index: Int) -> Found? {
    if let (end, number) = sentence.ordinal(index) ?? sentence.whole(index),
      let week = sentence.end(end, .weekWord), (1...53).contains(number)
    {
      return Found(week, .week(number, year: nil))
    }
    if let amount = sentence.amount(index), isWeekNumber(index, amount), let number = amount.whole {
      return Found(amount.end + 1, .week(number, year: nil))
    }
    let isWeek =
      sentence.end(index, .weekWord) ?? sentence.find(index) { $0 == .unit(.week) ? true : nil }?.end
    guard let place = isWeek, sentence.has(place), sentence.tokens[place].kind == .number,
      let (end, number) = sentence.whole(place), (1...53).contains(number), unit(end) == nil
    else { return nil }
    return Found(end, .week(number, year: nil))
  }

  /// Q3, H1, T2.
  private func letterOfYear(_ index: Int) -> Found? {
    guard sentence.isGlued(index + 1), let number = sentence.digits(index + 1) else { return nil }
    switch sentence.tokens[index].text {
    case "q" where (1...4).contains(number): return Found(index + 2, .quarter(number, year: nil))
    case "t" where (1...4).contains(number) && DateReader.trimestral.contains(sentence.language):
      return Found(index + 2, .quarter(number, year: nil))
    case "h" where (1...2).contains(number): return Found(index + 2, .half(number, year: nil))
    default: return nil
    }
  }

  /// The third quarter, 2-й квартал, das 21. Jahrhundert.
  private func ordinalUnit(_ index: Int) -> Found? {
    let cardinal =
      Set([.ru, .uk, .pl, .ja]).contains(sentence.language) && sentence.tokens[index].kind == .number
      ? sentence.whole(index) : nil
    guard let (end, number) = sentence.ordinal(index) ?? cardinal,
      let (after, unit) = unit(sentence.isSign(end, "-") ? end + 1 : end)
    else { return nil }
    switch unit {
    case .quarter where (1...4).contains(number): return Found(after, .quarter(number, year: nil))
    case .century where (1...21).contains(number): return Found(after, .century(number))
    case .week where (6...53).contains(number) && sentence.ordinal(index) != nil:
      return Found(after, .week(number, year: nil))
    case .halfYear where (1...2).contains(number): return Found(after, .half(number, year: nil))
    default: return nil
    }
  }

  /// Week 32, KW 32, Q1 2024, 2-й квартал, the third quarter of last year.
  func numbered(_ index: Int) -> Found? {
    guard sentence.has(index) else { return nil }
    // 2016-Q3, 2016 week 6.
    if let year = sentence.digits(index), DateReader.bareYears.contains(year) {
      let place = sentence.isSign(index + 1, "-") ? index + 2 : index + 1
      guard sentence.has(place), sentence.tokens[place].kind == .word, let part = numberedWithoutYear(place)
      else { return nil }
      switch part.when {
      case .week(let week, _): return Found(part.end, .week(week, year: year))
      case .quarter(let quarter, _): return Found(part.end, .quarter(quarter, year: year))
      case .half(let half, _): return Found(part.end, .half(half, year: year))
      default: return nil
      }
    }
    guard let found = numberedWithoutYear(index) else { return nil }
    var dated: (end: Int, number: Int)?
    if let year = year(skip(found.end)), case .year(let number) = year.when { dated = (year.end, number) }
    if dated == nil, let short = yearNumber(found.end), sentence.tokens[found.end].afterApostrophe {
      dated = (short.end, short.year)
    }
    guard let year = dated.map({ Found($0.end, .year($0.number)) }), let number = dated?.number else {
      return found
    }
    switch found.when {
    case .week(let week, _): return Found(year.end, .week(week, year: number))
    case .quarter(let quarter, _): return Found(year.end, .quarter(quarter, year: number))
    case .half(let half, _): return Found(year.end, .half(half, year: number))
    default: return found
    }
  }
}
