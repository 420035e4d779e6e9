internal import Plans

/// What a sentence was understood as: each field with the words it stands on, and what was chosen for the person.
struct UnderstoodReport: Report {
  private let plan: JSON
  private let said: JSON
  let tongue: Tongue
  private let missing: String?

  /// Of what `request.read` or `request.ask` answered.
  init(_ json: JSON) { self.init(json, asked: nil) }

  /// - Parameter asked: the sentence, where it is at hand.
  init(_ json: JSON, asked: String?) {
    plan = json["plan"] ?? .null
    said = json["said"] ?? .null
    tongue = .of(json["language"]?.string, asked: asked)
    missing = tongue.modelMissing(json)
  }

  var lines: [String] {
    if plan["task"]?.string == "chat" {
      return [tongue.nothingToDo(said["task"]?.string), tongue.examples] + (missing.map { [$0] } ?? [])
    }
    let rows = ([task] + always + (isFilm ? ofFilms : [length]) + last).filter { !$0.value.isEmpty }
    var table = Table(["", "", ""])
    for row in rows where !isDefault(row.fields) || row.fields.contains(where: { isChanged($0) }) {
      table.add(["  \(tongue.say(row.label))", row.value, origin(row.fields)])
    }
    let chosen = rows.filter { row in
      isDefault(row.fields) && !row.chosen.isEmpty && !row.fields.contains { isChanged($0) }
    }.map(\.chosen)
    var lines = [tongue.say(.understood)]
    lines += table.lines.dropFirst()
    if !chosen.isEmpty { lines.append(tongue.say(.notSaid, chosen.joined(separator: "; "))) }
    lines += (plan["notes"]?.array ?? []).compactMap { $0.string.map { tongue.say(.note, tongue.told($0)) } }
    if let missing { lines.append(missing) }
    return lines
  }

  /// One line of what was understood.
  private struct Row {
    /// The plan's fields it shows; the first one that was said gives the words.
    let fields: [String]
    let label: Phrase
    let value: String
    /// The same as a choice of ours; empty where nothing was to choose.
    var chosen = ""
  }

  private var isFilm: Bool { plan["task"]?.string == "montage" }

  private func isDefault(_ fields: [String]) -> Bool {
    fields.allSatisfy { (plan["origin"]?[$0]?.string ?? "default") == "default" }
  }

  private func origin(_ fields: [String]) -> String {
    if fields.contains(where: { isChanged($0) }) { return tongue.say(.changedByYou) }
    for field in fields {
      switch plan["origin"]?[field]?.string {
      case "words": return said[field]?.string.map { tongue.quoted(words($0)) } ?? ""
      case "model": return tongue.say(.guessedByModel)
      default: continue
      }
    }
    return ""
  }

  /// True for what the person wrote over, or took away, what was understood.
  private func isChanged(_ field: String) -> Bool {
    let origin = plan["origin"]?[field]?.string
    return origin == "edited" || said[field] != nil && origin != "words" && origin != "model"
  }

  /// Without the comma that stood before or behind them.
  private func words(_ said: String) -> String {
    var words = Substring(said)
    while let first = words.first, first == "," || first == " " { words.removeFirst() }
    while let last = words.last, last == "," || last == " " { words.removeLast() }
    return String(words)
  }

  // MARK: Fields

  private var task: Row {
    Row(fields: ["task"], label: .what, value: tongue.task(plan["task"]?.string))
  }

  private var always: [Row] {
    [
      Row(
        fields: ["from", "to"], label: .days, value: tongue.days(plan["from"], plan["to"]),
        chosen: tongue.say(.allDays)),
      Row(
        fields: ["source"], label: .source, value: tongue.source(plan["source"]?.string),
        chosen: tongue.say(.everything)),
      Row(fields: ["folder"], label: .folder, value: plan["folder"]?.string ?? ""),
    ]
  }

  private var last: [Row] {
    [
      Row(fields: ["only"], label: .only, value: files("only")),
      Row(fields: ["without"], label: .without, value: files("without")),
      Row(fields: ["also"], label: .beside, value: beside),
    ]
  }

  /// The length of what is no film: only where it was said.
  private var length: Row {
    let length = plan["milliseconds"]?.integer.map { tongue.length(milliseconds: $0) }
    return Row(fields: ["milliseconds"], label: .length, value: length ?? "")
  }

