internal import Plans

/// Puts refusals into words: what was the trouble, and what to write instead.
enum Explanation {
  static func problem(_ code: Problem.Code, field: String, words: String) -> Problem {
    let quoted = words.isEmpty ? "the request" : "\"\(words)\""
    let (reason, hint) = said(of: code)
    return Problem(code, field: field, reason: "\(quoted) \(reason)", hint: hint)
  }

  /// What follows the quoted words, and what to write instead.
  private static func said(of code: Problem.Code) -> (reason: String, hint: String) {
    switch code {
    case .impossibleDate:
      ("names a day that does not exist", "write a day such as 16 August or 2026-08-16")
    case .futureDate: ("begins after today", "nothing is filmed yet: name days that have been")
    case .ambiguousDate:
      ("can be read in more than one way", "write the day with its month's name, or as 2026-08-16")
    case .backwardsRange: ("ends before it begins", "write the earlier day first")
    case .twoPeriods: ("names two periods that do not touch", "ask for one period at a time")
    case .badLength: ("is no length a film can have", "a film is 1 second to 2 hours long")
    case .twoLengths: ("names two lengths", "name one length")
    default: ("cannot be planned", "")
    }
  }
}
