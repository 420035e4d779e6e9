internal import Plans

/// A plan with the origin of each of its fields.
struct PlanReport: Report {
  private let plan: JSON
  init(_ json: JSON) { plan = json }

  var lines: [String] {
    if plan.members == nil { return [] }
    var table = Table(["", "", ""])
    for (name, field, value) in rows where !value.isEmpty {
      let origin = Shown.text(plan["origin"]?[field])
      table.add(["  \(name)", value, origin == "plan" ? "" : origin])
    }
    return ["plan:"] + table.lines.dropFirst() + Shown.notes(plan["notes"])
  }

  private var rows: [(name: String, field: String, value: String)] {
    [
      ("task", "task", Shown.text(plan["task"])), ("source", "source", Shown.text(plan["source"])),
      ("folder", "folder", Shown.text(plan["folder"])), ("days", "from", days),
      ("length", "milliseconds", Shown.length(plan["milliseconds"])),
      ("music", "music", music), ("beat", "beat", plan["beat"]?.bool == true ? "cuts on the beat" : ""),
      ("title", "title", title), ("joins", "transitions", joins),
      ("frame", "frame", Shown.text(plan["frame"])), ("framing", "framing", Shown.text(plan["framing"])),
      ("frames a second", "fps", number("fps")), ("height", "height", number("height")),
      ("codec", "codec", Shown.text(plan["codec"])), ("name", "name", Shown.text(plan["name"])),
      ("only", "only", files("only")), ("without", "without", files("without")),
    ]
  }

  private func number(_ field: String) -> String { plan[field]?.integer.map { String($0) } ?? "" }

  private var days: String {
    switch (plan["from"]?.string, plan["to"]?.string) {
    case (nil, nil): "all"
    case (let first?, nil): "from \(first)"
    case (nil, let last?): "up to \(last)"
    case (let first?, let last?): first == last ? first : "\(first) to \(last)"
    }
  }

  private var music: String {
    guard let music = plan["music"], !music.isNull else { return "none" }
    return music["title"]?.string ?? "any"
  }

  private var title: String {
    plan["title"]?["days"]?.bool == true ? "its days" : Shown.text(plan["title"]?["text"])
  }

  private var joins: String { plan["transitions"] == "dissolves" ? "days dissolve" : "" }

  private func files(_ field: String) -> String {
    let count = plan[field]?.array?.count ?? 0
    return count == 0 ? "" : Shown.count(Int64(count), "file")
  }
}
