internal import Plans
internal import Requests

/// One sentence and what it means.
struct Case {
  var id: String
  var language: String
  var now: WallClock
  var ask: String
  var expect: JSON
  /// A model's answer beside it; nil when none was asked.
  var form: JSON?
  var hasForm: Bool

  init?(_ json: JSON) {
    guard let id = json["id"]?.string, let ask = json["ask"]?.string, let expect = json["expect"],
      let text = json["now"]?.string, let now = ISOText(text)
    else { return nil }
    self.id = id
    self.ask = ask
    self.expect = expect
    self.now = now.clock
    language = json["lang"]?.string ?? "?"
    form = json["model"] ?? json["form"]
    hasForm = form != nil
  }

  static func read(_ text: String, _ now: WallClock, _ form: JSON?) -> Result<Reading, Refusal> {
    do throws(Refusal) { return .success(try Request.read(text: text, now: now, form: form)) } catch {
      return .failure(error)
    }
  }

  /// What the case is about, for the table.
  var kind: String { expect["error"]?.string ?? expect["task"]?.string ?? "?" }

  /// The fields that differ from what is expected; empty when the case is fully right.
  func misses(_ result: Result<Reading, Refusal>) -> [String] {
    switch result {
    case .failure(let refusal):
      guard let code = expect["error"]?.string else { return ["refused as \(refusal.problem.code.rawValue)"] }
      return code == refusal.problem.code.rawValue ? [] : ["code \(refusal.problem.code.rawValue)"]
    case .success(let reading):
      if expect["error"] != nil { return ["not refused: \(Case.text(reading))"] }
      return misses(reading)
    }
  }

  private func misses(_ reading: Reading) -> [String] {
    var found: [String] = []
    func check(_ name: String, _ got: String, _ want: String) {
      if got != want { found.append("\(name) \(got) not \(want)") }
    }
    check("task", reading.task.rawValue, expect["task"]?.string ?? "")
    if expect["task"]?.string == "chat" { return found }
    check("source", reading.source.rawValue, expect["source"]?.string ?? "")
    check("from", reading.from?.description ?? "-", expect["from"]?.string ?? "-")
    check("to", reading.to?.description ?? "-", expect["to"]?.string ?? "-")
    let wanted = expect["seconds"]?.number.map { Int64($0 * 1000) }
    check("length", reading.milliseconds.map { "\($0)" } ?? "-", wanted.map { "\($0)" } ?? "-")
    check("beat", "\(reading.beat)", "\(expect["beat"]?.bool ?? false)")
    let also = expect["also"]?.array ?? []
    check(
      "also", reading.also.map(Case.text).joined(separator: ";"),
      also.map { second in
        let days = "\(second["from"]?.string ?? "-")..\(second["to"]?.string ?? "-")"
        return "\(second["task"]?.string ?? "") \(second["source"]?.string ?? "") \(days)"
      }.joined(separator: ";"))
    return found
  }

  /// How many fields are filled that the case leaves empty.
  func invented(_ result: Result<Reading, Refusal>) -> Int {
    guard case .success(let reading) = result, expect["error"] == nil else { return 0 }
    guard let task = expect["task"]?.string else { return 0 }
    if task == "chat" { return reading.task == .chat ? 0 : 1 }
    var count = 0
    if reading.from != nil, expect["from"]?.isNull ?? true { count += 1 }
    if reading.to != nil, expect["to"]?.isNull ?? true { count += 1 }
    if reading.milliseconds != nil, expect["seconds"]?.isNull ?? true { count += 1 }
    if reading.beat, !(expect["beat"]?.bool ?? false) { count += 1 }
    if reading.source != .all, expect["source"]?.string == "all" { count += 1 }
    return count + max(0, reading.also.count - (expect["also"]?.array?.count ?? 0))
  }

  static func text(_ also: Plan.Also) -> String {
    (also.folder.map { "\($0)/" } ?? "")
      + "\(also.task.rawValue) \(also.source.rawValue) \(text(also.from, also.to))"
  }

  private static func text(_ from: Day?, _ to: Day?) -> String {
    "\(from?.description ?? "-")..\(to?.description ?? "-")"
  }

  static func text(_ reading: Reading) -> String {
    var line = "\(reading.task.rawValue) \(reading.source.rawValue) \(text(reading.from, reading.to))"
    line += " \(reading.milliseconds.map { "\(Double($0) / 1000)s" } ?? "-") \(reading.beat ? "beat" : "-")"
    if case .title(let title) = reading.music { line += " song=\(title)" }
    if let name = reading.name { line += " name=\(name)" }
    if let frame = reading.frame { line += " frame=\(frame.rawValue)" }
    if let possible = reading.possibleMusic { line += " perhaps=\(possible.words)" }
    if let height = reading.height { line += " height=\(height)" }
    if let rate = reading.frameRate { line += " fps=\(rate.numerator)" }
    if let codec = reading.codec { line += " codec=\(codec.rawValue)" }
    if let framing = reading.framing { line += " framing=\(framing.rawValue)" }
    if let pace = reading.pace { line += " pace=\(pace.rawValue)" }
    if let part = reading.musicPart { line += " part=\(part.rawValue)" }
    if reading.music == nil, reading.origin["music"] == .words { line += " no-music" }
    if let folder = reading.folder { line += " folder=\(folder)" }
    for second in reading.also { line += " also(\(text(second)))" }
    for note in reading.notes { line += " note(\(note))" }
    return line
  }

  static func text(_ result: Result<Reading, Refusal>) -> String {
    switch result {
    case .success(let reading): text(reading)
    case .failure(let refusal): "refused \(refusal.problem.code.rawValue) [\(refusal.words)]"
    }
  }
}
