internal import Plans

/// `reel job`: the job, its plan and what came of it.
struct RunReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    let job = json["job"] ?? .null
    var lines = JobReport(job).lines
    if let submitted = job["submitted"]?.string { lines.append("submitted \(Shown.moment(submitted))") }
    lines += PlanReport(json["plan"] ?? .null).lines
    return lines + FinishedReport(json).lines
  }
}
