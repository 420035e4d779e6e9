internal import Plans

/// EXIF DateTimeDigitized: the same moment on a digital camera, the scan's on a print.
enum EXIFDigitizedDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    EXIFClock.date(
      .exifDigitized, clock: .exifDigitized, fraction: .exifDigitizedFraction,
      offsets: [.exifDigitizedOffset, .exifOriginalOffset, .exifOffset], evidence, rejected: &rejected)
  }
}
