package import Plans

/// The closed set of methods, those of issues to come included.
package enum Method: String, Sendable, CaseIterable {
  case daemonInfo = "daemon.info"
  case describe = "rpc.describe"
  case requestRead = "request.read"
  case requestAsk = "request.ask"
  case planValidate = "plan.validate"
  case planSubmit = "plan.submit"
  case libraryCount = "library.count"
  case libraryList = "library.list"
  case librarySearch = "library.search"
  case libraryShow = "library.show"
  case libraryWait = "library.wait"
  case librarySetDate = "library.set-date"
  case librarySetClock = "library.set-clock"
  case libraryPair = "library.pair"
  case libraryUnpair = "library.unpair"
  case musicBeats = "music.beats"
  case jobGet = "job.get"
  case jobList = "job.list"
  case jobCancel = "job.cancel"
  case jobSubscribe = "job.subscribe"
  case filmList = "film.list"
  case filmTimeline = "film.timeline"
  case filmWhy = "film.why"
  case filmRecut = "film.recut"
  case filmStoryboard = "film.storyboard"
  case modelCheck = "model.check"

  /// Whether this version runs it; the others are refused by name.
  package var isBuilt: Bool {
    switch self {
    case .librarySearch, .filmWhy: false
    case .daemonInfo, .describe, .requestRead, .requestAsk, .planValidate, .planSubmit, .libraryCount,
      .libraryList, .libraryShow, .libraryWait, .librarySetDate, .librarySetClock, .libraryPair,
      .libraryUnpair,
      .musicBeats, .jobGet, .jobList, .jobCancel, .jobSubscribe, .filmList, .filmTimeline, .filmRecut,
      .filmStoryboard, .modelCheck:
      true
    }
  }

  /// Every name it takes; any other is refused.
  package var parameters: [Parameter] {
    switch self {
    case .daemonInfo, .describe, .libraryWait, .modelCheck: []
    case .requestRead: Self.reading
    case .requestAsk:
      Self.reading + [Parameter("plan", .object), Parameter("draft", .trueOrFalse)] + Self.submitting
    case .planValidate: [Parameter("plan", .object, required: true)]
    case .planSubmit: [Parameter("plan", .object, required: true)] + Self.submitting
    case .libraryCount: Self.choosing
    case .libraryList: Self.choosing + Self.paging
    case .librarySearch: [Parameter("words", .text, required: true)] + Self.choosing + Self.paging
    case .libraryShow: [Parameter("path", .text, required: true)]
    case .librarySetDate:
      [Parameter("path", .text, required: true), Parameter("taken", .text), Parameter("undo", .trueOrFalse)]
    case .librarySetClock:
      [
        Parameter("folder", .text), Parameter("device", .text), Parameter("shift", .text),
        Parameter("local", .trueOrFalse), Parameter("undo", .trueOrFalse),
      ]
    case .libraryPair:
      [
        Parameter("still", .text), Parameter("movie", .text), Parameter("path", .text),
        Parameter("undo", .trueOrFalse),
      ]
    case .libraryUnpair: [Parameter("path", .text, required: true), Parameter("undo", .trueOrFalse)]
    case .musicBeats: [Parameter("path", .text)]
    case .jobGet, .jobCancel, .jobSubscribe: [Parameter("id", .integer, required: true)]
    case .jobList, .filmList: Self.paging
    case .filmTimeline, .filmWhy, .filmStoryboard: [Self.film]
    case .filmRecut:
      [
        Self.film, Parameter("drop", .integers), Parameter("swap", .integers),
        Parameter("milliseconds", .integer), Parameter("music", .text),
        Parameter("without_music", .trueOrFalse),
      ] + Self.submitting
    }
  }

  private static let film = Parameter("film", .textOrInteger, required: true)
  private static let reading = [
    Parameter("text", .text, required: true), Parameter("now", .text), Parameter("form", .anything),
  ]
  private static let submitting = [Parameter("name", .text), Parameter("key", .text)]
  private static let choosing = [
    Parameter("source", .text), Parameter("state", .text), Parameter("from", .text), Parameter("to", .text),
  ]
  private static let paging = [Parameter("limit", .integer), Parameter("cursor", .text)]

  /// Names, kinds and presence of what was sent.
  ///
  /// - Throws: `unknown-field` or `bad-value` naming the parameter. Null counts as absent.
  func check(_ params: [JSON.Member]) throws(Problem) {
    for member in params {
      guard let parameter = parameters.first(where: { $0.name == member.key }) else {
        let known = parameters.map(\.name).joined(separator: ", ")
        let name = Fields.quotable(member.key)
        throw Problem(
          .unknownField, field: name, reason: "\(rawValue) takes no \(name)",
          hint: known.isEmpty ? "it takes nothing" : "it takes \(known)")
      }
      if !member.value.isNull { try parameter.check(member.value) }
    }
    for parameter in parameters where parameter.isRequired {
      guard params.contains(where: { $0.key == parameter.name && !$0.value.isNull }) else {
        throw Problem(
          .badValue, field: parameter.name, reason: "\(rawValue) needs \(parameter.name)",
          hint: "it is \(parameter.kind.words)")
      }
    }
  }

  /// The answer of `rpc.describe`: every method this version runs with its parameters.
  package static var description: JSON {
    let methods = allCases.filter(\.isBuilt).map { (method) -> JSON in
      ["name": .string(method.rawValue), "params": .array(method.parameters.map(\.json))]
    }
    return [
      "protocol": .integer(ProductVersion.protocolVersion), "version": .string(ProductVersion.text),
      "methods": .array(methods),
      "notifications": .array(RPCNotification.Name.allCases.map { .string($0.rawValue) }),
      "errors": .array(
        RPCError.Code.allCases.map { ["code": .integer($0.rawValue), "meaning": .string($0.meaning)] }),
    ]
  }
}
