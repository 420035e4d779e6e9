internal import Plans

/// A camera's clock that is written beside the header's date: AVCHD's in the bitstream, Sony's in its
/// metadata.
enum CameraDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let raw = evidence.text(.cameraDate) else { return nil }
    return WrittenDate.date(raw, source: .camera, .device, evidence, rejected: &rejected)
  }
}
