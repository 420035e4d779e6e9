internal import Plans

// Dates in digits: 2026-07-14, 14.07.2026, 14/7, 8/13/2026, 05/2024.
extension DateReader {
  func numeric(_ index: Int) -> Found? {
    guard sentence.has(index), sentence.tokens[index].kind == .number, isFree(index),
      let first = sentence.tokens[index].value
    else {
      return nil
    }
    if sentence.tokens[index].text.utf8.count == 8, let found = compact(index, first) { return found }
    if let week = isoWeek(index, first) { return week }
    guard sentence.has(index + 2), sentence.tokens[index + 1].kind == .sign, sentence.isGlued(index + 1)
    else { return nil }
    let sign = sentence.tokens[index + 1].text
    // 2015-кві-12.
    if sign == "-", DateReader.bareYears.contains(first), let month = sentence.monthNumber(index + 2),
      sentence.isSign(index + 3, "-"), sentence.isGlued(index + 4), let day = sentence.digits(index + 4)
    {
      return checked(index + 5, day, month, first)
    }
    guard ["-", "/", "."].contains(sign), sentence.tokens[index + 2].kind == .number,
      sentence.isGlued(index + 2) || sign == ".", let second = sentence.tokens[index + 2].value
    else { return nil }
    let isThree =
      sentence.isSign(index + 3, sign) && sentence.isGlued(index + 3) && sentence.has(index + 4)
      && sentence.tokens[index + 4].kind == .number
      && (sentence.isGlued(index + 4) || sign == "." && sentence.tokens[index + 4].text.utf8.count == 4)
    if isThree, let third = sentence.tokens[index + 4].value {
      return three(index, sign, (first, second, third))
    }
    return sentence.isGlued(index + 2) ? two(index, sign, (first, second)) : nil
  }

  /// 2026-W05.
  private func isoWeek(_ index: Int, _ year: Int) -> Found? {
    guard DateReader.bareYears.contains(year), sentence.isSign(index + 1, "-"), sentence.isGlued(index + 1),
      sentence.isGlued(index + 2), sentence.isGlued(index + 3), let week = sentence.digits(index + 3),
      sentence.tokens[index + 2].text == "w"
    else { return nil }
    return Found(index + 4, .week(week, year: year))
  }

  private func compact(_ index: Int, _ value: Int) -> Found? {
    let (year, month, day) = (value / 10_000, value / 100 % 100, value % 100)
    guard DateReader.bareYears.contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    return Found(index + 1, .date(day: day, month: month, year: year))
  }

  private func width(_ index: Int) -> Int { sentence.tokens[index].text.utf8.count }

  private func three(_ index: Int, _ sign: String, _ parts: (Int, Int, Int)) -> Found? {
    var end = index + 5
    // An instant's time of day goes with its date: 2026-08-03T10:00.
    if sentence.isGlued(end), sentence.has(end), sentence.tokens[end].text == "t" { end = clockEnd(end + 1) }
    if width(index) == 4 { return checked(end, parts.2, parts.1, parts.0) }
    guard width(index) <= 2, width(index + 2) <= 2, width(index + 4) == 2 || width(index + 4) == 4 else {
      return nil
    }
    let year = width(index + 4) == 2 ? century(parts.2) : parts.2
    if sentence.isSign(end, "."), sentence.isGlued(end), width(index + 4) == 2 { end += 1 }
    if let word = sentence.end(end, .yearWord) { end = word }
    return dayAndMonth(end, sign, parts.0, parts.1, year)
  }

  private func clockEnd(_ index: Int) -> Int {
    var end = index
    while sentence.has(end), sentence.isGlued(end),
      sentence.tokens[end].kind == .number || sentence.isSign(end, ":")
    { end += 1 }
    // +02:00.
    let isOffset = sentence.isSign(end, "+") || sentence.isSign(end, "-")
    if isOffset, sentence.isGlued(end), sentence.isGlued(end + 1), sentence.digits(end + 1) != nil {
      return clockEnd(end + 1)
    }
    return end
  }

