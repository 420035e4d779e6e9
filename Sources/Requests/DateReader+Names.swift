// Days and periods by their names: yesterday, Friday, summer, Christmas, 2024, the nineties.
extension DateReader {
  private static let timePrepositions: Set<Meaning> = [
    .of, .madeFrom, .from, .since, .before, .after, .until, .to, .during, .this, .last, .lastCalendar,
    .lastRolling, .next, .beginning, .middle, .end, .between, .and, .beforeLast,
  ]

  /// Words that name days by themselves.
  func named(_ index: Int) -> Found? {
    guard s.has(index) else { return nil }
    for match in s.matches[index] where match.weakness == 0 || isSupported(index, match) {
      if case .day(1...) = match.meaning, isPartOfDay(index, match.end) { continue }
      if let when = DateReader.name(match.meaning) { return Found(match.end, when) }
    }
    return nil
  }

  /// Morgen and mañana are the morning with a day behind them, and mañana with an article.
  private func isPartOfDay(_ index: Int, _ end: Int) -> Bool {
    guard s.end(index, .partOfDay) == end else { return false }
    if s.language == .es, s.isBehind(index, [.article]) { return true }
    let place = s.skipSmall(end)
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
    if isNumber(index - 1) || isNumber(match.end) || s.ordinal(index - 1) != nil { return true }
    if match.weakness >= 2 {
      if match.weakness == 2, isAbbreviation(index, match.end) { return true }
      return isStrongDate(match.end) || isStrongDateBehind(index) || isWeekdayOfTwo(index, match)
    }
    if s.isBehind(index, DateReader.timePrepositions) { return true }
    if case .season = match.meaning, let article = s.startBehind(index, [.article]) {
      return s.language == .fr || s.isBehind(article, DateReader.timePrepositions)
    }
    if isStrongDate(match.end) || isStrongDateBehind(index) { return true }
    // A range or list of such words: March to May, spring and summer.
    return s.isAny(match.end, [.to]).map { place in s.find(place) { $0.isDay ? true : nil } != nil } ?? false
  }

  /// Von mo.: a dot and a preposition tell a short weekday.
  private func isAbbreviation(_ index: Int, _ end: Int) -> Bool {
    s.isSign(end, ".") && s.isGlued(end) && s.isBehind(index, DateReader.timePrepositions)
  }

  /// Mon-Wed, sat and sun: two short weekdays speak for each other.
  private func isWeekdayOfTwo(_ index: Int, _ match: Sentence.Match) -> Bool {
    guard case .weekday = match.meaning else { return false }
    let next = s.isSign(match.end, "-") ? match.end + 1 : s.isAny(match.end, [.to, .and])
    if let next, isWeekday(next) { return true }
    let joint = s.isSign(index - 1, "-") ? index - 1 : s.startBehind(index, [.to, .and])
    return joint.map { isWeekday($0 - 1) } ?? false
  }

  private func isWeekday(_ index: Int) -> Bool {
    s.find(index) { if case .weekday = $0 { true } else { nil } } != nil
  }

  private func isNumber(_ index: Int) -> Bool {
    guard s.has(index), s.tokens[index].kind == .number, let value = s.tokens[index].value else {
      return false
    }
    return (1...31).contains(value) || DateReader.bareYears.contains(value)
  }

  private func isStrongDate(_ index: Int) -> Bool {
    guard s.has(index) else { return false }
    return s.matches[index].contains { $0.weakness == 0 && $0.meaning.isDay }
  }

  private func isStrongDateBehind(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return s.matches[index - 1].contains { $0.weakness == 0 && $0.meaning.isDay && $0.end == index }
  }

  /// A month's name, or 月 behind a number.
  func month(_ index: Int, besideNumber: Bool) -> (end: Int, value: Int)? {
    guard s.has(index) else { return nil }
    for match in s.matches[index] {
      guard case .month(let month) = match.meaning else { continue }
      guard besideNumber || match.weakness == 0 || isSupported(index, match) else { continue }
      var end = match.end
      if s.isSign(end, "."), s.isGlued(end), s.tokens[index].text.utf8.count <= 4 { end += 1 }
      return (end, month)
    }
    if let (end, value) = s.whole(index), let after = s.end(end, .monthCounter) { return (after, value) }
    return nil
  }

