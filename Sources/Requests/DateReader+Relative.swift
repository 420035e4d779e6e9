// Days counted from now: last week, three days ago, the last ten days, the first week of June.
extension DateReader {
  private static let modifiers: Set<Meaning> = [
    .last, .lastCalendar, .lastRolling, .this, .next, .beforeLast,
  ]

  /// What a modifier goes with: a unit, weekday, month, season or feast.
  private func noun(_ index: Int) -> (end: Int, meaning: Meaning)? {
    // Lata is the summer's case and the plural of years: without a number it is the summer.
    if let season = s.find(index, { if case .season = $0 { $0 } else { nil } }) {
      return (season.end, season.value)
    }
    guard
      let found = s.find(
        index,
        { meaning -> Meaning? in
          switch meaning {
          case .unit(let unit): unit.rawValue >= Unit.day.rawValue ? meaning : nil
          case .weekday, .month, .season, .feast: meaning
          default: nil
          }
        })
    else { return nil }
    return (found.end, found.value)
  }

  private func modifier(_ index: Int) -> (end: Int, meaning: Meaning)? {
    s.find(index) { DateReader.modifiers.contains($0) ? $0 : nil }.map { ($0.end, $0.value) }
  }

  /// Last week, прошлым летом, the week before last, la semana pasada.
  func modified(_ index: Int) -> Found? {
    if let (end, modifier) = modifier(index), let (after, noun) = noun(s.skipSmall(end)) {
      let isDefinite = s.isBehind(index, [.article])
      var choice = DateReader.applied(modifier, noun, isDefinite: isDefinite)
      var place = after
      // Last week's last: the week before last.
      if let behind = s.end(after, .beforeLast) {
        (choice, place) = (DateReader.applied(.beforeLast, noun, isDefinite: false), behind)
      }
      if noun == .unit(.day), modifier == .last || modifier == .lastRolling, isOfSomething(place) {
        return nil
      }
      return choice.map { Found(place, $0) }
    }
    guard let (end, noun) = noun(index) else { return nil }
    for place in [end, s.skipSmall(end)] {
      guard let (after, modifier) = modifier(place), modifier != .this || place == end else { continue }
      // In "Tuesday last week" the modifier belongs to what follows.
      if self.noun(s.skipSmall(after)) != nil || s.amount(after) != nil { continue }
      let behind: Meaning = modifier == .last || modifier == .lastRolling ? .lastCalendar : modifier
      if let when = DateReader.applied(behind, noun, isDefinite: false) { return Found(after, when) }
    }
    return nil
  }

  /// The last day of school is no day we know.
  private func isOfSomething(_ index: Int) -> Bool {
    s.has(index) && s.tokens[index].kind == .word
      && (s.matches[index].isEmpty || s.isAny(index, [.of, .plain]) != nil)
  }

  private static func applied(_ modifier: Meaning, _ noun: Meaning, isDefinite: Bool) -> When? {
    switch noun {
    case .unit(let unit): return applied(modifier, unit, isDefinite: isDefinite)
    case .weekday(let weekday):
      let back = modifier == .beforeLast ? 1 : modifier == .next ? -1 : 0
      return .weekday(weekday, back: back)
    case .month(let month): return .month(month, year: nil, choice(modifier))
    case .season(let season): return .season(season, year: nil, choice(modifier))
    case .feast(let feast): return .feast(feast, year: nil, choice(modifier))
    default: return nil
    }
  }

  private static func choice(_ modifier: Meaning) -> When.Choice {
    switch modifier {
    case .last, .lastCalendar, .lastRolling: .over
    case .beforeLast: .beforeThat
    case .next: .next
    default: .latest
    }
  }

  private static func applied(_ modifier: Meaning, _ unit: Unit, isDefinite: Bool) -> When {
    switch modifier {
    case .this: return .calendar(unit, 0)
    case .next: return .calendar(unit, 1)
    case .beforeLast: return .calendar(unit, -2)
    case .lastRolling: return unit == .weekend ? .calendar(unit, -1) : .rolling(unit, 1)
    case .last where isDefinite && unit != .weekend && unit != .quarter: return .rolling(unit, 1)
    default: return .calendar(unit, -1)
    }
  }