  private func two(_ index: Int, _ sign: String, _ parts: (Int, Int)) -> Found? {
    let end = index + 3
    // 4.10 pm.
    if sign == ".", sentence.isAny(end, [.clock]) != nil { return nil }
    if let year = yearOfTwo(index, sign, parts) { return year }
    guard width(index) <= 2, width(index + 2) <= 2, parts.0 > 0, parts.1 > 0 else { return nil }
    switch sign {
    case ".":
      let isClosed =
        sentence.isSign(end, ".") && sentence.isGlued(end)
        && !(sentence.isGlued(end + 1) && sentence.digits(end + 1) != nil)
      let isDated = sentence.language != .en && isDatePlace(index, end)
      guard isClosed || width(index + 2) == 2 || isDated && parts.1 <= 12 else { return nil }
      if !isClosed, parts.1 > 12 { return nil }
      return dayAndMonth(isClosed ? end + 1 : end, sign, parts.0, parts.1, nil)
    case "/": return dayAndMonth(end, sign, parts.0, parts.1, nil)
    // El 3-3, op 15-2.
    case "-" where sentence.language != .en && parts.0 <= 31 && parts.1 <= 12 && isDatePlace(index, end):
      return Found(end, .date(day: parts.0, month: parts.1, year: nil))
    default: return nil
    }
  }

  /// Two numbers of which one is a year: 2024-07, 07.2024, 2024/25, 2019-2021.
  private func yearOfTwo(_ index: Int, _ sign: String, _ parts: (Int, Int)) -> Found? {
    let end = index + 3
    if width(index) == 4, width(index + 2) == 1, (1...9).contains(parts.1),
      DateReader.bareYears.contains(parts.0),
      isAtEnd(end)
    {
      return Found(end, .month(parts.1, year: parts.0, .latest))
    }
    if width(index) == 4, width(index + 2) == 2, DateReader.bareYears.contains(parts.0), sign != "." {
      if (1...12).contains(parts.1) { return Found(end, .month(parts.1, year: parts.0, .latest)) }
      return parts.1 == (parts.0 + 1) % 100 ? Found(end, .range(.year(parts.0), .year(parts.0 + 1))) : nil
    }
    if width(index) == 4, width(index + 2) == 4, DateReader.bareYears.contains(parts.0),
      DateReader.bareYears.contains(parts.1)
    {
      return Found(end, .range(.year(parts.0), .year(parts.1)))
    }
    if width(index) <= 2, width(index + 2) == 4, (1...12).contains(parts.0),
      DateReader.bareYears.contains(parts.1)
    {
      return Found(end, .month(parts.0, year: parts.1, .latest))
    }
    return nil
  }

  /// Behind a preposition or a single article, or alone at the end of the sentence.
  private func isDatePlace(_ index: Int, _ end: Int) -> Bool {
    guard !sentence.has(end) || isAtEnd(end), sentence.monthNumber(sentence.skipSmall(end)) == nil else {
      return false
    }
    if index == 0 || sentence.tokens[index - 1].kind == .sign && !sentence.isGlued(index) {
      return !sentence.has(end)
    }
    return DateReader.dayArticles.contains(sentence.tokens[index - 1].text)
      || sentence.isBehind(index, [.of, .during, .madeFrom, .since, .until, .from, .to, .before, .after])
  }

  /// Day before month, but in English, where only a part over 12 tells.
  private func dayAndMonth(_ end: Int, _ sign: String, _ first: Int, _ second: Int, _ year: Int?) -> Found? {
    guard sentence.language == .en, sign != "." else { return checked(end, first, second, year) }
    if first > 12 { return checked(end, first, second, year) }
    if second > 12 { return checked(end, second, first, year) }
    return first == second ? checked(end, first, second, year) : Found(end, .ambiguous)
  }

  private func checked(_ end: Int, _ day: Int, _ month: Int, _ year: Int?) -> Found {
    guard (1...12).contains(month), (1...31).contains(day) else { return Found(end, .impossible) }
    return Found(end, .date(day: day, month: month, year: year))
  }
}
