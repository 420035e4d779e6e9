internal import Linux
internal import Plans
internal import Wire

/// What the program was told on its command line.
struct Invocation: Sendable, Equatable {
  /// What is to be done.
  enum Order: Sendable, Equatable {
    case serve, check, version, help
  }

  var order = Order.serve
  /// The configuration file, if one was named; it has to exist then.
  var file: String?
  var settings = Settings()

  private static let options = [
    Option("config", value: "FILE", help: "read the configuration from FILE"),
    Option("watch", value: "DIR", help: "index the footage in DIR; may be given more than once"),
    Option(
      "exclude", value: "PATTERN",
      help: "leave alone what fits PATTERN, as in .gitignore; may be given more than once"),
    Option("films", value: "DIR", help: "put finished films into DIR"),
    Option("state", value: "DIR", help: "keep the index, the jobs and the cache in DIR"),
    Option("socket", value: "PATH", help: "answer at the Unix socket PATH"),
    Option("home-zone", value: "NAME", help: "days are those of the time zone NAME"),
    Option("check", help: "check configuration, folders, codecs and sandbox, and leave"),
    Option("version", help: "print the version and leave"),
    Option("help", letter: "h", help: "print this and leave"),
  ]

  /// Reads the arguments after the program's name.
  /// - Throws: `usage` with one sentence.
  init(_ arguments: [String]) throws(ExitReason) {
    let options: Options
    do throws(OptionError) { options = try Options.parse(arguments, Self.options) } catch {
      throw ExitReason(.usage, "\(error.text); reeld --help lists what there is")
    }
    if let stray = options.operands.first {
      throw ExitReason(.usage, "\(stray): reeld takes options only; reeld --help lists them")
    }
    for name in options.given where name.value?.isEmpty == true {
      throw ExitReason(.usage, "--\(name.name) needs a value that is not empty")
    }
    file = options.value("config")
    let watch = options.values("watch")
    settings.watch = watch.isEmpty ? nil : watch
    let exclude = options.values("exclude")
    settings.exclude = exclude.isEmpty ? nil : exclude
    settings.films = options.value("films")
    settings.state = options.value("state")
    settings.socket = options.value("socket")
    settings.homeZone = options.value("home-zone")
    if options.has("help") {
      order = .help
    } else if options.has("version") {
      order = .version
    } else if options.has("check") {
      order = .check
    }
  }

  /// The text of `--help`.
  static var help: String {
    let rows = options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? ""
      return (left: "\(letter)--\(option.name)\(option.value.map { " \($0)" } ?? "")", right: option.help)
    }
    let width = (rows.map(\.left.count).max() ?? 0) + 2
    let lines = rows.map { "  \($0.left)\(String(repeating: " ", count: width - $0.left.count))\($0.right)" }
    return """
      usage: reeld [OPTION]...

      Indexes the footage in the watched folders, and makes films of it when asked over its socket.

      \(lines.joined(separator: "\n"))

      Without options it reads its configuration file, or takes its defaults, and serves.
      """
  }
}
