internal import Plans

/// Finds the words of a sentence that name days.
struct DateReader {
  /// What a run of tokens names, and the token behind it.
  struct Found {
    var end: Int
    var when: When
    init(_ end: Int, _ when: When) {
      self.end = end
      self.when = when
    }
  }

  /// A place in the sentence, and the days named there.
  struct Mention: Sendable {
    var range: Range<Int>
    var when: When
  }

  /// What was read already; without it, nested rules would read the same words over and over.
  private final class Memo {
    var primaries: [Int: Found?] = [:]
    var depth = 0
  }

  /// Parts of parts of periods, beyond which no one speaks.
  private static let deepest = 24
  /// Years that a bare number can mean.
  static let bareYears = 1900...2100

  let sentence: Sentence
  /// The year of today, for years of two digits.
  let thisYear: Int
  /// Tokens that belong to something else, such as a song's title.
  let closed: [Range<Int>]
  private let memo = Memo()

  init(_ sentence: Sentence, thisYear: Int, closed: [Range<Int>]) {
    self.sentence = sentence
    self.thisYear = thisYear
    self.closed = closed
  }

  /// Every date of the sentence, in order, without overlaps.
  func mentions() -> [Mention] {
    var found: [Mention] = []
    var index = 0
    while index < sentence.count {
      if let inside = closed.first(where: { $0.contains(index) }) {
        index = inside.upperBound
        continue
      }
      if !isUnitOfNumber(index), let date = open(index) {
        found.append(Mention(range: index..<date.end, when: date.when))
        index = behindClock(date)
      } else {
        index += 1
      }
    }
    return found
  }

  /// The с of 90с is no word of its own.
  private func isUnitOfNumber(_ index: Int) -> Bool {
    guard index > 0, sentence.isGlued(index), sentence.tokens[index].kind == .word,
      sentence.tokens[index - 1].kind == .number
    else { return false }
    return Script(sentence.tokens[index].text.unicodeScalars.first) != .japanese
  }

  /// Behind the time of day or the two of them that a full date has: 29.02.2020 13.12, 04.04.16 1930-2000.
  private func behindClock(_ found: Found) -> Int {
    guard case .date(_, _, .some) = found.when else {
      return sentence.isAny(found.end, [.clockBefore]) != nil ? clock(found.end) ?? found.end : found.end
    }
    let end = found.end
    if let clock = clock(end), sentence.isSign(clock - 2, ".") || sentence.isSign(clock - 3, ".") {
      return clock
    }
    let isPair =
      sentence.isSign(end + 1, "-") && sentence.isGlued(end + 1) && sentence.isGlued(end + 2)
      && [end, end + 2].allSatisfy { sentence.digits($0) != nil && sentence.tokens[$0].text.utf8.count == 4 }
    return isPair ? end + 3 : end
  }

  /// The longest date at `index` that takes no word of something else.
  private func open(_ index: Int) -> Found? {
    let isOpen = { (found: Found) in
      found.end > index && !closed.contains { $0.overlaps(index..<found.end) }
    }
    if let longest = top(index), isOpen(longest) { return longest }
    if let shorter = compound(index), isOpen(shorter) { return shorter }
    return primary(index).flatMap { isOpen($0) ? $0 : nil }
  }

  /// The longest date expression that begins at `index`.
  func top(_ index: Int) -> Found? {
    let candidates = [
      range(index), monthThenDays(index), bounded(index), several(index), compound(index),
    ]
    return DateReader.longest(candidates)
  }

  static func longest(_ candidates: [Found?]) -> Found? {
    var best: Found?
    for case .some(let found) in candidates where found.end > best?.end ?? 0 { best = found }
    return best
  }

  /// Behind articles, words like of, and a comma.
  func skip(_ index: Int) -> Int {
    var place = index
    while place - index < 4 {
      if let end = sentence.isAny(place, [.article, .of]) {
        place = end
      } else if sentence.isSign(place, ",") {
        place += 1
      } else {
        break
      }
    }
    return place
  }

  /// A date with what narrows or dates it: Tuesday last week, July last year, Sunday, 16 August.
  func compound(_ index: Int) -> Found? {
    guard var found = primary(index) else { return nil }
    found = withDayPart(found)
    for _ in 0..<3 {
      guard let next = refined(found) else { break }
      found = withDayPart(next)
    }
    return found
  }

  private func withDayPart(_ found: Found) -> Found {
    var place = found.end
    // 2026/07/03(金曜日).
    if sentence.isSign(place, "("), let (end, _) = weekday(place + 1), sentence.isSign(end, ")") {
      return Found(end + 1, found.when)
    }
    for _ in 0..<2 { if let end = sentence.isAny(place, [.of, .article]) { place = end } }
    if sentence.language == .ja, let end = sentence.isAny(place, [.beginning, .middle, .end]) {
      return Found(end, found.when)
    }
    if let end = sentence.end(place, .partOfDay), primary(place).map({ $0.end <= end }) ?? true {
      return Found(end, found.when)
    }
    return found
  }

  private func refined(_ found: Found) -> Found? {
    // Tuesday the 19th.
    if case .weekday(let weekday, _) = found.when, let (end, day) = sentence.ordinal(skip(found.end)),
      (1...31).contains(day),
      sentence.tokens[skip(found.end)].kind == .number
    {
      return monthDate(skip(found.end)) ?? Found(end, .weekdayOn(weekday, day: day))
    }
    for place in [found.end, skip(found.end)] {
      if case .weekday(let weekday, _) = found.when, let day = sentence.digits(place), (1...31).contains(day),
        primary(place)?.end ?? 0 <= place + 1,
        isAtEnd(place + 1),
        !sentence.isGlued(place + 1) || sentence.tokens[place + 1].kind == .sign,
        !sentence.isSign(place + 1, "-")
      {
        return Found(place + 1, .weekdayOn(weekday, day: day))
      }
      guard let other = primary(place), other.end > place else { continue }
      // Days set apart by a comma are a list.
      if case .day = found.when, case .day = other.when, sentence.isSign(found.end, ",") { continue }
      if let when = DateReader.combined(found.when, other.when) { return Found(other.end, when) }
    }
    return nil
  }

