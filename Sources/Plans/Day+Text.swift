extension Day {
  /// Nil unless `text` is an existing day written as `2026-08-20`.
  package init?(_ text: String) {
    guard let (year, month, day) = Day.numbers(text) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day under `key`; nil when absent or null.
  /// - Throws: `impossible-date` when the day does not exist, `bad-value` when the text is no date.
  package init?(_ fields: Fields, _ key: String) throws(Problem) {
    guard let text = try fields.optionalString(key) else { return nil }
    guard let (year, month, day) = Day.numbers(text) else {
      throw fields.refusal(
        key, "cannot be \"\(Fields.quotable(text))\"",
        hint: "a day is written as 2026-08-20, or null for no bound")
    }
    guard let found = Day(year: year, month: month, day: day) else {
      throw Problem(
        .impossibleDate, field: fields.name(key), reason: "there is no day \(text)",
        hint: "months have 28 to 31 days, and years run from 0001 to 9999")
    }
    self = found
  }

  /// Year, month and day as written, whether or not they exist.
  private static func numbers(_ text: String) -> (year: Int, month: Int, day: Int)? {
    var rest = text.utf8[...]
    guard let year = rest.takesNumber(digits: 4), rest.takesOne(of: "-"),
      let month = rest.takesNumber(digits: 2), rest.takesOne(of: "-"),
      let day = rest.takesNumber(digits: 2), rest.isEmpty
    else { return nil }
    return (year, month, day)
  }
}
