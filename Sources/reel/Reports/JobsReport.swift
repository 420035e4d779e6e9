internal import Plans

/// `reel jobs`.
struct JobsReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    let jobs = json["jobs"]?.array ?? []
    var table = Table(["id", "state", "done", "submitted", "name", ""], rightAligned: [0, 2])
    for job in jobs {
      let problem = Shown.problem(job["error"])
      let state = Shown.text(job["state"])
      let step = Shown.text(job["step"]) == state ? "" : Shown.text(job["step"])
      table.add([
        Shown.number(job["id"]), state, Shown.percent(job["fraction"]),
        Shown.moment(Shown.text(job["submitted"])), Shown.text(job["name"]),
        problem.isEmpty ? step : problem,
      ])
    }
    if jobs.isEmpty { return ["no jobs"] }
    return table.lines + (json["next"]?.string.map { ["more: --cursor \($0)"] } ?? [])
  }
}
