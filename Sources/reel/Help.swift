internal import Linux
internal import Wire

/// Columns of the left half of a list of options or commands.
private let leftWidth = 20

/// The texts of `-h`.
enum Help {
  static let version = ["reel \(ProductVersion.text)"]

  /// `reel --help`.
  static var program: [String] {
    var lines = ["usage: reel [OPTION]... COMMAND [OPERAND]...", ""]
    lines += ["Makes films from the footage that reeld watches.", "", "Commands:"]
    lines += Command.allCases.map { row($0.rawValue, $0.summary) }
    lines += ["", "Options:"]
    lines += (Command.everywhere + [versionOption]).map { row($0) }
    lines += ["", "Examples:"] + examples.map { "  \($0)" }
    lines += ["", "`reel COMMAND --help` shows a command's own options."]
    lines += ["Exit codes: 0 done, 1 refused or failed, 2 not understood, 69 no daemon, 130 interrupted."]
    return lines
  }

  /// `reel COMMAND --help`.
  static func command(_ command: Command) -> [String] {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
    var lines = ["usage: reel \(command.rawValue) [OPTION]...\(operands)", "", summary]
    lines += command.explanation + ["", "Options:"]
    lines += (command.options + Command.everywhere).map { row($0) }
    return lines
  }

  private static let examples: [String] = [
    "reel ask \"a one-minute film of yesterday with music\"",
    "reel count --source videos --from 2026-08-01 --to 2026-08-31",
    "reel list --from 2026-08-20 --to 2026-08-20",
  ]

  static let versionOption = Option("version", help: "show the version")

  private static func row(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.value.map { " \($0)" } ?? ""
    return row("\(letter)--\(option.name)\(value)", option.help)
  }

  private static func row(_ left: String, _ right: String) -> String {
    "  \(left)\(String(repeating: " ", count: max(1, leftWidth - left.count)))\(right)"
  }
}
