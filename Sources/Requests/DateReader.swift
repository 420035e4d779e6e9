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
      let before = periodBefore(found.last, at: sentence.isAny(index, [.during, .of]) ?? index)
      if !isUnitOfNumber(index), let date = DateReader.longest([before, open(index)]) {
        found.append(Mention(range: index..<date.end, when: date.when))
        index = behindClock(date)
      } else {
        index += 1
      }
    }
    return withoutNumbers(found)
  }

  /// Flight 1984 yesterday: a number behind a word of no meaning is no year where other days are told.
  private func withoutNumbers(_ found: [Mention]) -> [Mention] {
    guard found.count > 1 else { return found }
    return found.filter { mention in
      let start = mention.range.lowerBound
      guard case .year = mention.when, mention.range.count == 1, sentence.has(start - 1),
        sentence.tokens[start - 1].kind == .word,
        sentence.matches[start - 1].allSatisfy({ $0.meaning == .plain || $0.isSlip })
      else { return true }
      return found.contains { other in
        if case .year = other.when { return other.range != mention.range }
        return DateReader.combined(other.when, mention.when) != nil
      }
    }
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
