internal import Plans

/// `reel status` and `reel wait --index`.
struct StatusReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    var fields = FieldsReport()
    for folder in json["folders"]?.array ?? [] {
      let count = folder["items"]?.integer.map { ", \(Shown.count($0, "item"))" } ?? ""
      fields.add("folder", "\(Shown.text(folder["path"])) (\(Shown.text(folder["state"]))\(count))")
    }
    fields.add("films", Shown.text(json["films"]))
    fields.add("index", items)
    fields.add("jobs", jobs)
    fields.add("model", Shown.text(json["model"]?["state"]))
    fields.add("worker", walls)
    let version = Shown.text(json["version"])
    fields.add("reeld", version.isEmpty ? "" : "\(version), process \(Shown.number(json["pid"]))")
    fields.add("zone", Shown.text(json["zone"]))
    return fields.lines + Shown.notes(json["notes"])
  }

  private var items: String {
    let items = json["items"] ?? .null
    let kinds = ["videos", "photos", "live", "music", "refused", "skipped"]
    let counted = kinds.compactMap { (kind) in items[kind]?.integer.map { "\($0) \(kind)" } }
    let state = json["settled"]?.bool == true ? "settled" : "still reading"
    return (counted + [state]).joined(separator: ", ")
  }

  private var jobs: String {
    let jobs = json["jobs"] ?? .null
    return ["running", "queued", "blocked"]
      .compactMap { (state) in jobs[state]?.integer.map { "\($0) \(state)" } }
      .joined(separator: ", ")
  }

  private var walls: String {
    guard let walls = json["walls"], let landlock = walls["landlock"]?.integer else { return "" }
    return "landlock \(landlock), seccomp \(walls["seccomp"]?.bool == true ? "on" : "off")"
  }
}
