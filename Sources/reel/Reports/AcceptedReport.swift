internal import Plans

/// `reel make` and `reel recut` without `--wait`.
struct AcceptedReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    let id = Shown.number(json["job"]?["id"])
    return PlanReport(json["plan"] ?? .null).lines + JobReport(json).lines
      + ["`reel wait \(id)` follows it, `reel cancel \(id)` stops it"]
  }
}
