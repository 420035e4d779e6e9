import Model
import Plans
import Synchronization
import Testing
import Wire

@testable import reeld

/// A model that says what a test wants, and counts how often it was asked.
private final class Puppet: Adviser {
  private let script: @Sendable (String) -> JSON?
  private let steps: @Sendable (String) -> JSON?
  private let count = Mutex((forms: 0, runs: [String]()))

  init(
    form: @escaping @Sendable (String) -> JSON?, step: @escaping @Sendable (String) -> JSON? = { _ in nil }
  ) {
    script = form
    steps = step
  }

  var forms: Int { count.withLock { $0.forms } }
  var runs: [String] { count.withLock { $0.runs } }
  var report: ModelReport { ModelReport(.ready) }

  func form(for sentence: String) async throws(ModelFault) -> JSON {
    count.withLock { $0.forms += 1 }
    guard let form = script(sentence) else { throw ModelFault(.form, .late) }
    return form
  }

  func step(
    of sentence: String, after done: String, since start: ContinuousClock.Instant
  ) async throws(ModelFault) -> JSON {
    count.withLock { $0.runs.append("\(sentence): \(done)") }
    guard let form = steps(done) else { throw ModelFault(.step, .late) }
    return form
  }
}

/// What a model may change of a plan, and what it may not.
@Suite struct ModelReadingTests {
  private static let now = "2026-08-21T14:30:00+02:00"

  private static func form(_ changes: [String: JSON] = [:]) -> JSON {
    let usual: [(String, JSON)] = [
      ("task", "montage"), ("source", "all"), ("when", "none"), ("when_written", ""), ("length_written", ""),
      ("reply_text", ""),
    ]
    return .object(usual.map { JSON.Member($0.0, changes[$0.0] ?? $0.1) })
  }

  private static func sentence(_ text: String, _ model: any Adviser) async throws -> Sentence {
    try await Sentence.read(
      try Fields(["text": .string(text), "now": .string(now)]), now: Instant(microseconds: 0), zone: .utc,
      with: model)
  }

  private static func days(_ sentence: Sentence) -> [String] {
    [sentence.plan.from, sentence.plan.to].compactMap { $0?.description }
  }

  /// Each field in turn, with every value a form may hold and some it may not.
  static let lies: [Lie] = values.flatMap { entry in entry.values.map { Lie(field: entry.field, value: $0) } }

  struct Lie: Sendable {
    let field: String
    let value: JSON
  }

  private static let values: [(field: String, values: [JSON])] = [
    ("task", ["montage", "count", "list", "search", "cut", "gather", "silence", "chat", "delete", "", 7]),
    ("source", ["all", "videos", "photos", "live", "music", "everything", .null]),
    ("when", ["none", "written", "today", "yesterday", "last_week", "last_month", "never", []]),
    ("when_written", ["yesterday", "вчера", "gestern", "2026-08-01", "last month", "minute"]),
    ("length_written", ["3600 seconds", "one minute", "90s", "минутный", "2 hours"]),
    ("reply_text", ["done"]),
  ]

  @Test(arguments: [
    "make a one-minute film of yesterday to music", "how many videos do I have from last week?",
    "собери минутный ролик за вчера и скажи, сколько всего видео", "Mach einen Film von gestern, 90 Sekunden",
    "haz un vídeo de ayer con música", "send my photos to Anna", "монтаж за июль", "Tell me a joke",
  ])
  func `where the tables know the language a model is not asked, and a form changes nothing`(
    text: String
  ) async throws {
    let puppet = Puppet(form: { _ in Self.form() })
    let plain = try await Self.sentence(text, puppet)
    #expect(puppet.forms == 0)
    #expect(plain.members.contains(JSON.Member("reader", "words")))
    for lie in Self.lies {
      let fields = try Fields([
        "text": .string(text), "now": .string(Self.now), "form": Self.form([lie.field: lie.value]),
      ])
      let lied = try Sentence(fields, now: Instant(microseconds: 0), zone: .utc)
      #expect(lied.plan == plain.plan, "\(lie)")
    }
  }

  @Test(arguments: lies)
  func `in another language only what stands in the sentence, and the task and source, are the model's`(
    lie: Lie
  ) async throws {
    let text = "Gör en film av semesterbilderna"
    let read = try await Self.sentence(text, Puppet(form: { _ in Self.form([lie.field: lie.value]) }))
    let tasks = ["montage", "count", "list", "search", "cut", "gather", "silence", "chat"]
    let sources = ["all", "videos", "photos", "live"]
    var plan = Plan(task: .montage)
    if lie.field == "task" {
      plan.task = lie.value.string.flatMap { tasks.contains($0) ? Plan.Task(rawValue: $0) : nil } ?? .chat
    }
    // The word film is known in every language: of what is not made it is the source.
    if plan.task != .montage, plan.task != .chat { plan.source = .videos }
    if lie.field == "source", let source = lie.value.string, sources.contains(source) {
      plan.source = Plan.Media(rawValue: source) ?? .all
    }
    #expect(read.plan.task == plan.task && read.plan.source == plan.source, "\(lie)")
    // No quotation of these stands in the sentence, so nothing is dated and nothing is measured.
    #expect(Self.days(read).isEmpty && read.plan.milliseconds == nil && read.plan.also.isEmpty, "\(lie)")
    #expect(!read.plan.beat && read.plan.music == nil && read.plan.name == nil && read.plan.folder == nil)
  }

