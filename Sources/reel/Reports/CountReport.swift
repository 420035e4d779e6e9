internal import Plans

/// `reel count`.
struct CountReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    let kinds = [
      ("videos", "video"), ("photos", "photo"), ("live", "live photo"), ("music", "piece of music"),
    ]
    var counted = kinds.compactMap { (key, one) -> String? in
      guard let number = json[key]?.integer, number > 0 else { return nil }
      return key == "music" ? Shown.count(number, one, "pieces of music") : Shown.count(number, one)
    }
    if let number = json["unknown"]?.integer, number > 0 {
      counted.append(Shown.count(number, "file of no known kind", "files of no known kind"))
    }
    let total = json["count"]?.integer ?? 0
    var lines = [counted.isEmpty ? "\(total)" : "\(total): \(counted.joined(separator: ", "))"]
    if let copies = json["copies"]?.integer, copies > 0 {
      lines.append("\(copies) of them \(copies == 1 ? "is an exact copy" : "are exact copies")")
    }
    let asksDays = json["from"]?.string != nil || json["to"]?.string != nil
    if let first = json["from"]?.string, let last = json["to"]?.string {
      lines.append(first == last ? "of \(first)" : "of \(first) to \(last)")
    }
    if let number = json["uncertain"]?.integer, number > 0 {
      lines.append(
        "\(number) \(asksDays ? "more" : "of them") \(number == 1 ? "has" : "have") no certain date")
    }
    if let number = json["refused"]?.integer, number > 0 {
      lines.append(
        "\(Shown.count(number, "file")) could not be read; `reel list --state refused` names the reasons")
    }
    return lines + Shown.offline(json["offline"]) + Shown.unfinished(json["unfinished"])
  }
}