  private func unit(_ index: Int) -> (end: Int, unit: Unit)? {
    s.find(index) { if case .unit(let unit) = $0 { unit } else { nil } }.map { ($0.end, $0.value) }
  }

  /// Three days ago, vor einer Woche, неделю назад, in three days.
  func ago(_ index: Int) -> Found? {
    for (opener, sign) in [(Meaning.agoBefore, 1), (.laterBefore, -1)] {
      guard let end = s.end(index, opener) else { continue }
      let place = s.skipSmall(end)
      if let few = s.end(place, .few), let (after, _) = unit(s.skipSmall(few)) { return Found(after, .vague) }
      guard let (after, unit, thousandths) = counted(place, mayBeBare: sign > 0) else { continue }
      // "In 30 seconds" is a length or a figure of speech.
      if sign < 0, unit.rawValue < Unit.day.rawValue { continue }
      return Found(s.end(after, .ago) ?? after, .ago(unit, sign * thousandths))
    }
    if let few = s.end(index, .few), let (end, _) = unit(s.skipSmall(few)), let after = s.end(end, .ago) {
      return Found(after, .vague)
    }
    guard let (end, unit, thousandths) = counted(index, mayBeBare: true) else { return nil }
    if let after = s.end(end, .ago) { return Found(after, .ago(unit, thousandths)) }
    if let after = s.end(end, .later) { return Found(after, .ago(unit, -thousandths)) }
    return nil
  }

  /// An amount of a unit: three days, a week, полгода, anderthalb Jahre, a year and a half.
  private func counted(_ index: Int, mayBeBare: Bool) -> (end: Int, unit: Unit, thousandths: Int)? {
    let amount = s.amount(index)
    let start = amount.map { $0.end } ?? index
    for place in [start, s.isSign(start, "-") ? start + 1 : s.skipSmall(start)] {
      guard let (end, unit) = unit(place) else { continue }
      guard amount != nil || mayBeBare else { return nil }
      var thousandths = amount?.thousandths ?? 1000
      var after = end
      if let half = s.end(end, .andHalf) { (after, thousandths) = (half, thousandths + 500) }
      return (after, unit, thousandths)
    }
    guard amount == nil,
      let (end, when) = s.find(index, { if case .rolling(let unit, let n) = $0 { (unit, n) } else { nil } })
    else { return nil }
    return (end, when.0, when.1 * 1000)
  }

  /// The last ten days, за неделю, 7 derniers jours, the past year.
  func rolling(_ index: Int) -> Found? {
    if let (end, modifier) = modifier(index), modifier != .next, modifier != .beforeLast {
      let place = s.skipSmall(end)
      if let few = s.end(place, .few), let (after, _) = unit(s.skipSmall(few)) { return Found(after, .vague) }
      return amountOfDays(place)
    }
    // The amount in front of "last": les 7 derniers jours.
    if let amount = s.amount(index), let count = amount.whole, count > 0 {
      let place = s.skipSmall(amount.end)
      if let (end, modifier) = modifier(place), modifier != .next, modifier != .this,
        let (after, unit) = unit(end)
      {
        return Found(after, .rolling(unit, count))
      }
      // Días pasados: the modifier behind the noun.
      if let (end, unit) = unit(place), unit.rawValue >= Unit.hour.rawValue,
        let (after, modifier) = modifier(end),
        modifier == .lastCalendar || modifier == .last || modifier == .lastRolling, noun(after) == nil
      {
        return Found(after, .rolling(unit, count))
      }
    }
    guard let end = s.end(index, .during) else { return nil }
    let place = s.skipSmall(end)
    if let few = s.end(place, .few), let (after, _) = unit(s.skipSmall(few)) { return Found(after, .vague) }
    if let found = amountOfDays(place), case .rolling(let unit, _) = found.when,
      unit.rawValue >= Unit.day.rawValue
    {
      return found
    }
    guard let (after, unit) = unit(place), unit.rawValue >= Unit.day.rawValue else { return nil }
    // "For the week of 3 August" names a week.
    if let week = weekOf(place) { return week }
    if modifier(after) != nil { return nil }
    return Found(after, unit == .weekend ? .calendar(.weekend, 0) : .rolling(unit, 1))
  }

