internal import Plans

// Which words are dates and which are lengths.
extension RequestReader {
  /// Numbers in front of a colon that are rather hours than minutes.
  private static let earliestHour = 6
  private static let latestMinute = 9

  /// Where a date and a length claim the same words, the longer one has them.
  static func apart(
    _ sentence: Sentence, thisYear: Int, closed: [Range<Int>]
  ) -> (dates: [DateReader.Mention], lengths: [LengthReader.Mention]) {
    let lengths = LengthReader(sentence, closed: closed).mentions()
    var dates = DateReader(sentence, thisYear: thisYear, closed: closed).mentions()
    // Dos minutos y medio de julio: the half belongs to what it stands behind.
    let cut = lengths.map(\.range).filter { length in
      dates.contains { $0.range.overlaps(length) && length.lowerBound < $0.range.lowerBound }
    }
    if !cut.isEmpty { dates = DateReader(sentence, thisYear: thisYear, closed: closed + cut).mentions() }
    let kept = lengths.filter { !isClock($0, beside: dates, sentence) }.filter { length in
      !dates.contains { $0.range.overlaps(length.range) && $0.range.count >= length.range.count }
    }
    return (dates.filter { date in !kept.contains { $0.range.overlaps(date.range) } }, kept)
  }

  /// 13 авг. 2005 19:13; 10:00 Wednesday, 9 May: a time right beside a date is that of the day.
  private static func isClock(
    _ length: LengthReader.Mention, beside dates: [DateReader.Mention], _ sentence: Sentence
  ) -> Bool {
    let (start, end) = (length.range.lowerBound, length.range.upperBound)
    guard sentence.isSign(start + 1, ":"), let hour = sentence.digits(start), hour < 24,
      sentence.tokens[end - 1].kind == .number || sentence.tokens[end - 1].text == "h"
    else { return false }
    let isPadded = sentence.tokens[start].text.utf8.count == 2
    if dates.contains(where: { $0.range.lowerBound == end }) { return isPadded || hour >= earliestHour }
    let comma = sentence.isSign(start - 1, ",") ? start - 1 : start
    return dates.contains { date in
      guard date.range.upperBound == comma, isOfDays(date.when) else { return false }
      // 3 May 2:30 is a length, 3 May 2013 3:13 a time of day.
      let isNear = comma == start && (isPadded || hour >= earliestHour || hasYear(date.when))
      return isNear || end - start > 3 || hour > latestMinute
    }
  }

  private static func hasYear(_ when: When) -> Bool {
    if case .date(_, _, .some) = when { true } else { false }
  }

  /// Days by their number, which a time of day may stand behind.
  private static func isOfDays(_ when: When) -> Bool {
    switch when {
    case .date, .weekdayOn: true
    case .range(_, let last): isOfDays(last)
    default: false
    }
  }
}
