/// The rule that holds after a zone file's last written change: POSIX `TZ` as RFC 8536 3.3 extends it.
struct ZoneRule: Sendable, Equatable {
  var standard: UTCOffset
  var summer: Summer?

  struct Summer: Sendable, Equatable {
    var offset: UTCOffset
    var start: Date
    var end: Date
  }

  /// A day of every year and a time on it.
  struct Date: Sendable, Equatable {
    var day: DayOfYear
    /// Seconds after midnight by the clock that holds before the change; -167 to 167 hours.
    var time: Int
  }

  enum DayOfYear: Sendable, Equatable {
    /// 1 to 365; 29 February is never counted.
    case withoutLeapDay(Int)
    /// 0 to 365; 29 February is counted.
    case withLeapDay(Int)
    /// The `week`th `weekday` (0 is Sunday) of a month; week 5 is the last.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  func offset(at second: Int64) -> UTCOffset {
    guard summer != nil else { return standard }
    // No rule is silent for over a year, so a window of two holds the change that decides.
    return changes(from: second - 2 * 366 * 86_400, through: second).last?.offset ?? standard
  }

  /// The changes of offset in the range, ascending; times are seconds since 1970 UTC.
  func changes(from: Int64, through: Int64) -> [Zone.Change] {
    guard let summer, from <= through else { return [] }
    let years = (year(of: from) - 1)...(year(of: through) + 1)
    var all: [Zone.Change] = []
    for year in years {
      let start = summer.start.second(year: year) - Int64(standard.seconds)
      let end = summer.end.second(year: year) - Int64(summer.offset.seconds)
      all.append(Zone.Change(at: start, offset: summer.offset))
      all.append(Zone.Change(at: end, offset: standard))
    }
    // Summer time all year is written as an end that is the next start: there the start counts.
    all.sort { ($0.at, $0.offset == summer.offset ? 1 : 0) < ($1.at, $1.offset == summer.offset ? 1 : 0) }
    return all.filter { (from...through).contains($0.at) }
  }

  private func year(of second: Int64) -> Int {
    // Clamped one year inside the calendar, since neighbours are asked for too.
    min(max(Day(clamping: Int(second.quotient(flooringBy: 86_400))).year, 2), 9998)
  }
}

extension ZoneRule.Date {
  /// The local second of this date in `year`, as if local time were UTC.
  fileprivate func second(year: Int) -> Int64 {
    let newYear = Day.number(year: year, month: 1, day: 1)
    let number =
      switch day {
      case .withLeapDay(let index): newYear + index
      case .withoutLeapDay(let index):
        newYear + index - 1 + (index >= 60 && Day.length(ofMonth: 2, year: year) == 29 ? 1 : 0)
      case .weekday(let month, let week, let weekday):
        ZoneRule.Date.number(year: year, month: month, week: week, weekday: weekday)
      }
    return Int64(number) * 86_400 + Int64(time)
  }

  private static func number(year: Int, month: Int, week: Int, weekday: Int) -> Int {
    let first = Day.number(year: year, month: month, day: 1)
    // 1970-01-01 was a Thursday, weekday 4.
    let firstWeekday = (first + 4) - (first + 4).quotient(flooringBy: 7) * 7
    let day = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
    return first + (day >= Day.length(ofMonth: month, year: year) ? day - 7 : day)
  }
}
