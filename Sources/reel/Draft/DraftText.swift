internal import Plans
internal import Wire

/// A plan as text that a person changes: JSON a field a line, with remarks the reader drops.
struct DraftText {
  private let plan: JSON
  private let said: JSON
  private let tongue: Tongue

  /// Of what `request.read` answered.
  init(_ read: JSON) {
    plan = read["plan"] ?? .null
    said = read["said"] ?? .null
    tongue = .of(read["language"]?.string)
  }

  /// What stands in front of a remark, and of one that says why a draft was refused.
  private static let remark = "// "
  private static let refusal = "// ! "
  /// Characters of an unreadable line that are quoted.
  private static let longestQuotation = 80
  /// Some editors write it in front of UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The draft as it is first opened.
  func written(asked: String) -> String {
    let head = [tongue.say(.draftAsked, asked), tongue.say(.draftHead), tongue.say(.draftEnd)]
    var lines = head.map { Self.remark + Self.oneLine($0) } + ["{"]
    let fields = shown
    for (index, field) in fields.enumerated() {
      if let remark = field.remark { lines.append("  \(Self.remark)\(remark)") }
      let value = String(decoding: JSONText.write(plan[field.name] ?? .null), as: UTF8.self)
      let comma = index == fields.count - 1 ? "" : ","
      let words = said[field.name]?.string.map { "  \(Self.remark)\(Self.oneLine(tongue.quoted($0)))" } ?? ""
      lines.append("  \"\(field.name)\": \(value)\(comma)\(words)")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// The same text with why it was refused on top, in place of an earlier reason.
  static func refused(_ text: String, because reasons: [String]) -> String {
    let kept = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(refusal) }
    return (reasons.map { refusal + oneLine($0) } + kept.map { String($0) }).joined(separator: "\n")
  }

  /// The text as plain JSON: remarks are blanks of the same length, commas before a closing bracket too.
  static func plain(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    if bytes.starts(with: byteOrderMark) {
      for place in byteOrderMark.indices { bytes[place] = UInt8(ascii: " ") }
    }
    var place = 0
    var comma: Int?
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place = endOfString(bytes, place)
        comma = nil
      case UInt8(ascii: "#"),
        UInt8(ascii: "/") where bytes[place...].starts(with: "//".utf8):
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
          bytes[place] = UInt8(ascii: " ")
          place += 1
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma { bytes[comma] = UInt8(ascii: " ") }
        comma = nil
      case UInt8(ascii: ","): comma = place
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
      default: comma = nil
      }
      place += 1
    }
    return bytes
  }

  /// Whether nothing but remarks and blanks is left.
  static func isEmpty(_ plain: [UInt8]) -> Bool {
    plain.allSatisfy { [UInt8(ascii: " "), 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// The line a byte of the text stands on, without its remark.
  static func line(at byte: Int, of text: String) -> String {
    let bytes = plain(text)
    let newline = UInt8(ascii: "\n")
    let place = min(max(0, byte - 1), bytes.count)
    let start = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: newline) ?? bytes.count
    let line = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    let trimmed = Table.trimmed(String(line.drop { $0 == " " }))
    return trimmed.count > longestQuotation ? "\(trimmed.prefix(longestQuotation))…" : trimmed
  }

  /// The last byte of the string that begins at `place`, or the end of a line that never closes it.
  private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\n") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return place
  }

  /// A remark never runs over its line, whatever was asked.
  private static func oneLine(_ text: String) -> String {
    HiddenCharacters.shown(String(text.map { $0.isNewline ? " " : $0 }))
  }

  // MARK: Fields

  /// The fields a person may change, with what may be written there.
  private var shown: [(name: String, remark: String?)] {
    let length = plan["milliseconds"]?.integer ?? 60_000
    let shownLength = "\(length) = \(tongue.length(milliseconds: length))"
    let fields: [(name: String, remark: String?)] = [
      ("task", tongue.say(.draftTask)), ("source", tongue.say(.draftSource)),
      ("folder", tongue.say(.draftFolder)), ("from", tongue.say(.draftFrom)), ("to", nil),
      ("milliseconds", tongue.say(.draftLength, shownLength)), ("music", tongue.say(.draftMusic)),
      ("beat", tongue.say(.draftBeat)), ("music_part", tongue.say(.draftPart)),
      ("pace", tongue.say(.draftPace)), ("frame", tongue.say(.draftFrame)),
      ("framing", tongue.say(.draftFraming)), ("fps", tongue.say(.draftRate)),
      ("height", tongue.say(.draftLines)), ("codec", tongue.say(.draftCodec)),
      ("title", tongue.say(.draftTitle)), ("transitions", tongue.say(.draftTransitions)),
      ("name", tongue.say(.draftName)), ("only", nil), ("without", nil), ("also", tongue.say(.draftAlso)),
    ]
    return fields.filter { field in
      let isList = field.name == "only" || field.name == "without"
      return !isList || plan[field.name]?.array?.isEmpty == false
    }
  }
}
