internal import Plans

/// `reel timeline`.
struct TimelineReport: Report {
  private let json: JSON
  init(_ json: JSON) { self.json = json }

  var lines: [String] {
    let rate = Self.framesPerSecond(Shown.text(json["fps"]))
    let shots = json["shots"]?.array ?? []
    let hasBeats = shots.contains { $0["beat_ms"]?.number != nil }
    let heads = ["n", "at", "seconds", "from"] + (hasBeats ? ["beat"] : []) + ["source", "why"]
    var table = Table(heads, rightAligned: hasBeats ? [0, 1, 2, 3, 4] : [0, 1, 2, 3])
    for shot in shots {
      let first = Double(shot["first_frame"]?.integer ?? 0)
      let frames = Double(shot["frames"]?.integer ?? 0)
      table.add(
        [
          Shown.number(shot["n"]), Shown.clock(first / rate), Shown.decimals(frames / rate, 2),
          Shown.clock((shot["in_ms"]?.number ?? 0) / 1000),
        ] + (hasBeats ? [Self.beat(shot)] : []) + [Shown.text(shot["source"]), Shown.text(shot["reason"])])
    }
    let frames = json["frames"]?.integer ?? 0
    let seconds = Shown.decimals(Double(frames) / rate, 1)
    let head = "film \(Shown.number(json["film"])): \(seconds) s, \(Shown.count(frames, "frame"))"
    return [head] + table.lines + transitions(rate) + music
  }

  /// `bar +3.2 ms`: the beat a cut lies on, and how much later than it the cut is.
  private static func beat(_ shot: JSON) -> String {
    guard let off = shot["beat_off_ms"]?.number else { return "none" }
    return "\(shot["downbeat"]?.bool == true ? "bar " : "")\(off < 0 ? "" : "+")\(Shown.decimals(off, 1)) ms"
  }

  /// `dissolve to shot 3 at 0:05.63, 0.77 s`.
  private func transitions(_ rate: Double) -> [String] {
    (json["transitions"]?.array ?? []).map { transition in
      let first = Double(transition["first_frame"]?.integer ?? 0)
      let frames = Double(transition["frames"]?.integer ?? 0)
      let kind = Shown.text(transition["kind"])
      let what = kind == "dissolve" ? "dissolve to shot \(Shown.number(transition["shot"]))" : kind
      return "\(what) at \(Shown.clock(first / rate)), \(Shown.decimals(frames / rate, 2)) s"
    }
  }

  private var music: [String] {
    guard let music = json["music"], let source = music["source"]?.string else { return [] }
    return ["music: \(source) from \(Shown.clock((music["offset_ms"]?.number ?? 0) / 1000))"]
  }

  /// Of a fraction such as `30/1`.
  private static func framesPerSecond(_ text: String) -> Double {
    FrameRate(text)?.framesPerSecond ?? FrameRate.film.framesPerSecond
  }
}
