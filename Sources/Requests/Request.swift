package import Plans

/// Reads sentences; the person's words decide, and a model's form fills what no word settles.
package enum Request {
  /// Characters of the longest sentence that is read.
  package static let longest = 2000
  /// Scalars of it; marks upon marks are no sentence.
  private static let mostScalars = 12_000

  /// - Parameters:
  ///   - now: what a clock on the person's wall shows; days are meant by it.
  ///   - form: a model's answer as it came, or nil.
  /// - Throws: `Refusal` with a code of the conventions.
  package static func read(text: String, now: WallClock, form: JSON? = nil) throws(Refusal) -> Reading {
    guard text.unicodeScalars.count <= mostScalars, text.count <= longest else {
      throw Refusal(
        problem: .init(
          .askTooLong, field: "text", reason: "a request has at most \(longest) characters",
          hint: "say it shorter"), words: "", language: .en)
    }
    guard Folding.fold(text).contains(where: { $0 != " " }) else {
      throw Refusal(
        problem: .init(
          .emptyAsk, field: "text", reason: "the request is empty",
          hint: "say what to make, such as a one-minute film of yesterday"), words: "", language: .en)
    }
    var reader = RequestReader(text: text, now: now, form: Form(form))
    return try reader.read()
  }
}
