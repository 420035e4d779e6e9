internal import Plans

// Days counted from now: last week, three days ago, the last ten days, the first week of June.
extension DateReader {
  private static let modifiers: Set<Meaning> = [
    .last, .lastCalendar, .lastRolling, .this, .next, .beforeLast,
  ]

  /// Units of a film's length, which are days only where nothing is cut and no noun has taken their modifier.
  private static let short: Set<TimeUnit> = [.second, .minute]

  /// What a modifier goes with: a unit, weekday, month, season or feast.
  func noun(_ index: Int) -> (end: Int, meaning: Meaning)? {
    // Lata is the summer's case and the plural of years: without a number it is the summer.
    if let season = sentence.find(index, { if case .season = $0 { $0 } else { nil } }) {
      return (season.end, season.value)
    }
    guard
      let found = sentence.find(
        index,
        { meaning -> Meaning? in
          switch meaning {
          case .unit(let unit): unit.rawValue >= TimeUnit.day.rawValue ? meaning : nil
          case .weekday, .month, .season, .feast: meaning
          default: nil
          }
        })
    else { return nil }
    return (found.end, found.value)
  }

  func modifier(_ index: Int) -> (end: Int, meaning: Meaning)? {
    sentence.find(index) { DateReader.modifiers.contains($0) ? $0 : nil }.map { ($0.end, $0.value) }
  }

  /// Last week, прошлым летом, the week before last, la semana pasada.
  func modified(_ index: Int) -> Found? {
    if let end = sentence.isAny(index, [.last, .lastCalendar, .lastRolling]),
      let night = sentence.end(sentence.skipSmall(end), .partOfDay)
    {
      return Found(night, .day(-1))
    }
    if let (end, modifier) = modifier(index), let (after, noun) = noun(sentence.skipSmall(end)) {
      let isDefinite = sentence.isBehind(index, [.article])
      var choice = DateReader.applied(modifier, noun, isDefinite: isDefinite)
      var place = after
      // Last week's last: the week before last.
      if let behind = sentence.end(after, .beforeLast) {
        (choice, place) = (DateReader.applied(.beforeLast, noun, isDefinite: false), behind)
      }
      if noun == .unit(.day), modifier == .last || modifier == .lastRolling, isOfSomething(place) {
        return nil
      }
      return choice.map { Found(place, $0) }
    }
    guard let (end, noun) = noun(index) else { return nil }
    for place in [end, sentence.skipSmall(end)] {
      guard let (after, modifier) = modifier(place), modifier != .this || place == end else { continue }
      // In "Tuesday last week" the modifier belongs to what follows.
      if self.noun(sentence.skipSmall(after)) != nil || isOfDays(after) { continue }
      let behind: Meaning = modifier == .last || modifier == .lastRolling ? .lastCalendar : modifier
      if let when = DateReader.applied(behind, noun, isDefinite: false) { return Found(after, when) }
    }
    return nil
  }

  /// An amount of days and not of the film's seconds: el mes pasado 40 segundos.
  private func isOfDays(_ index: Int) -> Bool {
    guard let amount = sentence.amount(index) else { return false }
    return unit(sentence.skipSmall(amount.end)).map { !DateReader.short.contains($0.unit) } ?? true
  }

