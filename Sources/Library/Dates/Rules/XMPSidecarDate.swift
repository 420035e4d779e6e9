internal import Plans

/// The date in the XMP file beside a photo or clip: a person's correction, or an echo of what the file itself
/// says.
enum XMPSidecarDate {
  /// A zone-less text that differs from the file's date by no more than this may only be told in another
  /// zone, microseconds.
  private static let widestZone: Int64 = 27 * 3_600_000_000
  /// An echo within this is no correction, and the file's own date is finer, microseconds.
  private static let echo: Int64 = 1_000_000

  /// What the file's date is after its sidecar was heard.
  static func corrected(
    _ found: CaptureDate?, _ evidence: DateEvidence, rejected: inout [RejectedDate]
  ) -> CaptureDate? {
    guard let raw = evidence.sidecar,
      let stated = WrittenDate.date(raw, source: .xmpSidecar, .still, evidence, rejected: &rejected)
    else { return found }
    guard let found, MomentGap.isEmbedded(found) || found.source == .takeout else { return stated }
    let home = evidence.home
    let gap = distance(stated.moment.order(home: home), found.moment.order(home: home))
    if case .exact(let instant, _) = stated.moment {
      guard case .exact = found.moment else { return stated }
      return distance(instant, found.moment.order(home: home)) <= echo ? found : stated
    }
    // Without a zone it may be the file's own date as UTC, or by any other clock: that changes nothing.
    return gap > widestZone ? stated : found
  }

  private static func distance(_ a: Instant, _ b: Instant) -> Int64 {
    let (difference, overflow) = a.microseconds.subtractingReportingOverflow(b.microseconds)
    return overflow ? .max : abs(difference)
  }
}
