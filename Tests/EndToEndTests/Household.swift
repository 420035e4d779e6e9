internal import Glibc
internal import Linux
internal import Plans
internal import Synchronization
internal import Testing
internal import Wire

/// A daemon of a test's own over a temporary library, and the command that asks it.
final class Household: Sendable {
  let scratch = Scratch()
  /// The watched folder.
  let footage: String
  let films: String
  let state: String
  let socket: String
  private let daemon = Mutex<pid_t?>(nil)
  /// The daemon is told by a configuration file, which can change, instead of by flags.
  private let isConfigured: Bool
  private let homeZone: String

  /// Seconds until the daemon must have said that it is ready.
  private static let patience = 30

  init(isConfigured: Bool = false, homeZone: String = "Europe/Moscow") {
    self.isConfigured = isConfigured
    self.homeZone = homeZone
    footage = scratch.makeFolder("footage")
    films = scratch.makeFolder("films")
    state = scratch.makeFolder("state")
    socket = scratch.path("s")
  }

  deinit {
    if let pid = daemon.withLock({ $0 }) {
      Glibc.kill(pid, SIGKILL)
      var status: Int32 = 0
      waitpid(pid, &status, 0)
    }
  }

  /// The folder of the programs under test: the tests' own.
  static var programs: String { get throws { try ThisProcess.programFolder() } }

  private func command(_ socket: String, _ flags: [String] = []) throws -> Command {
    if isConfigured {
      return Command(
        program: "\(try Household.programs)/reeld", arguments: ["--config", scratch.path("config.json")],
        environment: ["HOME": scratch.path, "SWIFT_BACKTRACE": "enable=no"])
    }
    return Command(
      program: "\(try Household.programs)/reeld",
      arguments: [
        "--watch", footage, "--films", films, "--state", state, "--socket", socket, "--home-zone",
        homeZone,
      ] + flags, environment: ["HOME": scratch.path, "SWIFT_BACKTRACE": "enable=no"])
  }

  /// Writes the configuration file of a daemon that is told by one.
  func configure(
    watch: [String], exclude: [String] = [], films: String? = nil, more: [JSON.Member] = []
  ) throws {
    let configuration: JSON = [
      "watch": .array(watch.map { .string($0) }), "exclude": .array(exclude.map { .string($0) }),
      "films": .string(films ?? self.films), "state": .string(state), "socket": .string(socket),
      "home_zone": .string(homeZone),
    ]
    let whole = JSON.object((configuration.members ?? []) + more)
    try scratch.write(String(decoding: JSONText.write(whole), as: UTF8.self), to: "config.json")
  }

  /// Sends a signal to the daemon.
  func signal(_ signal: Int32) { if let pid = daemon.withLock({ $0 }) { Glibc.kill(pid, signal) } }

  /// Starts the daemon and returns when it has told the service manager that it is ready.
  func start(environment: [String: String] = [:], through starter: [String] = []) async throws {
    let readiness = try Readiness(at: scratch.path("notify"), seconds: Household.patience)
    let told = environment.merging(["NOTIFY_SOCKET": readiness.path]) { $1 }
    try await launch(environment: told, through: starter)
    guard await readiness.hears("READY=1") else {
      throw JudgeFailure(program: "reeld", errors: String(decoding: try scratch.read("log"), as: UTF8.self))
    }
  }

  /// Starts the daemon in this environment, by way of another program where one is given, and returns its pid at once.
  @discardableResult
  func launch(environment: [String: String] = [:], through starter: [String] = []) async throws -> pid_t {
    var command = try command(socket)
    command.environment.merge(environment) { $1 }
    let words = starter + [command.program] + command.arguments
    command.program = words[0]
    command.arguments = Array(words.dropFirst())
    let pid = try command.start(output: scratch.path("log"), errors: scratch.path("log"))
    daemon.withLock { $0 = pid }
    return pid
  }

  /// Runs a second daemon over the same state to its end.
  func startSecond() async throws -> Command.Ending { try await command(scratch.path("s2")).run() }

  /// Runs `reeld --check` with further flags.
  func check(_ flags: String...) async throws -> Command.Ending {
    try await command(socket, flags + ["--check"]).run()
  }

  /// What the daemon says of its own pid.
  func pid() async throws -> Int64? { try await answer("status")["pid"]?.integer }

  /// Ends the daemon with a signal and returns its exit status.
  @discardableResult
  func end(_ signal: Int32) async -> Int32? {
    let pid = daemon.withLock { held in
      defer { held = nil }
      return held
    }
    guard let pid else { return nil }
    Glibc.kill(pid, signal)
    return await Command.ending(of: pid)
  }

  /// Pids of the daemon's workers.
  func workers() throws -> [pid_t] {
    guard let pid = daemon.withLock({ $0 }) else { return [] }
    return Scratch.names(in: "/proc").compactMap { pid_t($0) }.filter { candidate in
      guard let bytes = try? Scratch.read("/proc/\(candidate)/stat") else { return false }
      let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
      return fields?.dropFirst().first.flatMap { pid_t($0) } == pid
    }
  }

  /// Runs `reel` with these words; `--socket` and `--json` are added.
  func reel(_ words: String..., plan: JSON? = nil) async throws -> Command.Ending {
    try await reel(words, input: plan.map { String(decoding: JSONText.write($0), as: UTF8.self) } ?? "")
  }

  /// Runs `reel` with these words, which may be refused.
  func attempt(_ words: [String]) async throws -> Command.Ending { try await reel(words, input: "") }

  private func reel(_ words: [String], input: String) async throws -> Command.Ending {
    try await Command(
      program: "\(try Household.programs)/reel", arguments: words + ["--json", "--socket", socket],
      input: input
    ).run()
  }

  /// What `reel` shows with exactly these words.
  func text(_ words: [String]) async throws -> String {
    try await Command(
      program: "\(try Household.programs)/reel", arguments: words + ["--socket", socket]
    ).run().text
  }

  /// The JSON of a `reel` that must succeed.
  func answer(_ words: String..., plan: JSON? = nil) async throws -> JSON {
    let ending = try await reel(
      words, input: plan.map { String(decoding: JSONText.write($0), as: UTF8.self) } ?? "")
    try #require(ending.status == 0, "reel \(words): \(ending.text) \(ending.errors)")
    return ending.json
  }

  func settle() async throws { _ = try await answer("wait", "--index") }

  /// A finished film of a plan.
  func film(_ plan: JSON) async throws -> JSON {
    try #require(try await answer("make", "-", "--wait", plan: plan)["film"])
  }

  /// A finished film made from another one's timeline.
  func recut(_ film: JSON, _ words: String...) async throws -> JSON {
    let id = try #require(film["id"]?.integer)
    let ending = try await reel(["recut", "\(id)", "--wait"] + words, input: "")
    try #require(ending.status == 0, "\(ending.text) \(ending.errors)")
    return try #require(ending.json["film"])
  }

  func shots(of film: JSON) async throws -> [JSON] {
    let id = try #require(film["id"]?.integer)
    return try #require(try await answer("timeline", "\(id)")["shots"]?.array)
  }
}
