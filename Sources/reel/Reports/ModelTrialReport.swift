internal import Plans

/// `reel model check`: which of the models a server offers are of use.
struct ModelTrialReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  /// Whether there is a model of use.
  var passes: Bool { (json["models"]?.array ?? []).contains { $0["passes"] == true } }

  var lines: [String] {
    let count = Shown.number(json["exercises"])
    var table = Table(["model", "forms kept", "read rightly", "ms", ""])
    for model in json["models"]?.array ?? [] {
      let isReady = model["state"]?.string == "ready" || model["kept"] != 0
      let verdict =
        model["passes"]?.bool == true ? "passes" : isReady ? "does not pass" : Shown.text(model["state"])
      let error = model["error"]?.string.map { " (\($0))" } ?? ""
      table.add([
        model["name"]?.string ?? "as loaded", "\(Shown.number(model["kept"])) of \(count)",
        "\(Shown.number(model["right"])) of \(count)", Shown.number(model["milliseconds"]), verdict + error,
      ])
    }
    let left = (json["left"]?.array ?? []).map { $0.string ?? "as loaded" }
    let unmeasured = left.isEmpty ? [] : ["not measured, the time was over: \(left.joined(separator: ", "))"]
    return ["models at \(Shown.text(json["url"])):"] + table.lines + unmeasured
  }
}
