internal import Plans

// Years and decades: 2024, in the year 2024, '24, twenty twenty-four, the 90s.
extension DateReader {
  /// The year behind a day or month, and its word.
  func withYear(_ found: Found) -> Found {
    var place = found.end
    // 16-Aug-2025.
    let isJoined = ["-", "/", "."].contains { sentence.isSign(place, $0) }
    let dashed = isJoined && sentence.isGlued(place) && sentence.isGlued(place + 1) ? place + 1 : place
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
  func yearNumber(_ index: Int) -> (end: Int, year: Int)? {
    guard sentence.has(index) else { return nil }
    if let (end, year) = yearInWords(index) { return (end, year) }
    guard sentence.tokens[index].kind == .number, let value = sentence.tokens[index].value else { return nil }
    let word = yearWord(index + 1)
    let width = sentence.tokens[index].text.utf8.count
    if width == 2, sentence.tokens[index].afterApostrophe { return (word ?? index + 1, century(value)) }
    guard width == 4, (1000...2999).contains(value) else { return nil }
    if let word { return (word, value) }
    // 2025-го.
    if let (end, _) = sentence.ordinal(index) { return (yearWord(end) ?? end, value) }
    return isUncounted(index + 1) ? (index + 1, value) : nil
  }

  /// The year of 16-Aug-25, and of 18 July 14 at the end of a sentence.
  private func shortYear(_ index: Int, behind found: Found, _ dashed: Int) -> (end: Int, year: Int)? {
    guard case .date = found.when, sentence.has(index), sentence.tokens[index].kind == .number,
      sentence.tokens[index].text.utf8.count == 2, let value = sentence.tokens[index].value,
      index == dashed, sentence.monthNumber(found.end - 1) != nil,
      index > found.end && sentence.isSign(found.end - 2, "-")
        || index == found.end && !sentence.has(index + 1)
    else { return nil }
    return (index + 1, century(value))
  }

  private func yearWord(_ index: Int) -> Int? {
    guard let end = sentence.end(index, .yearWord) else { return nil }
    return sentence.isSign(end, ".") && sentence.isGlued(end) && sentence.tokens[index].text.utf8.count <= 4
      ? end + 1 : end
  }

  /// Twenty twenty-four, nineteen ninety.
  private func yearInWords(_ index: Int) -> (end: Int, year: Int)? {
    guard sentence.tokens[index].kind == .word, let (end, first) = sentence.wordNumber(index) else {
      return nil
    }
    if first % 1000 == 0 || first % 100 == 0, let (after, rest) = sentence.ordinal(end),
      sentence.tokens[end].kind == .word, (1...99).contains(rest), (1900...2100).contains(first + rest)
    {
      return (yearWord(after) ?? after, first + rest)
    }
    // Две тысячи двадцать пятого: the last word alone is an ordinal.
    if (1900...2100).contains(first), first % 10 == 0, first % 100 != 0,
      let (after, rest) = sentence.ordinal(end),
      sentence.tokens[end].kind == .word, rest < 10
    {
      return (yearWord(after) ?? after, first + rest)
    }
    if (1900...2100).contains(first) { return (yearWord(end) ?? end, first) }
    guard first == 19 || first == 20, let (after, rest) = sentence.wordNumber(end), (10...99).contains(rest)
    else {
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
    guard sentence.has(index) else { return true }
    if sentence.isGlued(index), sentence.tokens[index].kind == .word, !sentence.tokens[index].tail,
      Script(sentence.tokens[index].text.unicodeScalars.first) != .japanese
    {
      return false
    }
    if sentence.isGlued(index),
      sentence.isSign(index, ":") || sentence.isSign(index, "%") || sentence.isSign(index, "_")
    {
      return false
    }
    if sentence.isSign(index, "x") || sentence.isSign(index, "×") { return false }
    return sentence.find(index) { if case .unit(let unit) = $0, unit != .year { true } else { nil } } == nil
  }

  /// A whole year: 2024, in the year 2024, 2024 год.
  func year(_ index: Int) -> Found? {
    guard sentence.has(index) else { return nil }
    if let era = eraYear(index) { return era }
    if let end = sentence.end(index, .yearWord) {
      let place = sentence.skipSmall(end)
      if sentence.has(place), let value = sentence.tokens[place].value, (1000...2999).contains(value),
        isUncounted(place + 1)
      {
        return Found(yearWord(place + 1) ?? place + 1, .year(value))
      }
    }
    if sentence.tokens[index].text.utf8.count == 2, let value = sentence.tokens[index].value,
      sentence.tokens[index].afterApostrophe
        ? isStrongDateBehind(sentence.startBehind(index, [.of]) ?? index)
          || isLastNumber(index) && isYearPlace(index)
        : isSeasonBehind(index)
    {
      return Found(index + 1, .year(century(value)))
    }
    if let year = yearOfWords(index) { return year }
    guard let value = sentence.tokens[index].value, sentence.tokens[index].text.utf8.count == 4, isFree(index)
    else {
      return nil
    }
    if let word = yearWord(index + 1), (1000...2999).contains(value) { return Found(word, .year(value)) }
    guard DateReader.bareYears.contains(value), isUncounted(index + 1), !sentence.isBehind(index, [.numbered])
    else { return nil }
    let counted = sentence.isAny(index + 1, [.video, .videos, .photo, .live])
    if counted != nil, sentence.isBehind(index, [.of, .madeFrom]), value % 100 == 0 { return nil }
    return Found(index + 1, .year(value))
  }

  /// In nineteen ninety, zweitausendneunzehn, в двадцать четвёртом году.
  private func yearOfWords(_ index: Int) -> Found? {
    if isYearPlace(index), let (end, year) = yearInWords(index) { return Found(end, .year(year)) }
    // Zweitausendneunzehn: such a number in one word counts nothing.
    if let (end, year) = yearInWords(index), end == index + 1, year % 100 != 0, isUncounted(end),
      !(sentence.has(end) && sentence.find(end) { $0.isCounted ? true : nil } != nil)
    {
      return Found(end, .year(year))
    }
    // В двадцать четвёртом году.
    if sentence.tokens[index].kind == .word, let (end, value) = sentence.ordinal(index),
      (10...99).contains(value),
      let word = yearWord(end)
    {
      return Found(word, .year(century(value)))
    }
    return nil
  }

  /// 令和3年, 平成元年.
  private func eraYear(_ index: Int) -> Found? {
    guard let (end, before) = sentence.find(index, { if case .era(let year) = $0 { year } else { nil } })
    else { return nil }
    let first = sentence.end(end, .ordinal(1)).map { ($0, 1) }
    guard let (after, count) = first ?? sentence.whole(end), (1...99).contains(count),
      let word = yearWord(after)
    else { return nil }
    return Found(word, .year(before + count))
  }

  private func isLastNumber(_ index: Int) -> Bool {
    !sentence.has(index + 1) || sentence.tokens[index + 1].kind == .sign && !sentence.isGlued(index + 2)
  }

  /// The summer of 69, verano del 19.
  private func isSeasonBehind(_ index: Int) -> Bool {
    guard !sentence.has(index + 1) || sentence.tokens[index + 1].kind == .sign,
      case let place = sentence.startBehind(index, [.of]) ?? index, place > 0
    else { return false }
    return sentence.matches[place - 1].contains {
      if case .season = $0.meaning { $0.end == place } else { false }
    }
  }

  private func isYearPlace(_ index: Int) -> Bool {
    sentence.isBehind(index, [.of, .madeFrom, .since, .before, .after, .until, .to, .during, .article])
  }

  /// True when a number is not the rest of a name, path or larger number.
  func isFree(_ index: Int) -> Bool {
    guard sentence.isGlued(index), index > 0 else { return true }
    let before = sentence.tokens[index - 1]
    // 14./15.10.
    if before.text == "/", sentence.isSign(index - 2, ".") { return true }
    if before.kind == .word { return Script(before.text.unicodeScalars.first) == .japanese }
    return !["_", "/", ".", ":", "\\", "#", "@", "=", "$", "€"].contains(before.text)
  }

  /// A decade: the 90s, 90-е, 90er, años 90, nineties.
  func decade(_ index: Int) -> Found? {
    guard sentence.has(index) else { return nil }
    // La década de 1990.
    if let end = sentence.end(index, .unit(.decade)), let (after, first) = tens(sentence.skipSmall(end)),
      sentence.skipSmall(end) > end
    {
      return Found(after, .decade(first))
    }
    if let (end, first) = sentence.find(index, { if case .decade(let first) = $0 { first } else { nil } }) {
      let word = sentence.find(end) { if case .unit(.year) = $0 { true } else { nil } }
      return Found(word?.end ?? end, .decade(wholeDecade(first)))
    }
    if sentence.find(index, { $0 == .unit(.year) ? true : nil }) != nil,
      let unit = sentence.end(index, .unit(.year))
    {
      if let (end, first) = tens(unit) {
        return Found(sentence.isSign(end, ".") && sentence.isGlued(end) ? end + 1 : end, .decade(first))
      }
    }
    guard isFree(index), let (end, first) = tens(index), sentence.tokens[index].kind == .number else {
      return nil
    }
    if isDecadeAlone(index, end) { return Found(end, .decade(first)) }
    var place = end
    if sentence.isSign(place, "-"), sentence.isGlued(place) { place += 1 }
    guard let ending = sentence.end(place, .decadeEnding) else { return nil }
    let isApart = !sentence.isGlued(place) && !sentence.tokens[place].afterApostrophe
    if isApart { return nil }
    // 90s is ninety seconds but for "the 90s".
    if sentence.tokens[place].text == "s", sentence.tokens[index].text.utf8.count < 4,
      !isBehindArticle(index), !sentence.tokens[place].afterApostrophe,
      !sentence.tokens[index].afterApostrophe
    {
      return nil
    }
    let word = sentence.find(ending) { $0 == .unit(.year) ? true : nil }
    return Found(word?.end ?? ending, .decade(first))
  }

  /// Los 90.
  private func isDecadeAlone(_ index: Int, _ end: Int) -> Bool {
    sentence.tokens[index].text.utf8.count == 2 && isLastNumber(index) && end == index + 1
      && sentence.isBehind(index, [.decadeBefore])
  }

  /// The 90s, the early 90s.
  private func isBehindArticle(_ index: Int) -> Bool {
    // The mid-90s.
    let before = sentence.isSign(index - 1, "-") ? index - 1 : index
    let place = sentence.startBehind(before, [.beginning, .middle, .end]) ?? index
    return sentence.isBehind(place, [.article]) || sentence.isBehind(index, [.article])
  }

  private func tens(_ index: Int) -> (end: Int, first: Int)? {
    guard sentence.has(index), let (end, value) = sentence.whole(index), value % 10 == 0 else { return nil }
    if value < 100, sentence.tokens[index].kind == .word || sentence.tokens[index].text.utf8.count == 2 {
      return (end, wholeDecade(value))
    }
    return (1800...2090).contains(value) ? (end, value) : nil
  }

  private func wholeDecade(_ first: Int) -> Int {
    guard first < 100 else { return first }
    let century = thisYear / 100 * 100
    return century + first <= thisYear ? century + first : century - 100 + first
  }
}
