internal import Plans

/// The date of the other half of a pair, or of the original of an edited picture, for files stripped of their
/// own.
enum PartnerDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let partner = evidence.partner, partner.confidence.isCertain else { return nil }
    return CaptureDate(
      partner.moment, source: .partner, offsetSource: partner.offsetSource, confidence: partner.confidence,
      raw: partner.raw, suspicion: partner.suspicion)
  }

  /// The offset that the partner knows, for a clock that shows the same moment; nil when they are apart.
  static func offset(_ clock: WallClock, _ evidence: DateEvidence) -> UTCOffset? {
    switch evidence.partner?.moment {
    case .exact(let instant, let offset):
      let rest = clock.instant(offset: offset).seconds - instant.seconds
      return moment.contains(rest) ? offset : nil
    case .instant(let instant):
      return OffsetSearch.offset(local: clock, utc: instant, rest: moment)
    case .wall, .day, nil:
      return nil
    }
  }

  /// The offset that the partner knows, for an instant of the same moment.
  static func offset(_ instant: Instant, _ evidence: DateEvidence) -> UTCOffset? {
    guard case .exact(let other, let offset)? = evidence.partner?.moment else { return nil }
    return moment.contains(instant.seconds - other.seconds) ? offset : nil
  }

  /// The halves of one moment end within seconds of each other.
  private static let moment: ClosedRange<Int64> = -60...60
}
