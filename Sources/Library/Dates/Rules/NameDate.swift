internal import Plans

/// The date in the file's name, for files without a date inside.
enum NameDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let named = DatedName(evidence.name) else { return nil }
    let source: CaptureDate.Source = named.isReceipt ? .messengerName : .name
    let clock: WallClock
    let found: CaptureDate
    switch named.moment {
    case .utc(let instant):
      clock = WallClock(instant, offset: .zero)
      found = CaptureDate(.instant(instant), source: source, raw: named.raw)
    case .local(let local):
      clock = local
      found = CaptureDate(
        .wall(local), source: source, raw: named.raw, suspicion: DateWindow.suspicion(local))
    case .day(let day):
      clock = WallClock(midnightOf: day)
      found = CaptureDate(.day(day), source: source, raw: named.raw)
    }
    if let reason = DateWindow.objection(clock, .device, now: evidence.now) {
      rejected.append(RejectedDate(source: source, raw: named.raw, reason: reason))
      return nil
    }
    return found
  }
}
