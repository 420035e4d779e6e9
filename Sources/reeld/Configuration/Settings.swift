internal import Model
internal import Plans

/// What the configuration file or the flags say; nil where they are silent.
struct Settings: Sendable, Equatable {
  var watch: [String]?
  var exclude: [String]?
  var films: String?
  var state: String?
  var socket: String?
  var homeZone: String?
  var socketGroup: String?
  var liveEvents: Bool?
  var rescanSeconds: Int64?
  var codec: Encoding.Codec?
  var height: Int?
  var model: ModelSettings?

  /// `other` wins wherever it speaks.
  func overlaid(by other: Settings) -> Settings {
    var result = self
    result.watch = other.watch ?? watch
    result.exclude = other.exclude ?? exclude
    result.films = other.films ?? films
    result.state = other.state ?? state
    result.socket = other.socket ?? socket
    result.homeZone = other.homeZone ?? homeZone
    result.socketGroup = other.socketGroup ?? socketGroup
    result.liveEvents = other.liveEvents ?? liveEvents
    result.rescanSeconds = other.rescanSeconds ?? rescanSeconds
    result.codec = other.codec ?? codec
    result.height = other.height ?? height
    result.model = other.model ?? model
    return result
  }
}

extension Settings {
  /// Whether these speak of what a problem names.
  func says(_ field: String) -> Bool {
    switch Key(rawValue: String(field.prefix { $0 != "[" && $0 != "." })) {
    case .watch: watch != nil
    case .exclude: exclude != nil
    case .films: films != nil
    case .state: state != nil
    case .socket: socket != nil
    case .homeZone: homeZone != nil
    case .socketGroup: socketGroup != nil
    case .liveEvents: liveEvents != nil
    case .rescanSeconds: rescanSeconds != nil
    case .codec: codec != nil
    case .height: height != nil
    case .model: model != nil
    case nil: false
    }
  }

  /// Keys of the configuration file.
  enum Key: String, CaseIterable {
    case watch, exclude, films, state, socket, codec, height, model
    case homeZone = "home_zone"
    case socketGroup = "socket_group"
    case liveEvents = "live_events"
    case rescanSeconds = "rescan_seconds"
  }

  /// Pauses between two looks at a folder that tells of no changes: shorter ones keep disks awake, longer ones are no watch.
  static let rescans: ClosedRange<Int64> = 5...1800

  /// Reads the configuration file's object.
  /// - Throws: `unknown-field` or `bad-value`, naming the key.
  init(json: JSON) throws(Problem) {
    guard let members = json.members else {
      throw Problem(.badValue, reason: "the configuration is not a JSON object")
    }
    for member in members {
      guard let key = Key(rawValue: member.key) else {
        throw Problem(
          .unknownField, field: member.key, reason: "there is no such setting",
          hint: "the settings are \(Key.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      switch key {
      case .watch: watch = try Settings.folders(member)
      case .exclude: exclude = try Settings.patterns(member)
      case .films: films = try Settings.path(member)
      case .state: state = try Settings.path(member)
      case .socket: socket = try Settings.path(member)
      case .homeZone: homeZone = try Settings.text(member)
      case .socketGroup: socketGroup = try Settings.text(member)
      case .liveEvents: liveEvents = try Settings.decision(member)
      case .rescanSeconds: rescanSeconds = try Settings.pause(member)
      case .codec: codec = try Settings.codec(member)
      case .height: height = try Settings.height(member)
      case .model: if !member.value.isNull { model = try Settings.model(member) }
      }
    }
  }

  private static func folders(_ member: JSON.Member) throws(Problem) -> [String] {
    guard let values = member.value.array, !values.isEmpty else {
      throw Problem(.badValue, field: member.key, reason: "this is to be a list of folders")
    }
    var folders: [String] = []
    for (index, value) in values.enumerated() {
      folders.append(try path(JSON.Member("\(member.key)[\(index)]", value)))
    }
    return folders
  }

  /// What the patterns say is for the library to read.
  private static func patterns(_ member: JSON.Member) throws(Problem) -> [String] {
    guard let values = member.value.array else {
      throw Problem(.badValue, field: member.key, reason: "this is to be a list of patterns")
    }
    var patterns: [String] = []
    for (index, value) in values.enumerated() {
      patterns.append(try text(JSON.Member("\(member.key)[\(index)]", value)))
    }
    return patterns
  }

  private static func decision(_ member: JSON.Member) throws(Problem) -> Bool {
    guard let value = member.value.bool else {
      throw Problem(.badValue, field: member.key, reason: "this is to be true or false")
    }
    return value
  }

  private static func codec(_ member: JSON.Member) throws(Problem) -> Encoding.Codec {
    guard let codec = member.value.string.flatMap(Encoding.Codec.init(rawValue:)) else {
      let codecs = Encoding.Codec.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(.badValue, field: member.key, reason: "this is to be one of \(codecs)")
    }
    return codec
  }

  private static func height(_ member: JSON.Member) throws(Problem) -> Int {
    guard let height = PictureSize.heights.first(where: { member.value.integer == Int64($0) }) else {
      let heights = PictureSize.heights.map(String.init).joined(separator: ", ")
      throw Problem(.badValue, field: member.key, reason: "this is to be one of \(heights)")
    }
    return height
  }

  private static func pause(_ member: JSON.Member) throws(Problem) -> Int64 {
    guard let value = member.value.integer, rescans.contains(value) else {
      throw Problem(
        .badValue, field: member.key,
        reason: "this is to be a number of seconds from \(rescans.lowerBound) to \(rescans.upperBound)")
    }
    return value
  }

  static func path(_ member: JSON.Member) throws(Problem) -> String {
    let path = try text(member)
    guard path.hasPrefix("/") || path.hasPrefix("~/") else {
      throw Problem(
        .badValue, field: member.key, reason: "this is to be an absolute path or to begin with ~/")
    }
    return path
  }

  static func text(_ member: JSON.Member) throws(Problem) -> String {
    guard let text = member.value.string, !text.isEmpty, !text.utf8.contains(0) else {
      throw Problem(.badValue, field: member.key, reason: "this is to be a text that is not empty")
    }
    return text
  }
}
