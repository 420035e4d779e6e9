package import Plans

/// Jobs count from 1 in every daemon and stay far below what a double holds.
private let jobNumbers: ClosedRange<Int64> = 0...(1 << 53)
/// Frames and clips of one film, with room above the limits of a plan.
private let counts: ClosedRange<Int64> = 0...(1 << 40)

extension WorkerRequest {
  /// The message as a frame's content.
  package var bytes: [UInt8] { JSONText.write(json) }

  /// - Throws: `bad-value` or `unknown-field` for what is no message.
  package init(bytes: [UInt8]) throws(Problem) { try self.init(json: JSONText.message(bytes)) }

  package var json: JSON {
    switch self {
    case .probe(let job): ["do": "probe", "job": .integer(job)]
    case .listen(let job): ["do": "listen", "job": .integer(job)]
    case .glimpse(let job, let order): ["do": "glimpse", "job": .integer(job), "order": order.json]
    case .segment(let job, let order): ["do": "segment", "job": .integer(job), "order": order.json]
    case .sound(let job, let timeline): ["do": "sound", "job": .integer(job), "timeline": timeline.json]
    case .join(let job, let order): ["do": "join", "job": .integer(job), "order": order.json]
    case .storyboard(let job, let order): ["do": "storyboard", "job": .integer(job), "order": order.json]
    case .verify(let job): ["do": "verify", "job": .integer(job)]
    case .opened(let job): ["do": "opened", "job": .integer(job)]
    case .notOpened(let job, let reason):
      ["do": "not-opened", "job": .integer(job), "reason": .string(reason)]
    }
  }

  private enum Word: String, CaseIterable {
    case probe, listen, glimpse, segment, sound, join, storyboard, verify, opened
    case notOpened = "not-opened"
  }

  /// - Throws: `bad-value` or `unknown-field` for what is no message.
  package init(json: JSON) throws(Problem) {
    let fields = try Fields(json)
    try fields.allow(only: ["do", "job", "order", "timeline", "reason"])
    let job = try fields.integer("job", in: jobNumbers)
    switch try fields.choice("do", Word.self) {
    case .probe: self = .probe(job: job)
    case .listen: self = .listen(job: job)
    case .glimpse: self = .glimpse(job: job, try GlimpseOrder(fields.object("order")))
    case .segment: self = .segment(job: job, try SegmentOrder(json: fields.value("order") ?? .null))
    case .sound: self = .sound(job: job, try Timeline(json: fields.value("timeline") ?? .null))
    case .join: self = .join(job: job, try JoinOrder(fields.object("order")))
    case .storyboard: self = .storyboard(job: job, try StoryboardOrder(fields.object("order")))
    case .verify: self = .verify(job: job)
    case .opened: self = .opened(job: job)
    case .notOpened: self = .notOpened(job: job, reason: try fields.string("reason"))
    }
  }
}

extension JoinOrder {
  var json: JSON {
    [
      "frame_rate": .string("\(frameRate)"), "segments": .array(segments.map { .integer($0) }),
      "title": .string(title), "made": .string(made),
      "chapters": .array(
        chapters.map { ["title": .string($0.title), "first_frame": .integer($0.firstFrame)] }),
    ]
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["frame_rate", "segments", "title", "made", "chapters"])
    var segments: [Int64] = []
    for element in try fields.array("segments") {
      guard let frames = element.integer, counts.contains(frames) else {
        throw fields.refusal("segments", "must be counts of frames")
      }
      segments.append(frames)
    }
    self.init(
      frameRate: try fields.frameRate("frame_rate"), segments: segments, title: try fields.string("title"),
      made: try fields.string("made"))
    for chapter in try fields.objects("chapters") {
      try chapter.allow(only: ["title", "first_frame"])
      chapters.append(
        Chapter(
          title: try chapter.string("title"), firstFrame: try chapter.integer("first_frame", in: counts)))
    }
  }
}

extension WorkerReply {
  /// The message as a frame's content.
  package var bytes: [UInt8] { JSONText.write(json) }

  /// - Throws: `bad-value` or `unknown-field` for what is no message.
  package init(bytes: [UInt8]) throws(Problem) { try self.init(json: JSONText.message(bytes)) }

