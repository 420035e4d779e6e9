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
      table.add([
        Shown.number(job["id"]), Shown.text(job["state"]), Shown.percent(job["fraction"]),
        Shown.moment(Shown.text(job["submitted"])), Shown.text(job["name"]),
        problem.isEmpty ? Shown.text(job["step"]) : problem,
      ])
    }
    if jobs.isEmpty { return ["no jobs"] }
    return table.lines + (json["next"]?.string.map { ["more: --cursor \($0)"] } ?? [])
  }
}
