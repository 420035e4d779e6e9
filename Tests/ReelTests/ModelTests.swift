import Plans
import Testing
import Wire

@testable import reel

/// Every state of a model has a sentence that says what a person can do.
@Suite struct ModelTests {
  private static func status(_ model: JSON) -> String { ModelStatus(model).text }

  @Test(arguments: [
    ("off", "model.url"), ("unreachable", "start its server"), ("loading", "meanwhile"),
    ("not_enforcing", "flags or version"), ("refused_key", "model.key_file"), ("no_such_model", "model.name"),
    ("window_too_small", "4096"), ("off_device", "local model"), ("failing", "look at its server"),
    ("ready", "ready"),
  ])
  func `the status says of each state what to do`(state: String, hint: String) {
    #expect(Self.status(["state": .string(state)]).contains(hint))
  }

  @Test func `the status shows what was measured and what is offered`() {
    #expect(
      Self.status([
        "state": "ready", "name": "qwen", "window": 8192, "milliseconds": 430, "key_order": "kept",
      ]) == "ready: qwen, window of 8192 tokens, the last form took 430 ms, keys in their order")
    #expect(
      Self.status(["state": "no_such_model", "offered": ["a", "b"]])
        == "not used: no such model, there are a, b; set model.name")
    #expect(
      Self.status(["state": "failing", "error": "form:timeout", "failures": 3])
        == "left alone for a while (form:timeout) after 3 failures: look at its server")
  }

  @Test func `a library that is missing is told as such, and not as a server`() {
    let text = Self.status(["state": "unreachable", "error": "look:no_libcurl"])
    #expect(text.contains("libcurl4") && !text.contains("start its server"))
    for tongue in Tongue.all {
      let said = Self.lines(tongue.code, ["state": "unreachable", "error": "form:no_libcurl"]).last ?? ""
      #expect(said.contains("libcurl4") && !said.contains("model.url"), "\(said)")
    }
  }

  @Test(arguments: Tongue.all.map(\.code))
  func `a refusal of what no word reads says why no model helped, and one of what was read does not`(
    language: String
  ) {
    func lines(_ task: JSON, _ more: [JSON.Member]) -> [String] {
      let problem: [JSON.Member] = [
        .init("code", "bad-value"), .init("field", "task"), .init("task", task), .init("words", "film"),
        .init("language", .string(language)),
      ]
      return RefusalReport(.object(problem + more)).lines
    }
    let model: [JSON.Member] = [.init("reader", "words"), .init("model", ["state": "unreachable"])]
    let missing = Self.lines(language, ["state": "unreachable"]).last ?? ""
    #expect(lines("chat", model) == lines("chat", []) + [missing])
    // What was read stands above the refusal, with the same line.
    #expect(lines("cut", model) == lines("cut", []))
  }

  private static let checks: [(models: [JSON], code: ExitCode)] = [
    ([], .failed), ([["name": "a", "passes": false]], .failed),
    ([["name": "a", "passes": false], ["name": "b", "passes": true]], .done),
  ]

  @Test(arguments: checks)
  func `a check of models tells the shell whether one is of use, and both readers the whole answer`(
    models: [JSON], code: ExitCode
  ) throws {
    let answer: JSON = ["url": "unix:/m", "exercises": 12, "models": .array(models), "left": ["c", .null]]
    let news = RPCNotification(.modelProgress, params: ["step": "qwen", "fraction": .real(0.5)])
    let daemon = try ScriptedDaemon { request, _ in
      .lines([news.line, RPCResponse(id: request.id, result: answer).line])
    }
    defer { daemon.stop() }
    let program = try Call(["model", "check", "--json"], socket: daemon.socket)
    #expect(program.exitCode == code && program.document == answer)
    let person = try Call(["model", "check"], socket: daemon.socket)
    #expect(person.exitCode == code && person.errors.contains("50 %  qwen"))
    #expect(person.lastLine == "not measured, the time was over: c, as loaded")
  }

  private static func lines(_ language: String, _ model: JSON?, reader: JSON = "words") -> [String] {
    var members: [JSON.Member] = [
      .init("plan", ["task": "chat"]), .init("language", .string(language)), .init("reader", reader),
    ]
    if let model { members.append(.init("model", model)) }
    return UnderstoodReport(.object(members)).lines
  }

  @Test(arguments: Tongue.all.map(\.code))
  func `an ask says why no model helped, each state in its own words`(language: String) {
    let states = [
      "off", "unreachable", "loading", "not_enforcing", "refused_key", "no_such_model", "window_too_small",
      "off_device", "failing", "ready",
    ]
    var said = Set(states.map { Self.lines(language, ["state": .string($0)]).last ?? "" })
    said.insert(Self.lines(language, ["state": "ready", "error": "form:timeout"]).last ?? "")
    #expect(said.count == states.count + 1)
    #expect(said.allSatisfy { !$0.contains("form:") && !$0.contains("{") })
  }

  @Test func `nothing is said where no model was missing`() {
    #expect(Self.lines("en", nil).count == 2)
    #expect(Self.lines("en", ["state": "ready"], reader: "model").count == 2)
  }

  @Test func `a check of models says which of them are of use`() {
    let json: JSON = [
      "url": "http://127.0.0.1:8080", "exercises": 12,
      "models": [
        ["name": "a", "state": "ready", "kept": 12, "right": 11, "milliseconds": 900, "passes": true],
        [
          "name": "b", "state": "not_enforcing", "kept": 0, "right": 0, "milliseconds": .null,
          "passes": false,
          "error": "probe:not_enforced",
        ],
      ],
    ]
    #expect(
      ModelTrialReport(json).lines == [
        "models at http://127.0.0.1:8080:", "model  forms kept  read rightly  ms",
        "a      12 of 12    11 of 12      900  passes",
        "b      0 of 12     0 of 12            not_enforcing (probe:not_enforced)",
      ])
  }
}
