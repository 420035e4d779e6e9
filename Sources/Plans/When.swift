/// Days as a person names them, before the calendar is asked.
package indirect enum When: Sendable, Equatable {
  /// Counted from today.
  case day(Int)
  /// 1 is Monday; the latest before today, then `back` weeks earlier.
  case weekday(Int, back: Int)
  case date(day: Int, month: Int, year: Int?)
  case dayOfMonth(Int)
  case month(Int, year: Int?, Choice)
  case season(Season, year: Int?, Choice)
  case feast(Feast, year: Int?, Choice)
  case year(Int)
  case decade(Int)
  case century(Int)
  case quarter(Int, year: Int?)
  case half(Int, year: Int?)
  /// A week by its ISO 8601 number.
  case week(Int, year: Int?)
  case calendar(TimeUnit, Int)
  case rolling(TimeUnit, Int)
  /// Thousandths of a unit before now; negative is later.
  case ago(TimeUnit, Int)
  /// The Monday to Sunday that holds a day.
  case weekOf(When)
  /// The nth unit of a period; -1 is the last.
  case nth(Int, TimeUnit, When)
  case nthWeekday(Int, Int, When)
  /// That many units from the start of a period, or before its end.
  case firstUnits(Int, TimeUnit, When)
  case lastUnits(Int, TimeUnit, When)
  case range(When, When)
  case since(When), until(When), before(When), after(When)
  case within(When, When)
  /// Units behind the end of a period, or before its start when negative.
  case shifted(When, Int, TimeUnit)
  /// The nth such weekday behind a period, before it when negative.
  case weekdayBeside(Int, Int, When)
  /// A day of the month that is that weekday: Friday the 13th.
  case weekdayOn(Int, day: Int)
  /// The whole week behind a day's own, or before it when negative.
  case weekBeside(When, Int)
  /// The weekend at a day, with the day where it lies beside it.
  case weekendAt(When)
  case several([When])
  /// Words for a time that no calendar holds.
  case vague
  /// A date with a number that is no day or month.
  case impossible
  /// A date that can be read in two ways.
  case ambiguous

  /// Which one of the months, seasons or feasts of that name.
  package enum Choice: Sendable, Equatable {
    /// The latest that has begun.
    case latest
    /// The latest that is over.
    case over
    /// The one before that.
    case beforeThat
    /// That many times before the latest that is over, which is the first.
    case ago(Int)
    case next
  }
}
