internal import Plans

/// What came of a job: notes, figures, and the film's path as the last line.
struct FinishedReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    var lines = Shown.notes(json["notes"])
    if let answer = json["answer"], answer.members != nil { lines += Self.answer(answer) }
    guard let film = json["film"], let path = film["path"]?.string else { return lines }
    let encoded = film["segments"]?["encoded"]?.integer ?? 0
    let reused = film["segments"]?["reused"]?.integer ?? 0
    let length = "\(Shown.length(film["milliseconds"])), \(Shown.number(film["frames"])) frames"
    let segments = "\(Shown.count(encoded, "segment")) encoded, \(reused) reused"
    lines.append("film \(Shown.number(film["id"])): \(length), \(segments)")
    guard film["state"] != "gone" else {
      return lines + ["it is gone from \(path); `reel recut \(Shown.number(film["id"]))` makes it again"]
    }
    return lines + [path]
  }

  private static func answer(_ answer: JSON) -> [String] {
    answer["items"] == nil ? CountReport(answer).lines : ListReport(answer).lines
  }
}
