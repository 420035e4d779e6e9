internal import Plans

/// A file name that carries a date, as phones, cameras and messengers write them.
struct DatedName: Sendable, Equatable {
  enum Moment: Sendable, Equatable {
    case utc(Instant)
    case local(WallClock)
    case day(Day)
  }

  let moment: Moment
  /// A messenger's time of receipt.
  let isReceipt: Bool
  /// The part of the name that was read.
  let raw: String

  /// Nil when the name carries no date: counters such as `DSC_20201345` or `GX010123` are none.
  init?(_ name: String) {
    let stem = Array(Self.stem(name).utf8)
    guard
      let found = Self.messengerDay(stem) ?? Self.epoch(stem) ?? Self.monthFirst(stem)
        ?? Self.dateAndTime(stem) ?? Self.leadingDay(stem)
    else { return nil }
    moment = found.moment
    isReceipt = found.isReceipt
    raw = String(decoding: stem[found.range], as: UTF8.self)
  }

  private struct Found {
    var moment: Moment
    var isReceipt = false
    var range: Range<Int>
  }

  /// The name without its extension and without the marks of copies: ` (1)`, `(0)`, `-edited`, `~2`.
  private static func stem(_ name: String) -> Substring {
    var stem = name[...]
    if let dot = stem.lastIndex(of: "."), dot != stem.startIndex { stem = stem[..<dot] }
    while true {
      if stem.hasSuffix("-edited") {
        stem = stem.dropLast(7)
      } else if stem.hasSuffix(")"), let open = stem.lastIndex(of: "("),
        stem[stem.index(after: open)...].dropLast().allSatisfy(\.isNumber)
      {
        stem = stem[..<open]
        while stem.last == " " { stem = stem.dropLast() }
      } else if let tilde = stem.lastIndex(of: "~"), tilde != stem.startIndex,
        stem[stem.index(after: tilde)...].allSatisfy(\.isNumber)
      {
        stem = stem[..<tilde]
      } else {
        return stem
      }
    }
  }

  /// `IMG-20201018-WA0007`: the day it was received, and a counter.
  private static func messengerDay(_ stem: [UInt8]) -> Found? {
    guard stem.count >= 15, ["IMG-", "VID-", "AUD-", "PTT-", "STK-"].contains(where: { starts(stem, $0) })
    else { return nil }
    var scanner = Scanner(Array(stem[4...]))
    guard let day = day(&scanner, separator: ""), scanner.skip("-"), scanner.skip("W"), scanner.skip("A")
    else { return nil }
    return Found(moment: .day(day), isReceipt: true, range: 4..<12)
  }

  /// Names that count from 1970: a recorder's clock in seconds, receipts in milliseconds.
  private static let epochs: [(prefix: String, digits: Int, isReceipt: Bool)] = [
    ("RPReplay_Final", 10, false), ("mmexport", 13, true), ("FB_IMG_", 13, true), ("wx_camera_", 13, true),
  ]

  private static func epoch(_ stem: [UInt8]) -> Found? {
    guard let form = epochs.first(where: { starts(stem, $0.prefix) }) else { return nil }
    var scanner = Scanner(Array(stem.dropFirst(form.prefix.utf8.count)))
    let digits = scanner.digits()
    guard digits.utf8.count == form.digits, let number = Int64(digits) else { return nil }
    let microseconds = number * (form.digits == 10 ? 1_000_000 : 1000)
    let start = form.prefix.utf8.count
    return Found(
      moment: .utc(Instant(microseconds: microseconds)), isReceipt: form.isReceipt,
      range: start..<(start + digits.utf8.count))
  }

  /// `ScreenRecording_06-08-2024 10-00-00_1`, as iOS writes it.
  private static func monthFirst(_ stem: [UInt8]) -> Found? {
    guard starts(stem, "ScreenRecording_") else { return nil }
    let start = 16
    var scanner = Scanner(Array(stem[start...]))
    guard let month = scanner.number(2), scanner.skip("-"), let day = scanner.number(2), scanner.skip("-"),
      let year = scanner.number(4), let date = Day(year: year, month: month, day: day), scanner.skip(" _"),
      let clock = clock(date, spread: &scanner)
    else { return nil }
    return Found(moment: .local(clock), range: start..<(start + scanner.taken))
  }

