internal import Plans

/// `reel storyboard`: both paths, each on a line of its own, behind the shots.
struct StoryboardReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    var table = Table(["n", "at", "source", "why"], rightAligned: [0, 1])
    for shot in json["shots"]?.array ?? [] {
      table.add([
        Shown.number(shot["n"]), Shown.clock((shot["at_ms"]?.number ?? 0) / 1000), Shown.text(shot["source"]),
        Shown.text(shot["reason"]),
      ])
    }
    let paths = [json["poster"], json["storyboard"]].compactMap { $0?["path"]?.string }
    return table.lines + Shown.notes(json["notes"]) + paths
  }
}
