internal import Plans
internal import Wire

/// The body of one question in the dialect that all servers speak, written around a schema that stays as it is.
struct ChatRequest: Sendable {
  /// Characters of a sentence that are sent; longer ones are long for other reasons than what they ask for.
  private static let longestSentence = 500
  /// Tokens of an answer: a form has about 80.
  static let longestForm = 240

  var model: String?
  var system: String
  var user: String
  /// The name and the text of the schema; without one the answer is free.
  var schema: (name: String, text: String)?
  var longest = longestForm
  var seed = 1
  /// Ollama lets models think before they answer unless it is told not to.
  var isOllama = false

  /// A sentence as it is sent: short, and without characters that act instead of standing for themselves.
  static func shortened(_ sentence: String) -> String {
    let plain = sentence.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: " "
      default: scalar
      }
    }
    return String(String(String.UnicodeScalarView(plain)).prefix(longestSentence))
  }

  var body: [UInt8] {
    var text = "{"
    if let model { text += "\"model\":\(Self.quoted(model))," }
    text += "\"messages\":[{\"role\":\"system\",\"content\":\(Self.quoted(system))},"
    text += "{\"role\":\"user\",\"content\":\(Self.quoted(user))}],"
    // Greedy has to be said: some servers take a temperature of 1 where there is none.
    text += "\"temperature\":0,\"top_p\":1,\"seed\":\(seed),\"stream\":false,\"max_tokens\":\(longest),"
    if let schema {
      text +=
        "\"response_format\":{\"type\":\"json_schema\",\"json_schema\":{\"name\":\(Self.quoted(schema.name)),"
      text += "\"strict\":true,\"schema\":\(schema.text)}},"
    }
    if isOllama { text += "\"reasoning_effort\":\"none\"," }
    text += "\"chat_template_kwargs\":{\"enable_thinking\":false}}"
    return Array(text.utf8)
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: JSONText.write(.string(text)), as: UTF8.self)
  }
}
