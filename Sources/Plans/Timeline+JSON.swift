extension Timeline {
  /// Raised when the meaning of a stored timeline changes.
  private static let version: Int64 = 1
  /// Two hours of film cut as fast as a segment allows stay far below this.
  private static let mostClips = 100_000

  /// The form stored with the film; it reads back as an equal timeline.
  package var json: JSON {
    [
      "version": .integer(Timeline.version), "frame_rate": .string("\(frameRate)"), "size": size.json,
      "codec": .string(codec.rawValue), "title": .string(title), "made": .string(made),
      "music": music?.json ?? .null,
      "clips": .array(clips.map(\.json)), "set_aside": .array(setAside.map(\.json)),
      "transitions": .string(transitions.rawValue), "opening": opening?.json ?? .null,
      "language": .string(language.rawValue),
    ]
  }

  /// - Throws: `bad-value` or `unknown-field`, also when the clips do not follow each other frame by frame.
  package init(json: JSON) throws(Problem) {
    let fields = try Fields(json)
    try fields.allow(only: [
      "version", "frame_rate", "size", "codec", "title", "made", "music", "clips", "set_aside", "transitions",
      "opening", "language",
    ])
    _ = try fields.integer("version", in: Timeline.version...Timeline.version)
    self.init(
      frameRate: try fields.frameRate("frame_rate"), size: try PictureSize(fields.object("size")), clips: [],
      music: nil, title: try fields.string("title"), made: try fields.string("made"))
    codec = try fields.optionalChoice("codec") ?? codec
    if let track = try fields.optionalObject("music") { music = try MusicTrack(track) }
    transitions = try fields.optionalChoice("transitions") ?? transitions
    language = try fields.optionalChoice("language") ?? language
    if let written = try fields.optionalObject("opening") { opening = try Opening(written) }
    let written = try fields.objects("clips")
    guard written.count <= Timeline.mostClips else {
      throw fields.refusal("clips", "must be at most \(Timeline.mostClips)")
    }
    for clip in written {
      let next = try Clip(clip)
      let place = clips.isEmpty ? firstFrame : frames
      guard next.firstFrame == place else {
        throw clip.refusal("first_frame", "must be \(place), where what is before it ends")
      }
      clips.append(next)
    }
    if fields.has("set_aside") {
      for span in try fields.objects("set_aside") { setAside.append(try Span(span)) }
    }
  }
}

extension Span {
  var json: JSON {
    [
      "source": source.json, "in_us": .integer(inPoint.microseconds),
      "out_us": .integer(outPoint.microseconds),
    ]
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["source", "in_us", "out_us"])
    self.init(
      source: try SourceReference(fields.object("source")), inPoint: try fields.time("in_us"),
      outPoint: try fields.time("out_us"))
    guard inPoint < outPoint else { throw fields.refusal("out_us", "must be later than in_us") }
  }
}

extension Clip {
  /// Frames of a clip: up to two hours at the fastest film rate.
  static let frameCounts: ClosedRange<Int64> = 1...1_000_000

  var json: JSON {
    [
      "source": source.json, "in_us": .integer(inPoint.microseconds),
      "out_us": .integer(outPoint.microseconds),
      "first_frame": .integer(firstFrame), "frames": .integer(frames), "look": look.json,
      "reason": .string(reason), "beat_us": .orNull(beat?.microseconds),
      "day": .orNull(day?.description), "room_us": .orNull(room?.microseconds),
    ]
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(
      only: [
        "source", "in_us", "out_us", "first_frame", "frames", "look", "reason", "beat_us", "day", "room_us",
      ])
    self.init(
      source: try SourceReference(fields.object("source")), inPoint: try fields.time("in_us"),
      outPoint: try fields.time("out_us"),
      firstFrame: try fields.integer("first_frame", in: 0...1_000_000_000),
      frames: try fields.integer("frames", in: Clip.frameCounts), look: try Look(fields.object("look")),
      reason: try fields.string("reason"), beat: try fields.optionalTime("beat_us"))
    day = try Day(fields, "day")
    room = try fields.optionalTime("room_us")
    guard inPoint < outPoint else { throw fields.refusal("out_us", "must be later than in_us") }
  }
}

extension MusicTrack {
  /// More than any song has; a list beyond it is no track of ours.
  private static let mostBeats = 100_000

  var json: JSON {
    [
      "source": source.json, "offset_us": .integer(offset.microseconds),
      "beats_us": .array(beats.map { .integer($0.microseconds) }),
      "downbeats_us": .array(downbeats.map { .integer($0.microseconds) }),
    ]
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["source", "offset_us", "beats_us", "downbeats_us"])
    self.init(
      source: try SourceReference(fields.object("source")), offset: try fields.time("offset_us"),
      beats: try Self.times(fields, "beats_us"), downbeats: try Self.times(fields, "downbeats_us"))
  }

  /// Absent in timelines of films made before beats were found.
  private static func times(_ fields: Fields, _ key: String) throws(Problem) -> [MediaTime] {
    let written = try fields.optionalArray(key) ?? []
    var times: [MediaTime] = []
    for value in written.prefix(mostBeats) {
      guard let time = value.integer, time >= 0, time > times.last?.microseconds ?? -1 else {
        throw fields.refusal(key, "must be rising times")
      }
      times.append(MediaTime(microseconds: time))
    }
    return times
  }
}

extension SourceReference {
  package var json: JSON {
    [
      "folder": .string(folder), "path": .string(path), "id": .integer(id), "size": .integer(size),
      "fingerprint": .string(fingerprint),
    ]
  }

  package init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["folder", "path", "id", "size", "fingerprint"])
    self.init(
      folder: try fields.string("folder"), path: try fields.string("path"), id: try fields.integer("id"),
      size: try fields.integer("size", in: 0 ... .max), fingerprint: try fields.string("fingerprint"))
  }
}
