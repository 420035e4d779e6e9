internal import Plans

/// `reel set-clock`, and the clocks of `reel status`.
struct ClockReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    let files = Shown.count(json["files"]?.integer ?? 0, "file")
    let isUndone = json["undone"]?.bool == true
    let rest = (json["unchanged"]?.array ?? []).map { part in
      let number = part["files"]?.integer ?? 0
      return
        "\(Shown.count(number, "file")) \(number == 1 ? "stays" : "stay") as before: \(Shown.text(part["reason"]))"
    }
    let clock = Self.text(json["clock"] ?? .null)
    return ["\(clock) (\(files) changed\(isUndone ? ", taken back" : ""))"] + rest
  }

  /// `device canon eos: +1:00`.
  static func text(_ clock: JSON) -> String {
    let owner = clock["device"]?.string.map { "device \($0)" } ?? "folder \(Shown.text(clock["folder"]))"
    return "\(owner): \(clock["shift"]?.string ?? "the header is local time")"
  }
}
