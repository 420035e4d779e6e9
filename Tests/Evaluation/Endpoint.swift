import Model
import Plans
import Requests

/// Compares ways of using one model on the same cases: free-text tool calls, the form with its check in two orders of keys, and
/// words alone. Three runs of each, by what a person would get.
struct Endpoint {
  /// A way from a sentence to an action.
  enum Way: String, CaseIterable {
    case words = "words alone"
    case form = "form and check"
    case sorted = "form, sorted keys"
    case free = "free-text tool call"
  }

  /// What a person would get, in the parts that are scored.
  struct Got: Equatable {
    var action = "none"
    var media = "all"
    var days = "-..-"
    var seconds: Double?
  }

  private static let runs = 3
  /// Cases of a run, evenly over the files: a small model takes seconds for each.
  private static let mostCases = 60

  let model: ServedModel

  init(_ url: String, name: String?) throws {
    model = try ServedModel(ModelSettings(try ModelAddress(url), name: name, formSeconds: 60)) { print($0) }
  }

  func run(_ cases: [Case], most: Int = mostCases) async {
    await model.look()
    let report = await model.report
    print("model: \(report.state.rawValue), \(report.name ?? "as loaded"), window \(report.window ?? 0)")
    guard report.state == .ready else { return print("error: \(report.fault?.signature ?? "")") }
    let step = max(1, cases.count / most)
    let chosen = stride(from: 0, to: cases.count, by: step).map { cases[$0] }
    print("\(chosen.count) cases, \(Self.runs) runs each; right of them, from the worst run to the best")
    for way in Way.allCases {
      var runs: [Score] = []
      for _ in 0..<Self.runs { runs.append(await score(way, chosen)) }
      Self.show(way, runs)
    }
    await model.end()
  }

  /// Right ones of one run.
  struct Score {
    var all = 0, action = 0, media = 0, days = 0, seconds = 0, silent = 0
    var times: [Duration] = []
  }

  private func score(_ way: Way, _ cases: [Case]) async -> Score {
    var score = Score()
    for test in cases {
      let start = ContinuousClock.now
      let got = await got(way, test)
      score.times.append(ContinuousClock.now - start)
      if got == nil { score.silent += 1 }
      let (is_, wanted) = (got ?? Got(), Self.wanted(test))
      score.action += is_.action == wanted.action ? 1 : 0
      score.media += is_.media == wanted.media ? 1 : 0
      score.days += is_.days == wanted.days ? 1 : 0
      score.seconds += is_.seconds == wanted.seconds ? 1 : 0
      score.all += is_ == wanted ? 1 : 0
    }
    return score
  }

  /// Nil where the model gave nothing usable; for the form that is the words alone.
  private func got(_ way: Way, _ test: Case) async -> Got? {
    switch way {
    case .words: return Self.got(Case.read(test.ask, test.now, nil))
    case .form:
      let form = try? await model.filled(.request, for: test.ask)
      return Self.got(Case.read(test.ask, test.now, form))
    case .sorted:
      let form = try? await model.filled(Self.sortedForm, for: test.ask)
      return Self.got(Case.read(test.ask, test.now, form))
    case .free:
      guard let text = try? await model.talk(test.ask, told: FreeCall.system(today: test.now)) else {
        return nil
      }
      return FreeCall.got(text)
    }
  }

  private static func got(_ result: Result<Reading, Refusal>) -> Got {
    guard case .success(let reading) = result, reading.task != .chat else { return Got() }
    return Got(
      action: reading.task.rawValue, media: reading.source.rawValue,
      days: "\(reading.from?.description ?? "-")..\(reading.to?.description ?? "-")",
      seconds: reading.milliseconds.map { Double($0) / 1000 })
  }

  private static func wanted(_ test: Case) -> Got {
    guard let task = test.expect["task"]?.string, task != "chat" else { return Got() }
    return Got(
      action: task, media: test.expect["source"]?.string ?? "all",
      days: "\(test.expect["from"]?.string ?? "-")..\(test.expect["to"]?.string ?? "-")",
      seconds: test.expect["seconds"]?.number)
  }

  private static let sortedForm = ClosedForm.request.reordered(
    """
    {"type":"object","properties":{"length_written":{"type":"string","maxLength":40},\
    "reply_text":{"type":"string","maxLength":200},"source":{"type":"string","enum":["all","videos","photos","live"]},\
    "task":{"type":"string","enum":["count","montage","cut","gather","search","silence","list","chat"]},\
    "when":{"type":"string","enum":["none","written","today","yesterday","last_week","last_month"]},\
    "when_written":{"type":"string","maxLength":80}},"required":["length_written","reply_text","source","task","when",\
    "when_written"],"additionalProperties":false}
    """)

  private static func show(_ way: Way, _ runs: [Score]) {
    func spread(_ part: (Score) -> Int) -> String {
      let values = runs.map(part).sorted()
      let (low, high) = (values.first ?? 0, values.last ?? 0)
      return low == high ? "\(low)" : "\(low)-\(high)"
    }
    let times = runs.flatMap(\.times).sorted()
    let median = times.isEmpty ? 0 : Int(times[times.count / 2] / .milliseconds(1))
    print(
      "\(way.rawValue): right \(spread(\.all)), action \(spread(\.action)), media \(spread(\.media)),",
      "days \(spread(\.days)), seconds \(spread(\.seconds)), unusable \(spread(\.silent)), median \(median) ms"
    )
  }
}
