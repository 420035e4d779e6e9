/// Why a request or plan was refused: the field, the reason, and what would help.
package struct Problem: Error, Sendable, Equatable {
  /// The closed set of refusal codes (docs/PROTOCOL.md).
  package enum Code: String, Sendable, CaseIterable {
    case badValue = "bad-value"
    case unknownField = "unknown-field"
    case impossibleDate = "impossible-date"
    case futureDate = "future-date"
    case ambiguousDate = "ambiguous-date"
    case backwardsRange = "backwards-range"
    case twoPeriods = "two-periods"
    case badLength = "bad-length"
    case twoLengths = "two-lengths"
    case emptyAsk = "empty-ask"
    case askTooLong = "ask-too-long"
    case noFootage = "no-footage"
    case noMusic = "no-music"
    case ambiguousMusic = "ambiguous-music"
    case noFolder = "no-folder"
    case ambiguousFolder = "ambiguous-folder"
    case notFound = "not-found"
    case notYours = "not-yours"
    case offline
    case diskFull = "disk-full"
    case queueFull = "queue-full"
    case busy
    case tooLong = "too-long"
    case sourceChanged = "source-changed"
    case failed
  }

  package var code: Code
  /// The plan's or the request's field, as a path such as `also[0].from`; empty when no field is to blame.
  package var field: String
  /// One English sentence without a final stop.
  package var reason: String
  /// What to write or do instead; empty when nothing is known.
  package var hint: String
  /// What a client may want beside the words, such as `words` that were the trouble or `nearest` names.
  package var context: [JSON.Member] = []

  package init(_ code: Code, field: String = "", reason: String, hint: String = "") {
    self.code = code
    self.field = field
    self.reason = reason
    self.hint = hint
  }
}

extension Problem {
  /// `{code, field, reason, hint}` and what stands in `context`, as `error` in the command's JSON and `error.data` in
  /// JSON-RPC.
  package var json: JSON {
    let members: [JSON.Member] = [
      .init("code", .string(code.rawValue)), .init("field", .string(field)),
      .init("reason", .string(reason)), .init("hint", .string(hint)),
    ]
    return .object(members + context)
  }
}
