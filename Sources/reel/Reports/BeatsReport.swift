internal import Plans

/// `reel beats`.
struct BeatsReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    let beats = json["beats"]?.array ?? []
    let notes = [json["note"]?.string].compactMap(\.self)
    guard !beats.isEmpty else { return ["there is no beat in it"] + notes }
    var fields = FieldsReport()
    fields.add("tempo", "\(Shown.decimals(json["tempo"]?.number ?? 0, 2)) beats a minute")
    fields.add("sure", Shown.percent(json["confidence"]))
    fields.add("beats", "\(beats.count), the first at \(Self.seconds(beats.first)) s")
    if let bars = json["downbeats"]?.array, !bars.isEmpty {
      fields.add("bars", "\(bars.count), the first at \(Self.seconds(bars.first)) s")
    }
    if let sections = json["sections"]?.array, !sections.isEmpty {
      fields.add("changes", sections.map { Shown.clock($0.number ?? 0) }.joined(separator: ", "))
    }
    return fields.lines + notes
  }

  private static func seconds(_ json: JSON?) -> String { Shown.decimals(json?.number ?? 0, 3) }
}
