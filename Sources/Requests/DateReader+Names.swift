internal import Plans

// Days and periods by their names: yesterday, Friday, summer, Christmas, 2024, the nineties.
extension DateReader {
  private static let timePrepositions: Set<Meaning> = [
    .of, .madeFrom, .from, .since, .before, .after, .until, .to, .during, .this, .last, .lastCalendar,
    .lastRolling, .next, .beginning, .middle, .end, .between, .and, .beforeLast,
  ]

  /// A day up to this number is a slip; my mother's 60th is no day.
  private static let mostDayLike = 39
  /// Two digits behind a month that are rather a year than a day that does not exist.
  private static let bareShortYears = 50...99
  /// Letters of a month written short.
  private static let longestAbbreviation = 6

  /// Words that name days by themselves.
  func named(_ index: Int) -> Found? {
    guard sentence.has(index) else { return nil }
    for match in sentence.matches[index] where match.weakness == 0 || isSupported(index, match) {
      if case .day(1...) = match.meaning, isPartOfDay(index, match.end) { continue }
      if let when = DateReader.name(match.meaning) { return Found(match.end, when) }
    }
    return nil
  }

  /// Morgen and mañana are the morning with a day behind them, and mañana with an article.
  private func isPartOfDay(_ index: Int, _ end: Int) -> Bool {
    guard sentence.end(index, .partOfDay) == end else { return false }
    if sentence.language == .es, sentence.isBehind(index, [.article]) { return true }
    let place = sentence.skipSmall(end)
    return place > end && monthDate(place) ?? numeric(place) != nil
  }

  private static func name(_ meaning: Meaning) -> When? {
    switch meaning {
    case .day(let offset): .day(offset)
    case .weekday(let weekday): .weekday(weekday, back: 0)
    case .season(let season): .season(season, year: nil, .latest)
    case .feast(let feast): .feast(feast, year: nil, .latest)
    case .calendar(let unit, let offset): .calendar(unit, offset)
    case .rolling(let unit, let count): .rolling(unit, count)
    case .decade: nil
    case .unit(.weekend): .calendar(.weekend, 0)
    default: nil
    }
  }

  /// True when a word that is also an everyday one stands as a date: in March, 3 may, mar 2024.
  func isSupported(_ index: Int, _ match: Sentence.Match) -> Bool {
    if match.weakness < 3, case .weekday = match.meaning, isDateBehindComma(match.end) { return true }
    if sentence.isAny(match.end, DateReader.bounds) != nil { return true }
    // Sexta à noite.
    if case .weekday = match.meaning, match.weakness < 3,
      [match.end, sentence.skipSmall(match.end)].contains(where: { sentence.end($0, .partOfDay) != nil })
    {
      return true
    }
    if match.weakness < 3, isAlone(index, match.end) { return true }
    if match.weakness < 3, case .month = match.meaning, isBesideYearOrMonth(index, match.end) { return true }
    if isNumber(index - 1) || isNumber(match.end) || sentence.ordinal(index - 1) != nil { return true }
    // Letzten Freitag so dreißig Sekunden: a short weekday right behind another one is none.
    if match.weakness >= 2, case .weekday = match.meaning, isWeekday(index - 1),
      !sentence.isSign(match.end, ".")
    {
      return false
    }
    if match.weakness >= 2 {
      return isStrongDate(match.end) || isStrongDateBehind(index) || isWeekdayOfTwo(index, match)
    }
    if sentence.isBehind(index, DateReader.timePrepositions) { return true }
    if case .season = match.meaning, let article = sentence.startBehind(index, [.article]) {
      return sentence.language == .fr || sentence.isBehind(article, DateReader.timePrepositions)
    }
    if isStrongDate(match.end) || isStrongDateBehind(index) { return true }
    // A range or list of such words: March to May, spring and summer.
    return sentence.isAny(match.end, [.to]).map { place in
      sentence.find(place) { $0.isDay ? true : nil } != nil
    } ?? false
  }

