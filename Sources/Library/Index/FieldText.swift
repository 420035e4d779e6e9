/// Pairs of names and values as one text: a line each, `name=value`, with `\\` before what would end a line.
enum FieldText {
  static func write(_ fields: [(name: String, value: String)]) -> String {
    var text = ""
    for (name, value) in fields {
      text += name
      text += "="
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\n": text += "\\n"
        case "\\": text += "\\\\"
        default: text.unicodeScalars.append(scalar)
        }
      }
      text += "\n"
    }
    return text
  }

  /// Lines without `=` are left out.
  static func read(_ text: String) -> [(name: String, value: String)] {
    text.unicodeScalars.split(separator: "\n").compactMap { line in
      guard let mark = line.firstIndex(of: "=") else { return nil }
      var value = String.UnicodeScalarView()
      var isEscaped = false
      for scalar in line[line.index(after: mark)...] {
        if isEscaped {
          value.append(scalar == "n" ? "\n" : scalar)
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else {
          value.append(scalar)
        }
      }
      return (String(line[..<mark]), String(value))
    }
  }
}
