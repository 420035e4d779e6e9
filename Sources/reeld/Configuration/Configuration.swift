internal import Library
internal import Model
internal import Plans

/// Everything the daemon is told before it starts: folders absolute, defaults filled in.
struct Configuration: Sendable, Equatable {
  /// Folders whose footage is indexed, absolute and without a final slash.
  var watch: [String]
  /// What is left alone in every watched folder.
  var exclusions: Exclusions
  /// Where finished films go.
  var films: String
  /// Where the index, the jobs and the cache lie.
  var state: String
  var socket: String
  /// The zone named by flag or file; nil leaves it to the library's own, then to the machine's.
  var homeZone: String?
  /// The group that may use the socket; nil keeps it to its owner.
  var socketGroup: String?
  /// Whether the system is asked to tell of changes; it cannot where other machines write.
  var liveEvents: Bool
  /// The pause between two looks where it tells nothing; nil leaves it to the library.
  var rescanSeconds: Int64?
  /// Of films whose plan says nothing.
  var codec: Encoding.Codec
  /// Pixels of the shorter side of films whose plan says nothing.
  var height: Int
  /// The model that reads along; nil where there is none.
  var model: ModelSettings?
  /// Places of the defaults are made with their parents when absent, named ones are not.
  var watchIsDefault: Bool
  var filmsIsDefault: Bool

  /// Fills `settings` with the defaults of `context`.
  /// - Throws: `bad-value`, naming the setting that is missing or at odds with another.
  init(_ settings: Settings, in context: LaunchContext) throws(Problem) {
    let defaults = try Defaults(context)
    watchIsDefault = settings.watch == nil
    filmsIsDefault = settings.films == nil
    watch = []
    for folder in settings.watch ?? [defaults.watch] {
      watch.append(try Configuration.absolute(folder, "watch", context))
    }
    exclusions = try Exclusions(settings.exclude ?? [])
    films = try Configuration.absolute(settings.films ?? defaults.films, "films", context)
    state = try Configuration.absolute(settings.state ?? defaults.state, "state", context)
    socket = try Configuration.absolute(settings.socket ?? defaults.socket, "socket", context)
    homeZone = settings.homeZone
    socketGroup = settings.socketGroup
    liveEvents = settings.liveEvents ?? true
    rescanSeconds = settings.rescanSeconds
    codec = settings.codec ?? .h264
    height = settings.height ?? PictureSize.usualHeight
    model = settings.model
    model?.keyFile = try settings.model?.keyFile.map { (file) throws(Problem) in
      try Configuration.absolute(file, "model.key_file", context)
    }
    try check()
  }

  /// Folders inside a watched one that hold no footage: our own films, the state.
  var unwatched: [String] { [films, state] }

  private func check() throws(Problem) {
    for (index, folder) in watch.enumerated() {
      for other in watch[..<index] {
        guard !Configuration.path(folder, isWithin: other), !Configuration.path(other, isWithin: folder)
        else {
          throw Problem(.badValue, field: "watch", reason: "\(folder) and \(other) hold one another")
        }
      }
      guard !Configuration.path(folder, isWithin: films) else {
        throw Problem(
          .badValue, field: "films", reason: "the watched folder \(folder) lies in the films' folder")
      }
      guard !Configuration.path(folder, isWithin: state) else {
        throw Problem(
          .badValue, field: "state", reason: "the watched folder \(folder) lies in the state folder")
      }
    }
    // sockaddr_un.sun_path holds 108 bytes with its final zero (unix(7)).
    guard socket.utf8.count < 108 else {
      throw Problem(.badValue, field: "socket", reason: "a socket's path is at most 107 bytes long")
    }
  }

  /// Whether `path` is `folder` or lies below it; both absolute and normal.
  static func path(_ path: String, isWithin folder: String) -> Bool {
    path == folder || folder == "/" || path.utf8.starts(with: (folder + "/").utf8)
  }

  /// `~/` and relative paths resolved, `.`, `..` and doubled slashes taken out; links are not followed.
  static func absolute(_ path: String, _ field: String, _ context: LaunchContext) throws(Problem)
    -> String
  {
    var full = path
    if path == "~" || path.hasPrefix("~/") {
      guard let home = context.home else {
        throw Problem(.badValue, field: field, reason: "~ is used, but HOME is not set")
      }
      full = home + path.dropFirst()
    } else if !path.hasPrefix("/") {
      full = context.workingFolder + "/" + path
    }
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

/// Where things lie when nothing was said.
struct Defaults: Sendable, Equatable {
  var watch: String
  var films: String
  var state: String
  var socket: String

  /// - Throws: `bad-value` when a person's daemon has no HOME to begin from.
  init(_ context: LaunchContext) throws(Problem) {
    guard context.isPersonal, let runtime = context.runtimeFolder else {
      watch = "/srv/reel/in"
      films = "/srv/reel/out"
      state = context.unitStateFolder ?? "/var/lib/reeld"
      socket = "/run/reeld.sock"
      return
    }
    guard let home = context.home else {
      throw Problem(.badValue, field: "HOME", reason: "HOME is not set, so the default folders are unknown")
    }
    watch = home + "/Videos/Footage"
    films = home + "/Videos/Films"
    state = context.unitStateFolder ?? (context.stateFolder ?? home + "/.local/state") + "/reeld"
    socket = runtime + "/reeld.sock"
  }

  /// The configuration file that is read when no flag names one.
  static func configurationFile(_ context: LaunchContext) -> String? {
    guard context.isPersonal else { return "/etc/reeld/config.json" }
    let folder = context.configFolder ?? context.home.map { $0 + "/.config" }
    return folder.map { $0 + "/reeld/config.json" }
  }
}
