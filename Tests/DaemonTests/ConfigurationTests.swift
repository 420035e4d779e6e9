internal import Glibc
internal import Linux
internal import Plans
internal import Testing
internal import Wire

@testable import reeld

@Suite struct ConfigurationTests {
  private static func context(_ variables: [String: String]) -> LaunchContext {
    LaunchContext(workingFolder: "/here") { variables[$0] }
  }

  private static let person = context(["HOME": "/home/ann", "XDG_RUNTIME_DIR": "/run/user/1000"])
  private static let system = context(["HOME": "/root"])

  private static func settings(_ text: String) throws -> Settings {
    try Settings(json: try JSONText.parse(Array(text.utf8)))
  }

  @Test func `a person's daemon has its folders by the rules of XDG`() throws {
    let configuration = try Configuration(Settings(), in: Self.person)
    #expect(configuration.watch == ["/home/ann/Videos/Footage"])
    #expect(configuration.films == "/home/ann/Videos/Films")
    #expect(configuration.state == "/home/ann/.local/state/reeld")
    #expect(configuration.socket == "/run/user/1000/reeld.sock")
    #expect(Defaults.configurationFile(Self.person) == "/home/ann/.config/reeld/config.json")
  }

  @Test func `folders of XDG that are set win over HOME, relative ones do not count`() throws {
    let context = Self.context([
      "HOME": "/home/ann", "XDG_RUNTIME_DIR": "/run/user/1000", "XDG_STATE_HOME": "/data/state",
      "XDG_CONFIG_HOME": "relative",
    ])
    #expect(try Configuration(Settings(), in: context).state == "/data/state/reeld")
    #expect(Defaults.configurationFile(context) == "/home/ann/.config/reeld/config.json")
  }

  @Test func `the system's service has the system's folders`() throws {
    let configuration = try Configuration(Settings(), in: Self.system)
    #expect(configuration.state == "/var/lib/reeld")
    #expect(configuration.socket == "/run/reeld.sock")
    #expect(Defaults.configurationFile(Self.system) == "/etc/reeld/config.json")
    let unit = Self.context(["STATE_DIRECTORY": "/var/lib/other:/var/lib/second"])
    #expect(try Configuration(Settings(), in: unit).state == "/var/lib/other")
  }

