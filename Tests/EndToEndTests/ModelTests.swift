import Plans
import ScriptedModel
import Testing
import Wire

extension EndToEnd {
  /// The built daemon beside a model's server, which may lie, stall or be gone.
  @Suite struct ModelTests {
    private static let now = "2026-05-03T12:00:00+03:00"
    private static let marker = "skrattmåsen"
    private static let sentence = "Gör en film av gårdagen med \(marker)"

    private static func house(_ server: ScriptedServer, seconds: Int64 = 1) async throws -> Household {
      let house = Household(isConfigured: true)
      try await house.drop(Household.day(1))
      try house.configure(
        watch: [house.footage],
        more: [.init("model", ["url": .string(server.url), "seconds": .integer(seconds)])])
      try await house.start()
      try await house.settle()
      return house
    }

    private static func state(_ house: Household, becomes state: String) async throws {
      while try await house.answer("status")["model"]?["state"]?.string != state {
        try await Task.sleep(for: .milliseconds(50))
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func `a sentence of another language becomes a film, and the answer says that a model read it`()
      async throws
    {
      let server = try ScriptedServer(
        Lines.server { asked in
          asked.schema == "step"
            ? Lines.says(#"{"done": "yes", "next": "none", "next_written": ""}"#)
            : Lines.says(
              Lines.form(task: "montage", when: "yesterday", written: "gårdagen", length: "2 sekunder"))
        })
      let house = try await Self.house(server)
      try await Self.state(house, becomes: "ready")
      let answer = try await house.answer(
        "ask", "Gör en film av gårdagen, 2 sekunder", "--now", Self.now, "--wait", "-o", "semester")
      #expect(answer["film"]?["frames"] == 60)
      #expect(answer["plan"]?["origin"]?["from"] == "model" && answer["plan"]?["from"] == "2026-05-02")
      #expect(answer["reader"] == "model")
      // What the tables know is not asked.
      let before = server.forms.count
      #expect(try await house.answer("read", "a film of yesterday", "--now", Self.now)["reader"] == "words")
      #expect(server.forms.count == before)
      await house.end(15)
      server.stop()
    }

    @Test(
      .timeLimit(.minutes(2)),
      arguments: [
        [
          ScriptedServer.Act.send(
            Lines.http(500, #"{"error": {"message": "\#(marker)", "type": "\#(marker)"}}"#))
        ],
        [.send(Lines.http(200, Lines.chat(marker, model: marker)))],
        [.send(Lines.http(200, Array(marker.utf8))), .reset],
        Lines.says(
          Lines.form(task: "montage", when: "yesterday", written: marker, length: marker, reply: marker)),
      ])
    func `whatever a server says of a sentence, no word of it is kept anywhere`(
      acts: [ScriptedServer.Act]
    ) async throws {
      let server = try ScriptedServer(Lines.server { _ in acts })
      let house = try await Self.house(server)
      try await Self.state(house, becomes: "ready")
      for round in 0..<2 {
        _ = try await house.answer("read", "\(Self.sentence) \(round)", "--now", Self.now)
        _ = try await house.attempt(["ask", "\(Self.sentence) \(round)", "--now", Self.now, "--dry-run"])
      }
      #expect(!"\(try await house.answer("status"))".contains(Self.marker))
      await house.end(15)
      #expect(try house.scratch.read("log").firstRange(of: Array(Self.marker.utf8)) == nil)
      for name in Scratch.names(in: house.state) {
        guard let bytes = try? Scratch.read("\(house.state)/\(name)") else { continue }
        #expect(bytes.firstRange(of: Array(Self.marker.utf8)) == nil, "\(name)")
      }
      server.stop()
    }

    @Test(.timeLimit(.minutes(2)))
    func `a server that comes, goes and comes back is followed, and the start waits for none`() async throws {
      let server = try ScriptedServer(
        opening(at: "/health", 2, then: Lines.server { _ in Lines.says(Lines.form(task: "count")) }))
      let house = try await Self.house(server)
      try await Self.state(house, becomes: "ready")
      #expect(try await house.answer("ask", "Hány képem van?")["answer"]?["count"] == 1)
      server.stop()
      let gone = try await house.answer("read", "Hány videóm van?")
      #expect(gone["reader"] == "words" && gone["model"]?["error"] == "form:refused")
      #expect(try await house.answer("status")["model"]?["state"] == "unreachable")
    }

    @Test(.timeLimit(.minutes(1)))
    func `a configuration without a model is off, and one with a far address is refused`() async throws {
      let house = Household(isConfigured: true)
      try house.configure(watch: [house.footage])
      try await house.start()
      #expect(try await house.answer("status")["model"] == ["state": "off"])
      let read = try await house.answer("read", Self.sentence)
      #expect(read["reader"] == "words" && read["model"]?["state"] == "off")
      // Where nothing was understood a person is told of the model too, and a program in the refusal.
      let asked = try await house.attempt(["ask", Self.sentence])
      #expect(asked.status == 1 && asked.errors.contains("model.url"), "\(asked.errors)")
      #expect(asked.json["error"]?["reader"] == "words")
      #expect(asked.json["error"]?["model"]?["state"] == "off")
      await house.end(15)
      try house.configure(watch: [house.footage], more: [.init("model", ["url": "http://example.org:8080"])])
      let ending = try await house.check()
      #expect(ending.status == 78 && ending.errors.contains("model.url"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `a test build shows each state as it is told to`() async throws {
      let house = Household()
      try await house.start(environment: ["REELD_FORCE_MODEL_STATE": "window_too_small"])
      #expect(try await house.answer("status")["model"]?["state"] == "window_too_small")
      #expect(try await house.text(["status"]).contains("4096"))
    }
  }
}

/// A server that is loading at first.
private func opening(
  at path: String, _ count: Int, then script: @escaping ScriptedServer.Script
) -> ScriptedServer.Script {
  { asked in asked.path == path && asked.before < count ? [.send(Lines.http(503, "{}"))] : script(asked) }
}
