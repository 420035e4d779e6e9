internal import Plans

/// Takeout's photoTakenTime: an instant without a zone; a name by the local clock adds the offset.
enum TakeoutDate: DateRule {
  /// Name and JSON are of one moment, seconds.
  private static let nameRest: ClosedRange<Int64> = -10...10

  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let raw = evidence.takeout else { return nil }
    guard let seconds = Int64(DateText.trimmed(raw)) else {
      rejected.append(RejectedDate(source: .takeout, raw: raw, reason: .garbage))
      return nil
    }
    let instant = Instant(seconds: seconds)
    if let reason = DateWindow.objection(instant, .still, now: evidence.now) {
      rejected.append(RejectedDate(source: .takeout, raw: raw, reason: reason))
      return nil
    }
    if let name = DatedName(evidence.name), case .local(let clock) = name.moment, !name.isReceipt,
      let offset = OffsetSearch.offset(local: clock, utc: instant, rest: nameRest)
    {
      return CaptureDate(.exact(instant, offset), source: .takeout, offsetSource: .nameAgainstUTC, raw: raw)
    }
    return CaptureDate(.instant(instant), source: .takeout, raw: raw)
  }
}
