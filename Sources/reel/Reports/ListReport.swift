internal import Plans

/// `reel list`.
struct ListReport: Report {
  private let json: JSON
  /// Whether the next page follows at once, so that nobody has to ask for it.
  private let isContinued: Bool

  init(_ json: JSON) { self.init(json, isContinued: false) }

  init(_ json: JSON, isContinued: Bool) {
    self.json = json
    self.isContinued = isContinued
  }

  var lines: [String] {
    let rows = json["items"]?.array ?? []
    let hasReasons = rows.contains { $0["reason"]?.string != nil }
    var table = Table(
      ["id", "taken", "kind", "length", "size", "path"] + (hasReasons ? ["reason"] : []),
      rightAligned: [0, 3])
    for row in rows {
      let taken = row["taken"]?.string.map(Shown.moment) ?? Shown.text(row["day"])
      var cells = [
        Shown.number(row["id"]), taken, Shown.text(row["kind"]), Shown.length(row["milliseconds"]),
        Shown.size(row), Shown.text(row["path"]),
      ]
      if hasReasons { cells.append(Shown.text(row["reason"])) }
      table.add(cells)
    }
    let besides = isContinued ? [] : Shown.offline(json["offline"]) + Shown.unfinished(json["unfinished"])
    if rows.isEmpty { return ["nothing"] + besides }
    let more = isContinued ? [] : json["next"]?.string.map { ["more: --cursor \($0)"] } ?? []
    return table.lines + more + besides
  }
}
