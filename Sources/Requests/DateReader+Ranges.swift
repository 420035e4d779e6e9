internal import Plans

// From and to, since, before, and days that stand side by side.
extension DateReader {
  /// A range with its opener: from 3 to 5 May, between 2019 and 2021, с понедельника по среду.
  func range(_ index: Int) -> Found? {
    if let end = sentence.end(index, .between) { return range(from: skip(end), isBetween: true) }
    var found: Found?
    if let end = sentence.isAny(index, [.from, .since]) {
      found = range(from: skip(end), isBetween: false)
      // "From the 3rd of May, 2024 on" has no second end.
    }
    return DateReader.longest([found, range(from: index, isBetween: false)])
  }

  private func range(from index: Int, isBetween: Bool) -> Found? {
    guard let first = rangeEnd(index, isFirst: true) else { return nil }
    for start in [first, shortened(index, first)].compactMap({ $0 }) {
      if let found = range(start, from: index, isBetween: isBetween) { return found }
    }
    return nil
  }

  /// The first end alone, when its longest reading has taken the second one's month: 3 - 5 May.
  private func shortened(_ index: Int, _ first: Found) -> Found? {
    guard let primary = primary(index), primary.end < first.end else { return nil }
    return primary
  }

  private func range(_ first: Found, from index: Int, isBetween: Bool) -> Found? {
    let place = skipClock(first.end)
    guard let joint = joint(place, isBetween: isBetween), let last = rangeEnd(skip(joint), isFirst: false)
    else {
      return behindRange(first, place)
    }
    guard let when = DateReader.ends(first.when, last.when) ?? days(first, last, from: index) else {
      return nil
    }
    var end = last.end
    if let behind = sentence.isAny(end, [.untilBehind, .betweenBehind]) { end = behind }
    var found = Found(end, when)
    // Monday to Wednesday last week.
    let next = skip(end)
    if let outer = primary(next), case .calendar = outer.when, DateReader.isOpen(last.when) {
      found = Found(outer.end, .within(when, outer.when))
    } else if let outer = primary(next), case .year(let year) = outer.when, DateReader.isOpen(last.when) {
      found = Found(outer.end, DateReader.endDated(when, year))
    }
    return found
  }

  /// Days of a month that nobody names: from the 3rd to the 5th, du 13 au 18, с 3 по 5 число.
  private func days(_ first: Found, _ last: Found, from index: Int) -> When? {
    guard case .dayOfMonth = first.when, case .dayOfMonth = last.when else { return nil }
    let isMarked = [first.end, last.end].contains { end in
      sentence.isBehind(end, [.dayCounter]) || sentence.isBehind(end, [.ordinalEnding])
        || sentence.isSign(end - 1, ".")
    }
    let isNamed = index > 0 && DateReader.dayArticles.contains(sentence.tokens[index - 1].text)
    let isOpened =
      [.ja, .tr].contains(sentence.language)
      || sentence.isBehind(index, [.from, .since, .between, .article, .of])
    if let month = primary(skip(last.end)), case .calendar(.month, _) = month.when {
      return .range(first.when, last.when)
    }
    return (isMarked || isNamed) && isOpened && isAtEnd(last.end) ? .range(first.when, last.when) : nil
  }

  /// This month from 4 to 12, November between 19 and 20.
  func monthThenDays(_ index: Int) -> Found? {
    guard let month = primary(index) else { return nil }
    switch month.when {
    case .calendar(.month, _), .month(_, _, _): break
    default: return nil
    }
    let place = skip(month.end)
    let isBetween = sentence.end(place, .between) != nil
    let start = skip(sentence.isAny(place, [.between, .from]) ?? place)
    guard let (end, first, _) = sentence.dayNumber(start), (1...31).contains(first), isDayNumber(start, end),
      let next = joint(end, isBetween: isBetween), let (after, last, _) = sentence.dayNumber(skip(next)),
      (1...31).contains(last), isDayNumber(skip(next), after), isAtEnd(after)
    else { return nil }
    return Found(after, .within(.range(.dayOfMonth(first), .dayOfMonth(last)), month.when))
  }

  private static func isOpen(_ when: When) -> Bool {
    switch when {
    case .weekday, .date(_, _, nil), .month(_, nil, _), .season(_, nil, _), .dayOfMonth: true
    default: false
    }
  }