  /// A date and a time beside each other, anywhere in the name but never inside a longer number.
  private static func dateAndTime(_ stem: [UInt8]) -> Found? {
    for start in stem.indices where isDigit(stem[start]) {
      if start > 0, isDigit(stem[start - 1]) { continue }
      if let found = packed(stem, start) ?? dashed(stem, start) ?? dashcam(stem, start) { return found }
    }
    return nil
  }

  /// `20240516_231503`, `20240516-231503`, `20240516_231503123`, `20240516_23_15_03`, 14 or 17 digits.
  private static func packed(_ stem: [UInt8], _ start: Int) -> Found? {
    var scanner = Scanner(Array(stem[start...]))
    guard let day = day(&scanner, separator: "") else { return nil }
    let isSeparated = scanner.skip("_-") || scanner.skip(" T")
    var spread = scanner
    if isSeparated, let clock = clock(day, spread: &spread) {
      return Found(moment: .local(clock), range: start..<(start + spread.taken))
    }
    let digits = scanner.digits()
    // One run of digits is a date behind a camera's own prefix, or as the whole name; elsewhere it is a
    // counter or a serial number.
    let isOwn = start > 0 && digits.utf8.count == 6 && isPrefix(stem[..<start])
    guard isSeparated || isOwn || (start == 0 && scanner.isAtEnd) else { return nil }
    guard [6, 9].contains(digits.utf8.count), let clock = clock(day, packed: digits) else { return nil }
    // Google's camera names its files in UTC, all others by the local clock unless they say otherwise.
    let offset = offset(&scanner) ?? (starts(stem, "PXL_") ? .zero : nil)
    let moment = offset.map { Moment.utc(clock.instant(offset: $0)) } ?? .local(clock)
    return Found(moment: moment, range: start..<(start + scanner.taken))
  }

  /// What messengers begin the names of what they received with, before a date with dashes.
  private static let messengers = ["WhatsApp ", "signal-", "photo_", "video_"]

  /// `2024_0516_231503_001F`: a recorder behind a windscreen.
  private static func dashcam(_ stem: [UInt8], _ start: Int) -> Found? {
    var scanner = Scanner(Array(stem[start...]))
    guard let year = scanner.number(4), scanner.skip("_"), let month = scanner.number(2),
      let number = scanner.number(2), scanner.skip("_"), let day = Day(year: year, month: month, day: number)
    else { return nil }
    let digits = scanner.digits()
    guard digits.utf8.count == 6, let clock = clock(day, packed: digits) else { return nil }
    return Found(moment: .local(clock), range: start..<(start + scanner.taken))
  }

  /// `2024-05-16 23.15.03`, `2024-05-16_23-15-03-123`, `2024_05_16_23_15_03`, `2024-05-16 at 3.15.03 PM`,
  /// `2024-05-16-231503`, `2024-05-16-23h15m03s123`.
  private static func dashed(_ stem: [UInt8], _ start: Int) -> Found? {
    var scanner = Scanner(Array(stem[start...]))
    guard let day = day(&scanner, separator: "-_."),
      let gap = ClockWords.gap(scanner.upToDigit(atMost: longestGap)),
      let clock = clock(day, gap, &scanner)
    else { return nil }
    let before = String(decoding: stem[..<start], as: UTF8.self)
    let isReceipt = messengers.contains { starts(stem, $0) } || before.contains("WhatsApp")
    let moment = offset(&scanner).map { Moment.utc(clock.instant(offset: $0)) } ?? .local(clock)
    return Found(moment: moment, isReceipt: isReceipt, range: start..<(start + scanner.taken))
  }

  /// Bytes of the words between a day and a time at most.
  private static let longestGap = 32

