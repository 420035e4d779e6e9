internal import Plans

/// The header date of the video inside a still: always UTC, since only phones write such stills.
enum EmbeddedVideoDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let raw = evidence.text(.headerDate) else { return nil }
    guard let utc = HeaderDate.utc(raw) else {
      rejected.append(RejectedDate(source: .embeddedVideo, raw: raw, reason: .garbage))
      return nil
    }
    if let reason = DateWindow.objection(utc, .device, now: evidence.now) {
      rejected.append(RejectedDate(source: .embeddedVideo, raw: raw, reason: reason))
      return nil
    }
    return CaptureDate(.instant(utc), source: .embeddedVideo, raw: raw)
  }
}
