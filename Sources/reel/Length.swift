/// A film's length as people type it on a command line.
enum Length {
  /// Milliseconds of `90`, `90s`, `1.5s`, `1:30`, `2m`, `1m30s`, `1h`; nil for anything else.
  ///
  /// Bounds are the daemon's to say; what does not fit is nil here.
  static func milliseconds(_ text: String) -> Int64? {
    let text = text.lowercased()
    if text.contains(":") { return clock(text) }
    var rest = Substring(text)
    var total: Int64 = 0
    var smallest = Int64.max
    repeat {
      guard let (amount, unit) = part(&rest), unit < smallest, amount.isWhole || unit == 1000,
        let sum = add(total, amount, unit)
      else { return nil }
      total = sum
      smallest = unit
    } while !rest.isEmpty
    return total
  }

  /// A decimal number as thousandths.
  private struct Amount {
    let thousandths: Int64
    var isWhole: Bool { thousandths % 1000 == 0 }
  }

  /// A number and the milliseconds of its unit; seconds without one.
  private static func part(_ rest: inout Substring) -> (Amount, Int64)? {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    rest = rest.dropFirst(digits.count)
    guard let amount = amount(digits) else { return nil }
    let word = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(word.count)
    switch word {
    case "", "s", "sec": return (amount, 1000)
    case "m", "min": return (amount, 60_000)
    case "h": return (amount, 3_600_000)
    default: return nil
    }
  }

  private static func amount(_ digits: Substring) -> Amount? {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = number(parts[0]) else { return nil }
    if parts.count == 1 { return Amount(thousandths: whole * 1000) }
    guard (1...3).contains(parts[1].count), let fraction = number(parts[1]) else { return nil }
    let scale: Int64 = [100, 10, 1][parts[1].count - 1]
    return Amount(thousandths: whole * 1000 + fraction * scale)
  }

  private static func add(_ total: Int64, _ amount: Amount, _ unit: Int64) -> Int64? {
    let (product, over) = amount.thousandths.multipliedReportingOverflow(by: unit)
    return over ? nil : total + product / 1000
  }

  /// `1:30` or `1:02:30`; minutes and seconds behind a colon have two digits and stay below 60.
  private static func clock(_ text: String) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), var seconds = number(parts[0]) else { return nil }
    for part in parts.dropFirst() {
      guard part.count == 2, let value = number(part), value < 60 else { return nil }
      seconds = seconds * 60 + value
    }
    return seconds * 1000
  }

  /// Digits alone, few enough that no sum here overflows.
  private static func number(_ text: Substring) -> Int64? {
    guard (1...7).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int64(text)
  }

  /// `0:09`, `1:30`, `1:02:30`, as films and waiting times are shown.
  static func shown(milliseconds: Int64) -> String {
    let seconds = max(0, (milliseconds + 500) / 1000)
    let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
    let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours > 0 ? "\(hours):\(twoDigits(minute)):\(twoDigits(second))" : "\(minute):\(twoDigits(second))"
  }

  private static func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