  private var ofFilms: [Row] {
    let length = plan["milliseconds"]?.integer.map { tongue.length(milliseconds: $0) }
    let name = plan["name"]?.string
    return [
      Row(
        fields: ["milliseconds"], label: .length, value: length ?? tongue.say(.ownLength),
        chosen: length.map { tongue.say(.lasting, $0) } ?? tongue.say(.ownLength)),
      Row(fields: ["music", "beat"], label: .music, value: music, chosen: tongue.say(.noMusic)),
      Row(fields: ["music_part"], label: .part, value: part),
      Row(fields: ["pace"], label: .pace, value: pace),
      Row(fields: ["frame"], label: .shape, value: shape, chosen: tongue.say(.ownShape)),
      Row(fields: ["framing"], label: .fitting, value: framing),
      Row(fields: ["height"], label: .lines, value: plan["height"]?.integer.map { "\($0)p" } ?? ""),
      Row(fields: ["fps"], label: .rate, value: rate),
      Row(fields: ["codec"], label: .codec, value: codec),
      Row(fields: ["title"], label: .card, value: card),
      Row(fields: ["transitions"], label: .cuts, value: cuts),
      Row(fields: ["name"], label: .name, value: name ?? tongue.say(.ownName), chosen: tongue.say(.ownName)),
    ]
  }

  private var music: String {
    guard let music = plan["music"], !music.isNull else { return tongue.say(.noMusic) }
    let piece = music["title"]?.string.map(tongue.quoted) ?? tongue.say(.anyMusic)
    return plan["beat"]?.bool == true ? tongue.say(.onBeat, piece) : piece
  }

  private var part: String {
    switch plan["music_part"]?.string {
    case "best": tongue.say(.bestPart)
    case "start": tongue.say(.startPart)
    default: ""
    }
  }

  private var pace: String {
    switch plan["pace"]?.string {
    case "calm": tongue.say(.calm)
    case "fast": tongue.say(.fast)
    default: tongue.say(.usualPace)
    }
  }

  private var shape: String {
    switch plan["frame"]?.string {
    case "landscape": tongue.say(.landscape)
    case "portrait": tongue.say(.portrait)
    case "square": tongue.say(.square)
    default: tongue.say(.ownShape)
    }
  }

  private var framing: String {
    switch plan["framing"]?.string {
    case "fill": tongue.say(.fillsFrame)
    case "whole": tongue.say(.wholePictures)
    default: ""
    }
  }

  private var rate: String { plan["fps"]?.integer.map { tongue.say(.perSecond, number: $0) } ?? "" }

  private var codec: String {
    switch plan["codec"]?.string {
    case "h264": "H.264"
    case "hevc": "HEVC"
    case "av1": "AV1"
    default: ""
    }
  }

  private var card: String {
    guard let title = plan["title"], !title.isNull else { return "" }
    return title["text"]?.string.map(tongue.quoted) ?? tongue.say(.cardOfDays)
  }

  private var cuts: String { tongue.say(plan["transitions"]?.string == "dissolves" ? .dissolves : .cuts) }

  private var beside: String {
    let seconds = (plan["also"]?.array ?? []).map { second in
      tongue.say(
        second["task"]?.string == "list" ? .listOf : .countOf, tongue.source(second["source"]?.string),
        tongue.days(second["from"], second["to"]))
    }
    return seconds.joined(separator: "; ")
  }

  private func files(_ field: String) -> String {
    let count = plan[field]?.array?.count ?? 0
    return count == 0 ? "" : tongue.say(.fewFiles, number: Int64(count))
  }
}

extension Tongue {
  /// What can be asked, with two sentences that work.
  var examples: String {
    let sentences = [say(.exampleFilm), say(.exampleCount)].map { "reel ask \"\($0)\"" }
    return say(.notBuiltHint, sentences.joined(separator: "; "))
  }

  /// What to say to a sentence without a task; `words` are those that ask for what is never done.
  func nothingToDo(_ words: String?) -> String {
    guard let words, !words.isEmpty else { return say(.nothingToDo) }
    return say(.neverDone, quoted(words))
  }

  func task(_ name: String?) -> String {
    switch name {
    case "montage": say(.montage)
    case "count": say(.count)
    case "list": say(.list)
    case "search": say(.search)
    case "cut": say(.cut)
    case "gather": say(.gather)
    case "silence": say(.silence)
    case "chat": say(.chat)
    default: name ?? ""
    }
  }

  func source(_ name: String?) -> String {
    switch name {
    case "videos": say(.videos)
    case "photos": say(.photos)
    case "live": say(.live)
    case "music": say(.songs)
    default: say(.all)
    }
  }
}
