internal import Plans

/// The last resort: the earliest time the file system knows, which is more often the copy's than the
/// capture's.
enum FileTimeDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    for time in evidence.fileTimes.sorted() {
      guard DateWindow.objection(time, .device, now: evidence.now) == nil else {
        rejected.append(RejectedDate(source: .fileTime, raw: time.text(offset: nil), reason: .window))
        continue
      }
      return CaptureDate(
        .instant(time), source: .fileTime, confidence: .file, raw: time.text(offset: nil))
    }
    return nil
  }
}
