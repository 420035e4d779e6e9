internal import Plans

/// Apple's creation date: the local clock with its offset. It survives trims, exports and re-encodes that
/// rewrite the header date.
enum QuickTimeCreationDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let raw = evidence.text(.quicktimeCreationDate) else { return nil }
    return WrittenDate.date(raw, source: .quicktimeCreationDate, .device, evidence, rejected: &rejected)
  }
}
