internal import Plans

/// The satellite's time alone: an instant, without the place's clock.
enum GPSDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let raw = raw(evidence) else { return nil }
    guard let instant = instant(evidence) else {
      rejected.append(RejectedDate(source: .gps, raw: raw, reason: .garbage))
      return nil
    }
    if let reason = DateWindow.objection(instant, .device, now: evidence.now) {
      rejected.append(RejectedDate(source: .gps, raw: raw, reason: reason))
      return nil
    }
    return CaptureDate(.instant(instant), source: .gps, raw: raw)
  }

  /// The UTC instant the tags state, whether or not it can be true; EXIF's before XMP's.
  static func instant(_ evidence: DateEvidence) -> Instant? {
    guard let raw = raw(evidence), case .date(let text) = DateText.read(raw), let clock = text.clock else {
      return nil
    }
    return clock.instant(offset: text.offset ?? .zero)
  }

  private static func raw(_ evidence: DateEvidence) -> String? {
    if let date = evidence.text(.exifGPSDate), let time = evidence.text(.exifGPSTime) {
      return "\(date) \(time)"
    }
    return evidence.text(.xmpGPSDate) ?? evidence.text(.telemetryDate)
  }
}