  /// A time in two digits each, or with an hour of one digit where dots or a half of the day tell that it is
  /// one; three digits behind it, set apart as the others are, are milliseconds.
  private static func clock(
    _ day: Day, _ gap: ClockWords.Gap, _ scanner: inout Scanner
  ) -> WallClock? {
    let digits = scanner.digits(atMost: 2)
    let separator = scanner.peek
    let isSpelled = scanner.skip("h")
    let isSeparated = isSpelled || scanner.skip(".-:_")
    guard let written = Int(digits), let minute = scanner.number(2),
      isSpelled ? scanner.skip("m") : !isSeparated || scanner.skip(".-:_"),
      let second = scanner.number(2), scanner.peek.map({ !isDigit($0) }) ?? true
    else { return nil }
    var milliseconds = 0
    var finer = scanner
    if isSpelled ? finer.skip("s") : isSeparated && finer.peek == separator && finer.skip(".-:_") {
      if let thousandths = finer.number(3), finer.peek.map({ !isDigit($0) }) ?? true {
        milliseconds = thousandths
        scanner = finer
      }
    }
    let behind = gap.half == nil ? ClockWords.half(behind: scanner.rest) : nil
    guard let half = gap.half ?? behind?.half else {
      let isWhole = digits.utf8.count == 2 || separator == UInt8(ascii: ".")
      return isWhole
        ? WallClock(day: day, hour: written, minute: minute, second: second, microsecond: milliseconds * 1000)
        : nil
    }
    guard (0...12).contains(written) else { return nil }
    scanner.take(behind?.bytes ?? 0)
    return WallClock(
      day: day, hour: ClockWords.hour(written, half), minute: minute, second: second,
      microsecond: milliseconds * 1000)
  }

  /// `Z`, `+02:00` or `+0200` right behind the time.
  private static func offset(_ scanner: inout Scanner) -> UTCOffset? {
    var zone = scanner
    if zone.skip("Z"), zone.peek.map({ !isLetter($0) }) ?? true {
      scanner = zone
      return .zero
    }
    guard zone.skip("+"), let hours = zone.number(2) else { return nil }
    _ = zone.skip(":")
    guard let minutes = zone.number(2), minutes < 60, zone.peek.map({ !isDigit($0) }) ?? true
    else { return nil }
    let offset = UTCOffset(minutes: hours * 60 + minutes)
    guard offset.isKnown else { return nil }
    scanner = zone
    return offset
  }

  /// `2024-05-16 Birthday`: a day in front, with dashes, as people write it.
  private static func leadingDay(_ stem: [UInt8]) -> Found? {
    var scanner = Scanner(stem)
    guard let day = day(&scanner, separator: "-"), scanner.peek.map({ !isDigit($0) && $0 != 0x2D }) ?? true
    else { return nil }
    return Found(moment: .day(day), range: 0..<10)
  }

  private static func day(_ scanner: inout Scanner, separator: StaticString) -> Day? {
    guard let year = scanner.number(4), separator.utf8CodeUnitCount == 0 || scanner.skip(separator),
      let month = scanner.number(2), separator.utf8CodeUnitCount == 0 || scanner.skip(separator),
      let day = scanner.number(2)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// `23_15_03` and its like.
  private static func clock(_ day: Day, spread scanner: inout Scanner) -> WallClock? {
    guard let hour = scanner.number(2), scanner.skip("_-."), let minute = scanner.number(2),
      scanner.skip("_-."), let second = scanner.number(2), scanner.peek.map({ !isDigit($0) }) ?? true
    else { return nil }
    return WallClock(day: day, hour: hour, minute: minute, second: second)
  }

  private static func clock(_ day: Day, packed digits: String) -> WallClock? {
    var scanner = Scanner(Array(digits.utf8))
    guard let hour = scanner.number(2), let minute = scanner.number(2), let second = scanner.number(2) else {
      return nil
    }
    let milliseconds = scanner.number(3) ?? 0
    return WallClock(
      day: day, hour: hour, minute: minute, second: second, microsecond: milliseconds * 1000)
  }

  private static func starts(_ stem: [UInt8], _ prefix: String) -> Bool { stem.starts(with: prefix.utf8) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
  /// A camera's own, or an editor's.
  private static func isPrefix(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { isLetter($0) || $0 == 0x5F } || bytes.elementsEqual("lv_0_".utf8)
  }
}