  private func amountOfDays(_ index: Int) -> Found? {
    guard let amount = s.amount(index) else {
      guard
        let (end, value) = s.find(
          index, { if case .rolling(let unit, let n) = $0 { (unit, n) } else { nil } })
      else { return nil }
      return Found(end, .rolling(value.0, value.1))
    }
    guard amount.thousandths > 0, amount.thousandths < 1_000_000, !isWeekNumber(index, amount) else {
      return nil
    }
    for place in [amount.end, s.isSign(amount.end, "-") ? amount.end + 1 : s.skipSmall(amount.end)] {
      guard let (end, unit) = unit(place) ?? modifierThenUnit(place) else { continue }
      if let count = amount.whole { return Found(end, .rolling(unit, count)) }
      // One and a half weeks in whole days.
      switch unit {
      case .week: return Found(end, .rolling(.day, amount.thousandths * 7 / 1000))
      case .month: return Found(end, .rolling(.day, amount.thousandths * 30 / 1000))
      case .year: return Found(end, .rolling(.day, amount.thousandths * 365 / 1000))
      default: return nil
      }
    }
    return nil
  }

  /// За 32 неделю: the singular behind such a number names a week of the year.
  private static let singularWeeks: Set<String> = [
    "неделя", "неделю", "неделе", "тиждень", "tydzien", "tygodniu",
  ]

  private func isWeekNumber(_ index: Int, _ amount: Sentence.Amount) -> Bool {
    guard let count = amount.whole, (2...53).contains(count), count % 10 != 1 || count == 11,
      s.has(amount.end)
    else { return false }
    return amount.isDigits && DateReader.singularWeeks.contains(s.tokens[amount.end].text)
  }

  private func modifierThenUnit(_ index: Int) -> (end: Int, unit: Unit)? {
    modifier(index).flatMap { unit($0.end) }
  }

  /// The week of 3 August, the weekend of the 15th.
  func weekOf(_ index: Int) -> Found? {
    // Easter weekend, Christmas week.
    if let (end, feast) = s.find(index, { if case .feast(let feast) = $0 { feast } else { nil } }),
      let (after, unit) = unit(end),
      unit == .week || unit == .weekend
    {
      let when = When.feast(feast, year: nil, .latest)
      return Found(after, unit == .week ? .weekOf(when) : .within(.calendar(.weekend, 0), when))
    }
    guard let (end, unit) = unit(index), unit == .week || unit == .weekend else { return nil }
    let place = s.skipSmall(end)
    guard let date = range(place) ?? monthDate(place) ?? numeric(place) ?? named(place) else { return nil }
    switch date.when {
    case .date, .feast, .range(.dayOfMonth, .date), .range(.date, .date):
      return Found(date.end, unit == .week ? .weekOf(date.when) : .within(.calendar(.weekend, 0), date.when))
    default: return nil
    }
  }

  /// The beginning, middle or end of a period is told as the whole of it, as a day's part is its day.
  func part(_ index: Int) -> Found? {
    guard var end = s.isAny(index, [.beginning, .middle, .end]) else { return nil }
    if s.isSign(end, "-") { end += 1 }
    let place = skip(end)
    guard let period = primary(place) else { return nil }
    switch period.when {
    case .month, .year, .season, .decade, .calendar, .quarter, .half, .week, .weekOf, .rolling, .within:
      return period
    default: return nil
    }
  }