  @Test func `flags win over the file, and the file over the defaults`() throws {
    let file = try Self.settings(
      #"{"watch": ["/a", "/b"], "films": "/films", "home_zone": "Europe/Berlin", "socket_group": "reel"}"#)
    let invocation = try Invocation(["--watch", "sub/../footage", "--home-zone=Asia/Tokyo"])
    let configuration = try Configuration(file.overlaid(by: invocation.settings), in: Self.person)
    #expect(configuration.watch == ["/here/footage"])
    #expect(configuration.films == "/films")
    #expect(configuration.homeZone == "Asia/Tokyo")
    #expect(configuration.socketGroup == "reel")
    #expect(configuration.state == "/home/ann/.local/state/reeld")
  }

  @Test(arguments: [
    (#"{"wach": ["/a"]}"#, "unknown-field", "wach"), (#"{"watch": "/a"}"#, "bad-value", "watch"),
    (#"{"watch": []}"#, "bad-value", "watch"), (#"{"watch": ["/a", 1]}"#, "bad-value", "watch[1]"),
    (#"{"films": "films"}"#, "bad-value", "films"), (#"{"state": ""}"#, "bad-value", "state"),
    (#"{"live_events": "no"}"#, "bad-value", "live_events"),
    (#"{"rescan_seconds": 4}"#, "bad-value", "rescan_seconds"),
    (#"{"rescan_seconds": "60"}"#, "bad-value", "rescan_seconds"),
    (#"{"home_zone": null}"#, "bad-value", "home_zone"), ("[]", "bad-value", ""),
  ])
  func `a setting that cannot be is refused by its name`(text: String, code: String, field: String) throws {
    let problem = try #require(throws: Problem.self) { try Self.settings(text) }
    #expect(problem.code.rawValue == code)
    #expect(problem.field == field)
  }

  @Test(arguments: [
    (["/a", "/a/b"], "/films", "/state", "watch"), (["/a", "/a"], "/films", "/state", "watch"),
    (["/films/in"], "/films", "/state", "films"), (["/films"], "/films", "/state", "films"),
    (["/state/x"], "/films", "/state", "state"),
  ])
  func `folders at odds are refused`(
    watch: [String], films: String, state: String, field: String
  ) throws {
    let settings = Settings(watch: watch, films: films, state: state)
    let problem = try #require(throws: Problem.self) { try Configuration(settings, in: Self.person) }
    #expect(problem.field == field)
  }

  @Test func `films and state inside a watched folder are no footage`() throws {
    let settings = Settings(watch: ["/a"], films: "/a/films", state: "/a/.state")
    let configuration = try Configuration(settings, in: Self.person)
    #expect(configuration.unwatched == ["/a/films", "/a/.state"])
    #expect(!Configuration.path("/ab", isWithin: "/a"))
    #expect(Configuration.path("/a/b", isWithin: "/a"))
  }

  @Test(arguments: [
    ["--wach", "x"], ["--watch"], ["--films", ""], ["stray"], ["--check=yes"],
  ])
  func `a command line that is not understood ends with 64`(arguments: [String]) throws {
    let reason = try #require(throws: ExitReason.self) { try Invocation(arguments) }
    #expect(reason.status == .usage)
  }

  @Test func `the help names every option`() {
    for name in ["config", "watch", "films", "state", "socket", "home-zone", "check", "version", "help"] {
      #expect(Invocation.help.contains("--\(name)"))
    }
  }

  @Test func `a named file has to exist, the default one does not`() throws {
    let folder = try TemporaryFolder()
    let missing = try Invocation(["--config", folder.path("none.json")])
    let reason = try #require(throws: ExitReason.self) {
      try ConfigurationFile.configuration(missing, in: Self.person)
    }
    #expect(reason.status == .configuration)
    #expect(reason.text.contains("none.json"))
    let home = Self.context(["HOME": folder.path, "XDG_RUNTIME_DIR": "/run/user/1"])
    #expect(throws: Never.self) { try ConfigurationFile.configuration(try Invocation([]), in: home) }
  }
}

@Suite struct ConfigurationPlaceTests {
  private static let person = LaunchContext(workingFolder: "/here") {
    ["HOME": "/home/ann", "XDG_RUNTIME_DIR": "/run/user/1000"][$0]
  }

  /// Why a configuration of these lines and flags is refused, without the folder's path.
  private func refusal(_ lines: [String], _ flags: [String] = []) throws -> String {
    let folder = try TemporaryFolder()
    let path = folder.path("config.json")
    let file = try Descriptor.open(path, flags: O_WRONLY | O_CREAT, mode: 0o600)
    try file.write(Array(lines.joined(separator: "\n").utf8))
    let invocation = try Invocation(["--config", path] + flags)
    let reason = try #require(throws: ExitReason.self) {
      try ConfigurationFile.configuration(invocation, in: Self.person)
    }
    #expect(reason.status == .configuration)
    return reason.text.hasPrefix(folder.path)
      ? String(reason.text.dropFirst(folder.path.utf8.count + 1)) : reason.text
  }

  @Test func `what a file says wrongly is told with its line`() throws {
    let patterns = [
      "{", "\"watch\": [\"/a\"],", "\"exclude\": [\"*.bak\",", "\"# a comment\",", "\"[a\"]", "}",
    ]
    #expect(try refusal(patterns).hasPrefix("config.json:5: exclude[2]: "))
    #expect(try refusal(["{", "\"wach\": 1}"]).hasPrefix("config.json:2: wach: "))
    #expect(try refusal(["{", "", "\"films\": \"films\"}"]).hasPrefix("config.json:3: films: "))
    let nested = ["{", "\"watch\":", "[\"/a\", \"/a/b\"]}"]
    #expect(try refusal(nested).hasPrefix("config.json:2: watch: "))
    #expect(try refusal(["{", "\"watch\": [,]}"]).hasPrefix("config.json:2: this is not JSON"))
  }

  @Test func `what flags say wrongly is not laid to the file`() throws {
    let file = ["{\"watch\": [\"/a\"], \"exclude\": [\"*.bak\"]}"]
    #expect(try refusal(file, ["--exclude", "[a"]).hasPrefix("the flags: exclude[0]: "))
  }
}

@Suite struct HomeZoneTests {
  @Test func `a zone is found by its name in the machine's database`() throws {
    let zone = try HomeZone.named("Europe/Moscow")
    #expect(zone.offset(at: Instant(seconds: 1_787_313_600)).minutes == 180)
  }

  @Test(arguments: [
    "Nowhere/Land", "../../etc/passwd", "/etc/localtime", "", "Europe/", "Europe//Moscow", ".",
  ])
  func `what is no zone of the database is refused`(name: String) throws {
    let problem = try #require(throws: Problem.self) { try HomeZone.named(name) }
    #expect(problem.field == "home_zone")
  }

  @Test func `a named zone wins over the library's, and that one over the machine's`() throws {
    #expect(
      try HomeZone.choose(named: "Asia/Tokyo", kept: "Europe/Moscow", variable: nil).name == "Asia/Tokyo")
    #expect(
      try HomeZone.choose(named: nil, kept: "Europe/Moscow", variable: "Asia/Tokyo").name == "Europe/Moscow")
    #expect(try HomeZone.choose(named: nil, kept: nil, variable: ":Asia/Tokyo").name == "Asia/Tokyo")
    #expect(try HomeZone.choose(named: nil, kept: "Gone/Zone", variable: "Asia/Tokyo").name == "Asia/Tokyo")
  }
}
