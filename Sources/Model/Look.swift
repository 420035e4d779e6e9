internal import Linux
internal import Plans
internal import Wire

/// One look at a server: what it is, what it offers, and whether it keeps to a form. Also what warms it.
struct Look: Sendable {
  /// Every question but the probe.
  private static let short = Duration.seconds(5)
  /// Tokens below which our own text leaves no room for a request.
  private static let smallestWindow: Int64 = 2048
  /// Tokens beyond which a window is as good as without end.
  private static let largestWindow: Int64 = 1 << 30
  /// Tokens that stay free beside question and answer, for what a server's template adds.
  private static let margin: Int64 = 64
  /// Bytes below which a sentence is cut to nothing of use.
  static let smallestRoom = 64
  /// Tokens of the probe's answer: about 30, or 200 where each letter is one and the grammar lets white space run.
  private static let longestProbe = 256
  /// Names kept of what a server offers.
  private static let mostOffered = 20
  /// Scalars of such a name: file names, mostly.
  private static let longestName = 200

  /// What was found, as far as the look came.
  struct Finding: Sendable {
    var key: String?
    var isOllama = false
    var window: Int64?
    /// Bytes of a sentence that fit beside our own text, were each of them a token; nil where the server does not count.
    var room: Int?
    var offered: [String] = []
    var keyOrder: ModelReport.KeyOrder?
    var identity = ""
    /// Why the model cannot be asked; nil when it can.
    var fault: ModelFault?
  }

  let settings: ModelSettings
  let exchange: HTTPExchange
  /// How long the probe may take: a server may load its model meanwhile.
  let patience: Duration

  func finding() async -> Finding {
    var finding = Finding()
    do throws(ModelFault) {
      try readKey(&finding)
      try await ask(&finding)
      try await weigh(&finding)
      try await probe(&finding)
    } catch {
      finding.fault = error
    }
    return finding
  }

  /// What the server offers, without asking any model.
  func offer() async -> Finding {
    var finding = Finding()
    do throws(ModelFault) {
      try readKey(&finding)
      try await ask(&finding)
    } catch {
      finding.fault = error
    }
    return finding
  }

  private func readKey(_ finding: inout Finding) throws(ModelFault) {
    guard let path = settings.keyFile else { return }
    do throws(ModelFault.KeyFile) { finding.key = try KeyFile.read(path) } catch {
      throw ModelFault(.look, .keyFile(error))
    }
  }

  // MARK: What it is

  private func ask(_ finding: inout Finding) async throws(ModelFault) {
    // A server without this path answers 404, which is an answer too.
    let health = try await answer("/health", finding)
    if health.status == 503 { throw ModelFault(.look, .http(status: 503, type: "")) }
    let version = try await answer("/api/version", finding)
    // Whether a model runs here is asked of Ollama alone: one that cannot say what it is could be it.
    if version.status >= 500 { throw ModelFault(.look, .http(status: version.status, type: "")) }
    finding.isOllama = version.status == 200 && version.json?["version"]?.string != nil
    let models = try await answer("/v1/models", finding)
    if [401, 403, 503].contains(models.status) {
      throw ModelFault(.look, .http(status: models.status, type: ""))
    }
    let offered = models.json?["data"]?.array ?? []
    finding.offered = offered.prefix(Self.mostOffered).compactMap { $0["id"]?.string }.filter {
      // What a terminal would not show as itself is no name to ask by.
      $0.unicodeScalars.count <= Self.longestName && HiddenCharacters.shown($0) == $0
    }
    let own = offered.first { $0["id"]?.string == settings.name } ?? offered.first
    finding.window = own?["meta"]?["n_ctx"]?.integer ?? own?["max_model_len"]?.integer
  }

  // MARK: Whether it is fit

  private func weigh(_ finding: inout Finding) async throws(ModelFault) {
    if let name = settings.name?.lowercased(), name.hasSuffix(":cloud") || name.hasSuffix("-cloud") {
      throw ModelFault(.look, .offDevice)
    }
    if finding.isOllama {
      try await weighOllama(&finding)
    } else {
      let props = try await answer("/props", finding)
      finding.window = props.json?["default_generation_settings"]?["n_ctx"]?.integer ?? finding.window
    }
    if let window = finding.window, window < Self.smallestWindow { throw ModelFault(.look, .windowTooSmall) }
  }

