internal import Linux

/// Where the daemon is looked for.
enum SocketPath {
  private static let system = "/run/reeld.sock"

  /// The places to try in order: the one that was named, or a person's own daemon and then the system's.
  static func candidates(named: String?, environment: (String) -> String?) -> [String] {
    if let named { return [named] }
    if let path = environment("REEL_SOCKET") { return [path] }
    guard let folder = environment("XDG_RUNTIME_DIR") else { return [system] }
    return ["\(folder)/reeld.sock", system]
  }

  /// Connects to the first place where a daemon answers.
  static func connect(_ candidates: [String]) throws(Failure) -> UnixConnection {
    var failures: [LinuxError] = []
    for path in candidates {
      do throws(LinuxError) { return try UnixConnection.connect(path: path) } catch { failures.append(error) }
    }
    // A socket that is there and refuses says more than one that is not.
    throw unreachable(failures.first { !$0.isMissing } ?? failures.first, candidates)
  }

  private static func unreachable(_ error: LinuxError?, _ candidates: [String]) -> Failure {
    let tried = candidates.joined(separator: " or ")
    let why = error.map { " (\($0.meaning))" } ?? ""
    let isSystem = candidates == [system]
    let hint =
      isSystem
      ? "start it with `systemctl start reeld.socket`"
      : "start it with `systemctl --user start reeld.socket`, or run `reeld` yourself"
    return Failure(
      .unreachable, code: "unreachable", reason: "no daemon answers at \(tried)\(why)", hint: hint)
  }
}
