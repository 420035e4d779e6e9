package import Plans

/// A date as devices write it, in any of their spellings.
package struct DateText: Sendable, Equatable {
  /// The day; always there.
  package var day: Day
  /// The time of day; nil when the text is a day alone.
  package var clock: WallClock?
  /// Nil when the text states none.
  package var offset: UTCOffset?

  /// What reading a text can end in.
  package enum Reading: Sendable, Equatable {
    case date(DateText)
    /// Zeros or blanks where digits belong: a clock that was never set.
    case zero
    case garbage
  }

  /// Reads `2024:05:03 23:30:00.25+02:00` and its relatives: `-`, `:`, `/` or `.` between date parts, `T`,
  /// blanks or a slash before the time, blanks in the place of leading zeros, no seconds or a fraction of
  /// them, `AM` or `PM`, then nothing, `Z`, `+hh:mm`, `+hhmm` or `GMT+hh:mm`.
  package static func read(_ text: String) -> Reading {
    let bytes = Array(trimmed(text).utf8)
    if isBlank(bytes) { return .zero }
    var scanner = Scanner(bytes)
    guard let year = scanner.number(4), scanner.skip(":-/."), let month = part(&scanner),
      scanner.skip(":-/."), let dayNumber = part(&scanner)
    else { return .garbage }
    if year == 0 && month == 0 && dayNumber == 0 { return .zero }
    guard let day = Day(year: year, month: month, day: dayNumber) else { return .garbage }
    var read = DateText(day: day)
    // Casio's cameras write `2005/11/28/ 09:19`.
    let isSlashed = scanner.skip("/")
    if scanner.isAtEnd { return .date(read) }
    guard scanner.skip("T t_:") || isSlashed else { return .garbage }
    while scanner.skip(" ") {}
    guard let clock = Self.clock(day, &scanner) else { return .garbage }
    read.clock = clock
    while scanner.skip(" ") {}
    if !scanner.isAtEnd {
      guard let offset = Self.offset(&scanner), scanner.isAtEnd else { return .garbage }
      read.offset = offset
    }
    return .date(read)
  }

  /// Reads `+02:00`, `-0330`, `+2` or `Z` alone; nil when it is no offset or none that exists.
  package static func readOffset(_ text: String) -> UTCOffset? {
    var scanner = Scanner(Array(trimmed(text).utf8))
    guard let offset = offset(&scanner), scanner.isAtEnd else { return nil }
    return offset
  }

  /// The digits of a SubSec tag as microseconds: `5` is half a second.
  package static func readFraction(_ text: String?) -> Int64 {
    guard let text else { return 0 }
    var value: Int64 = 0
    var digits = 0
    for byte in trimmed(text).utf8 {
      guard (0x30...0x39).contains(byte) else { return 0 }
      if digits < 6 {
        value = value * 10 + Int64(byte - 0x30)
        digits += 1
      }
    }
    guard digits > 0 else { return 0 }
    for _ in digits..<6 { value *= 10 }
    return value
  }

  /// Without blanks, NULs and control characters at both ends.
  static func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }),
      let last = bytes.lastIndex(where: { $0 > 0x20 })
    else { return "" }
    return String(text[first...last])
  }

  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    !bytes.contains { (0x31...0x39).contains($0) || $0 > 0x3A }
  }

  /// One or two digits; some cameras write a blank where a zero would lead.
  private static func part(_ scanner: inout Scanner) -> Int? {
    while scanner.skip(" ") {}
    return Int(scanner.digits(atMost: 2))
  }

  private static func clock(_ day: Day, _ scanner: inout Scanner) -> WallClock? {
    guard let written = part(&scanner) else { return nil }
    let isDashed = scanner.peek == UInt8(ascii: "-")
    guard scanner.skip(":.-"), let minute = part(&scanner) else { return nil }
    var second = 0
    var micros = 0
    // Behind `23:30` a dash begins an offset.
    if isDashed ? scanner.skip(":.-") : scanner.skip(":.") {
      guard let seconds = part(&scanner) else { return nil }
      // A leap second is shown by some GPS receivers; the index has none.
      second = seconds == 60 ? 59 : seconds
      if scanner.skip(".,") { micros = Int(readFraction(scanner.digits())) }
    }
    let hour = ClockWords.hour(written, half(&scanner))
    return WallClock(day: day, hour: hour, minute: minute, second: second, microsecond: micros)
  }

  /// `PM`, or `P` alone, behind the time.
  private static func half(_ scanner: inout Scanner) -> ClockWords.Half? {
    var ahead = scanner
    while ahead.skip(" ") {}
    let isLate = ahead.peek.map { $0 | 0x20 == UInt8(ascii: "p") } ?? false
    guard ahead.skip("AaPp") else { return nil }
    _ = ahead.skip("Mm")
    scanner = ahead
    return isLate ? .afternoon : .morning
  }

  private static func offset(_ scanner: inout Scanner) -> UTCOffset? {
    if scanner.skip("Zz") { return .zero }
    let isNamed = scanner.skip(word: "GMT") || scanner.skip(word: "UTC")
    if isNamed, scanner.isAtEnd { return .zero }
    let isWest = scanner.peek == UInt8(ascii: "-")
    guard scanner.skip("+-") else { return nil }
    let hourDigits = scanner.digits(atMost: 2)
    _ = scanner.skip(":")
    let minuteDigits = scanner.digits(atMost: 2)
    guard let hours = Int(hourDigits), let minutes = Int(minuteDigits.isEmpty ? "0" : minuteDigits),
      minutes < 60
    else { return nil }
    let total = (hours * 60 + minutes) * (isWest ? -1 : 1)
    let offset = UTCOffset(minutes: total)
    return offset.isKnown ? offset : nil
  }
}