  /// A day with its month, or a month, with a year where one is written.
  func monthDate(_ index: Int) -> Found? {
    var found: Found?
    if let (end, day, isOrdinal) = s.dayNumber(index), !s.isBehind(index, [.numbered]) {
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
    var places = [end, isOrdinal ? s.skipSmall(end) : s.end(end, .of) ?? end]
    if let counter = s.end(end, .dayCounter) { places.append(s.skipSmall(counter)) }
    for place in places {
      if s.isSign(place, "-"), s.isGlued(place), s.month(place + 1) != nil {
        return dayAndMonth(day, behind: place + 1, isOrdinal: isOrdinal)
      }
      guard let month = month(place, besideNumber: true) else { continue }
      // 3 7月 is no day of July.
      guard s.end(place, .monthCounter) == nil, (1...12).contains(month.value) else { continue }
      // Двадцатые числа июля.
      if isOrdinal, place > end, s.end(end, .dayCounter) != nil,
        ["ые", "ых"].contains(where: { s.tokens[end - 1].text.hasSuffix($0) })
      {
        return Found(month.end, .month(month.value, year: nil, .latest))
      }
      guard (1...31).contains(day) else { return day < 100 ? Found(month.end, .impossible) : nil }
      return Found(month.end, .date(day: day, month: month.value, year: nil))
    }
    return nil
  }

  private func monthBeforeDay(_ index: Int) -> (end: Int, value: Int)? {
    guard let month = month(index, besideNumber: true), s.dayNumber(s.skipSmall(month.end)) != nil else {
      return nil
    }
    return month
  }

  private func monthFirst(_ month: (end: Int, value: Int)) -> Found {
    let bare = Found(month.end, .month(month.value, year: nil, .latest))
    let place = s.skipSmall(month.end)
    guard let (end, day, isOrdinal) = s.dayNumber(place), day < 100, !s.tokens[place].afterApostrophe else {
      return bare
    }
    let counted = s.end(end, .dayCounter)
    let isJapanese = Script(s.tokens[month.end - 1].text.unicodeScalars.first) == .japanese
    if isJapanese { return counted.map { self.date(day, month.value, $0) } ?? bare }
    let behind = counted ?? end
    guard isOrdinal || counted != nil || isDayPosition(behind) else { return bare }
    guard s.tokens[place].kind == .number || isOrdinal || s.language == .en else { return bare }
    return date(day, month.value, behind)
  }

  private func date(_ day: Int, _ month: Int, _ end: Int) -> Found {
    (1...31).contains(day) ? Found(end, .date(day: day, month: month, year: nil)) : Found(end, .impossible)
  }

  /// True when a number in front of `index` counts nothing that follows it.
  private func isDayPosition(_ index: Int) -> Bool {
    guard s.has(index) else { return true }
    if s.tokens[index].kind == .sign { return !s.isSign(index, ":") && !s.isSign(index, "%") }
    if s.tokens[index].kind == .number { return true }
    if s.isGlued(index), !s.tokens[index].tail { return false }
    let isCounted = s.find(index) { $0.isCounted ? true : nil }
    return isCounted == nil && (s.language == .en || !s.matches[index].isEmpty)
  }

  /// The year behind a day or month, and its word.
  private func withYear(_ found: Found) -> Found {
    var place = found.end
    // 16-Aug-2025.
    let dashed = s.isSign(place, "-") && s.isGlued(place) && s.isGlued(place + 1) ? place + 1 : place
    for candidate in [dashed, skip(place)] {
      guard let (end, year) = yearNumber(candidate) ?? shortYear(candidate, behind: found, dashed) else {
        continue
      }
      place = end
      switch found.when {
      case .date(let day, let month, _): return Found(place, .date(day: day, month: month, year: year))
      case .month(let month, _, let choice): return Found(place, .month(month, year: year, choice))
      default: return Found(place, found.when)
      }
    }
    return found
  }

  /// A year as it stands behind a month: 2024, '24, 2024 года.
  private func yearNumber(_ index: Int) -> (end: Int, year: Int)? {
    guard s.has(index) else { return nil }
    if let (end, year) = yearInWords(index) { return (end, year) }
    guard s.tokens[index].kind == .number, let value = s.tokens[index].value else { return nil }
    let word = yearWord(index + 1)
    let width = s.tokens[index].text.utf8.count
    if width == 2, s.tokens[index].afterApostrophe { return (word ?? index + 1, century(value)) }
    guard width == 4, (1000...2999).contains(value) else { return nil }
    if let word { return (word, value) }
    // 2025-го.
    if let (end, _) = s.ordinal(index) { return (yearWord(end) ?? end, value) }
    return isUncounted(index + 1) ? (index + 1, value) : nil
  }

  /// The year of 16-Aug-25, and of 18 July 14 at the end of a sentence.
  private func shortYear(_ index: Int, behind found: Found, _ dashed: Int) -> (end: Int, year: Int)? {
    guard case .date = found.when, s.has(index), s.tokens[index].kind == .number,
      s.tokens[index].text.utf8.count == 2, let value = s.tokens[index].value,
      index == dashed, s.month(found.end - 1) != nil, index > found.end || !s.has(index + 1)
    else { return nil }
    return (index + 1, century(value))
  }

  private func yearWord(_ index: Int) -> Int? {
    guard let end = s.end(index, .yearWord) else { return nil }
    return s.isSign(end, ".") && s.isGlued(end) && s.tokens[index].text.utf8.count <= 4 ? end + 1 : end
  }

  /// Twenty twenty-four, nineteen ninety.
  private func yearInWords(_ index: Int) -> (end: Int, year: Int)? {
    guard s.tokens[index].kind == .word, let (end, first) = s.wordNumber(index) else { return nil }
    if first % 1000 == 0 || first % 100 == 0, let (after, rest) = s.ordinal(end),
      s.tokens[end].kind == .word, (1...99).contains(rest), (1900...2100).contains(first + rest)
    {
      return (yearWord(after) ?? after, first + rest)
    }
    if (1900...2100).contains(first) { return (yearWord(end) ?? end, first) }
    guard first == 19 || first == 20, let (after, rest) = s.wordNumber(end), (10...99).contains(rest) else {
      return nil
    }
    return (after, first * 100 + rest)
  }

  /// A year of two digits: those up to ten years from now are of this century.
  func century(_ value: Int) -> Int {
    let century = thisYear / 100 * 100
    return value <= thisYear % 100 + 10 ? century + value : century - 100 + value
  }

  /// True when the number in front of `index` is no amount, size or time.
  private func isUncounted(_ index: Int) -> Bool {
    guard s.has(index) else { return true }
    if s.isGlued(index), s.tokens[index].kind == .word, !s.tokens[index].tail,
      Script(s.tokens[index].text.unicodeScalars.first) != .japanese
    {
      return false
    }
    if s.isGlued(index), s.isSign(index, ":") || s.isSign(index, "%") || s.isSign(index, "_") { return false }
    if s.isSign(index, "x") || s.isSign(index, "×") { return false }
    return s.find(index) { if case .unit(let unit) = $0, unit != .year { true } else { nil } } == nil
  }

  /// A whole year: 2024, in the year 2024, 2024 год.
  func year(_ index: Int) -> Found? {
    guard s.has(index) else { return nil }
    if let end = s.end(index, .yearWord) {
      let place = s.skipSmall(end)
      if s.has(place), let value = s.tokens[place].value, (1000...2999).contains(value),
        isUncounted(place + 1)
      {
        return Found(yearWord(place + 1) ?? place + 1, .year(value))
      }
    }
    if s.tokens[index].text.utf8.count == 2, let value = s.tokens[index].value,
      s.tokens[index].afterApostrophe
        ? isStrongDateBehind(s.startBehind(index, [.of]) ?? index) : isSeasonBehind(index)
    {
      return Found(index + 1, .year(century(value)))
    }
    if isYearPlace(index), let (end, year) = yearInWords(index) { return Found(end, .year(year)) }
    guard let value = s.tokens[index].value, s.tokens[index].text.utf8.count == 4, isFree(index) else {
      return nil
    }
    if let word = yearWord(index + 1), (1000...2999).contains(value) { return Found(word, .year(value)) }
    guard DateReader.bareYears.contains(value), isUncounted(index + 1) else { return nil }
    let counted = s.isAny(index + 1, [.video, .videos, .photo, .live])
    if counted != nil, s.isBehind(index, [.of, .madeFrom]), value % 100 == 0 { return nil }
    return Found(index + 1, .year(value))
  }

  /// The summer of 69, verano del 19.
  private func isSeasonBehind(_ index: Int) -> Bool {
    guard !s.has(index + 1) || s.tokens[index + 1].kind == .sign, let place = s.startBehind(index, [.of]),
      place > 0
    else { return false }
    return s.matches[place - 1].contains { if case .season = $0.meaning { $0.end == place } else { false } }
  }

  private func isYearPlace(_ index: Int) -> Bool {
    s.isBehind(index, [.of, .madeFrom, .since, .before, .after, .until, .to, .during, .article])
  }

  /// True when a number is not the rest of a name, path or larger number.
  func isFree(_ index: Int) -> Bool {
    guard s.isGlued(index), index > 0 else { return true }
    let before = s.tokens[index - 1]
    if before.kind == .word { return Script(before.text.unicodeScalars.first) == .japanese }
    return !["_", "/", ".", ":", "\\", "#", "@", "=", "$", "€"].contains(before.text)
  }

  /// A decade: the 90s, 90-е, 90er, años 90, nineties.
  func decade(_ index: Int) -> Found? {
    guard s.has(index) else { return nil }
    if let (end, first) = s.find(index, { if case .decade(let first) = $0 { first } else { nil } }) {
      let word = s.find(end) { if case .unit(.year) = $0 { true } else { nil } }
      return Found(word?.end ?? end, .decade(wholeDecade(first)))
    }
    if s.find(index, { $0 == .unit(.year) ? true : nil }) != nil, let unit = s.end(index, .unit(.year)) {
      if let (end, first) = tens(unit) {
        return Found(s.isSign(end, ".") && s.isGlued(end) ? end + 1 : end, .decade(first))
      }
    }
    guard isFree(index), let (end, first) = tens(index), s.tokens[index].kind == .number else { return nil }
    var place = end
    if s.isSign(place, "-"), s.isGlued(place) { place += 1 }
    guard let ending = s.end(place, .decadeEnding) else { return nil }
    let isApart = !s.isGlued(place) && !s.tokens[place].afterApostrophe
    if isApart { return nil }
    // 90s is ninety seconds but for "the 90s".
    if s.tokens[place].text == "s", s.tokens[index].text.utf8.count < 4,
      !isBehindArticle(index), !s.tokens[place].afterApostrophe
    {
      return nil
    }
    let word = s.find(ending) { $0 == .unit(.year) ? true : nil }
    return Found(word?.end ?? ending, .decade(first))
  }

  /// The 90s, the early 90s.
  private func isBehindArticle(_ index: Int) -> Bool {
    let place = s.startBehind(index, [.beginning, .middle, .end]) ?? index
    return s.isBehind(place, [.article]) || s.isBehind(index, [.article])
  }

  private func tens(_ index: Int) -> (end: Int, first: Int)? {
    guard s.has(index), let (end, value) = s.whole(index), value % 10 == 0 else { return nil }
    if value < 100, s.tokens[index].kind == .word || s.tokens[index].text.utf8.count == 2 {
      return (end, wholeDecade(value))
    }
    return (1800...2090).contains(value) ? (end, value) : nil
  }

  private func wholeDecade(_ first: Int) -> Int {
    guard first < 100 else { return first }
    let century = thisYear / 100 * 100
    return century + first <= thisYear ? century + first : century - 100 + first
  }

  /// In front of a bare number these name a day: le 16, del 19.
  private static let dayArticles: Set<String> = ["le", "du", "el", "del", "il", "dal", "al", "do", "au"]

  /// A day of this or the last month by its number alone: the 5th, 5 числа, el día 5.
  func bareDay(_ index: Int) -> Found? {
    guard s.has(index), isFree(index) else { return nil }
    if let end = s.end(index, .dayBefore), let (after, day, _) = s.dayNumber(end), (1...31).contains(day),
      s.tokens[end].kind == .number
    {
      return Found(after, .dayOfMonth(day))
    }
    guard let (end, day, isOrdinal) = s.dayNumber(index), (1...99).contains(day) else { return nil }
    if let counter = s.end(end, .dayCounter) { return Found(counter, .dayOfMonth(day)) }
    if isOrdinal, day <= 31, let month = ofTheMonth(end) {
      return Found(month, .within(.dayOfMonth(day), .calendar(.month, 0)))
    }
    let isNamed =
      isOrdinal || (index > 0 && DateReader.dayArticles.contains(s.tokens[index - 1].text) && day <= 31)
    guard isNamed, s.tokens[index].kind == .number, s.isBehind(index, [.article, .of]), isAtEnd(end) else {
      return nil
    }
    return Found(end, .dayOfMonth(day))
  }

  /// Of the month; of a month that is told apart the date rules speak.
  private func ofTheMonth(_ index: Int) -> Int? {
    let place = s.skipSmall(index)
    guard place > index, let end = s.end(place, .unit(.month)) else { return nil }
    return primary(end) == nil && modified(place) == nil ? end : nil
  }

  func isAtEnd(_ index: Int) -> Bool {
    guard s.has(index) else { return true }
    if s.tokens[index].kind == .sign { return !s.isGlued(index + 1) }
    return s.isAny(index, [.and, .to, .of, .partOfDay, .shoot, .musicPreposition]) != nil
  }

  func vague(_ index: Int) -> Found? {
    if let end = s.end(index, .vagueDate) { return Found(end, .vague) }
    return nil
  }
}

extension Sentence {
  fileprivate func month(_ index: Int) -> Int? {
    find(index) { if case .month(let month) = $0 { month } else { nil } }?.value
  }
}
