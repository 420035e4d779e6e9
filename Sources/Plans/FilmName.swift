/// File names of films: what a person may write, and the name a film gets by itself.
package enum FilmName {
  /// Bytes, ending included; leaves room in Linux's 255 for the number that a taken name gets.
  private static let longest = 200
  private static let ending = ".mp4"
  /// Characters that the file systems of memory sticks and of Windows cannot hold: a film is copied there sooner or later.
  private static let unportable: Set<Unicode.Scalar> = ["\\", ":", "*", "?", "\"", "<", ">", "|"]
  /// Names that are devices to Windows, whatever ending they have.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// `text` as a file name that ends in `.mp4`.
  /// - Throws: `bad-value` of `field` when it is no plain file name.
  package static func read(_ text: String, field: String) throws(Problem) -> String {
    func refusal(_ reason: String) -> Problem {
      Problem(
        .badValue, field: field, reason: "\(field) \(reason)",
        hint: "write a plain file name of at most \(longest) bytes, such as summer.mp4")
    }
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw refusal("is empty")
    }
    guard !text.utf8.contains(UInt8(ascii: "/")) else { throw refusal("must not hold a slash") }
    guard !text.unicodeScalars.contains(where: \.isControl) else {
      throw refusal("must not hold control characters")
    }
    guard let first = text.unicodeScalars.first, first != ".", first != "-" else {
      throw refusal("must not start with a dot or a dash")
    }
    guard !text.unicodeScalars.contains(where: unportable.contains) else {
      throw refusal("must not hold any of \\ : * ? \" < > |")
    }
    guard !isDevice(text) else { throw refusal("is the name of a device on other systems") }
    let name = text.lowercased().hasSuffix(ending) ? "\(text.dropLast(ending.count))\(ending)" : text + ending
    guard name.utf8.count <= longest else { throw refusal("is longer than \(longest) bytes") }
    return name
  }

  /// A film's name without its ending.
  package static func stem(_ name: String) -> String {
    name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }

  /// The name of a film nobody named: its days, then its title.
  ///
  /// `2026-08-20.mp4`, `2026-11-23 to 2026-11-27.mp4`, `2026-08-20 Summer.mp4`, and `Film.mp4` without both.
  package static func `default`(days: ClosedRange<Day>?, title: String?) -> String {
    var parts: [String] = []
    if let days {
      parts.append(
        days.lowerBound == days.upperBound ? "\(days.lowerBound)" : "\(days.lowerBound) to \(days.upperBound)"
      )
    }
    let room = longest - ending.utf8.count - (parts.first.map { $0.utf8.count + 1 } ?? 0)
    if let title = title.map({ plain($0, longest: room) }), !title.isEmpty { parts.append(title) }
    let name = parts.joined(separator: " ")
    return (name.isEmpty || isDevice(name) ? "Film" : name) + ending
  }

  private static func isDevice(_ text: String) -> Bool {
    guard let stem = text.split(separator: ".", omittingEmptySubsequences: false).first else { return false }
    return devices.contains(stem.lowercased())
  }

  /// What of a title may stand in a file name, cut between characters.
  private static func plain(_ title: String, longest: Int) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      if scalar.isControl || scalar.properties.isWhitespace {
        if kept.last != " " { kept.append(" ") }
      } else {
        kept.append(scalar == "/" || unportable.contains(scalar) ? "-" : scalar)
      }
    }
    let text = String(kept).drop { $0 == "." || $0 == "-" || $0 == " " }
    var name = ""
    for character in text {
      guard name.utf8.count + character.utf8.count <= longest else { break }
      name.append(character)
    }
    while name.last == " " { name.removeLast() }
    return name
  }
}