  /// Juil. 2026, mar. de 2026, Mar – May 2026, Ekim filmi.
  private func isBesideYearOrMonth(_ index: Int, _ end: Int) -> Bool {
    let behind = isAbbreviated(index, end) ? end + 1 : end
    let place = sentence.skipSmall(behind)
    if let year = sentence.digits(place), DateReader.bareYears.contains(year) { return true }
    if sentence.isSign(behind, "-"), sentence.monthNumber(behind + 1) != nil { return true }
    if sentence.isSign(index - 1, "-"), index > 1, sentence.monthNumber(index - 2) != nil { return true }
    return sentence.language == .tr && sentence.tokens[index].capital && sentence.end(end, .film) != nil
  }

  /// What stands behind a date and nothing else: ocaktan beri.
  private static let bounds: Set<Meaning> = [.sinceBehind, .fromBehind]

  /// Sexta, 12 de setembro.
  private func isDateBehindComma(_ end: Int) -> Bool {
    guard sentence.isSign(end, ","), let (next, day, _) = sentence.dayNumber(end + 1), (1...31).contains(day)
    else { return false }
    return sentence.monthNumber(sentence.skipSmall(next)) != nil
  }

  /// A film, sat.: nothing else stands between two breaks.
  private func isAlone(_ index: Int, _ end: Int) -> Bool {
    let isAbbreviated = sentence.isSign(end, ".") && sentence.isGlued(end)
    let isOpened =
      index == 0 || sentence.tokens[index - 1].kind == .sign && !sentence.isGlued(index)
      || isAbbreviated && sentence.isBehind(index, DateReader.timePrepositions)
    let place = isAbbreviated ? end + 1 : end
    let isClosed =
      !sentence.has(place) || sentence.tokens[place].kind == .sign && !sentence.isGlued(place + 1)
    return isOpened && isClosed && sentence.count > end - index + (isAbbreviated ? 1 : 0)
  }

  /// Signs that join days of a list.
  private static let joints = ["&", "+", ","]

  /// Mon-Wed, sat and sun: two short weekdays speak for each other.
  private func isWeekdayOfTwo(_ index: Int, _ match: Sentence.Match) -> Bool {
    guard case .weekday = match.meaning else { return false }
    let isJoined =
      sentence.isSign(match.end, "-") || DateReader.joints.contains { sentence.isSign(match.end, $0) }
    let next = isJoined ? match.end + 1 : sentence.isAny(match.end, [.to, .and])
    if let next, isWeekday(next) { return true }
    let isJoint =
      sentence.isSign(index - 1, "-") || DateReader.joints.contains { sentence.isSign(index - 1, $0) }
    let joint = isJoint ? index - 1 : sentence.startBehind(index, [.to, .and])
    return joint.map { isWeekday($0 - 1) } ?? false
  }

  private func isWeekday(_ index: Int) -> Bool {
    sentence.find(index) { if case .weekday = $0 { true } else { nil } } != nil
  }

  private func isNumber(_ index: Int) -> Bool {
    guard sentence.has(index), sentence.tokens[index].kind == .number,
      let value = sentence.tokens[index].value
    else {
      return false
    }
    return (1...31).contains(value) || DateReader.bareYears.contains(value)
  }

  private func isStrongDate(_ index: Int) -> Bool {
    guard sentence.has(index) else { return false }
    return sentence.matches[index].contains { $0.weakness == 0 && $0.meaning.isDay }
  }

  func isStrongDateBehind(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return sentence.matches[index - 1].contains { $0.weakness == 0 && $0.meaning.isDay && $0.end == index }
  }

  /// A month's name, or 月 behind a number.
  func month(_ index: Int, besideNumber: Bool) -> (end: Int, value: Int)? {
    guard sentence.has(index) else { return nil }
    for match in sentence.matches[index] {
      guard case .month(let month) = match.meaning else { continue }
      guard besideNumber || match.weakness == 0 || isSupported(index, match) else { continue }
      var end = match.end
      if isAbbreviated(index, end) { end += 1 }
      return (end, month)
    }
    if let (end, value) = sentence.whole(index), let after = sentence.end(end, .monthCounter) {
      return (after, value)
    }
    return nil
  }

