internal import Plans

/// EXIF DateTimeOriginal: when the shutter fell, by the camera's clock.
enum EXIFOriginalDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    // OffsetTime goes with ModifyDate, but phones exist that write nothing else; after an edit it is the
    // edit's, so the original's own comes first.
    EXIFClock.date(
      .exifOriginal, clock: .exifOriginal, fraction: .exifOriginalFraction,
      offsets: [.exifOriginalOffset, .exifOffset, .exifDigitizedOffset], evidence, rejected: &rejected)
  }
}
