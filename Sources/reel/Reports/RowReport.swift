internal import Plans

/// `reel show`.
struct RowReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    var fields = FieldsReport()
    fields.add("path", Shown.text(json["path"]))
    fields.add("id", Shown.number(json["id"]))
    fields.add("kind", Shown.text(json["kind"]))
    fields.add(
      "state",
      [Shown.text(json["state"]), Shown.text(json["reason"])].filter { !$0.isEmpty }.joined(separator: ": "))
    fields.add("taken", Shown.text(json["taken"]))
    fields.add("day", Shown.text(json["day"]))
    let origin = [Shown.text(json["date_source"]), Shown.text(json["confidence"])]
    fields.add("date from", origin.filter { !$0.isEmpty }.joined(separator: ", "))
    addDate(&fields)
    fields.add("length", Shown.length(json["milliseconds"]))
    fields.add("picture", picture)
    fields.add("sound", sound)
    fields.add("pair", pair)
    fields.add("copy of", Shown.text(json["copy_of"]))
    return fields.lines
  }

  /// What was found, what speaks against it, and what was refused and why.
  private func addDate(_ fields: inout FieldsReport) {
    let date = json["date"] ?? .null
    fields.add("found", Shown.text(date["raw"]))
    let offset = Shown.text(date["offset_source"])
    fields.add("offset from", offset == "none" ? "" : offset)
    fields.add("doubt", Shown.text(date["suspicion"]))
    for refused in date["rejected"]?.array ?? [] {
      let reason = Shown.text(refused["reason"])
      fields.add(
        reason == "corrected" ? "instead of" : "not used",
        "\(Shown.text(refused["raw"])) (\(Shown.text(refused["source"])))"
          + (Self.reasons[reason].map { ": \($0)" } ?? ""))
    }
  }

  /// Why a date that was found is none, in words.
  private static let reasons = [
    "zero": "a clock that was never set", "window": "before cameras or after now", "garbage": "no date",
    "conflict": "contradicts a better one",
  ]

  private var picture: String {
    var parts = [Shown.size(json), Shown.text(json["codec"])]
    if let rate = json["fps"]?.number {
      parts.append("\(Shown.rate(rate)) fps\(json["vfr"]?.bool == true ? ", variable" : "")")
    }
    if let rotation = json["rotation"]?.integer, rotation != 0 { parts.append("turned by \(rotation)") }
    if json["mirrored"]?.bool == true { parts.append("mirrored") }
    parts.append(Shown.text(json["hdr"]))
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var sound: String {
    guard let sound = json["sound"], let channels = sound["channels"]?.integer else { return "" }
    return
      "\(Shown.text(sound["codec"])), \(Shown.count(channels, "channel")), \(Shown.number(sound["rate"])) Hz"
  }

  private var pair: String {
    guard let pair = json["pair"], !pair.isNull else { return "" }
    return "\(Shown.text(pair["still"])) and \(Shown.text(pair["movie"])) (\(Shown.text(pair["basis"])))"
  }
}
