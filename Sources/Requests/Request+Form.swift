package import Plans

extension Request {
  /// Whether a model's form could settle anything of a sentence that was read by words: only in a language without tables, and
  /// only where a field is left that no word speaks about.
  package static func isOpen(_ reading: Reading, text: String, now: WallClock) -> Bool {
    let settled = ["task", "source", "to"].allSatisfy { reading.origin[$0] != nil }
    let isMeasured = reading.task == .montage || reading.task == .cut
    if settled, !isMeasured || reading.origin["milliseconds"] != nil { return false }
    return !RequestReader(text: text, now: now, form: nil).isListed
  }
}
