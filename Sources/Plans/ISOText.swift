/// A date and time read from ISO 8601 text, with the offset it states.
package struct ISOText: Sendable, Equatable {
  package var clock: WallClock
  /// Nil when the text states none.
  package var offset: UTCOffset?

  package init(clock: WallClock, offset: UTCOffset?) {
    self.clock = clock
    self.offset = offset
  }

  /// Nil unless `text` is a whole date and time such as `2026-08-20T18:04:11.25+02:00`.
  ///
  /// Accepted: `T`, `t` or one space between date and time; seconds may be missing; any number of decimals
  /// after a dot or comma, cut to microseconds; then nothing, `Z`, `+hh:mm`, `+hhmm` or `+hh`.
  package init?(_ text: String) {
    var rest = text.utf8[...]
    guard let day = ISOText.day(&rest), rest.takesOne(of: "Tt "),
      let hour = rest.takesNumber(digits: 2), rest.takesOne(of: ":"),
      let minute = rest.takesNumber(digits: 2)
    else { return nil }
    var second = 0
    var fraction = 0
    if rest.takesOne(of: ":") {
      guard let seconds = rest.takesNumber(digits: 2) else { return nil }
      second = seconds
      if rest.takesOne(of: ".,") {
        guard let micros = ISOText.microseconds(&rest) else { return nil }
        fraction = micros
      }
    }
    guard
      let clock = WallClock(day: day, hour: hour, minute: minute, second: second, microsecond: fraction)
    else { return nil }
    if !rest.isEmpty {
      guard let offset = ISOText.offset(&rest), rest.isEmpty else { return nil }
      self.offset = offset
    }
    self.clock = clock
  }

  /// Nil when the text states no offset.
  package var instant: Instant? { offset.map { clock.instant(offset: $0) } }

  /// Reads the moment a request is meant to be made at; one without an offset is meant in the home zone.
  /// - Throws: `bad-value` of `now`.
  package init(now text: String) throws(Problem) {
    guard let read = ISOText(text) else {
      throw Problem(
        .badValue, field: "now", reason: "now cannot be \"\(Fields.quotable(text))\"",
        hint: "write a date and time such as 2026-08-21T14:30:00+02:00")
    }
    self = read
  }

  private static func day(_ rest: inout Substring.UTF8View) -> Day? {
    guard let year = rest.takesNumber(digits: 4), rest.takesOne(of: "-"),
      let month = rest.takesNumber(digits: 2), rest.takesOne(of: "-"),
      let day = rest.takesNumber(digits: 2)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  private static func microseconds(_ rest: inout Substring.UTF8View) -> Int? {
    var value = 0
    var digits = 0
    while let digit = rest.takesNumber(digits: 1) {
      if digits < 6 { value = value * 10 + digit }
      digits += 1
    }
    guard digits > 0 else { return nil }
    for _ in min(digits, 6)..<6 { value *= 10 }
    return value
  }

  private static func offset(_ rest: inout Substring.UTF8View) -> UTCOffset? {
    if rest.takesOne(of: "Zz") { return .zero }
    let isWest = rest.first == UInt8(ascii: "-")
    guard rest.takesOne(of: "+-"), let hours = rest.takesNumber(digits: 2) else { return nil }
    var minutes = 0
    if !rest.isEmpty {
      _ = rest.takesOne(of: ":")
      guard let written = rest.takesNumber(digits: 2), written < 60 else { return nil }
      minutes = written
    }
    let total = hours * 60 + minutes
    let offset = UTCOffset(minutes: isWest ? -total : total)
    return offset.isKnown ? offset : nil
  }
}

extension Substring.UTF8View {
  /// Removes the first byte when it is one of `characters`.
  mutating func takesOne(of characters: StaticString) -> Bool {
    guard let first else { return false }
    let isOne = characters.withUTF8Buffer { $0.contains(first) }
    if isOne { removeFirst() }
    return isOne
  }

  /// Removes exactly `digits` ASCII digits and answers their number; takes nothing when there are fewer.
  mutating func takesNumber(digits: Int) -> Int? {
    let taken = prefix(digits)
    guard taken.count == digits, taken.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    removeFirst(digits)
    return taken.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
