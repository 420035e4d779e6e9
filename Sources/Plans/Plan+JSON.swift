extension Plan {
  /// The fields a plan may carry, in the order they are shown.
  package static let fieldNames = [
    "version", "task", "source", "folder", "from", "to", "milliseconds", "music", "beat", "beat_offset_ms",
    "pace", "music_part", "frame", "framing", "fps", "height", "codec", "title", "transitions", "language",
    "name", "only", "without", "also", "origin", "notes",
  ]

  /// The plan as it is shown and stored, each field's origin and the notes included.
  package var json: JSON {
    var members: [JSON.Member] = [
      .init("version", .integer(Plan.version)), .init("task", .string(task.rawValue)),
      .init("source", .string(source.rawValue)), .init("folder", .orNull(folder)),
      .init("from", .orNull(from?.description)),
      .init("to", .orNull(to?.description)), .init("milliseconds", .orNull(milliseconds)),
      .init("music", music?.json ?? .null), .init("beat", .bool(beat)),
      .init("beat_offset_ms", .integer(beatOffset.microseconds / 1000)),
      .init("pace", .string(pace.rawValue)),
      .init("music_part", .string(musicPart.rawValue)),
      .init("frame", .string(frame.rawValue)),
      .init("framing", .string(framing.rawValue)),
      .init("fps", .orNull(frameRate?.numerator)),
      .init("height", .orNull(height.map { Int64($0) })),
      .init("codec", .orNull(codec?.rawValue)),
      .init("title", title?.json ?? .null),
      .init("transitions", .string(transitions.rawValue)), .init("language", .orNull(language?.rawValue)),
      .init("name", .orNull(name)), .init("only", .array(only.map { .string($0) })),
      .init("without", .array(without.map { .string($0) })), .init("also", .array(also.map(\.json))),
    ]
    let known = Plan.fieldNames.compactMap { field in
      origin[field].map { JSON.Member(field, .string($0.rawValue)) }
    }
    members.append(.init("origin", .object(known)))
    if !notes.isEmpty { members.append(.init("notes", .array(notes.map { .string($0) }))) }
    return .object(members)
  }

  /// Reads a plan we stored: its origins and notes are kept, and no rule that needs today is asked again.
  /// - Throws: the codes of a plan's fields.
  package init(json: JSON) throws(Problem) {
    let fields = try Fields(json)
    try self.init(fields)
    if let written = try fields.optionalObject("origin") {
      try written.allow(only: Plan.fieldNames)
      for field in Plan.fieldNames { origin[field] = try written.optionalChoice(field) }
    }
    for (index, note) in (try fields.optionalArray("notes") ?? []).enumerated() {
      guard let text = note.string else { throw fields.refusal("notes[\(index)]", "must be text") }
      notes.append(text)
    }
  }
}

extension Plan.Music {
  var json: JSON {
    switch self {
    case .title(let title): ["title": .string(title)]
    case .any: ["any": true]
    }
  }
}

extension Plan.Title {
  var json: JSON {
    switch self {
    case .text(let text): ["text": .string(text)]
    case .days: ["days": true]
    }
  }
}

extension Plan.Also {
  var json: JSON {
    var members: [JSON.Member] = [
      .init("task", .string(task.rawValue)), .init("source", .string(source.rawValue)),
    ]
    if let folder { members.append(.init("folder", .string(folder))) }
    members += [.init("from", .orNull(from?.description)), .init("to", .orNull(to?.description))]
    return .object(members)
  }
}
