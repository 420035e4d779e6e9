/// The words beside the times in names, as systems write them in the languages that sentences are read in
/// (macOS: `Screenshot 2023-07-04 at 8.15.06 PM`), and where the halves of a day are told in Chinese and
/// Korean.
enum ClockWords {
  enum Half {
    case morning, afternoon
  }

  /// What stands between a day and a time, and the half of the day it tells.
  struct Gap {
    var half: Half?
  }

  /// Between the day and the time. Latin America's Spanish writes `a la(s)`, Portugal a comma before.
  private static let joining: Set<String> = [
    "at", "um", "om", "à", "alle", "alle ore", "a las", "a la", "a la(s)", "às", "o", "в", "о", "saat",
  ]

  /// Behind the time or, as in Turkish and Japanese, before it.
  private static let halves: [(word: String, half: Half)] = [
    ("a.m.", .morning), ("a. m.", .morning), ("am", .morning), ("vorm.", .morning), ("öö", .morning),
    ("дп", .morning), ("午前", .morning), ("上午", .morning), ("오전", .morning),
    ("p.m.", .afternoon), ("p. m.", .afternoon), ("pm", .afternoon), ("nachm.", .afternoon),
    ("ös", .afternoon), ("пп", .afternoon), ("午後", .afternoon), ("下午", .afternoon), ("오후", .afternoon),
  ]

  /// Nil when the bytes are nothing that stands between a day and a time.
  static func gap(_ bytes: [UInt8]) -> Gap? {
    if bytes.count == 1, bytes.allSatisfy({ " _T-".utf8.contains($0) }) { return Gap() }
    let words = plain(String(decoding: bytes, as: UTF8.self))
    guard bytes.count > 1, words.first == " " || words.first == "," || words.first == "-" else { return nil }
    var text = words.drop { $0 == " " || $0 == "," || $0 == "-" }
    while text.last == " " { text = text.dropLast() }
    let rest = String(text)
    if rest.isEmpty || joining.contains(rest) { return Gap() }
    // `8.15.06` may stand behind the word for a half, with or without another word before it.
    for (word, half) in halves where rest.hasSuffix(word) {
      var before = rest.dropLast(word.count)
      while before.last == " " { before = before.dropLast() }
      if before.isEmpty || joining.contains(String(before)) { return Gap(half: half) }
    }
    return nil
  }

  /// The half of the day that is told right behind a time, and how many bytes tell it.
  static func half(behind bytes: ArraySlice<UInt8>) -> (half: Half, bytes: Int)? {
    let written = String(decoding: bytes, as: UTF8.self)
    let text = Array(plain(written))
    let blanks = text.first == " " ? 1 : 0
    for (word, half) in halves {
      let end = blanks + word.count
      guard text.count >= end, String(text[blanks..<end]) == word else { continue }
      if end < text.count, text[end].isLetter { continue }
      return (half, written.prefix(end).utf8.count)
    }
    return nil
  }

  /// The hour of the day; a clock of twelve hours has no other than 0 to 12.
  static func hour(_ written: Int, _ half: Half?) -> Int {
    guard let half, (0...12).contains(written) else { return written }
    return written % 12 + (half == .afternoon ? 12 : 0)
  }

  /// In small letters, with plain blanks: systems put narrow and unbreakable ones before `PM`.
  private static func plain(_ text: String) -> String {
    String(text.lowercased().map { $0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0 })
  }
}
