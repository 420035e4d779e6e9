internal import Plans

/// Turns a text that states as much as it knows into a date: with a zone, without one, or a day alone.
enum WrittenDate {
  /// - Parameter text: What `raw` says in an order of parts that can be read; nil for itself.
  static func date(
    _ raw: String, as text: String? = nil, source: CaptureDate.Source, _ kind: DateWindow.Kind,
    _ evidence: DateEvidence, rejected: inout [RejectedDate]
  ) -> CaptureDate? {
    let reason: RejectedDate.Reason?
    switch DateText.read(text ?? raw) {
    case .zero: reason = .zero
    case .garbage: reason = .garbage
    case .date(let text):
      let clock = text.clock ?? WallClock(midnightOf: text.day)
      reason = DateWindow.objection(clock.instant(offset: text.offset ?? .zero), kind, now: evidence.now)
      if reason == nil { return date(text, raw, source) }
    }
    if let reason { rejected.append(RejectedDate(source: source, raw: raw, reason: reason)) }
    return nil
  }

  /// The offset under a tag; a text that is none is added to `rejected` under the date's `source`.
  static func offset(
    _ tag: MediaFacts.Tag, of source: CaptureDate.Source, _ evidence: DateEvidence,
    rejected: inout [RejectedDate]
  ) -> UTCOffset? {
    guard let raw = evidence.text(tag) else { return nil }
    if let offset = DateText.readOffset(raw) { return offset }
    // `   :  ` is how cameras leave it out.
    if raw.utf8.contains(where: { $0 > 0x20 && $0 != UInt8(ascii: ":") }) {
      rejected.append(RejectedDate(source: source, raw: raw, reason: .offset))
    }
    return nil
  }

  private static func date(_ text: DateText, _ raw: String, _ source: CaptureDate.Source) -> CaptureDate {
    guard let clock = text.clock else { return CaptureDate(.day(text.day), source: source, raw: raw) }
    let suspicion = DateWindow.suspicion(clock)
    guard let offset = text.offset, suspicion == nil else {
      return CaptureDate(.wall(clock), source: source, raw: raw, suspicion: suspicion)
    }
    return CaptureDate(.exact(clock.instant(offset: offset), offset), source: source, raw: raw)
  }
}
