internal import Plans

/// AVI's IDIT or ICRD: a camera's local clock, or its day.
enum RIFFDate: DateRule {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let raw = evidence.text(.riffDate) else { return nil }
    return WrittenDate.date(
      raw, as: rearranged(raw), source: .riff, .device, evidence, rejected: &rejected)
  }

  /// Some cameras write C's `Mon Sep 10 20:52:00 2012`.
  private static func rearranged(_ raw: String) -> String? {
    let words = raw.split(whereSeparator: { $0 == " " || $0 == "\n" })
    guard words.count >= 5,
      let month = months.firstIndex(where: { words[1].lowercased() == $0.lowercased() }),
      words[4].utf8.count == 4, words[2].utf8.count <= 2
    else { return nil }
    let day = words[2].utf8.count == 1 ? "0\(words[2])" : String(words[2])
    let number = month + 1
    return "\(words[4]):\(number < 10 ? "0" : "")\(number):\(day) \(words[3])"
  }
}
