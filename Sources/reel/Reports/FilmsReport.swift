internal import Plans

/// `reel films`.
struct FilmsReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    let films = json["films"]?.array ?? []
    var table = Table(["id", "made", "length", "size", "path"], rightAligned: [0, 2])
    for film in films {
      let gone = Shown.text(film["state"]) == "gone" ? " (gone)" : ""
      table.add([
        Shown.number(film["id"]), Shown.moment(Shown.text(film["made"])), Shown.length(film["milliseconds"]),
        Shown.size(film), Shown.text(film["path"]) + gone,
      ])
    }
    if films.isEmpty { return ["no films yet"] }
    return table.lines + (json["next"]?.string.map { ["more: --cursor \($0)"] } ?? [])
  }
}