  @Test func `a right form is used where no word settles, and the answer says so`() async throws {
    let form = Self.form([
      "source": "videos", "when": "yesterday", "when_written": "tegnapi", "length_written": "40 másodperc",
    ])
    let read = try await Self.sentence(
      "Csinálj egy filmet a tegnapi videókból", Puppet(form: { _ in form }))
    #expect(Self.days(read) == ["2026-08-20", "2026-08-20"] && read.plan.source == .videos)
    #expect(read.plan.milliseconds == nil)
    #expect(read.plan.origin["task"] == .model && read.plan.origin["from"] == .model)
    #expect(read.members.contains(JSON.Member("reader", "model")))
    #expect(read.members.contains(JSON.Member("model", ["state": "ready"])))
  }

  @Test func `silence is the words alone, with a signature`() async throws {
    let read = try await Self.sentence("Gör en film av gårdagen", Puppet(form: { _ in nil }))
    #expect(read.plan.task == .chat)
    #expect(read.members.contains(JSON.Member("reader", "words")))
    #expect(read.members.contains(JSON.Member("model", ["state": "ready", "error": "form:timeout"])))
  }

  @Test func `every state without a model is the words alone, and named`() async throws {
    for state in ModelState.allCases {
      let read = try await Self.sentence("Gör en film av gårdagen", FixedModel(state))
      #expect(read.plan.task == .chat)
      let model: JSON = ["state": .string(state.rawValue), "error": .string("form:state:\(state.rawValue)")]
      #expect(read.members.contains(JSON.Member("model", model)))
    }
  }

  @Test(arguments: [JSON.null, [], "no", form()])
  func `a form of the caller's own, null included, is in the place of a model's`(form: JSON) async throws {
    let puppet = Puppet(form: { _ in Self.form(["task": "count"]) })
    let fields = try Fields(["text": "Gör en film av gårdagen", "now": .string(Self.now), "form": form])
    let read = try await Sentence.read(fields, now: Instant(microseconds: 0), zone: .utc, with: puppet)
    #expect(puppet.forms == 0 && read.plan.task == (form.members == nil ? .chat : .montage))
    #expect(!read.members.contains { $0.key == "model" })
  }

  @Test func `a refusal says who read the sentence, and why a model did not`() async throws {
    let sentence = try await Self.sentence("Gör en film av gårdagen", FixedModel(.unreachable))
    let refusal = #expect(throws: Problem.self) { try sentence.checked() }
    let told = sentence.named(try #require(refusal)).json
    #expect(told["reader"] == "words" && told["task"] == "chat")
    #expect(told["model"] == ["state": "unreachable", "error": "form:state:unreachable"])
    let byWords = await #expect(throws: Problem.self) {
      try await Self.sentence("a film of tomorrow", FixedModel(.unreachable))
    }
    #expect(byWords?.json["reader"] == "words" && byWords?.json["model"] == nil)
  }

  // MARK: A second intent

  private static let twofold = "Gör en film av gårdagen och berätta hur många bilder jag har"
  private static let film = form(["when": "yesterday", "when_written": "gårdagen"])

  private static func step(_ next: String, _ written: String, done: String = "no") -> JSON {
    ["done": .string(done), "next": .string(next), "next_written": .string(written)]
  }

  @Test func `a second intent stands on its own words, and is asked for until nothing is left`() async throws
  {
    let puppet = Puppet(
      form: { _ in Self.film },
      step: { done in
        done.contains("count")
          ? Self.step("none", "", done: "yes") : Self.step("count", "hur många bilder jag har")
      })
    let read = try await Self.sentence(Self.twofold, puppet)
    #expect(read.plan.also.map(\.task) == [.count])
    // What the second intent's own words name is its source, not the film's.
    #expect(read.plan.also.first?.source == .photos && read.plan.source == .all)
    #expect(read.plan.also.first?.from?.description == "2026-08-20")
    #expect(read.plan.origin["also"] == .model)
    #expect(
      puppet.runs == ["\(Self.twofold): montage", "\(Self.twofold): montage, count"])
  }

  @Test(arguments: [
    ("montage", "gör en film"), ("count", ""), ("count", "hur många katter"), ("count", "gårdagen"),
    ("count", "film av gårdagen"), ("count", twofold), ("search", "hur många bilder"),
    ("none", "hur många bilder"),
    ("delete", "hur många bilder"), ("count", "Gör en film"), ("list", "hur många bilder"),
    ("count", "och berätta"),
  ])
  func `what nobody asked for, or was done, is vetoed`(next: String, written: String) async throws {
    let puppet = Puppet(form: { _ in Self.film }, step: { _ in Self.step(next, written) })
    let read = try await Self.sentence(Self.twofold, puppet)
    #expect(read.plan.also.isEmpty && read.plan.task == .montage)
    #expect(puppet.runs.count == 1)
  }

  @Test func `a model that never comes to an end is brought to one`() async throws {
    let puppet = Puppet(form: { _ in Self.film }, step: { _ in Self.step("count", "hur många bilder") })
    let read = try await Self.sentence(Self.twofold, puppet)
    #expect(read.plan.also.count == 1 && puppet.runs.count == 2)
  }
}