  /// A short month with its dot: нояб., févr.
  private func isAbbreviated(_ index: Int, _ end: Int) -> Bool {
    end == index + 1 && sentence.isSign(end, ".") && sentence.isGlued(end)
      && sentence.tokens[index].text.unicodeScalars.count <= DateReader.longestAbbreviation
  }

  /// A day with its month, or a month, with a year where one is written.
  func monthDate(_ index: Int) -> Found? {
    var found: Found?
    if let (end, day, isOrdinal) = sentence.dayNumber(index), !sentence.isBehind(index, [.numbered]) {
      found = dayAndMonth(day, behind: end, isOrdinal: isOrdinal)
    }
    if found == nil, let month = month(index, besideNumber: false) ?? monthBeforeDay(index) {
      guard (1...12).contains(month.value) else { return Found(month.end, .impossible) }
      found = monthFirst(month)
    }
    guard let found else { return nil }
    return withYear(found)
  }

  private func dayAndMonth(_ day: Int, behind end: Int, isOrdinal: Bool) -> Found? {
    var places = [end, isOrdinal ? sentence.skipSmall(end) : sentence.end(end, .of) ?? end]
    if let counter = sentence.end(end, .dayCounter) { places.append(sentence.skipSmall(counter)) }
    for place in places {
      if ["-", "/", "."].contains(where: { sentence.isSign(place, $0) }), sentence.isGlued(place),
        sentence.monthNumber(place + 1) != nil
      {
        return dayAndMonth(day, behind: place + 1, isOrdinal: isOrdinal)
      }
      guard let month = month(place, besideNumber: true) else { continue }
      // 3 7月 is no day of July.
      guard sentence.end(place, .monthCounter) == nil, (1...12).contains(month.value) else { continue }
      // Двадцатые числа июля.
      if isOrdinal, place > end, sentence.end(end, .dayCounter) != nil,
        ["ые", "ых"].contains(where: { sentence.tokens[end - 1].text.hasSuffix($0) })
      {
        return Found(month.end, .month(month.value, year: nil, .latest))
      }
      guard (1...31).contains(day) else { return day < 100 ? Found(month.end, .impossible) : nil }
      return Found(month.end, .date(day: day, month: month.value, year: nil))
    }
    return nil
  }

  private func monthBeforeDay(_ index: Int) -> (end: Int, value: Int)? {
    guard let month = month(index, besideNumber: true),
      let day = sentence.dayNumber(sentence.skipSmall(month.end))
    else {
      return nil
    }
    // Del mar del 2 de agosto: the day is that of the month behind it.
    let place = sentence.skipSmall(month.end)
    if place > month.end, sentence.monthNumber(sentence.skipSmall(day.end)) != nil { return nil }
    return month
  }

  private func monthFirst(_ month: (end: Int, value: Int)) -> Found {
    let bare = Found(month.end, .month(month.value, year: nil, .latest))
    // Oct-2, October. 2.
    let isDashed =
      (sentence.isSign(month.end, "-") || sentence.isSign(month.end, "/")) && sentence.isGlued(month.end)
      && sentence.isGlued(month.end + 1)
    let isDotted = sentence.isSign(month.end, ".") && sentence.has(month.end + 1)
    let place =
      (isDashed || isDotted) && sentence.digits(month.end + 1) != nil
        && sentence.monthNumber(month.end + 2) == nil
      ? month.end + 1 : sentence.skipSmall(month.end)
    // Januar 90, novembre 98.
    if let year = sentence.digits(place), DateReader.bareShortYears.contains(year), isAtEnd(place + 1) {
      return Found(place + 1, .month(month.value, year: century(year), .latest))
    }
    guard let (end, day, isOrdinal) = sentence.dayNumber(place), day < 100,
      !sentence.tokens[place].afterApostrophe
    else {
      return bare
    }
    let counted = sentence.end(end, .dayCounter)
    let isJapanese = Script(sentence.tokens[month.end - 1].text.unicodeScalars.first) == .japanese
    if isJapanese { return counted.map { self.date(day, month.value, $0) } ?? bare }
    let behind = counted ?? end
    // The Aug 3 clips.
    let isTold = sentence.language == .en && sentence.isBehind(month.end - 1, [.definite])
    guard isOrdinal || counted != nil || isTold || isDayPosition(behind) else { return bare }
    guard sentence.tokens[place].kind == .number || isOrdinal || sentence.language == .en else { return bare }
    return date(day, month.value, behind)
  }

