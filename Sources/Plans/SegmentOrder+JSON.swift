extension SegmentOrder {
  /// One fixed order of keys: its text is part of the segment's name. What a whole plain shot does not have stands
  /// in no key, so that segments made before there were transitions keep their names.
  package var json: JSON {
    var members: [JSON.Member] = [
      .init("in_us", .integer(inPoint.microseconds)), .init("frames", .integer(frames)),
      .init("look", look.json), .init("frame_rate", .string("\(frameRate)")), .init("size", size.json),
      .init("encoding", encoding.json),
    ]
    if first != 0 { members.append(.init("first", .integer(first))) }
    if let shown { members.append(.init("shown", shown.json)) }
    if let effect { members.append(.init("effect", effect.json)) }
    return .object(members)
  }

  /// - Throws: `bad-value` or `unknown-field`.
  package init(json: JSON) throws(Problem) {
    let fields = try Fields(json)
    try fields.allow(only: [
      "in_us", "frames", "look", "frame_rate", "size", "encoding", "first", "shown", "effect",
    ])
    self.init(
      inPoint: try fields.time("in_us"), frames: try fields.integer("frames", in: Clip.frameCounts),
      look: try Look(fields.object("look")), frameRate: try fields.frameRate("frame_rate"),
      size: try PictureSize(fields.object("size")), encoding: try Encoding(fields.object("encoding")))
    first = try fields.firstFrame("first")
    shown = try fields.frameRange("shown")
    if let written = try fields.optionalObject("effect") { effect = try Effect(written) }
  }
}

extension Encoding {
  var json: JSON {
    let members: [JSON.Member] = [
      .init("preset", .string(preset)), .init("quality", .integer(Int64(quality))),
      .init("threads", .integer(Int64(threads))), .init("version", .integer(Int64(version))),
    ]
    // H.264 stands in no key, so that segments made before there were others keep their names.
    return .object(codec == .h264 ? members : members + [.init("codec", .string(codec.rawValue))])
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["codec", "preset", "quality", "threads", "version"])
    self.init(
      codec: try fields.optionalChoice("codec") ?? .h264, preset: try fields.string("preset"),
      quality: try fields.count("quality", in: Encoding.qualities),
      threads: try fields.count("threads", in: 1...64),
      version: try fields.count("version", in: 1...1_000_000))
  }
}

extension Look {
  /// What a plain video does not have stands in no key at all, so that segments made before keep their names.
  var json: JSON {
    let members: [JSON.Member] = [
      .init("orientation", orientation.json), .init("hdr", .orNull(hdr?.rawValue)),
      .init("sound", .bool(sound)), .init("frame_rate", .orNull(frameRate.map { "\($0)" })),
    ]
    let ofStill = motion.map { JSON.Member("motion", $0.json) }
    let ofPart = part.map { JSON.Member("part", [.integer($0.lowerBound), .integer($0.upperBound)]) }
    let ofFraming: JSON.Member? = framing == .auto ? nil : .init("framing", .string(framing.rawValue))
    let ofAim = aim.map { JSON.Member("aim", $0.json) }
    return .object(members + [ofStill, ofPart, ofFraming, ofAim].compactMap(\.self))
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["orientation", "hdr", "sound", "frame_rate", "motion", "part", "framing", "aim"])
    self.init(
      orientation: try Orientation(fields.object("orientation")), hdr: try fields.optionalChoice("hdr"),
      sound: try fields.bool("sound"), frameRate: try fields.optionalFrameRate("frame_rate"))
    if let written = try fields.optionalObject("motion") { motion = try Motion(written) }
    part = try fields.optionalByteRange("part")
    framing = try fields.optionalChoice("framing") ?? framing
    if let written = try fields.optionalObject("aim") { aim = try Aim(written) }
  }
}

extension Orientation {
  var json: JSON { ["rotation": .integer(Int64(rotation)), "mirrored": .bool(mirrored)] }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["rotation", "mirrored"])
    let rotation = try fields.count("rotation", in: 0...270)
    guard rotation % 90 == 0 else { throw fields.refusal("rotation", "must be 0, 90, 180 or 270") }
    self.init(rotation: rotation, mirrored: try fields.bool("mirrored"))
  }
}

extension PictureSize {
  /// Pixels a side: what libav itself allows at most.
  private static let sides = 1...65_535

  var json: JSON { ["width": .integer(Int64(width)), "height": .integer(Int64(height))] }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["width", "height"])
    self.init(
      width: try fields.count("width", in: PictureSize.sides),
      height: try fields.count("height", in: PictureSize.sides))
  }
}

extension FrameRate {
  /// Nil unless `text` is a fraction such as `30000/1001`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let numerator = Int64(parts[0]), let denominator = Int64(parts[1]) else {
      return nil
    }
    self.init(numerator, denominator)
  }
}

extension Fields {
  /// Microseconds of any media time: far above every file, far below what sums could overflow.
  private static let latestTime: Int64 = 1 << 52

  package func time(_ key: String) throws(Problem) -> MediaTime {
    MediaTime(microseconds: try integer(key, in: -Fields.latestTime...Fields.latestTime))
  }

  package func optionalTime(_ key: String) throws(Problem) -> MediaTime? {
    value(key) == nil ? nil : try time(key)
  }

  package func frameRate(_ key: String) throws(Problem) -> FrameRate {
    guard let rate = FrameRate(try string(key)) else {
      throw refusal(key, "must be a fraction such as 30/1")
    }
    return rate
  }

  package func optionalFrameRate(_ key: String) throws(Problem) -> FrameRate? {
    value(key) == nil ? nil : try frameRate(key)
  }
}
