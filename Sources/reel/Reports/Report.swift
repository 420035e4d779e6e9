internal import Plans

/// An answer of the daemon as text for people.
protocol Report {
  init(_ json: JSON)
  var lines: [String] { get }
}

/// What several reports show in the same way.
enum Shown {
  /// `2026-08-20 18:04:11` of a moment in ISO 8601: the clock where it was taken, or UTC, which is then said; a day
  /// alone stays a day.
  static func moment(_ iso: String) -> String {
    guard let middle = iso.firstIndex(of: "T") else { return iso }
    let clock = iso[iso.index(after: middle)...].prefix(8)
    return "\(iso[..<middle]) \(clock)\(iso.hasSuffix("Z") ? " UTC" : "")"
  }

  static func length(_ json: JSON?) -> String {
    json?.integer.map { Length.shown(milliseconds: $0) } ?? ""
  }

  static func size(_ json: JSON) -> String {
    guard let width = json["width"]?.integer, let height = json["height"]?.integer else { return "" }
    return "\(width)x\(height)"
  }

  static func text(_ json: JSON?) -> String { json?.string ?? "" }

  static func number(_ json: JSON?) -> String { json?.integer.map { "\($0)" } ?? "" }

  static func percent(_ json: JSON?) -> String { json?.number.map { "\(Int($0 * 100)) %" } ?? "" }

  /// `1 video`, `2 videos`.
  static func count(_ number: Int64, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// A line for each watched folder that is not there, from their paths.
  static func offline(_ json: JSON?) -> [String] {
    (json?.array ?? []).compactMap(\.string).map {
      "the folder \($0) is not there now; what is known of it is as it was last seen"
    }
  }

  /// What a library that is not read through owes to whoever asked it.
  static func unfinished(_ json: JSON?) -> [String] {
    guard let json, !json.isNull else { return [] }
    if let failure = json["failure"]?.string {
      return ["the library takes nothing in at the moment: \(failure)"]
    }
    let waiting = json["waiting"]?.integer ?? 0
    let files = waiting > 0 ? " (\(count(waiting, "file")) so far)" : ""
    return ["the library is still being read\(files): this is not all; reel wait --index returns when it is"]
  }

  static func notes(_ json: JSON?) -> [String] {
    (json?.array ?? []).compactMap { $0.string.map { "note: \($0)" } }
  }

  /// `29.97`, `30`.
  static func rate(_ rate: Double) -> String {
    let text = decimals(rate, 2)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }

  /// A number with exactly so many digits behind the point; what is not finite is empty.
  static func decimals(_ number: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { (product, _) in product * 10 }
    guard number.magnitude < 1e12 else { return "" }
    let (whole, fraction) = Int64((number.magnitude * scale).rounded()).quotientAndRemainder(
      dividingBy: Int64(scale))
    let padded = String(repeating: "0", count: max(0, digits - "\(fraction)".count)) + "\(fraction)"
    return "\(number < 0 ? "-" : "")\(whole).\(padded)"
  }

  /// `1:03.5`: minutes, seconds and tenths of a place in a film or a source.
  static func clock(_ seconds: Double) -> String {
    guard seconds.magnitude < 1e9 else { return "" }
    let tenths = Int64((seconds * 10).rounded())
    let (minutes, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 600)
    let text = "\(rest / 10).\(rest % 10)"
    return "\(tenths < 0 ? "-" : "")\(minutes):\(rest < 100 ? "0" : "")\(text)"
  }

  /// A problem document as one line.
  static func problem(_ json: JSON?) -> String { text(json?["reason"]) }
}
