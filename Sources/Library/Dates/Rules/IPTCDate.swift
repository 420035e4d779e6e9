internal import Plans

/// The IPTC date and time of a still; a time without a date is nothing.
enum IPTCDate: DateRule {
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let date = evidence.text(.iptcDate).map(separated) else { return nil }
    let time = evidence.text(.iptcTime).map { " " + timeSeparated($0) } ?? ""
    return WrittenDate.date(date + time, source: .iptc, .still, evidence, rejected: &rejected)
  }

  /// IPTC-IIM writes CCYYMMDD.
  private static func separated(_ date: String) -> String {
    guard date.utf8.count == 8, date.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return date }
    return "\(date.prefix(4)):\(date.dropFirst(4).prefix(2)):\(date.dropFirst(6))"
  }

  /// IPTC-IIM writes HHMMSS+HHMM.
  private static func timeSeparated(_ time: String) -> String {
    let digits = time.prefix(6)
    guard digits.utf8.count == 6, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return time }
    return "\(digits.prefix(2)):\(digits.dropFirst(2).prefix(2)):\(digits.dropFirst(4))\(time.dropFirst(6))"
  }
}
