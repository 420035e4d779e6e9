internal import Plans
internal import Wire

/// What an agent may ask for: a method of the daemon under the name of its command.
enum AgentTool: String, CaseIterable, Sendable {
  case ask, read, make, recut, count, list, show, beats, films, timeline, storyboard, jobs, job, wait, cancel,
    status

  var method: Method {
    switch self {
    case .ask: .requestAsk
    case .read: .requestRead
    case .make: .planSubmit
    case .recut: .filmRecut
    case .count: .libraryCount
    case .list: .libraryList
    case .show: .libraryShow
    case .beats: .musicBeats
    case .films: .filmList
    case .timeline: .filmTimeline
    case .storyboard: .filmStoryboard
    case .jobs: .jobList
    case .job: .jobGet
    case .wait: .jobSubscribe
    case .cancel: .jobCancel
    case .status: .daemonInfo
    }
  }

  /// Whether it makes a film, which an agent may wait for.
  var makesFilm: Bool { self == .ask || self == .make || self == .recut }

  /// Where a call of it waits for its turn.
  /// - Parameter waits: whether it is answered when a film exists.
  func lane(waits: Bool) -> AgentLane {
    switch self {
    case _ where waits: .film
    case .cancel, .job, .jobs, .films, .status: .control
    case .ask, .read, .make, .recut, .count, .list, .show, .beats, .timeline, .storyboard, .wait: .question
    }
  }

  private var title: String {
    switch self {
    case .ask:
      "Makes a film, counts or lists, from one sentence in the person's own words, in any of twelve languages. "
        + "Answers with the plan as it was understood, the origin of each field, and the job or the answer."
    case .read: "Shows how a sentence is understood, and does nothing."
    case .make:
      "Makes a film from a plan: {\"task\": \"montage\", \"source\": \"videos\", \"from\": \"2026-08-20\", "
        + "\"to\": \"2026-08-20\", \"milliseconds\": 60000, \"music\": {\"any\": true}, \"beat\": true}. Every field "
        + "but task may be left out."
    case .recut: "Makes a film again from its timeline, with or without changes."
    case .count: "Counts what was filmed: videos, photos, live pairs."
    case .list: "Lists what was filmed, page by page."
    case .show: "Shows everything known of one file, with the origin of its date."
    case .beats: "Finds tempo, beats and bars of a music file of the library."
    case .films: "Lists finished films, the newest first."
    case .timeline: "Shows the shots of a film and why each was chosen."
    case .storyboard:
      "Puts a poster and a sheet with one frame of every shot beside a film, as JPEG; answers their paths."
    case .jobs: "Lists jobs, the newest first."
    case .job: "Shows one job with its plan."
    case .wait: "Waits until a job has ended; answers with the film."
    case .cancel: "Stops a job of the same user."
    case .status: "Shows folders, counts, queue, model and versions."
    }
  }

  /// As `tools/list` shows it.
  var json: JSON {
    var properties = method.parameters.map { JSON.Member($0.name, Self.schema($0)) }
    if makesFilm {
      properties.append(
        .init(
          "wait",
          ["type": "boolean", "description": "wait until the film exists; without it a job is answered"])
      )
    }
    let required = method.parameters.filter(\.isRequired).map { JSON.string($0.name) }
    return [
      "name": .string(rawValue), "description": .string(title),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "required": .array(required),
        "additionalProperties": false,
      ],
      "annotations": [
        "readOnlyHint": .bool(!makesFilm && self != .cancel && self != .storyboard), "openWorldHint": false,
      ],
    ]
  }

  private static func schema(_ parameter: Parameter) -> JSON {
    var members: [JSON.Member] =
      switch parameter.kind {
      case .text: [.init("type", "string")]
      case .integer: [.init("type", "integer")]
      case .object: [.init("type", "object")]
      case .trueOrFalse: [.init("type", "boolean")]
      case .textOrInteger: [.init("type", ["string", "integer"])]
      case .integers: [.init("type", ["integer", "array"]), .init("items", ["type": "integer"])]
      case .anything: []
      }
    if let words = explanations[parameter.name] { members.append(.init("description", .string(words))) }
    return .object(members)
  }

  private static let explanations: [String: String] = [
    "text": "the person's sentence, unchanged", "now": "the moment meant with today, ISO 8601; left out: now",
    "form": "the closed form of a model's reading; checked against the sentence", "plan": "the plan",
    "draft": "true: nothing is made", "name": "the film's file name",
    "key": "the same key within a day gives the same job, not a second film",
    "source": "videos, photos, live, music or all",
    "state": "ready (the default), refused, skipped, settling, missing or offline",
    "from": "first day, as 2026-08-20", "to": "last day", "limit": "1 to 500",
    "cursor": "next of the page before",
    "path": "as shown, or an id in digits", "id": "the job", "film": "an id, a name or a path",
    "drop": "numbers of shots to leave out", "swap": "numbers of shots to exchange",
    "milliseconds": "the film's length", "music": "the name of a piece of music",
    "without_music": "true: no music",
  ]
}
