/// A calendar day of the proleptic Gregorian calendar, without a zone.
package struct Day: Sendable, Hashable, Comparable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// The numbers of 0001-01-01 and 9999-12-31.
  private static let numbers = -719_162...2_932_896

  /// Nil unless the day exists and the year is 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.length(ofMonth: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Days since 1970-01-01; negative before it.
  package var number: Int { Day.number(year: year, month: month, day: day) }

  /// As `number`, for a day that need not exist: the arithmetic goes on past the ends of months.
  static func number(year: Int, month: Int, day: Int) -> Int {
    // Counts years from March, so that the leap day is the last of a year.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Nil outside the years 1 to 9999.
  package init?(number: Int) {
    guard Day.numbers.contains(number) else { return nil }
    self.init(clamping: number)
  }

  /// The day of `number`, or the first or last day there is when it lies outside the years 1 to 9999.
  package init(clamping number: Int) {
    let number = min(max(number, Day.numbers.lowerBound), Day.numbers.upperBound)
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.month = month
    self.day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
  }

  /// 28 to 31.
  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Monday is 1, Sunday is 7 (ISO 8601).
  package var weekday: Int { (number + 3) % 7 >= 0 ? (number + 3) % 7 + 1 : (number + 3) % 7 + 8 }

  /// The day `days` later, or earlier when negative; stops at the first and last day there is.
  package func adding(_ days: Int) -> Day {
    let span = Day.numbers.upperBound - Day.numbers.lowerBound
    return Day(clamping: number + min(max(days, -span), span))
  }

  package static func < (a: Day, b: Day) -> Bool { a.number < b.number }
}

extension Day: CustomStringConvertible {
  /// `2026-08-20`.
  package var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}