  /// A date without a year, in `year`.
  static func dated(_ when: When, _ year: Int) -> When? {
    switch when {
    case .date(let day, let month, nil): .date(day: day, month: month, year: year)
    case .month(let month, nil, let choice): .month(month, year: year, choice)
    case .season(let season, nil, let choice): .season(season, year: year, choice)
    case .feast(let feast, nil, let choice): .feast(feast, year: year, choice)
    case .quarter(let number, nil): .quarter(number, year: year)
    case .half(let number, nil): .half(number, year: year)
    case .week(let number, nil): .week(number, year: year)
    case .range: .within(when, .year(year))
    default: nil
    }
  }

  /// The two as one date, when one can lie within the other.
  static func combined(_ inner: When, _ outer: When) -> When? {
    switch (inner, outer) {
    // Sunday, 16 August; yesterday, 20 August: the full date is what counts.
    case (.weekday, .date), (.weekday, .day), (.weekday, .feast), (.feast, .date): return outer
    case (.day(let offset), .date) where offset <= 0: return outer
    case (.date, .weekday), (.day, .weekday): return inner
    case (.day(let a), .day(let b)) where a * b < 0 || a != b: return .ambiguous
    case (.weekday(let weekday, _), .calendar(.week, _)), (.weekday(let weekday, _), .weekOf),
      (.weekday(let weekday, _), .week):
      return .within(.weekday(weekday, back: 0), outer)
    case (.calendar(.week, _), .weekday(let weekday, _)):
      return .within(.weekday(weekday, back: 0), inner)
    case (_, .year(let year)): return dated(inner, year)
    case (.year(let year), .month), (.year(let year), .date), (.year(let year), .quarter),
      (.year(let year), .half), (.year(let year), .season):
      return dated(outer, year)
    // Winter 2024/25 begins in the first of its years.
    case (.season(let season, nil, let choice), .range(.year(let year), .year)):
      return .season(season, year: year, choice)
    case (.date(_, _, nil), .calendar(.year, _)), (.month(_, nil, _), .calendar(.year, _)),
      (.season(_, nil, _), .calendar(.year, _)), (.feast(_, nil, _), .calendar(.year, _)),
      (.quarter(_, nil), .calendar(.year, _)), (.half(_, nil), .calendar(.year, _)),
      (.week(_, nil), .calendar(.year, _)), (.dayOfMonth, .calendar(.month, _)), (.dayOfMonth, .month),
      (.range, .calendar), (.calendar(.weekend, _), .date), (.calendar(.weekend, 0), .range),
      (.calendar(.weekend, 0), .several), (.calendar(.weekend, 0), .calendar(.week, _)):
      return .within(inner, outer)
    case (.calendar(.year, _), .date(_, _, nil)), (.calendar(.year, _), .month(_, nil, _)),
      (.calendar(.year, _), .season(_, nil, _)), (.calendar(.year, _), .feast(_, nil, _)):
      return .within(outer, inner)
    case (.calendar(.week, _), .calendar(.weekend, 0)): return .within(outer, inner)
    case (.calendar(.week, 0), .date): return .weekOf(outer)
    case (.ago, .day(0)): return inner
    // A year ago yesterday, this day last year.
    case (.ago(let unit, let thousandths), .day) where thousandths % 1000 == 0:
      return .shifted(outer, -thousandths / 1000, unit)
    case (.day, .ago(let unit, let thousandths)) where thousandths % 1000 == 0:
      return .shifted(inner, -thousandths / 1000, unit)
    case (.ago(.year, let thousandths), .calendar(.day, 0)),
      (.calendar(.day, 0), .ago(.year, let thousandths)):
      return .ago(.year, thousandths)
    case (.calendar(.day, 0), .calendar(.year, let offset)), (.day(0), .calendar(.year, let offset)):
      return .shifted(.day(0), offset, .year)
    // Tuesday in a week; Monday two weeks ago is that week's.
    case (.weekday, .ago(_, ..<0)): return outer
    case (.weekday(let weekday, _), .ago(.week, _)):
      return .within(.weekday(weekday, back: 0), .weekOf(outer))
    case (.ago(.week, 1...), .weekday(let weekday, _)):
      return .within(.weekday(weekday, back: 0), .weekOf(inner))
    case (.ago(.year, let thousandths), .month(_, nil, _)),
      (.ago(.year, let thousandths), .season(_, nil, _)),
      (.ago(.year, let thousandths), .date(_, _, nil)), (.ago(.year, let thousandths), .feast(_, nil, _)):
      return .within(outer, .calendar(.year, -thousandths / 1000))
    default: return nil
    }
  }

  /// The longest of the single rules, read once for each place.
  func primary(_ index: Int) -> Found? {
    guard sentence.has(index), memo.depth < DateReader.deepest else { return nil }
    if let known = memo.primaries[index] { return known }
    memo.depth += 1
    let found = longestRule(index)
    memo.depth -= 1
    memo.primaries[index] = .some(found)
    return found
  }

  private func longestRule(_ index: Int) -> Found? {
    DateReader.longest([
      vague(index), numeric(index), named(index), monthDate(index), modified(index), ago(index),
      rolling(index),
      nthOf(index), part(index), beside(index), weekOf(index), numbered(index), year(index), decade(index),
      bareDay(index), bareUnit(index),
    ])
  }
}
