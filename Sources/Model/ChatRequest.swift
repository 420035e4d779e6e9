internal import Plans
internal import Wire

/// The body of one question in the dialect that all servers speak, written around a schema that stays as it is.
struct ChatRequest: Sendable {
  /// Unicode scalars of a sentence that are sent; longer ones are long for other reasons than what they ask for.
  private static let longestSentence = 500
  /// Tokens of an answer: a form has about 80.
  static let longestForm = 240

  var model: String?
  var system: String
  /// What is asked; every way a sentence gets here makes it short and plain.
  private(set) var user: String
  /// The name and the text of the schema; without one the answer is free.
  var schema: (name: String, text: String)?
  var longest: Int
  var seed = 1
  /// Ollama lets models think before they answer unless it is told not to.
  var isOllama: Bool

  /// - Parameters:
  ///   - sentence: a person's own words, shortened here so that no question can carry more of them.
  ///   - done: the steps carried out so far, where the question is what is left.
  ///   - room: bytes of the sentence that the server has room for.
  init(
    model: String?, system: String, sentence: String, after done: String? = nil, room: Int = .max,
    schema: (name: String, text: String)? = nil, longest: Int = longestForm, isOllama: Bool
  ) {
    self.model = model
    self.system = system
    let sent = Self.shortened(sentence, room)
    user = done.map { "Request: \(sent)\nCarried out: \($0)" } ?? sent
    self.schema = schema
    self.longest = longest
    self.isOllama = isOllama
  }

  /// The beginning of a sentence without characters that act instead of standing for themselves.
  private static func shortened(_ sentence: String, _ room: Int) -> String {
    var plain = String.UnicodeScalarView()
    var left = room
    for scalar in sentence.unicodeScalars.prefix(longestSentence) {
      left -= UTF8.width(scalar)
      if left < 0 { break }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: plain.append(" ")
      default: plain.append(scalar)
      }
    }
    return String(plain)
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