  private static func endDated(_ range: When, _ year: Int) -> When {
    guard case .range(let first, .date(let day, let month, nil)) = range else {
      return .within(range, .year(year))
    }
    return .range(first, .date(day: day, month: month, year: year))
  }

  /// Languages that mark the ends behind them: 3日から5日まで, 3 Mayıs'tan 5 Mayıs'a kadar.
  private func behindRange(_ first: Found, _ place: Int) -> Found? {
    var next = place
    let opener =
      sentence.end(next, .fromBehind) ?? (sentence.language == .ja ? sentence.end(next, .sinceBehind) : nil)
    if let opener { next = opener }
    guard opener != nil || next == first.end else { return nil }
    let isSuffixed =
      opener == nil && sentence.language == .tr && hasSuffix(next - 1, DateReader.fromSuffixes)
    guard opener != nil || isSuffixed, let last = rangeEnd(next, isFirst: false),
      let when = DateReader.ends(first.when, last.when) ?? days(first, last, from: next)
    else { return nil }
    if let end = sentence.isAny(last.end, [.untilBehind, .betweenBehind]) { return Found(end, when) }
    let isOpen = opener.map { sentence.isBehind($0, [.fromBehind]) } ?? false
    let isEnd = isOpen || isSuffixed && hasSuffix(last.end - 1, DateReader.toSuffixes)
    return isEnd ? Found(last.end, when) : nil
  }

  /// Pazartesiden çarşambaya: the ends' cases tell the range.
  private static let fromSuffixes = ["dan", "den", "tan", "ten"]
  private static let toSuffixes = ["a", "e"]

  private func hasSuffix(_ index: Int, _ suffixes: [String]) -> Bool {
    sentence.has(index) && suffixes.contains { sentence.tokens[index].text.hasSuffix($0) }
  }

  private func skipClock(_ index: Int) -> Int {
    sentence.isAny(index, [.partOfDay]) ?? clock(index) ?? index
  }

  /// The end of a time of day behind a date: 10:30, um 8.10 Uhr.
  func clock(_ index: Int) -> Int? {
    let comma = sentence.isSign(index, ",") ? index + 1 : index
    let place = sentence.isAny(comma, [.clockBefore]) ?? comma
    guard let hour = sentence.digits(place), (0...24).contains(hour), sentence.isGlued(place + 1),
      sentence.isSign(place + 1, ":") || sentence.isSign(place + 1, "."), sentence.isGlued(place + 2),
      let minute = sentence.digits(place + 2), minute < 60, sentence.tokens[place + 2].text.utf8.count == 2,
      !(sentence.isSign(place + 3, ".") && sentence.isGlued(place + 3) && sentence.digits(place + 4) != nil)
    else { return nil }
    return sentence.isAny(place + 3, [.clock]) ?? place + 3
  }

  private func joint(_ index: Int, isBetween: Bool) -> Int? {
    if isBetween {
      return sentence.isAny(index, [.and, .to]) ?? (sentence.isSign(index, "-") ? index + 1 : nil)
    }
    if sentence.isSign(index, "-") { return index + 1 }
    // 14./15. August; a slash between bare numbers is a date's own.
    if sentence.isSign(index, "/"), !sentence.isGlued(index) || sentence.isSign(index - 1, ".") {
      return index + 1
    }
    return sentence.end(index, .to)
  }

  /// A date, or a number that shares the other end's month.
  private func rangeEnd(_ index: Int, isFirst: Bool) -> Found? {
    if let end = sentence.isAny(index, [.until]), !isFirst { return rangeEnd(skip(end), isFirst: true) }
    let date = compound(index)
    var number: Found?
    if let (end, value, _) = sentence.dayNumber(index), (1...31).contains(value), isDayNumber(index, end) {
      number = Found(sentence.end(end, .dayCounter) ?? end, .dayOfMonth(value))
    }
    // Vendredi 3 – dimanche 5 juillet.
    if isFirst, number == nil, let (end, _) = weekday(index), let day = sentence.digits(skip(end)),
      (1...31).contains(day), joint(skip(end) + 1, isBetween: false) != nil
    {
      number = Found(skip(end) + 1, .dayOfMonth(day))
    }
    // A bare year stands as an end of a range without more.
    if let (end, value) = sentence.whole(index), sentence.tokens[index].text.utf8.count == 4,
      DateReader.bareYears.contains(value)
    {
      number = Found(sentence.end(end, .yearWord) ?? end, .year(value))
    }
    return DateReader.longest([date, number])
  }