  /// The last day of school is no day we know.
  private func isOfSomething(_ index: Int) -> Bool {
    sentence.has(index) && sentence.tokens[index].kind == .word
      && (sentence.matches[index].isEmpty || sentence.isAny(index, [.of, .plain]) != nil)
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

  private static func applied(_ modifier: Meaning, _ unit: TimeUnit, isDefinite: Bool) -> When {
    switch modifier {
    case .this: return .calendar(unit, 0)
    case .next: return .calendar(unit, 1)
    case .beforeLast: return .calendar(unit, -2)
    case .lastRolling: return unit == .weekend ? .calendar(unit, -1) : .rolling(unit, 1)
    case .last where isDefinite && unit != .weekend && unit != .quarter: return .rolling(unit, 1)
    default: return .calendar(unit, -1)
    }
  }

  func unit(_ index: Int) -> (end: Int, unit: TimeUnit)? {
    sentence.find(index) { if case .unit(let unit) = $0 { unit } else { nil } }.map { ($0.end, $0.value) }
  }

  /// The last ten days, за неделю, 7 derniers jours, the past year.
  func rolling(_ index: Int) -> Found? {
    if let repeated = repeated(index) { return repeated }
    if let coming = coming(index) { return coming }
    guard let found = rollingBehind(index) ?? rollingAmount(index) ?? rollingDuring(index) else { return nil }
    if case .rolling(let unit, _) = found.when, DateReader.short.contains(unit), isOfFilm(index) {
      return nil
    }
    return found
  }

  /// The last ten days.
  private func rollingBehind(_ index: Int) -> Found? {
    guard let (end, modifier) = modifier(index), modifier != .next, modifier != .beforeLast else {
      return nil
    }
    let place = sentence.skipSmall(end)
    if let few = sentence.end(place, .few), let (after, _) = unit(sentence.skipSmall(few)) {
      return Found(after, .vague)
    }
    return amountOfDays(place)
  }

  /// The amount in front of "last": les 7 derniers jours; and the modifier behind the noun: días pasados.
  private func rollingAmount(_ index: Int) -> Found? {
    guard let amount = sentence.amount(index), let count = amount.whole, count > 0 else { return nil }
    let place = sentence.skipSmall(amount.end)
    if let (end, modifier) = modifier(place), modifier != .next, modifier != .this,
      let (after, unit) = unit(end)
    {
      return Found(after, .rolling(unit, count))
    }
    if let (end, unit) = unit(place), unit.rawValue >= TimeUnit.hour.rawValue,
      let (after, modifier) = modifier(end),
      modifier == .lastCalendar || modifier == .last || modifier == .lastRolling, noun(after) == nil
    {
      return Found(after, .rolling(unit, count))
    }
    return nil
  }

  /// За неделю, for three days.
  private func rollingDuring(_ index: Int) -> Found? {
    guard let end = sentence.end(index, .during) else { return nil }
    let place = sentence.skipSmall(end)
    if ago(place) != nil || numbered(place) != nil || beside(place) != nil { return nil }
    if let few = sentence.end(place, .few), let (after, _) = unit(sentence.skipSmall(few)) {
      return Found(after, .vague)
    }
    if let found = amountOfDays(place), case .rolling(let unit, _) = found.when,
      unit.rawValue >= TimeUnit.day.rawValue
    {
      return found
    }
    guard let (after, unit) = unit(sentence.end(place, .whole) ?? place),
      unit.rawValue >= TimeUnit.day.rawValue
    else { return nil }
    // "For the week of 3 August" names a week.
    if let week = weekOf(place) { return week }
    if let name = named(place), name.end > after { return nil }
    if modifier(after) != nil || sentence.end(after, .ago) != nil || unit == .day && isUnknown(after) {
      return nil
    }
    return Found(after, unit == .weekend ? .calendar(.weekend, 0) : .rolling(unit, 1))
  }

  /// Seconds and minutes to cut off, or behind a noun that has its modifier: "trim the last 5 seconds".
  private func isOfFilm(_ index: Int) -> Bool {
    let cuts: Set<Meaning> = [.cut, .shear, .remove, .offCut]
    if (0..<sentence.count).contains(where: { sentence.isAny($0, cuts) != nil }) { return true }
    return sentence.matches[..<index].indices.contains { start in
      sentence.matches[start].contains { match in
        match.end == index && (match.meaning.isNamed || match.meaning.isLargeUnit)
      }
    }
  }

  /// Every Monday, the last three Fridays: no one period.
  private func repeated(_ index: Int) -> Found? {
    if let end = sentence.end(index, .perShot), let (after, _) = weekday(end) { return Found(after, .vague) }
    guard let end = sentence.isAny(index, [.last, .lastRolling, .lastCalendar]),
      let amount = sentence.amount(end),
      amount.thousandths > 1000, let (after, _) = weekday(amount.end)
    else { return nil }
    return Found(after, .vague)
  }

  /// The week, at the end of what is said: this one.
  func bareUnit(_ index: Int) -> Found? {
    guard let (end, unit) = unit(index), [.week, .month, .year].contains(unit), isLast(end),
      let article = sentence.startBehind(index, [.definite]),
      sentence.isBehind(article, [.of, .madeFrom, .from])
    else { return nil }
    return Found(end, .calendar(unit, 0))
  }

  private func isLast(_ index: Int) -> Bool {
    !sentence.has(index) || sentence.tokens[index].kind == .sign && !sentence.isGlued(index + 1)
  }

  /// The next three days, los próximos días, les trois prochains jours: nothing of them is filmed yet.
  private func coming(_ index: Int) -> Found? {
    if let next = sentence.end(index, .next) {
      let place = sentence.skipSmall(next)
      let amount =
        sentence.amount(place).map { ($0.end, $0.thousandths) }
        ?? sentence.end(place, .few).map { ($0, 2000) }
      guard let (end, thousandths) = amount, thousandths > 0,
        let (after, unit) = unit(sentence.skipSmall(end)),
        unit.rawValue >= TimeUnit.day.rawValue
      else { return nil }
      return Found(after, .ago(unit, -thousandths))
    }
    guard let amount = sentence.amount(index), amount.thousandths > 0 else { return nil }
    let place = sentence.skipSmall(amount.end)
    if let next = sentence.end(place, .next), let (after, unit) = unit(next),
      unit.rawValue >= TimeUnit.day.rawValue
    {
      return Found(after, .ago(unit, -amount.thousandths))
    }
    guard let (end, unit) = unit(place), unit.rawValue >= TimeUnit.day.rawValue,
      let after = sentence.end(end, .next),
      noun(sentence.skipSmall(after)) == nil
    else { return nil }
    return Found(after, .ago(unit, -amount.thousandths))
  }

  /// День рождения is a day told by a word we do not know.
  private func isUnknown(_ index: Int) -> Bool {
    sentence.has(index) && sentence.tokens[index].kind == .word && sentence.matches[index].isEmpty
  }

  private func amountOfDays(_ index: Int) -> Found? {
    guard let amount = sentence.amount(index) else {
      guard
        let (end, value) = sentence.find(
          index, { if case .rolling(let unit, let n) = $0 { (unit, n) } else { nil } })
      else { return nil }
      return Found(end, .rolling(value.0, value.1))
    }
    guard !isWeekNumber(index, amount) else { return nil }
    for place in [
      amount.end, sentence.isSign(amount.end, "-") ? amount.end + 1 : sentence.skipSmall(amount.end),
    ] {
      guard let (end, unit) = unit(place) ?? modifierThenUnit(place) else { continue }
      guard amount.thousandths > 0 else {
        return unit.rawValue >= TimeUnit.day.rawValue ? Found(end, .impossible) : nil
      }
      // За 2024 год names the year.
      if unit == .year, sentence.digits(index) != nil, sentence.tokens[index].text.utf8.count == 4 {
        return nil
      }
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
  func isWeekNumber(_ index: Int, _ amount: Sentence.Amount) -> Bool {
    guard let count = amount.whole, (2...53).contains(count), count % 10 != 1 || count == 11,
      sentence.has(amount.end)
    else { return false }
    return amount.isDigits && sentence.end(amount.end, .oneWeek) != nil
  }

  private func modifierThenUnit(_ index: Int) -> (end: Int, unit: TimeUnit)? {
    modifier(index).flatMap { unit($0.end) }
  }

  /// The week of 3 August, the weekend of the 15th.
  func weekOf(_ index: Int) -> Found? {
    // Easter weekend, Christmas week.
    if let (end, feast) = sentence.find(index, { if case .feast(let feast) = $0 { feast } else { nil } }),
      let (after, unit) = unit(end),
      unit == .week || unit == .weekend
    {
      let dated = year(skip(after))
      var number: Int?
      if case .year(let year) = dated?.when { number = year }
      let when = When.feast(feast, year: number, .latest)
      return Found(
        number == nil ? after : dated?.end ?? after, unit == .week ? .weekOf(when) : .weekendAt(when))
    }
    guard let (end, unit) = unit(index), unit == .week || unit == .weekend else { return nil }
    let place = sentence.skipSmall(end)
    guard let date = range(place) ?? monthDate(place) ?? numeric(place) ?? named(place) else { return nil }
    switch date.when {
    case .date, .feast, .range(.dayOfMonth, .date), .range(.date, .date):
      return Found(date.end, unit == .week ? .weekOf(date.when) : .within(.calendar(.weekend, 0), date.when))
    default: return nil
    }
  }
}
