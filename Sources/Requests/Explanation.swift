internal import Plans

/// Puts refusals into words: what was the trouble, and what to write instead.
enum Explanation {
  static func problem(_ code: Problem.Code, field: String, words: String) -> Problem {
    let quoted = words.isEmpty ? "the request" : "\"\(words)\""
    switch code {
    case .impossibleDate:
      return Problem(
        code, field: field, reason: "\(quoted) names a day that does not exist",
        hint: "write a day such as 16 August or 2026-08-16")
    case .futureDate:
      return Problem(
        code, field: field, reason: "\(quoted) begins after today",
        hint: "nothing is filmed yet: name days that have been")
    case .ambiguousDate:
      return Problem(
        code, field: field, reason: "\(quoted) can be read in more than one way",
        hint: "write the day with its month's name, or as 2026-08-16")
    case .backwardsRange:
      return Problem(
        code, field: field, reason: "\(quoted) ends before it begins", hint: "write the earlier day first")
    case .twoPeriods:
      return Problem(
        code, field: field, reason: "\(quoted) names two periods that do not touch",
        hint: "ask for one period at a time")
    case .badLength:
      return Problem(
        code, field: field, reason: "\(quoted) is no length a film can have",
        hint: "a film is 1 second to 2 hours long")
    case .twoLengths:
      return Problem(code, field: field, reason: "\(quoted) names two lengths", hint: "name one length")
    default: return Problem(code, field: field, reason: "\(quoted) cannot be planned")
    }
  }
}
