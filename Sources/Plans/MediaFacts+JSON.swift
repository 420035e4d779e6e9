extension MediaFacts {
  /// The form a worker answers with; it reads back as equal facts.
  package var json: JSON {
    [
      "kind": .string(kind.rawValue), "container": .string(container),
      "duration_us": .orNull(duration?.microseconds), "picture": picture?.json ?? .null,
      "sound": sound?.json ?? .null,
      "tags": .object(Tag.allCases.compactMap { tag in tags[tag].map { .init(tag.rawValue, .string($0)) } }),
      "embedded_video": embeddedVideo.map { [.integer($0.lowerBound), .integer($0.upperBound)] } ?? .null,
      "embedded_damage": .orNull(embeddedDamage), "embedded_movie": embeddedMovie?.json ?? .null,
      "damage": .orNull(damage),
    ]
  }

  /// - Throws: `bad-value` or `unknown-field`.
  package init(json: JSON) throws(Problem) {
    let fields = try Fields(json)
    try fields.allow(only: [
      "kind", "container", "duration_us", "picture", "sound", "tags", "embedded_video", "embedded_damage",
      "embedded_movie", "damage",
    ])
    self.init(kind: try fields.choice("kind"), container: try fields.string("container"))
    duration = try fields.optionalTime("duration_us")
    if let written = try fields.optionalObject("picture") { picture = try Picture(written) }
    if let written = try fields.optionalObject("sound") { sound = try Sound(written) }
    embeddedVideo = try fields.optionalByteRange("embedded_video")
    embeddedDamage = try fields.optionalString("embedded_damage")
    if let written = try fields.optionalObject("embedded_movie") { embeddedMovie = try Movie(written) }
    damage = try fields.optionalString("damage")
    let written = try fields.object("tags")
    try written.allow(only: Tag.allCases.map(\.rawValue))
    for tag in Tag.allCases { tags[tag] = try written.optionalString(tag.rawValue) }
  }
}

extension Fields {
  /// Two positions in a file, `[from, to]`, half-open.
  func optionalByteRange(_ key: String) throws(Problem) -> Range<Int64>? {
    guard let bounds = try optionalArray(key) else { return nil }
    guard bounds.count == 2, let start = bounds[0].integer, let end = bounds[1].integer, 0 <= start,
      start <= end
    else { throw refusal(key, "must be two ascending byte positions") }
    return start..<end
  }
}

extension MediaFacts.Picture {
  var json: JSON {
    [
      "codec": .string(codec), "size": size.json, "orientation": orientation.json,
      "average_rate": .orNull(averageRate.map { "\($0)" }),
      "nominal_rate": .orNull(nominalRate.map { "\($0)" }), "variable": .bool(isVariable),
      "hdr": .orNull(hdr?.rawValue), "length_us": .orNull(length?.microseconds),
    ]
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: [
      "codec", "size", "orientation", "average_rate", "nominal_rate", "variable", "hdr",
      "length_us",
    ])
    self.init(
      codec: try fields.string("codec"), size: try PictureSize(fields.object("size")),
      orientation: try Orientation(fields.object("orientation")),
      averageRate: try fields.optionalFrameRate("average_rate"),
      nominalRate: try fields.optionalFrameRate("nominal_rate"), isVariable: try fields.bool("variable"),
      hdr: try fields.optionalChoice("hdr"), length: try fields.optionalTime("length_us"))
  }
}

extension MediaFacts.Movie {
  var json: JSON {
    [
      "duration_us": .integer(duration.microseconds), "picture": picture.json, "sound": .bool(hasSound),
    ]
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["duration_us", "picture", "sound"])
    self.init(
      duration: try fields.time("duration_us"), picture: try MediaFacts.Picture(fields.object("picture")),
      hasSound: try fields.bool("sound"))
  }
}

extension MediaFacts.Sound {
  var json: JSON {
    ["codec": .string(codec), "channels": .integer(Int64(channels)), "rate": .integer(Int64(rate))]
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["codec", "channels", "rate"])
    self.init(
      codec: try fields.string("codec"), channels: try fields.count("channels", in: 0...1024),
      rate: try fields.count("rate", in: 0...10_000_000))
  }
}
