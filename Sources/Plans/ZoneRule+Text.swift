extension ZoneRule {
  /// Nil unless `text` is a whole POSIX `TZ` value such as `CET-1CEST,M3.5.0,M10.5.0/3`.
  init?(_ text: String) {
    var rest = text.utf8[...]
    guard rest.takesZoneName(), let west = rest.takesTime(hours: 24) else { return nil }
    standard = UTCOffset(seconds: -west)
    guard !rest.isEmpty else { return }
    guard rest.takesZoneName() else { return nil }
    var offset = UTCOffset(seconds: standard.seconds + 3600)
    if let first = rest.first, first != UInt8(ascii: ",") {
      guard let west = rest.takesTime(hours: 24) else { return nil }
      offset = UTCOffset(seconds: -west)
    }
    guard rest.takesOne(of: ","), let start = rest.takesRuleDate(), rest.takesOne(of: ","),
      let end = rest.takesRuleDate(), rest.isEmpty
    else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }
}

extension Substring.UTF8View {
  /// A name of letters, or anything of letters, digits and signs between `<` and `>`.
  fileprivate mutating func takesZoneName() -> Bool {
    if takesOne(of: "<") {
      guard let end = firstIndex(of: UInt8(ascii: ">")) else { return false }
      self = self[index(after: end)...]
      return true
    }
    let letters = prefix { (0x41...0x5A).contains($0 & 0xDF) }
    removeFirst(letters.count)
    return letters.count >= 3
  }

  /// `[+-]h[h[h]][:mm[:ss]]` in seconds; nil when there is none or its hours are over `hours`.
  fileprivate mutating func takesTime(hours: Int) -> Int? {
    let isNegative = first == UInt8(ascii: "-")
    _ = takesOne(of: "+-")
    guard let hour = takesDigits(upTo: 3), hour <= hours else { return nil }
    var total = hour * 3600
    for unit in [60, 1] {
      guard takesOne(of: ":") else { break }
      guard let part = takesNumber(digits: 2), part < 60 else { return nil }
      total += part * unit
    }
    return isNegative ? -total : total
  }

  fileprivate mutating func takesRuleDate() -> ZoneRule.Date? {
    guard let day = takesDayOfYear() else { return nil }
    // Without a time the change comes at 02:00 (POSIX).
    guard takesOne(of: "/") else { return ZoneRule.Date(day: day, time: 7200) }
    guard let time = takesTime(hours: 167) else { return nil }
    return ZoneRule.Date(day: day, time: time)
  }

  private mutating func takesDayOfYear() -> ZoneRule.DayOfYear? {
    if takesOne(of: "M") {
      guard let month = takesDigits(upTo: 2), (1...12).contains(month), takesOne(of: "."),
        let week = takesDigits(upTo: 1), (1...5).contains(week), takesOne(of: "."),
        let weekday = takesDigits(upTo: 1), (0...6).contains(weekday)
      else { return nil }
      return .weekday(month: month, week: week, weekday: weekday)
    }
    let skipsLeapDay = takesOne(of: "J")
    guard let number = takesDigits(upTo: 3), number <= 365, !skipsLeapDay || number >= 1 else { return nil }
    return skipsLeapDay ? .withoutLeapDay(number) : .withLeapDay(number)
  }

  /// One to `most` digits.
  private mutating func takesDigits(upTo most: Int) -> Int? {
    let digits = prefix(most).prefix { (0x30...0x39).contains($0) }
    return takesNumber(digits: Swift.max(digits.count, 1))
  }
}
