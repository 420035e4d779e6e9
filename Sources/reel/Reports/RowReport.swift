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
    fields.add("make", Shown.text(json["make"]))
    fields.add("model", Shown.text(json["model"]))
    fields.add("pair", pair)
    fields.add("motion", motion)
    fields.add("take", take)
    fields.add("sidecars", (json["sidecars"]?.array ?? []).map { Shown.text($0) }.joined(separator: ", "))
    fields.add("damage", Shown.text(json["damage"]))
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
    "offset": "no distance from UTC",
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

  /// How a pair was found, in words.
  private static let bases = [
    "identifier": "by Apple's identifier", "name+time": "by name and time", "person": "as you said",
  ]

  private var pair: String {
    guard let pair = json["pair"], !pair.isNull else { return "" }
    let basis = Shown.text(pair["basis"])
    if basis == "embedded" { return "\(Shown.text(pair["still"])) with the video inside it" }
    return
      "\(Shown.text(pair["still"])) and \(Shown.text(pair["movie"])), \(Self.bases[basis] ?? basis)"
  }

  /// The video inside a still: where it lies, and why it is not played when it is not.
  private var motion: String {
    guard let motion = json["motion"], let bytes = motion["bytes"]?.integer else { return "" }
    let damage = Shown.text(motion["damage"])
    return "\(bytes) bytes of video from byte \(Shown.number(motion["from"]))"
      + (damage.isEmpty ? "" : ", which cannot be played: \(damage)")
  }

  private var take: String {
    guard let take = json["take"], let parts = take["parts"]?.integer else { return "" }
    let place = "chapter \(Shown.number(take["part"])) of \(parts)"
    return "\(place), \(Shown.length(take["milliseconds"])) in all, listed as \(Shown.text(take["first"]))"
  }
}
