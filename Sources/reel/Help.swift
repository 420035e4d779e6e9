internal import Linux
internal import Wire

/// Columns of the left half of a list of options or commands.
private let leftWidth = 20

/// The texts of `-h`.
enum Help {
  static let version = ["reel \(ProductVersion.text)"]

  /// `reel --help`.
  static var program: [String] {
    [
      "usage: reel [OPTION]... COMMAND [OPERAND]...", "", "Makes films from the footage that reeld watches.",
      "",
    ]
      + ["Commands:"] + Command.allCases.map { row($0.rawValue, $0.summary) }
      + ["", "Options:"] + (Command.everywhere + [versionOption]).map(row)
      + ["", "`reel COMMAND --help` shows a command's own options."]
      + ["Exit codes: 0 done, 1 refused or failed, 2 not understood, 69 no daemon, 130 interrupted."]
  }

  /// `reel COMMAND --help`.
  static func command(_ command: Command) -> [String] {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
    return ["usage: reel \(command.rawValue) [OPTION]...\(operands)", "", summary, "", "Options:"]
      + (command.options + Command.everywhere).map(row)
  }

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
