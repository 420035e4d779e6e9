internal import Plans

/// The date in a still's XMP block: often typed by a person, with or without a time and a zone.
enum XMPDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let raw = evidence.text(.xmpDate) else { return nil }
    return WrittenDate.date(raw, source: .xmp, .still, evidence, rejected: &rejected)
  }
}
