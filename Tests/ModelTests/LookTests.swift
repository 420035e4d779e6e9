import Glibc
import Linux
import Model
import Plans
import ScriptedModel
import Testing
import Wire

/// What a look at a server finds.
@Suite(.timeLimit(.minutes(2))) struct LookTests {
  private static func state(
    name: String? = nil, _ script: @escaping ScriptedServer.Script
  ) async throws -> ModelReport {
    let stage = try Stage(name: name, script)
    await stage.model.look()
    let report = await stage.model.report
    await stage.end()
    return report
  }

  private static func instead(
    of path: String, _ acts: [ScriptedServer.Act], window: Int64 = 8192
  ) -> ScriptedServer.Script {
    let fine = Lines.server(window: window) { _ in Lines.says(Lines.form()) }
    return { asked in asked.path == path ? acts : fine(asked) }
  }

  /// The probe alone is answered otherwise.
  private static func probing(_ acts: @escaping ScriptedServer.Script) -> ScriptedServer.Script {
    let fine = Lines.server { _ in Lines.says(Lines.form()) }
    return { asked in asked.schema == "probe" ? acts(asked) : fine(asked) }
  }

  @Test(arguments: [false, true])
  func `a server that keeps to the form is ready, over a socket and over loopback`(isNetwork: Bool)
    async throws
  {
    let stage = try Stage(isNetwork: isNetwork, Lines.server { _ in Lines.says(Lines.form(task: "montage")) })
    await stage.model.look()
    let report = await stage.model.report
    #expect(report.state == .ready && report.window == 8192 && report.offered == ["m"], "\(report)")
    #expect(report.keyOrder == .kept && report.fault == nil)
    #expect(await stage.fault() == nil)
    await stage.end()
  }

  @Test func `the order of keys a server loses is told`() async throws {
    let report = try await Self.state(Self.probing { Lines.says(Lines.probed($0, isSorted: true)) })
    #expect(report.state == .ready && report.keyOrder == .sorted)
  }

  @Test func `no server at all is unreachable`() async throws {
    let settings = ModelSettings(try ModelAddress("unix:/tmp/reel-there-is-none.sock"))
    let model = try ServedModel(settings) { _ in }
    await model.look()
    let report = await model.report
    #expect(report.state == .unreachable && report.fault?.signature == "look:refused")
    await model.end()
  }

  @Test func `a server that loads is asked again until it is ready`() async throws {
    let stage = try Stage(
      opening(
        3, at: "/health", [.send(Lines.http(503, "{}"))], then: Lines.server { _ in Lines.says(Lines.form()) }
      ))
    await stage.model.warm()
    await stage.notes(2)
    #expect(stage.server.asked.filter { $0.path == "/health" }.count == 4)
    #expect(stage.notes == ["model: loading (look:http:503)", "model: ready"])
    await stage.end()
  }

  @Test(arguments: [
    (401, ModelState.refusedKey), (403, .refusedKey), (404, .noSuchModel), (503, .loading), (429, .failing),
    (500, .failing), (502, .failing), (302, .failing),
  ])
  func `what the probe is refused with is a state`(status: Int, state: ModelState) async throws {
    let report = try await Self.state(Self.probing { _ in [.send(Lines.http(status, "{}"))] })
    #expect(report.state == state && report.fault?.signature == "probe:http:\(status)")
  }

  @Test(arguments: ["/v1/models", "/health"])
  func `a key that is refused at the door is told before anything is asked`(path: String) async throws {
    let report = try await Self.state(Self.instead(of: path, [.send(Lines.http(401, "{}"))]))
    #expect(path == "/health" ? report.state == .ready : report.state == .refusedKey)
  }

  /// Servers fail open: 200, and whatever the model likes to say.
  @Test(arguments: [
    "Hello!", "{\"word\": \"hello\", \"again\": \"hello\"}", "{}", "[]", "\"hello\"", "   ", "{\"word\": 1}",
  ])
  func `a server that ignores the schema is found out`(content: String) async throws {
    let report = try await Self.state(Self.probing { _ in Lines.says(content) })
    #expect(report.state == .notEnforcing && report.fault?.signature == "probe:not_enforced")
  }

  @Test func `a talker that is cut off does not keep to the form either`() async throws {
    let report = try await Self.state(
      Self.probing { _ in [.send(Lines.http(200, Lines.chat("Hello! I am", finish: "length")))] })
    #expect(report.state == .notEnforcing)
  }

  @Test func `thinking in the wrong field, HTML and silence are failures with a signature`() async throws {
    let thinking = try await Self.state(
      Self.probing { _ in [.send(Lines.http(200, Lines.chat("", thought: "{}")))] })
    #expect(thinking.state == .failing && thinking.fault?.signature == "probe:invalid:thinking_on")
    let page = try await Self.state(Self.probing { _ in [.send(Lines.http(200, "<html></html>"))] })
    #expect(page.state == .failing && page.fault?.signature == "probe:invalid:json")
    let silent = try await Self.state(Self.probing { _ in [] })
    #expect(silent.state == .failing && silent.fault?.signature == "probe:reset")
  }

  @Test func `an answer cut off before its tokens were used up found the window full`() async throws {
    let full = Lines.chat("{\"word\": \"", finish: "length", used: 9)
    let report = try await Self.state(Self.probing { _ in [.send(Lines.http(200, full))] })
    #expect(report.state == .windowTooSmall && report.fault?.signature == "probe:window_too_small")
  }

  @Test func `a window too small for our own text is told with its size`() async throws {
    let report = try await Self.state(Lines.server(window: 1024) { _ in [] })
    #expect(report.state == .windowTooSmall && report.window == 1024)
  }

  @Test func `the window decides how much of a sentence is sent`() async throws {
    let fine = Lines.server(window: 2304) { _ in Lines.says(Lines.form()) }
    let counting: @Sendable (Int64) -> ScriptedServer.Script = { tokens in
      { asked in
        asked.schema == "probe"
          ? [.send(Lines.http(200, Lines.chat(Lines.probed(asked), asked: tokens)))] : fine(asked)
      }
    }
    let stage = try Stage(counting(1400))
    await stage.model.look()
    #expect(await stage.fault(String(repeating: "å", count: 1000)) == nil)
    // 2304 of the window without 1400 of ours, 240 of the answer and 64 to spare.
    #expect(stage.server.forms.first?.user.utf8.count == 600)
    await stage.end()
    for tokens: Int64 in [1990, 5000, .max] {
      let report = try await Self.state(counting(tokens))
      #expect(report.state == .windowTooSmall && report.window == 2304)
    }
    #expect(try await Self.state(counting(-5)).state == .ready)
  }

  @Test(arguments: ["qwen:cloud", "gpt-oss:120b-cloud", "x:CLOUD", "gpt-oss:120b-Cloud"])
  func `a model that would be asked elsewhere is refused by its name`(name: String) async throws {
    let report = try await Self.state(name: name, Self.ollama([:]))
    #expect(report.state == .offDevice)
  }

  @Test func `Ollama is known by its version, told not to think, and asked where its models run`()
    async throws
  {
    let lists: JSON = .array(
      (0..<4000).map { ["name": .string("blk.\($0).attn_q.weight"), "shape": [2560, 2048]] })
    #expect(JSONText.write(lists).count > 200_000)
    #expect(try await Self.state(name: "m", Self.ollama(["tensors": lists])).state == .ready)
    #expect(try await Self.state(Self.ollama([:])).state == .noSuchModel)

    let stage = try Stage(name: "m", Self.ollama([:]))
    await stage.model.look()
    #expect(await stage.model.report.state == .ready)
    #expect(await stage.fault() == nil)
    let form = try #require(stage.server.forms.first)
    #expect(form.body["reasoning_effort"] == "none" && form.body["model"] == "m")
    await stage.end()
  }

  private static let elsewhere: [JSON] = [
    ["remote_host": "https://far.example"], ["remote_model": "gpt-oss:120b"],
    ["remote_host": "", "remote_model": "x"], ["remote_host": 7], ["remote_host": ["a": 1]],
  ]

  @Test(arguments: elsewhere)
  func `a model that Ollama says runs elsewhere is not asked`(shown: JSON) async throws {
    let report = try await Self.state(name: "m", Self.ollama(shown))
    #expect(report.state == .offDevice && report.fault?.signature == "look:off_device")
  }

  @Test func `a model that runs here may say so with nothing`() async throws {
    let here: JSON = ["remote_host": "", "remote_model": .null]
    #expect(try await Self.state(name: "m", Self.ollama(here)).state == .ready)
  }

  @Test(arguments: [
    ("/api/show", 500, "{}", "look:http:500"), ("/api/show", 302, "{}", "look:http:302"),
    ("/api/show", 200, "<html></html>", "look:invalid:json"), ("/api/show", 200, "[]", "look:invalid:json"),
    ("/api/show", 200, "", "look:invalid:json"), ("/api/version", 500, "{}", "look:http:500"),
  ])
  func `an Ollama that does not say where a model runs is not asked`(
    path: String, status: Int, body: String, signature: String
  ) async throws {
    let fine = Self.ollama([:])
    let stage = try Stage(name: "m") { asked in
      asked.path == path ? [.send(Lines.http(status, body))] : fine(asked)
    }
    await stage.model.look()
    let report = await stage.model.report
    #expect(report.state == .failing && report.fault?.signature == signature)
    #expect(await stage.fault() == "form:state:failing")
    #expect(!stage.server.asked.contains { $0.path == "/v1/chat/completions" })
    await stage.end()
  }

  @Test func `a description without end is not read to it`() async throws {
    let fine = Self.ollama([:])
    let report = try await Self.state(name: "m") { asked in
      asked.path == "/api/show"
        ? [.send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8)), .endless([UInt8](repeating: 32, count: 65_536))]
        : fine(asked)
    }
    #expect(report.state == .failing && report.fault?.signature == "look:too_large")
  }

  private static func ollama(_ shown: JSON) -> ScriptedServer.Script {
    let fine = Lines.server { _ in Lines.says(Lines.form()) }
    return { asked in
      switch asked.path {
      case "/api/version": Lines.json(["version": "0.12.0"])
      case "/api/show": Lines.json(shown)
      case "/api/ps": Lines.json(["models": [["name": "m", "context_length": 4096]]])
      case "/health": [.send(Lines.http(404, "404 page not found"))]
      default: fine(asked)
      }
    }
  }

  @Test func `a key is read from a file that only its owner may read, and sent as a bearer's`() async throws {
    let path = "/tmp/reel-key-\(ThisProcess.pid)"
    let file = try Descriptor.open(path, flags: O_WRONLY | O_CREAT, mode: 0o600)
    defer { unlink(path) }
    try file.write(Array("s3cret-key\n".utf8))
    let fine = Lines.server { _ in Lines.says(Lines.form()) }
    let stage = try Stage(keyFile: path) { asked in
      let hasKey = asked.headers.contains("Authorization: Bearer s3cret-key")
      return hasKey ? fine(asked) : [.send(Lines.http(401, "{}"))]
    }
    await stage.model.look()
    #expect(await stage.model.report.state == .ready)
    chmod(path, 0o644)
    await stage.model.look()
    #expect(await stage.model.report.fault?.signature == "look:key_file:mode")
    #expect(await stage.model.report.state == .refusedKey)
    #expect(!stage.notes.joined().contains("s3cret"))
    await stage.end()
  }

  @Test
  func `a server that calls itself otherwise in each answer is not probed for it, and its forms are kept`()
    async throws
  {
    let stage = try Stage { asked in
      Lines.server { _ in
        [.send(Lines.http(200, Lines.chat(Lines.form(task: "montage"), model: "m\(asked.before)")))]
      }(asked)
    }
    func probes() -> Int { stage.server.asked.filter { $0.schema == "probe" }.count }
    let first: @Sendable (Int) -> String = { "mening \($0)" }
    await stage.model.look()
    #expect(await stage.fault(first(0)) == nil)
    // The probe's own answers are all alike here: after the form that was not, one tells that nothing can be told.
    await stage.server.probes(2)
    await stage.notes(2)
    for number in 1..<8 { #expect(await stage.fault(first(number)) == nil) }
    let forms = stage.server.forms.count
    for number in 0..<8 { #expect(await stage.fault(first(number)) == nil) }
    #expect(stage.server.forms.count == forms && probes() == 2)
    #expect(stage.notes.count == 2 && !stage.notes.contains { $0.contains("answers now") }, "\(stage.notes)")
    await stage.end()
  }

  @Test func `a form that comes with another model's name while a look stands in line ends no looking`()
    async throws
  {
    var timing = Stage.timing
    timing.freshness = .milliseconds(20)
    let stage = try Stage(
      timing: timing,
      Lines.server { asked in
        [.pause(milliseconds: 300), .send(Lines.http(200, Lines.chat(Lines.form(), model: "other")))]
      })
    await stage.model.look()
    #expect(await stage.fault("första") == nil)
    let probes = stage.server.asked.count(where: \.isProbe)
    await stage.server.probes(probes + 3)
    await stage.end()
  }

  @Test func `another model behind the same address is noticed, probed anew, and asked anew`() async throws {
    let fine = Lines.server { _ in [] }
    let stage = try Stage { asked in
      guard asked.path == "/v1/chat/completions" else { return fine(asked) }
      let said = asked.schema == "probe" ? Lines.probed(asked) : Lines.form()
      return [.send(Lines.http(200, Lines.chat(said, model: asked.before < 2 ? "m" : "other")))]
    }
    await stage.model.look()
    #expect(await stage.fault("första") == nil)
    #expect(await stage.fault("andra") == nil)
    await stage.notes(2)
    #expect(stage.notes == ["model: ready", "model: another model or build answers now"])
    #expect(stage.server.asked.filter { $0.schema == "probe" }.count == 2)
    #expect(await stage.fault("första") == nil)
    #expect(stage.server.forms.count == 3)
    await stage.end()
  }
}

/// A script that begins in another way.
func opening(
  _ count: Int, at path: String, _ acts: [ScriptedServer.Act], then script: @escaping ScriptedServer.Script
) -> ScriptedServer.Script {
  { asked in asked.path == path && asked.before < count ? acts : script(asked) }
}
