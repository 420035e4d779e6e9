internal import Plans
internal import Wire

/// What a server answered to a question, taken apart and believed in nothing.
struct ChatAnswer: Sendable {
  /// What the model wrote.
  let content: String
  /// The model's name and the server's build, as far as it tells; compared, never shown or kept.
  let identity: String
  /// Tokens the question had, where the server counts them.
  let asked: Int64?

  /// - Parameter longest: tokens the answer was given.
  /// - Throws: `http`, `invalid` with what is wrong, `windowTooSmall` where it was cut off before those were used up.
  init(status: Int, body: [UInt8], longest: Int = ChatRequest.longestForm) throws(ModelFault.Kind) {
    guard status == 200 else { throw .http(status: status, type: Self.errorType(body)) }
    guard let json = try? JSONText.parse(body) else { throw .invalid(.json) }
    guard let choice = json["choices"]?.array?.first, let message = choice["message"],
      let content = message["content"]?.string
    else { throw .invalid(Self.thinks(json) ? .thinkingOn : .envelope) }
    if content.allSatisfy(\.isWhitespace) { throw .invalid(Self.thinks(json) ? .thinkingOn : .empty) }
    guard let finish = choice["finish_reason"]?.string, finish == "stop" else {
      guard choice["finish_reason"]?.string == "length" else { throw .invalid(.finish) }
      let used = json["usage"]?["completion_tokens"]?.integer
      throw used.map { $0 < longest } ?? false ? .windowTooSmall : .invalid(.cutOff)
    }
    self.content = content
    asked = json["usage"]?["prompt_tokens"]?.integer
    identity = "\(json["model"]?.string ?? "") \(json["system_fingerprint"]?.string ?? "")"
  }

  /// The answer's one JSON object, checked against the form it was asked for.
  func read(_ form: ClosedForm) throws(ModelFault.Kind) -> (form: JSON, order: ModelReport.KeyOrder) {
    guard let json = try? JSONText.parse(Array(content.utf8)) else { throw .invalid(.content) }
    do throws(ModelFault.Invalid) { return try form.read(json) } catch { throw .invalid(error) }
  }

  /// A model that thinks puts the form where nobody looks for it.
  private static func thinks(_ json: JSON) -> Bool {
    let message = json["choices"]?.array?.first?["message"]
    return ["reasoning_content", "reasoning", "thinking"].contains { message?[$0]?.string?.isEmpty == false }
  }

  /// The type of an error if it is one we know. Messages hold the person's words and are not looked at.
  private static func errorType(_ body: [UInt8]) -> String {
    guard let json = try? JSONText.parse(body), let error = json["error"] else { return "" }
    return error["type"]?.string.map(ErrorType.kept) ?? ""
  }
}
