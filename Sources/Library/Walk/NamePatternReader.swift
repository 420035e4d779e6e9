/// Reads one name of a pattern: stars, question marks, sets in brackets, and what a backslash makes plain.
struct NamePatternReader {
  private typealias Scalars = [ClosedRange<Unicode.Scalar>]
  private typealias Fault = NamePattern.Fault

  /// The classes of POSIX as git knows them: of ASCII alone.
  private static let classes: [String: Scalars] = [
    "alpha": ["A"..."Z", "a"..."z"], "digit": ["0"..."9"], "alnum": ["0"..."9", "A"..."Z", "a"..."z"],
    "upper": ["A"..."Z"], "lower": ["a"..."z"], "xdigit": ["0"..."9", "A"..."F", "a"..."f"],
    "blank": ["\t"..."\t", " "..." "], "space": ["\t"..."\r", " "..." "],
    "cntrl": ["\u{0}"..."\u{1F}", "\u{7F}"..."\u{7F}"], "graph": ["!"..."~"], "print": [" "..."~"],
    "punct": ["!"..."/", ":"..."@", "["..."`", "{"..."~"],
  ]

  private let text: [Unicode.Scalar]
  private var place = 0

  static func pieces(of name: Substring) throws(NamePattern.Fault) -> [NamePattern.Piece] {
    var reader = NamePatternReader(text: Array(name.unicodeScalars))
    var pieces: [NamePattern.Piece] = []
    while let piece = try reader.next() {
      if piece != .any || pieces.last != .any { pieces.append(piece) }
    }
    return pieces
  }

  private init(text: [Unicode.Scalar]) { self.text = text }

  private mutating func next() throws(Fault) -> NamePattern.Piece? {
    guard place < text.count else { return nil }
    defer { place += 1 }
    switch text[place] {
    case "?": return .one
    case "*": return .any
    case "[": return try set()
    default: return .character(try plain())
    }
  }

  /// The character at `place`, or the one behind a backslash there.
  private mutating func plain() throws(Fault) -> Unicode.Scalar {
    if text[place] == "\\" {
      place += 1
      guard place < text.count else { throw Fault(reason: "nothing follows its last backslash") }
    }
    return text[place]
  }

  /// A bracketed set; ends at its closing bracket.
  private mutating func set() throws(Fault) -> NamePattern.Piece {
    place += 1
    let isInverted = place < text.count && (text[place] == "!" || text[place] == "^")
    if isInverted { place += 1 }
    var ranges: Scalars = []
    while place < text.count, text[place] != "]" || ranges.isEmpty {
      if text[place] == "[", place + 1 < text.count, text[place + 1] == ":" {
        ranges += try namedClass()
      } else {
        ranges.append(try range())
      }
      place += 1
    }
    guard place < text.count else { throw Fault(reason: "a bracket in it is not closed") }
    return .set(ranges, isInverted: isInverted)
  }

  private mutating func range() throws(Fault) -> ClosedRange<Unicode.Scalar> {
    let low = try plain()
    guard place + 2 < text.count, text[place + 1] == "-", text[place + 2] != "]" else { return low...low }
    place += 2
    let high = try plain()
    guard low <= high else { throw Fault(reason: "\(low)-\(high) runs backwards") }
    return low...high
  }

  /// `[:alpha:]` and its like, which stand inside the brackets of a set; ends at its own closing bracket.
  private mutating func namedClass() throws(Fault) -> Scalars {
    let name = text[(place + 2)...].prefix { $0 != ":" && $0 != "]" }
    guard name.endIndex + 1 < text.count, text[name.endIndex] == ":", text[name.endIndex + 1] == "]" else {
      throw Fault(reason: "a class of characters in it is not closed")
    }
    let word = String(String.UnicodeScalarView(name))
    guard let ranges = NamePatternReader.classes[word] else {
      throw Fault(reason: "there is no class of characters [:\(word):]")
    }
    place = name.endIndex + 1
    return ranges
  }
}