  private func date(_ day: Int, _ month: Int, _ end: Int) -> Found {
    (1...31).contains(day) ? Found(end, .date(day: day, month: month, year: nil)) : Found(end, .impossible)
  }

  /// True when a number in front of `index` counts nothing that follows it.
  private func isDayPosition(_ index: Int) -> Bool {
    guard sentence.has(index) else { return true }
    if sentence.tokens[index].kind == .sign {
      return !sentence.isSign(index, ":") && !sentence.isSign(index, "%")
    }
    if sentence.tokens[index].kind == .number { return true }
    if sentence.isGlued(index), !sentence.tokens[index].tail { return false }
    // The July 3 video: one is not counted by three.
    if sentence.language == .en, isOne(index) { return true }
    let isCounted = sentence.find(index) { $0.isCounted ? true : nil }
    return isCounted == nil && (sentence.language == .en || !sentence.matches[index].isEmpty)
  }

  private func isOne(_ index: Int) -> Bool {
    sentence.isAny(index, [.video, .film, .photo, .live]).map { end in
      sentence.tokens[end - 1].text.last != "s"
    } ?? false
  }

  /// In front of a bare number these name a day: le 16, del 19.
  static let dayArticles: Set<String> = ["le", "du", "el", "del", "il", "dal", "al", "do", "au"]

  /// A day of this or the last month by its number alone: the 5th, 5 числа, el día 5.
  func bareDay(_ index: Int) -> Found? {
    guard sentence.has(index), isFree(index) else { return nil }
    if let end = sentence.end(index, .dayBefore), let (after, day, _) = sentence.dayNumber(end),
      (1...31).contains(day),
      sentence.tokens[end].kind == .number
    {
      return Found(after, .dayOfMonth(day))
    }
    guard let (end, day, isOrdinal) = sentence.dayNumber(index), (1...DateReader.mostDayLike).contains(day)
    else { return nil }
    if let counter = sentence.end(end, .dayCounter) { return Found(counter, .dayOfMonth(day)) }
    if isOrdinal, day <= 31, let month = ofTheMonth(end) {
      return Found(month, .within(.dayOfMonth(day), .calendar(.month, 0)))
    }
    let isNamed =
      isOrdinal
      || (index > 0 && DateReader.dayArticles.contains(sentence.tokens[index - 1].text) && day <= 31)
    guard isNamed, sentence.tokens[index].kind == .number, sentence.isBehind(index, [.article, .of]),
      isAtEnd(end)
    else {
      return nil
    }
    return Found(end, .dayOfMonth(day))
  }

  /// Of the month; of a month that is told apart the date rules speak.
  private func ofTheMonth(_ index: Int) -> Int? {
    let place = sentence.skipSmall(index)
    guard place > index, let end = sentence.end(place, .unit(.month)) else { return nil }
    return primary(end) == nil && modified(place) == nil ? end : nil
  }

  func isAtEnd(_ index: Int) -> Bool {
    guard sentence.has(index) else { return true }
    if sentence.tokens[index].kind == .sign { return !sentence.isGlued(index + 1) }
    return sentence.isAny(index, [.and, .to, .of, .partOfDay, .shoot, .musicPreposition]) != nil
  }

  func vague(_ index: Int) -> Found? {
    if let end = sentence.end(index, .vagueDate) { return Found(end, .vague) }
    return nil
  }
}

extension Sentence {
  func monthNumber(_ index: Int) -> Int? {
    find(index) { if case .month(let month) = $0 { month } else { nil } }?.value
  }
}
