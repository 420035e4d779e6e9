import Glibc
import Linux
import Model
import Plans
import ScriptedModel
import Testing
import Wire

/// What a look at a server finds.
@Suite struct LookTests {
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
    while await stage.model.report.state != .ready { try await Task.sleep(for: .milliseconds(5)) }
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

  @Test(arguments: ["qwen:cloud", "gpt-oss:120b-cloud"])
  func `a model that would be asked elsewhere is refused by its name`(name: String) async throws {
    let report = try await Self.state(name: name, Self.ollama([:]))
    #expect(report.state == .offDevice)
  }

  @Test func `Ollama is known by its version, told not to think, and asked where its models run`()
    async throws
  {
    let elsewhere = try await Self.state(name: "m", Self.ollama(["remote_host": "https://far.example"]))
    #expect(elsewhere.state == .offDevice)
    #expect(try await Self.state(Self.ollama([:])).state == .noSuchModel)

    let stage = try Stage(name: "m", Self.ollama([:]))
    await stage.model.look()
    #expect(await stage.model.report.state == .ready)
    #expect(await stage.fault() == nil)
    let form = try #require(stage.server.forms.first)
    #expect(form.body["reasoning_effort"] == "none" && form.body["model"] == "m")
    await stage.end()
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

  @Test func `another model behind the same address is noticed and probed anew`() async throws {
    let stage = try Stage(
      Lines.server { asked in
        [.send(Lines.http(200, Lines.chat(Lines.form(), model: asked.before == 1 ? "m" : "other")))]
      })
    await stage.model.look()
    #expect(await stage.fault("första") == nil)
    #expect(await stage.fault("andra") == nil)
    while stage.server.asked.filter({ $0.schema == "probe" }).count < 2 {
      try await Task.sleep(for: .milliseconds(5))
    }
    await stage.end()
  }
}

/// A script that begins in another way.
func opening(
  _ count: Int, at path: String, _ acts: [ScriptedServer.Act], then script: @escaping ScriptedServer.Script
) -> ScriptedServer.Script {
  { asked in asked.path == path && asked.before < count ? acts : script(asked) }
}
