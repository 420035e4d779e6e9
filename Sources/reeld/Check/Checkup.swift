internal import Glibc
internal import Linux
internal import Plans

/// `reeld --check`: looks at everything a daemon needs and says one line about each.
struct Checkup {
  /// One line of the report.
  struct Line: Sendable, Equatable {
    var isFine: Bool
    var subject: String
    var text: String

    static func fine(_ subject: String, _ text: String) -> Line {
      Line(isFine: true, subject: subject, text: text)
    }

    static func bad(_ subject: String, _ text: String) -> Line {
      Line(isFine: false, subject: subject, text: text)
    }
  }

  private let configuration: Configuration
  private let context: LaunchContext
  private var lines: [Line] = []

  /// Prints the report; fine only when every line is.
  static func run(_ invocation: Invocation, in context: LaunchContext) -> ExitReason.Status {
    ThisProcess.ignoreBrokenPipes()
    let lines = report(invocation, in: context)
    for line in lines { Program.say("\(line.isFine ? "ok" : "NO")  \(line.subject): \(line.text)") }
    return lines.allSatisfy(\.isFine) ? .fine : .configuration
  }

  static func report(_ invocation: Invocation, in context: LaunchContext) -> [Line] {
    let configuration: Configuration
    do throws(ExitReason) {
      configuration = try ConfigurationFile.configuration(invocation, in: context)
    } catch {
      return [.bad("configuration", error.text)]
    }
    var checkup = Checkup(configuration, context)
    checkup.lines.append(.fine("configuration", invocation.file ?? "flags and defaults"))
    checkup.lookAtZone()
    checkup.lookAtFolders()
    checkup.lookAtSocket()
    checkup.lines += WorkerCheck.lines()
    return checkup.lines
  }

  private init(_ configuration: Configuration, _ context: LaunchContext) {
    self.configuration = configuration
    self.context = context
  }

  private mutating func lookAtZone() {
    do throws(Problem) {
      let zone = try HomeZone.choose(named: configuration.homeZone, kept: nil, variable: context.zone)
      let origin = configuration.homeZone == nil ? ", the machine's, where the library keeps none" : ""
      lines.append(.fine("home zone", "\(zone.name)\(origin)"))
    } catch {
      lines.append(.bad("home zone", "\(error.reason) (\(error.hint))"))
    }
  }

  private mutating func lookAtFolders() {
    for folder in configuration.watch {
      lines.append(
        Self.folder("watched folder", folder, access: R_OK | X_OK, isDefault: configuration.watchIsDefault))
    }
    // A named films' folder is made as well, if its parent is there.
    let slash = configuration.films.lastIndex(of: "/") ?? configuration.films.startIndex
    let parent = slash == configuration.films.startIndex ? "/" : String(configuration.films[..<slash])
    let isMade = configuration.filmsIsDefault || access(parent, W_OK | X_OK) == 0
    lines.append(Self.folder("films", configuration.films, access: W_OK | X_OK, isDefault: isMade))
    lines.append(Self.folder("state", configuration.state, access: R_OK | W_OK | X_OK, isDefault: true))
  }

  /// - Parameter isDefault: the folder is made by the daemon when it is absent.
  private static func folder(_ subject: String, _ path: String, access mode: Int32, isDefault: Bool) -> Line {
    do throws(LinuxError) {
      let folder = try Descriptor.openFolder(path)
      guard access(path, mode) == 0 else { return .bad(subject, "\(path): no right to use it") }
      let system = try folder.fileSystem()
      if system.isReadOnly, mode & W_OK != 0 { return .bad(subject, "\(path): the disk is read-only") }
      var text = path
      if mode & W_OK != 0 { text += ", \(system.freeBytes >> 20) MiB free" }
      if mode & W_OK == 0, system.hidesChanges {
        text += ", looked through every minute (network or overlay)"
      }
      return .fine(subject, text)
    } catch {
      if error.isMissing, isDefault { return .fine(subject, "\(path), will be made") }
      return .bad(subject, error.text)
    }
  }

  private mutating func lookAtSocket() {
    if let group = configuration.socketGroup {
      do throws(LinuxError) { _ = try Group.id(of: group) } catch {
        return lines.append(.bad("socket", "socket_group: \(error.text)"))
      }
    }
    if (try? UnixConnection.connect(path: configuration.socket)) != nil {
      return lines.append(.fine("socket", "\(configuration.socket), a daemon answers there now"))
    }
    let slash = configuration.socket.lastIndex(of: "/") ?? configuration.socket.startIndex
    let folder = slash == configuration.socket.startIndex ? "/" : String(configuration.socket[..<slash])
    if access(folder, W_OK | X_OK) == 0 {
      lines.append(.fine("socket", configuration.socket))
    } else {
      lines.append(.bad("socket", "\(configuration.socket): no right to make it in \(folder)"))
    }
  }
}
