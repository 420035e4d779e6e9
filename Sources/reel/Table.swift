internal import Plans

/// Rows in columns for people; what hides or acts in the texts is shown instead.
struct Table {
  private let headings: [String]
  private var rows: [[String]] = []
  /// Columns of numbers, which end under each other.
  private let rightAligned: Set<Int>

  init(_ headings: [String], rightAligned: Set<Int> = []) {
    self.headings = headings
    self.rightAligned = rightAligned
  }

  mutating func add(_ row: [String]) { rows.append(row.map { HiddenCharacters.shown($0) }) }

  /// The headings and the rows; nothing without rows.
  var lines: [String] {
    if rows.isEmpty { return [] }
    let all = [headings] + rows
    let widths = headings.indices.map { (column) in all.map { Self.width($0[column]) }.max() ?? 0 }
    return all.map { (row) in
      let cells = row.enumerated().map { (column, text) in
        let padding = String(repeating: " ", count: widths[column] - Self.width(text))
        if rightAligned.contains(column) { return padding + text }
        return column == row.count - 1 ? text : text + padding
      }
      return Self.trimmed(cells.joined(separator: "  "))
    }
  }

  /// Without the spaces at its end.
  static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// Columns a terminal gives a text: two for East Asian wide characters and emoji, none for combining ones.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { (sum, scalar) in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return sum
      default: return sum + (isWide(scalar) ? 2 : 1)
      }
    }
  }

  /// The blocks of Unicode's EastAsianWidth W and F that names are written in.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
