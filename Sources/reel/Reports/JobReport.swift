internal import Plans

/// The state of one job, as `reel cancel` and `reel job` say it.
struct JobReport: Report {
  private let job: JSON
  init(_ json: JSON) { job = json["job"] ?? json }

  var lines: [String] {
    var parts = ["job \(Shown.number(job["id"])) is \(Shown.text(job["state"]))"]
    if ["preparing", "rendering", "publishing"].contains(Shown.text(job["state"])) {
      parts += [Shown.percent(job["fraction"]), Shown.text(job["step"])]
    }
    let line = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    let problem = Shown.problem(job["error"])
    return [problem.isEmpty ? line : "\(line): \(problem)"]
  }
}