  /// Part 2, 1:30 and bir film hold no day.
  private func isDayNumber(_ index: Int, _ end: Int) -> Bool {
    if sentence.isBehind(index, [.numbered]) { return false }
    if sentence.isSign(end, ":"), sentence.isGlued(end), sentence.digits(end + 1) != nil { return false }
    // 4.10 pm.
    if sentence.isSign(end, "."), sentence.isGlued(end + 1), sentence.digits(end + 1) != nil,
      sentence.isAny(end + 2, [.clock]) != nil
    {
      return false
    }
    // À 14h40.
    if sentence.isGlued(end), sentence.has(end), sentence.tokens[end].kind == .word,
      !sentence.tokens[end].tail,
      Script(sentence.tokens[end].text.unicodeScalars.first) != .japanese
    {
      return false
    }
    // À 19 h 21.
    let isTime = sentence.find(end) { meaning -> Bool? in
      if case .unit(let unit) = meaning { unit.seconds == nil ? nil : true } else { nil }
    }
    if isTime != nil { return false }
    return sentence.tokens[index].kind == .number || sentence.end(index, .indefinite) != end
  }

  /// The range of two ends, nil when they cannot be ends of one.
  private static func ends(_ first: When, _ last: When) -> When? {
    switch (first, last) {
    // Monday to Wednesday last week: what dates the last end dates the first one too.
    case (_, .within(let inner, let outer)) where isOpen(first) && isOpen(inner):
      return .within(.range(first, inner), outer)
    case (.dayOfMonth, .date), (.date, .dayOfMonth): return .range(first, last)
    case (.dayOfMonth(let start), .month(let month, let year, _)) where start <= 31:
      _ = (month, year)
      return nil
    case (.dayOfMonth, _), (_, .dayOfMonth): return nil
    case (.range, _), (_, .range): return nil
    case (.vague, _), (_, .vague): return .vague
    case (.impossible, _), (_, .impossible): return .impossible
    default: return .range(first, last)
    }
  }

  /// Since, before, after, until, in front of a date or behind it.
  func bounded(_ index: Int) -> Found? {
    var place = index
    var opener: Meaning?
    let openers: [Meaning] = [.since, .before, .after, .until]
    for meaning in openers {
      if let end = sentence.end(index, meaning), end > place { (place, opener) = (end, meaning) }
    }
    return opener.map { bounded(index, by: $0, from: place) } ?? boundedBehind(index)
  }

  private func bounded(_ index: Int, by opener: Meaning, from place: Int) -> Found? {
    guard let date = boundedEnd(skip(place)) else { return nil }
    // Antes de ayer is a name of its own; so is the avant hier of d'avant hier.
    let isName = (index..<place).contains { start in
      named(start) != nil && compound(start).map { $0.end >= date.end } ?? false
    }
    if isName { return nil }
    let end = sentence.isAny(date.end, [.sinceBehind]) ?? date.end
    if opener == .since, sentence.isAny(index, [.madeFrom]) != nil,
      sentence.isAny(date.end, [.video, .videos, .photo, .live, .film]) != nil
    {
      return nil
    }
    switch opener {
    case .since: return Found(withNow(end), .since(date.when))
    case .before: return Found(end, .before(date.when))
    case .after: return Found(end, .after(date.when))
    default: return Found(end, .until(date.when))
    }
  }

  /// A date whose bound stands behind it: 7月1日以降, 1 Temmuz'dan beri.
  private func boundedBehind(_ index: Int) -> Found? {
    guard var date = boundedEnd(index) else { return nil }
    // 15 Temmuz'a kadar.
    if sentence.language == .tr, sentence.has(date.end), sentence.tokens[date.end].afterApostrophe,
      sentence.end(date.end + 1, .untilBehind) != nil
    {
      date.end += 1
    }
    let behind = sentence.end(date.end, .fromBehind) ?? date.end
    // The 60th on 12 July: what a date follows opens that one.
    if let end = sentence.end(behind, .sinceBehind) ?? sentence.end(date.end, .sinceBehind),
      sentence.language != .en || primary(end) == nil
    {
      return Found(end, .since(date.when))
    }
    if let end = sentence.end(behind, .beforeBehind) ?? sentence.end(date.end, .beforeBehind) {
      return Found(end, .before(date.when))
    }
    if let end = sentence.end(behind, .afterBehind) ?? sentence.end(date.end, .afterBehind) {
      return Found(end, .after(date.when))
    }
    if let end = sentence.end(date.end, .untilBehind) { return Found(end, .until(date.when)) }
    // 月曜日から何を撮った: what begins there and has no other end goes on until today.
    if sentence.language == .ja, behind > date.end,
      sentence.isAny(behind, [.make, .film, .video, .number(1)]) == nil
    {
      return Found(behind, .since(date.when))
    }
    return nil
  }