  package var json: JSON {
    switch self {
    case .ready(let walls):
      ["did": "ready", "landlock": .integer(Int64(walls.landlock)), "seccomp": .bool(walls.seccomp)]
    case .open(let job, let part): ["did": "open", "job": .integer(job), "part": part.json]
    case .progress(let job, let done): ["did": "progress", "job": .integer(job), "done": .integer(done)]
    case .probed(let job, let facts): ["did": "probed", "job": .integer(job), "facts": facts.json]
    case .listened(let job, let analysis):
      ["did": "listened", "job": .integer(job), "analysis": analysis.json]
    case .glimpsed(let job, let glimpse):
      ["did": "glimpsed", "job": .integer(job), "pictures": .string(glimpse.text)]
    case .rendered(let job, let frames, let notes):
      [
        "did": "rendered", "job": .integer(job), "frames": .integer(frames),
        "notes": .array(notes.map { .string($0) }),
      ]
    case .joined(let job): ["did": "joined", "job": .integer(job)]
    case .verified(let job, let frames, let duration):
      [
        "did": "verified", "job": .integer(job), "frames": .integer(frames),
        "duration_us": .integer(duration.microseconds),
      ]
    case .failed(let job, let reason):
      ["did": "failed", "job": .integer(job), "reason": .string(reason)]
    }
  }

  private enum Word: String, CaseIterable {
    case ready, open, progress, probed, listened, glimpsed, rendered, joined, verified, failed
  }

  /// - Throws: `bad-value` or `unknown-field` for what is no message.
  package init(json: JSON) throws(Problem) {
    let fields = try Fields(json)
    try fields.allow(only: [
      "did", "job", "landlock", "seccomp", "part", "done", "facts", "analysis", "frames", "notes",
      "duration_us", "pictures",
      "reason",
    ])
    let word = try fields.choice("did", Word.self)
    let job = word == .ready ? 0 : try fields.integer("job", in: jobNumbers)
    switch word {
    case .ready:
      let walls = Walls(
        landlock: try fields.count("landlock", in: 0...1000), seccomp: try fields.bool("seccomp"))
      self = .ready(walls: walls)
    case .open: self = .open(job: job, try FilmPart(fields))
    case .progress: self = .progress(job: job, done: try fields.integer("done", in: counts))
    case .probed: self = .probed(job: job, try MediaFacts(json: fields.value("facts") ?? .null))
    case .listened:
      self = .listened(job: job, try BeatAnalysis(json: fields.value("analysis") ?? .null))
    case .glimpsed:
      guard let glimpse = Glimpse(text: try fields.string("pictures")) else {
        throw fields.refusal("pictures", "must be small grey pictures")
      }
      self = .glimpsed(job: job, glimpse)
    case .rendered:
      let frames = try fields.integer("frames", in: counts)
      self = .rendered(job: job, frames: frames, notes: try Self.notes(fields))
    case .joined: self = .joined(job: job)
    case .verified:
      let frames = try fields.integer("frames", in: counts)
      self = .verified(job: job, frames: frames, duration: try fields.time("duration_us"))
    case .failed: self = .failed(job: job, reason: try fields.string("reason"))
    }
  }

  private static func notes(_ fields: Fields) throws(Problem) -> [String] {
    var notes: [String] = []
    for element in try fields.array("notes") {
      guard let note = element.string else { throw fields.refusal("notes", "must be texts") }
      notes.append(note)
    }
    return notes
  }
}

extension FilmPart {
  /// `{"clip": 3}`, `{"segment": 3}`, `"music"` or `"sound"`.
  var json: JSON {
    switch self {
    case .clip(let index): ["clip": .integer(Int64(index))]
    case .segment(let index): ["segment": .integer(Int64(index))]
    case .music: "music"
    case .sound: "sound"
    }
  }

  init(_ fields: Fields) throws(Problem) {
    switch fields.value("part") {
    case .some("music"): self = .music
    case .some("sound"): self = .sound
    default:
      let part = try fields.object("part")
      try part.allow(only: ["clip", "segment"])
      let bounds = 0...Int(counts.upperBound)
      self =
        part.has("clip")
        ? .clip(try part.count("clip", in: bounds)) : .segment(try part.count("segment", in: bounds))
    }
  }
}

extension JSONText {
  /// - Throws: `bad-value` with the reason of the refusal.
  static func message(_ bytes: [UInt8]) throws(Problem) -> JSON {
    do throws(Refusal) { return try parse(bytes) } catch { throw Problem(.badValue, reason: error.reason) }
  }
}
