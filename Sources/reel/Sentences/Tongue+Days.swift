internal import Plans

// Days and lengths as people of the language write them.
extension Tongue {
  /// `Sunday, 29 November 2026`, `23–29 November 2026`, `November 2026`, `2026`, `since ...`, `all days`.
  func days(_ from: Day?, _ to: Day?) -> String {
    switch (from, to) {
    case (nil, nil): return say(.allDays)
    case (let from?, nil): return say(.since, day(from))
    case (nil, let to?): return say(.upTo, day(to))
    case (let from?, let to?): return from == to ? dayOfWeek(from) : range(from, to)
    }
  }

  /// Of two days as a plan's JSON holds them.
  func days(_ from: JSON?, _ to: JSON?) -> String {
    days(from?.string.flatMap { Day($0) }, to?.string.flatMap { Day($0) })
  }

  func day(_ day: Day) -> String { say(.day, "\(day.day)", monthsOfDay[day.month - 1], "\(day.year)") }

  private func dayOfWeek(_ day: Day) -> String {
    say(.dayOfWeek, weekdays[day.weekday - 1], self.day(day))
  }

  private func range(_ from: Day, _ to: Day) -> String {
    let isWhole = from.day == 1 && to.day == Day.length(ofMonth: to.month, year: to.year)
    if from.year == to.year, isWhole {
      if from.month == 1, to.month == 12 { return "\(from.year)" }
      if from.month == to.month { return say(.month, months[from.month - 1], "\(from.year)") }
    }
    guard from.year == to.year, from.month == to.month else { return say(.range, day(from), day(to)) }
    return say(.daysOfMonth, "\(from.day)", "\(to.day)", monthsOfDay[from.month - 1], "\(from.year)")
  }

  /// `1 min 30 s`.
  func length(milliseconds: Int64) -> String {
    let tenths = (max(0, milliseconds) + 50) / 100
    let (hours, minutes, rest) = (tenths / 36_000, tenths / 600 % 60, tenths % 600)
    var parts: [String] = []
    if hours > 0 { parts.append(say(.hours, number: hours)) }
    if minutes > 0 { parts.append(say(.minutes, number: minutes)) }
    if rest > 0 || parts.isEmpty {
      parts.append(say(.seconds, rest % 10 == 0 ? "\(rest / 10)" : "\(rest / 10).\(rest % 10)"))
    }
    return parts.joined(separator: " ")
  }
}
