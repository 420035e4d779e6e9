// Each field read by itself: its type, its closed set, its bounds. What fields mean together is Plan+Validation.
extension Plan {
  static let version: Int64 = 1
  /// One second to two hours: what a film may last (a request's rule, so a plan's too).
  package static let lengths: ClosedRange<Int64> = 1000...7_200_000
  /// Sources a plan may name one by one; more is a folder's business.
  package static let mostNamedSources = 2000
  /// Second intents of one request.
  private static let mostAlso = 8
  /// Milliseconds by which cuts may be moved off the beat; more than half a slow beat would be another beat.
  package static let beatOffsets: ClosedRange<Int64> = -500...500
  /// Bytes of a path: Linux's PATH_MAX.
  private static let longestPath = 4096
  /// Characters of a music title or a folder's name.
  private static let longestName = 300

  /// Characters of an opening card: more could not be read while it stands.
  private static let longestTitle = 120

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: Plan.fieldNames)
    if let version = try fields.optionalInteger("version"), version != Plan.version {
      throw fields.refusal("version", "must be \(Plan.version), not \(version)")
    }
    self.init(task: try fields.choice("task"))
    source = try fields.optionalChoice("source") ?? source
    folder = try Plan.name(fields, "folder")
    from = try Day(fields, "from")
    to = try Day(fields, "to")
    milliseconds = try Plan.length(fields)
    if let written = try fields.optionalObject("music") { music = try Plan.music(written) }
    beat = try fields.optionalBool("beat") ?? beat
    beatOffset = try Plan.beatOffset(fields)
    pace = try fields.optionalChoice("pace") ?? pace
    musicPart = try fields.optionalChoice("music_part") ?? musicPart
    frame = try fields.optionalChoice("frame") ?? frame
    framing = try fields.optionalChoice("framing") ?? framing
    frameRate = try Plan.frameRate(fields)
    height = try Plan.height(fields)
    codec = try fields.optionalChoice("codec")
    if let written = try fields.optionalObject("title") { title = try Plan.title(written) }
    transitions = try fields.optionalChoice("transitions") ?? transitions
    language = try fields.optionalChoice("language")
    if let written = try fields.optionalString("name") { name = try FilmName.read(written, field: "name") }
    only = try Plan.sources(fields, "only")
    without = try Plan.sources(fields, "without")
    also = try Plan.also(fields)
  }

  private static func length(_ fields: Fields) throws(Problem) -> Int64? {
    guard let length = try fields.optionalInteger("milliseconds") else { return nil }
    guard lengths.contains(length) else {
      throw Problem(
        .badLength, field: "milliseconds",
        reason: length < lengths.lowerBound
          ? "a film lasts at least 1 second" : "a film lasts at most 2 hours",
        hint: "milliseconds is between \(lengths.lowerBound) and \(lengths.upperBound)")
    }
    return length
  }

  private static func frameRate(_ fields: Fields) throws(Problem) -> FrameRate? {
    guard let written = try fields.optionalInteger("fps") else { return nil }
    guard let rate = FrameRate.films.first(where: { $0.numerator == written }) else {
      let rates = FrameRate.films.map { String($0.numerator) }.joined(separator: ", ")
      throw fields.refusal("fps", "must be one of \(rates), or null for the footage's own")
    }
    return rate
  }

  private static func height(_ fields: Fields) throws(Problem) -> Int? {
    guard let written = try fields.optionalInteger("height") else { return nil }
    guard let height = PictureSize.heights.first(where: { $0 == written }) else {
      let heights = PictureSize.heights.map(String.init).joined(separator: ", ")
      throw fields.refusal("height", "must be one of \(heights), or null")
    }
    return height
  }

  private static func beatOffset(_ fields: Fields) throws(Problem) -> MediaTime {
    let milliseconds = try fields.optionalInteger("beat_offset_ms") ?? 0
    guard beatOffsets.contains(milliseconds) else {
      throw fields.refusal(
        "beat_offset_ms", "must be between \(beatOffsets.lowerBound) and \(beatOffsets.upperBound)")
    }
    return MediaTime(milliseconds: milliseconds)
  }

  private static func music(_ fields: Fields) throws(Problem) -> Music {
    try fields.allow(only: ["title", "any"])
    let title = try fields.optionalString("title")
    let any = try fields.optionalBool("any")
    let hint = "write {\"title\": \"...\"}, {\"any\": true} or null"
    guard let title else {
      guard any == true else {
        throw Problem(.badValue, field: "music", reason: "music names neither a title nor any", hint: hint)
      }
      return .any
    }
    guard any != true else {
      throw Problem(.badValue, field: "music", reason: "music is either a title or any, not both", hint: hint)
    }
    return .title(try name(fields, "title") ?? title)
  }

  private static func title(_ fields: Fields) throws(Problem) -> Title {
    try fields.allow(only: ["text", "days"])
    let text = try fields.optionalString("text")
    let days = try fields.optionalBool("days") ?? false
    guard (text == nil) == days else {
      throw Problem(
        .badValue, field: "title",
        reason: days ? "title is either a text or the days, not both" : "title holds neither a text nor days",
        hint: "write {\"text\": \"...\"}, {\"days\": true} or null")
    }
    guard let text else { return .days }
    let isSeen = text.unicodeScalars.contains { !$0.properties.isWhitespace }
    guard isSeen, text.unicodeScalars.count <= longestTitle, !text.unicodeScalars.contains(where: \.isControl)
    else {
      throw fields.refusal("text", "must be 1 to \(longestTitle) characters without control characters")
    }
    return .text(text)
  }

  /// What a person calls a piece of music or a folder.
  private static func name(_ fields: Fields, _ key: String) throws(Problem) -> String? {
    guard let text = try fields.optionalString(key) else { return nil }
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }),
      text.unicodeScalars.count <= longestName, !text.unicodeScalars.contains(where: \.isControl)
    else {
      throw fields.refusal(key, "must be 1 to \(longestName) characters without control characters")
    }
    return text
  }

  /// Paths or ids; an id may be written as a number.
  private static func sources(_ fields: Fields, _ key: String) throws(Problem) -> [String] {
    let written = try fields.optionalArray(key) ?? []
    guard written.count <= mostNamedSources else {
      throw fields.refusal(key, "names \(written.count) sources; at most \(mostNamedSources) are taken")
    }
    var found: [String] = []
    for (index, entry) in written.enumerated() {
      if let id = entry.integer, id >= 0 {
        found.append(String(id))
      } else if let path = entry.string, (1...longestPath).contains(path.utf8.count), !path.utf8.contains(0) {
        found.append(path)
      } else {
        throw fields.refusal("\(key)[\(index)]", "must be a path or the id of a source")
      }
    }
    return found
  }

  private static func also(_ fields: Fields) throws(Problem) -> [Also] {
    guard fields.value("also") != nil else { return [] }
    let written = try fields.objects("also")
    guard written.count <= mostAlso else { throw fields.refusal("also", "holds at most \(mostAlso) entries") }
    var found: [Also] = []
    for entry in written {
      try entry.allow(only: ["task", "source", "folder", "from", "to"])
      found.append(
        Also(
          task: try entry.choice("task"), source: try entry.optionalChoice("source") ?? .all,
          from: try Day(entry, "from"), to: try Day(entry, "to"), folder: try name(entry, "folder")))
    }
    return found
  }
}

extension Unicode.Scalar {
  /// Whether a line of text must not hold this: control characters and separators of lines.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
