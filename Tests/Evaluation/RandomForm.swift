internal import Plans

/// Makes forms of the schema at random, with quotations that may stand in the sentence, and some malformed ones.
struct RandomForm {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Xorshift: the same forms in every run.
  mutating func number(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % max(1, limit)
  }

  mutating func pick(_ values: [String]) -> String { values[number(values.count)] }

  private mutating func quotation(_ ask: String) -> String {
    let words = ask.split(separator: " ").map { String($0) }
    switch number(4) {
    case 0: return ""
    case 1:
      return pick([
        "yesterday", "вчера", "2026-08-01", "last month", "3600 seconds", "one minute", "ayer", "90s",
      ])
    default:
      guard !words.isEmpty else { return "" }
      let start = number(words.count)
      return words[start..<min(words.count, start + 1 + number(3))].joined(separator: " ")
    }
  }

  mutating func next(for ask: String) -> JSON {
    if number(25) == 0 { return [JSON.null, .string("no"), .array([]), .integer(4), .bool(true)][number(5)] }
    var members: [JSON.Member] = [
      .init(
        "task",
        .string(
          pick(["montage", "count", "list", "search", "cut", "gather", "silence", "chat", "make_film"]))),
      .init("source", .string(pick(["videos", "photos", "live", "all", "everything", "music"]))),
      .init(
        "when",
        .string(pick(["none", "today", "yesterday", "last_week", "last_month", "written", "last_decade"]))),
      .init("when_written", .string(quotation(ask))), .init("length_written", .string(quotation(ask))),
      .init("reply_text", .string("ok")),
    ]
    if number(6) == 0 { members[number(6)].value = .integer(7) }
    if number(6) == 0 { members.remove(at: number(6)) }
    if number(6) == 0 { members.append(.init("beat", .bool(true))) }
    if number(9) == 0 { members.append(.init("then", .string("count"))) }
    return .object(members)
  }
}