  /// Since Monday until now.
  private func withNow(_ index: Int) -> Int {
    guard let joint = sentence.isAny(index, [.to, .until]), let date = primary(skip(joint)),
      case .day(0) = date.when
    else {
      return index
    }
    return date.end
  }

  private func boundedEnd(_ index: Int) -> Found? {
    let date = compound(index)
    if let (end, value) = sentence.whole(index), sentence.tokens[index].text.utf8.count == 4,
      DateReader.bareYears.contains(value),
      end >= date?.end ?? 0
    {
      return Found(sentence.end(end, .yearWord) ?? end, .year(value))
    }
    return date
  }

  /// Days side by side: Saturday and Sunday; 3, 4 and 5 May.
  func several(_ index: Int) -> Found? {
    guard let (found, isNumber) = member(index) else { return nil }
    var all = [found.when]
    var hasNumber = isNumber
    var end = found.end
    let isNegated = DenialReader(sentence: sentence).isNegated(index)
    while true {
      var place = end
      if isNegated, sentence.isSign(place, ",") || sentence.end(place, .contrast) != nil { break }
      if sentence.isSign(place, ",") || sentence.isSign(place, "&") || sentence.isSign(place, "+") {
        place += 1
      }
      if let joint = sentence.end(place, .and) { place = joint }
      guard place > end, let (next, isNumber) = member(skip(place)) else { break }
      all.append(next.when)
      hasNumber = hasNumber || isNumber
      end = next.end
      if all.count > 31 { break }
    }
    guard all.count > 1 else { return nil }
    return DateReader.sharedMonth(all).map { Found(end, $0) }
  }

  private func member(_ index: Int) -> (Found, isNumber: Bool)? {
    let date = compound(index)
    if let (end, value, isOrdinal) = sentence.dayNumber(index), (1...31).contains(value),
      end > date?.end ?? 0,
      isOrdinal || sentence.tokens[index].kind == .number, isDayNumber(index, end), !isCounting(end),
      sentence.find(end, { $0.isCounted ? true : nil }) == nil
    {
      return (Found(end, .dayOfMonth(value)), true)
    }
    return date.map { ($0, false) }
  }

  /// 2 July, 3 people: a word that no table knows is what the number counts.
  private func isCounting(_ index: Int) -> Bool {
    sentence.has(index) && sentence.tokens[index].kind == .word && !sentence.isGlued(index)
      && (sentence.matches[index].isEmpty || sentence.matches[index].allSatisfy { $0.meaning == .plain })
  }

  /// Numbers take the month of the date beside them; nil when there is none.
  private static func sharedMonth(_ all: [When]) -> When? {
    var dates: [When] = []
    var month: (month: Int, year: Int?)?
    var year: Int?
    for written in all.reversed() {
      let when = withYear(whole(written), &year)
      if case .date(_, let number, let year) = when { month = (number, year) }
      if case .dayOfMonth(let day) = when {
        guard let month else { return forward(all) }
        dates.append(.date(day: day, month: month.month, year: month.year))
      } else {
        dates.append(when)
      }
    }
    return .several(dates.reversed())
  }

  /// El día 6 de abril is a day of April.
  private static func whole(_ when: When) -> When {
    guard case .within(.dayOfMonth(let day), .month(let month, let year, _)) = when else { return when }
    return .date(day: day, month: month, year: year)
  }

  /// May and June 2011: the year of the last one is that of the others.
  private static func withYear(_ when: When, _ year: inout Int?) -> When {
    switch when {
    case .date(_, _, .some(let own)), .month(_, .some(let own), _), .season(_, .some(let own), _):
      year = own
      return when
    default: return year.flatMap { DateReader.dated(when, $0) } ?? when
    }
  }

  private static func forward(_ all: [When]) -> When? {
    guard case .date(_, let month, let year) = all[0] else { return nil }
    var dates: [When] = []
    for when in all {
      if case .dayOfMonth(let day) = when {
        dates.append(.date(day: day, month: month, year: year))
      } else {
        dates.append(when)
      }
    }
    return .several(dates)
  }
}