  /// The first week of June, the last three days of May, the second Sunday of July, the first half of 2024.
  func nthOf(_ index: Int) -> Found? {
    if s.language == .tr || s.language == .ja, let found = reversedNth(index) { return found }
    guard let position = position(index) else { return nil }
    if let month = position.month {
      return position.of(.month(month, year: nil, .latest)).map {
        withYear(Found(position.end, $0), month: month, position)
      }
    }
    let place = skip(position.end)
    guard place > position.end || s.has(place), let period = period(place) else { return nil }
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
    private static func isPart(_ unit: Unit, of period: When) -> Bool {
      let limit: Unit =
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
    if let (end, value) = s.ordinal(index), value > 0 { (place, number) = (end, value) }
    if number == nil, let end = s.isAny(index, [.last, .lastRolling, .lastCalendar]) {
      (place, number) = (end, -1)
    }
    var count: Int?
    if number == nil, let amount = s.amount(index), let whole = amount.whole, whole > 0 {
      // Les 3 premiers jours.
      let next = s.skipSmall(amount.end)
      guard
        let (end, value) = s.ordinal(next)
          ?? s.isAny(next, [.last, .lastRolling, .lastCalendar]).map({ ($0, -1) }),
        value == 1 || value == -1
      else { return nil }
      (place, number, count) = (end, value, whole)
    } else if let amount = s.amount(place), let whole = amount.whole, whole > 0, number == 1 || number == -1 {
      (place, count) = (s.skipSmall(amount.end), whole)
    }
    guard let number else { return nil }
    if s.language == .ja { place = s.skipSmall(place) }
    // A quincena of a month is its half.
    if let half = s.end(place, .half) ?? s.end(place, .rolling(.week, 2)) {
      return Position(end: half, number: number, count: nil, noun: .half)
    }
    if s.isSign(place, "-") { place += 1 }
    guard let (end, noun) = noun(place) else { return nil }
    // Der ersten Juniwoche: the month stands in front of its week.
    if case .month(let month) = noun {
      if let (after, unit) = unit(end), unit == .week || unit == .weekend {
        return Position(end: after, number: number, count: nil, noun: .unit(unit), month: month)
      }
      if s.has(end), s.tokens[end].tail, let half = s.end(end, .half) {
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

  /// Week 32, KW 32, Q1 2024, 2-й квартал, the third quarter of last year.
  func numbered(_ index: Int) -> Found? {
    guard s.has(index) else { return nil }
    var found: Found?
    let isWeek = s.end(index, .weekWord) ?? s.find(index) { $0 == .unit(.week) ? true : nil }?.end
    if let place = isWeek, s.has(place), s.tokens[place].kind == .number, let (end, number) = s.whole(place),
      (1...53).contains(number), unit(end) == nil
    {
      found = Found(end, .week(number, year: nil))
    }
    if let amount = s.amount(index), isWeekNumber(index, amount), let number = amount.whole {
      found = Found(amount.end + 1, .week(number, year: nil))
    }
    if let (end, number) = s.ordinal(index) ?? s.whole(index), let week = s.end(end, .weekWord),
      (1...53).contains(number)
    {
      found = Found(week, .week(number, year: nil))
    }
    if ["q", "h", "t", "s"].contains(s.tokens[index].text), s.isGlued(index + 1),
      let number = s.has(index + 1) ? s.tokens[index + 1].value : nil
    {
      let isQuarter = s.tokens[index].text == "q" || s.tokens[index].text == "t" && s.language == .fr
      if isQuarter, (1...4).contains(number) { found = Found(index + 2, .quarter(number, year: nil)) }
      if s.tokens[index].text == "h", (1...2).contains(number) {
        found = Found(index + 2, .half(number, year: nil))
      }
    }
    let cardinal =
      Set([.ru, .uk, .pl, .ja]).contains(s.language) && s.tokens[index].kind == .number ? s.whole(index) : nil
    if let (end, number) = s.ordinal(index) ?? cardinal,
      let (after, unit) = unit(s.isSign(end, "-") ? end + 1 : end)
    {
      if unit == .quarter, (1...4).contains(number) { found = Found(after, .quarter(number, year: nil)) }
      if unit == .halfYear, (1...2).contains(number) { found = Found(after, .half(number, year: nil)) }
    }
    guard let found else { return nil }
    guard let year = year(skip(found.end)), case .year(let number) = year.when else { return found }
    switch found.when {
    case .week(let week, _): return Found(year.end, .week(week, year: number))
    case .quarter(let quarter, _): return Found(year.end, .quarter(quarter, year: number))
    case .half(let half, _): return Found(year.end, .half(half, year: number))
    default: return found
    }
  }
}