  /// Ollama asks for a name, and may hand the request on to another machine: where it does not say, it is not asked.
  private func weighOllama(_ finding: inout Finding) async throws(ModelFault) {
    guard let name = settings.name else { throw ModelFault(.look, .noSuchModel) }
    let asked = JSONText.write(["model": .string(name)])
    let shown = try await answer("/api/show", finding, body: asked)
    if shown.status == 404 { throw ModelFault(.look, .noSuchModel) }
    guard shown.status == 200 else { throw ModelFault(.look, .http(status: shown.status, type: "")) }
    guard let description = shown.json, description.members != nil else {
      throw ModelFault(.look, .invalid(.json))
    }
    for key in ["remote_host", "remote_model"] {
      if let elsewhere = description[key], elsewhere != .null, elsewhere != "" {
        throw ModelFault(.look, .offDevice)
      }
    }
    // The window stands there once the model is loaded.
    let loaded = try await answer("/api/ps", finding).json?["models"]?.array ?? []
    finding.window = loaded.first { $0["name"]?.string == name }?["context_length"]?.integer ?? finding.window
  }

  private func answer(
    _ path: String, _ finding: Finding, body: [UInt8]? = nil
  ) async throws(ModelFault) -> (status: Int, json: JSON?) {
    do throws(ModelFault.Kind) {
      let answer = try await exchange.ask(
        path, body: body, key: finding.key, most: HTTPExchange.largestDescription, within: Self.short)
      return (answer.status, answer.status == 200 ? try? JSONText.parse(answer.body) : nil)
    } catch {
      throw ModelFault(.look, error)
    }
  }

  // MARK: Whether it keeps to a form

  /// Asks for a greeting under a schema that allows two fresh words and nothing else.
  private func probe(_ finding: inout Finding) async throws(ModelFault) {
    let (word, again) = (Self.freshWord(), Self.freshWord())
    let schema = """
      {"type":"object","properties":{"word":{"type":"string","enum":["\(word)"]},\
      "again":{"type":"string","enum":["\(again)"]}},"required":["word","again"],"additionalProperties":false}
      """
    // The same first words as a form's, so that the server has read them when the first sentence comes.
    let body = ChatRequest(
      model: settings.name, system: ClosedForm.request.system, sentence: "Say hello in one word.",
      schema: ("probe", schema), longest: Self.longestProbe, isOllama: finding.isOllama
    ).body
    let answer: ChatAnswer
    do throws(ModelFault.Kind) {
      let raw = try await exchange.ask("/v1/chat/completions", body: body, key: finding.key, within: patience)
      answer = try ChatAnswer(status: raw.status, body: raw.body, longest: Self.longestProbe)
    } catch .invalid(.cutOff), .invalid(.empty) {
      throw ModelFault(.probe, .notEnforced)
    } catch {
      throw ModelFault(.probe, error)
    }
    guard let json = try? JSONText.parse(Array(answer.content.utf8)), json.members?.count == 2,
      json["word"]?.string == word, json["again"]?.string == again
    else { throw ModelFault(.probe, .notEnforced) }
    finding.keyOrder = json.members?.first?.key == "word" ? .kept : .sorted
    finding.identity = answer.identity
    try measure(&finding, answer)
  }

  /// The window decides how much of a sentence may be sent.
  private func measure(_ finding: inout Finding, _ answer: ChatAnswer) throws(ModelFault) {
    guard let window = finding.window, let asked = answer.asked else { return }
    let left = min(window, Self.largestWindow) - min(max(0, asked), Self.largestWindow)
    let room = Int(left - Int64(ChatRequest.longestForm) - Self.margin)
    guard room >= Self.smallestRoom else { throw ModelFault(.look, .windowTooSmall) }
    finding.room = room
  }

  private static func freshWord() -> String {
    String((0..<8).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() ?? "a" })
  }
}
