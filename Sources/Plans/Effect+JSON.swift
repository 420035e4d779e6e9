extension SegmentOrder.Effect {
  private enum Word: String, CaseIterable {
    case fadeIn = "fade-in"
    case fadeOut = "fade-out"
    case dissolve, card
  }

  var json: JSON {
    switch self {
    case .fadeIn: ["do": .string(Word.fadeIn.rawValue)]
    case .fadeOut: ["do": .string(Word.fadeOut.rawValue)]
    case .dissolve(let into): ["do": .string(Word.dissolve.rawValue), "into": into.json]
    case .card(let card): ["do": .string(Word.card.rawValue), "card": card.json]
    }
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["do", "into", "card"])
    switch try fields.choice("do", Word.self) {
    case .fadeIn: self = .fadeIn
    case .fadeOut: self = .fadeOut
    case .dissolve: self = .dissolve(into: try ShotPart(fields.object("into")))
    case .card: self = .card(try TitleCard(fields.object("card")))
    }
  }
}

extension ShotPart {
  var json: JSON {
    var members: [JSON.Member] = [
      .init("in_us", .integer(inPoint.microseconds)), .init("look", look.json),
      .init("first", .integer(first)),
    ]
    if let shown { members.append(.init("shown", shown.json)) }
    return .object(members)
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["in_us", "look", "first", "shown"])
    self.init(
      inPoint: try fields.time("in_us"), look: try Look(fields.object("look")),
      first: try fields.firstFrame("first"), shown: try fields.frameRange("shown"))
  }
}

extension TitleCard {
  var json: JSON {
    [
      "text": .string(text), "language": .string(language.rawValue),
      "faces": .array(faces.map { .integer(Int64($0)) }),
    ]
  }

  init(_ fields: Fields) throws(Problem) {
    try fields.allow(only: ["text", "language", "faces"])
    self.init(
      text: try fields.string("text"), language: try fields.choice("language"),
      faces: try fields.faces("faces"))
  }
}

extension Range<Int64> {
  var json: JSON { [.integer(lowerBound), .integer(upperBound)] }
}

extension Fields {
  /// Frames before and behind a shot's in point: as many as a clip may have.
  private static let places = -Clip.frameCounts.upperBound...Clip.frameCounts.upperBound

  /// The frame of a shot under `key`; absent is its in point.
  func firstFrame(_ key: String) throws(Problem) -> Int64 {
    has(key) ? try integer(key, in: Fields.places) : 0
  }

  /// Which face of each font file.
  func faces(_ key: String) throws(Problem) -> [Int] {
    var faces: [Int] = []
    for element in try array(key) {
      guard let face = element.integer.flatMap({ Int32(exactly: $0) }), face >= 0 else {
        throw refusal(key, "must be numbers of faces")
      }
      faces.append(Int(face))
    }
    return faces
  }

  func frameRange(_ key: String) throws(Problem) -> Range<Int64>? {
    guard let written = try optionalArray(key) else { return nil }
    guard written.count == 2, let from = written[0].integer, let to = written[1].integer, from < to,
      Fields.places.contains(from), Fields.places.contains(to)
    else { throw refusal(key, "must be the first frame and the one after the last") }
    return from..<to
  }
}
