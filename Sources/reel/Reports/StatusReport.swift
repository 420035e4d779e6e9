internal import Plans

/// `reel status` and `reel wait --index`.
struct StatusReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    var fields = FieldsReport()
    for folder in json["folders"]?.array ?? [] {
      fields.add("folder", Self.folder(folder))
      for line in folder["unreadable"]?.array ?? [] { fields.add("", "not readable: \(Shown.text(line))") }
    }
    fields.add("films", Shown.text(json["films"]))
    fields.add("index", items)
    fields.add("", reasons)
    fields.add("", trouble)
    for clock in json["clocks"]?.array ?? [] { fields.add("clock", ClockReport.text(clock)) }
    fields.add("jobs", jobs)
    fields.add("model", ModelStatus(json["model"]).text)
    fields.add("worker", walls)
    let version = Shown.text(json["version"])
    fields.add("reeld", version.isEmpty ? "" : "\(version), process \(Shown.number(json["pid"]))")
    fields.add("zone", Shown.text(json["zone"]))
    return fields.lines + Shown.notes(json["notes"])
  }

  /// Pauses between two looks up to this one are named: there the system tells nothing of changes.
  private static let shortPause: Int64 = 1800

  private static func folder(_ json: JSON) -> String {
    var state = Shown.text(json["state"])
    if state == "scanning", let seen = json["seen"]?.integer {
      state += ", \(Shown.count(seen, "name")) seen"
    }
    let reason = Shown.text(json["reason"])
    if !reason.isEmpty { state += ": \(reason)" }
    if let pause = json["rescan_seconds"]?.integer, pause <= shortPause {
      let events = json["live_events"]?.bool == false ? "; no live events, " : "; "
      state += "\(events)looked at every \(pause) s"
    }
    return "\(Shown.text(json["path"])) (\(state))"
  }

  private var items: String {
    let items = json["items"] ?? .null
    let kinds = ["videos", "photos", "live", "music", "refused", "skipped"]
    var counted = kinds.compactMap { (kind) in items[kind]?.integer.map { "\($0) \(kind)" } }
    counted += ["missing", "settling"].compactMap { (kind) in
      items[kind]?.integer.flatMap { $0 > 0 ? "\($0) \(kind)" : nil }
    }
    let state = json["settled"]?.bool == true ? "settled" : "still reading"
    return (counted + [state]).joined(separator: ", ")
  }

  /// How to see what was passed over, and why.
  private var reasons: String {
    let commands = ["refused", "skipped"].compactMap { (state) -> String? in
      guard let number = json["items"]?[state]?.integer, number > 0 else { return nil }
      return "`reel list --state \(state)`"
    }
    if commands.isEmpty { return "" }
    return "\(commands.joined(separator: " and ")) \(commands.count == 1 ? "says" : "say") why"
  }

  /// What is wrong with the index itself.
  private var trouble: String {
    let index = json["index"] ?? .null
    var parts: [String] = []
    if let failure = index["failure"]?.string { parts.append("it stands still: \(failure)") }
    if let damage = index["damage"]?.string {
      let old = index["moved_to"]?.string ?? "gone"
      parts.append("it was damaged (\(damage)) and made again; the old one is \(old)")
    }
    return parts.joined(separator: "; ")
  }

  private var jobs: String {
    let jobs = json["jobs"] ?? .null
    return ["running", "queued", "blocked"]
      .compactMap { (state) in jobs[state]?.integer.map { "\($0) \(state)" } }
      .joined(separator: ", ")
  }

  private var walls: String {
    guard let walls = json["walls"], let landlock = walls["landlock"]?.integer else { return "" }
    let files =
      landlock > 0 ? "kept from all other files (Landlock)" : "not kept from other files (no Landlock)"
    let calls =
      walls["seccomp"]?.bool == true
      ? "kept from needless system calls (seccomp)" : "not kept from needless system calls (no seccomp)"
    return "\(files), \(calls)"
  }
}
