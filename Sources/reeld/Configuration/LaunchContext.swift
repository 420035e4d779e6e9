/// What the program was started with beside its arguments: the environment's folders, as values.
struct LaunchContext: Sendable, Equatable {
  var home: String?
  /// `XDG_RUNTIME_DIR`: set for a person's own session, absent for the system's service.
  var runtimeFolder: String?
  var configFolder: String?
  var stateFolder: String?
  /// `STATE_DIRECTORY`: what systemd made for the unit.
  var unitStateFolder: String?
  /// `TZ`.
  var zone: String?
  /// The working folder, from which relative paths of flags count.
  var workingFolder: String

  /// The defaults of a person's own daemon apply; otherwise those of the system's service.
  var isPersonal: Bool { runtimeFolder != nil }

  /// Reads `variable` for each environment variable; empty ones count as absent, as XDG asks.
  init(workingFolder: String, variable: (String) -> String?) {
    func folder(_ name: String) -> String? {
      // The XDG specification: relative paths are invalid and to be ignored.
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    home = folder("HOME")
    runtimeFolder = folder("XDG_RUNTIME_DIR")
    configFolder = folder("XDG_CONFIG_HOME")
    stateFolder = folder("XDG_STATE_HOME")
    // systemd joins several folders by colons; ours is the first.
    unitStateFolder = variable("STATE_DIRECTORY").flatMap { text in
      text.split(separator: ":").first.map(String.init).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    zone = variable("TZ").flatMap { $0.isEmpty ? nil : $0 }
    self.workingFolder = workingFolder
  }
}
