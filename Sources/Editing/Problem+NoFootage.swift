internal import Plans

extension Problem {
  /// Nothing to cut: names the asked days and the nearest days that have something.
  static func noFootage(_ plan: Plan, tooShort: Int, _ surroundings: Surroundings) -> Problem {
    let days = Problem.days(plan)
    let field = !plan.only.isEmpty ? "only" : plan.from != nil ? "from" : plan.to != nil ? "to" : "source"
    let named = plan.only.isEmpty && plan.without.isEmpty ? "" : " among the chosen sources"
    let reason =
      tooShort > 0
      ? "every clip\(days)\(named) is shorter than half a second"
      : "there are no \(kinds(plan.source))\(days)\(named)\(undated(plan, surroundings))"
    let near = [surroundings.dayBefore, surroundings.dayAfter].compactMap { $0.map { "\($0)" } }
    let hint =
      switch near.count {
      case 0: ""
      case 1: "the nearest day with footage is \(near[0])"
      default: "the nearest days with footage are \(near.joined(separator: " and "))"
      }
    var problem = Problem(.noFootage, field: field, reason: reason, hint: hint)
    problem.context = [
      JSON.Member("before", .orNull(surroundings.dayBefore?.description)),
      JSON.Member("after", .orNull(surroundings.dayAfter?.description)),
      JSON.Member("uncertain", .integer(Int64(surroundings.undated))),
    ]
    return problem
  }

  /// What may be of the asked days, and is not taken for it.
  private static func undated(_ plan: Plan, _ surroundings: Surroundings) -> String {
    guard plan.from != nil || plan.to != nil, surroundings.undated > 0 else { return "" }
    let files = surroundings.undated == 1 ? "1 file has" : "\(surroundings.undated) files have"
    return "; \(files) no certain date"
  }

  private static func kinds(_ source: Plan.Media) -> String {
    switch source {
    case .videos, .music: "clips"
    case .photos: "photos"
    case .live: "live pairs"
    case .all: "clips or photos"
    }
  }

  private static func days(_ plan: Plan) -> String {
    switch (plan.from, plan.to) {
    case (nil, nil): ""
    case (let from?, nil): " since \(from)"
    case (nil, let to?): " up to \(to)"
    case (let from?, let to?): from == to ? " of \(from)" : " from \(from) to \(to)"
    }
  }
}
