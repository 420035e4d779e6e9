import Plans
import Testing
import Wire

extension EndToEnd {
  /// `reel mcp` as an agent meets it, driven by another program.
  @Suite struct AgentTests {
    /// Sends the lines of the first argument to `reel mcp` and prints what comes back.
    private static let agent = """
      import json, subprocess, sys
      lines = json.loads(sys.argv[1])
      server = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
      for line in lines:
          quiet = isinstance(line, dict) and line.pop("quiet", False)
          text = line if isinstance(line, str) else json.dumps(line)
          server.stdin.write(text + "\\n"); server.stdin.flush()
          if quiet: continue
          while not isinstance(line, str) and "id" in line and not line.get("unanswered"):
              answer = server.stdout.readline()
              if not answer: sys.exit("closed")
              print(answer, end="")
              if json.loads(answer).get("id") == line["id"]: break
          if isinstance(line, str) or line.get("unanswered"): print(server.stdout.readline(), end="")
      server.stdin.close()
      print(server.stdout.read(), end="")
      print(json.dumps({"status": server.wait(20)}))
      """

    private static func talk(_ house: Household, _ lines: [JSON]) async throws -> [JSON] {
      let text = String(decoding: JSONText.write(.array(lines)), as: UTF8.self)
      let ending = try await Command(
        program: "python3",
        arguments: ["-c", agent, text, "\(try Household.programs)/reel", "mcp", "--socket", house.socket]
      ).run()
      try #require(ending.status == 0, "\(ending.errors)")
      return ending.lines.compactMap { try? JSONText.parse(Array($0.utf8)) }
    }

    private static func request(_ id: JSON, _ method: String, _ params: JSON = [:]) -> JSON {
      ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
    }

    private static func call(_ id: JSON, _ tool: String, _ arguments: JSON, token: JSON = .null) -> JSON {
      request(
        id, "tools/call",
        [
          "name": .string(tool), "arguments": arguments,
          "_meta": token.isNull ? [:] : ["progressToken": token],
        ])
    }

    @Test(.timeLimit(.minutes(3)))
    func `an agent learns the tools, counts, and makes a film with progress`() async throws {
      let house = Household()
      try await house.drop(Household.day(2))
      try await house.start()
      try await house.settle()
      let answers = try await Self.talk(
        house,
        [
          Self.request(1, "initialize", ["protocolVersion": "2025-06-18", "capabilities": [:]]),
          ["jsonrpc": "2.0", "method": "notifications/initialized"], Self.request("two", "tools/list"),
          Self.call(3, "count", ["source": "videos"]),
          Self.call(
            4, "make",
            [
              "plan": ["task": "montage", "milliseconds": 2000, "name": "agent"], "wait": true,
            ], token: "p"),
          Self.request(5, "ping"), Self.call(6, "films", [:]),
        ])
      let byID = { (id: JSON) in answers.first { $0["id"] == id }?["result"] }
      #expect(byID(1)?["protocolVersion"] == "2025-06-18" && byID(1)?["serverInfo"]?["name"] == "reeld")
      let tools = byID("two")?["tools"]?.array ?? []
      let names = tools.compactMap { $0["name"]?.string }
      #expect(names.contains("ask") && names.contains("storyboard") && names.count == 16)
      #expect(tools.allSatisfy { $0["inputSchema"]?["type"] == "object" })
      #expect(byID(3)?["structuredContent"]?["count"] == 2 && byID(3)?["isError"] == false)
      #expect(byID(4)?["structuredContent"]?["film"]?["frames"] == 60)
      #expect(byID(5) == [:])
      #expect(byID(6)?["structuredContent"]?["films"]?.array?.count == 1)
      let steps = answers.filter { $0["method"] == "notifications/progress" }
      let fractions = steps.compactMap { $0["params"]?["progress"]?.number }
      #expect(steps.allSatisfy { $0["params"]?["progressToken"] == "p" })
      #expect(!fractions.isEmpty && fractions == fractions.sorted())
      #expect(answers.last == ["status": 0])
    }

    @Test(.timeLimit(.minutes(1)))
    func `what an agent gets wrong is refused as for everybody else`() async throws {
      let house = Household()
      try await house.start()
      let answers = try await Self.talk(
        house,
        [
          "not JSON", "[]", Self.request(1, "resources/list"), Self.call(2, "format_disk", [:]),
          Self.call(3, "count", ["from": "2026-02-31"]), Self.call(4, "count", ["path": "/etc/passwd"]),
          Self.call(5, "make", ["plan": ["task": "montage", "command": "rm"]]),
          Self.call(6, "ask", ["text": "a film of tomorrow", "form": ["task": "count"]]),
          Self.call(7, "cancel", ["id": 99]), Self.call(8, "count", ["source": 7]), Self.call(9, "count", []),
          Self.call(10, "make", ["plan": ["task": "montage"], "wait": "yes"]),
          Self.call(11, "ask", ["text": "a film of yesterday", "wait": 1]),
        ])
      let byID = { (id: JSON) in answers.first { $0["id"] == id } }
      let codes = answers.compactMap { $0["error"]?["code"]?.integer }
      #expect(codes == [-32700, -32600, -32601, -32602, -32602])
      let refused = { (id: JSON) in
        byID(id)?["result"]?["isError"] == true ? byID(id)?["result"]?["structuredContent"]?["error"] : nil
      }
      #expect(refused(3)?["code"] == "impossible-date" && refused(3)?["field"] == "from")
      #expect(refused(4)?["code"] == "unknown-field" && refused(5)?["field"] == "command")
      #expect(refused(6)?["code"] == "future-date" && refused(7)?["code"] == "not-found")
      #expect(refused(8)?["field"] == "source")
      #expect(refused(10)?["field"] == "wait" && refused(10)?["code"] == "bad-value")
      #expect(refused(11)?["field"] == "wait")
    }

    @Test(.timeLimit(.minutes(2)))
    func `a call that is cancelled is not answered, and its job goes on`() async throws {
      let house = Household()
      try await house.drop(Household.day(1))
      try await house.start()
      try await house.settle()
      var waiting =
        Self.call(
          1, "make", ["plan": ["task": "montage", "milliseconds": 2000], "wait": true], token: 7
        ).members ?? []
      waiting.append(.init("unanswered", true))
      let answers = try await Self.talk(
        house,
        [
          .object(waiting),
          ["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 1]],
          Self.request(2, "ping"),
        ])
      #expect(answers.first?["params"]?["progressToken"] == 7)
      let answered = answers.filter { $0["method"] == nil }
      #expect(answered == [["jsonrpc": "2.0", "id": 2, "result": [:]], ["status": 0]])
      _ = try await house.answer("wait", "1")
    }

    @Test(.timeLimit(.minutes(2)))
    func `films that are waited for keep no other call, and nobody when the agent has gone`() async throws {
      let house = Household()
      try await house.drop(Household.day(1))
      try await house.start()
      try await house.settle()
      func quiet(_ call: JSON) -> JSON { .object((call.members ?? []) + [.init("quiet", true)]) }
      let plan: JSON = ["task": "montage", "milliseconds": 60_000]
      let films = (2...13).map { quiet(Self.call(.integer($0), "make", ["plan": plan, "wait": true])) }
      let others: [JSON] = [
        Self.call(20, "jobs", [:]), Self.call(21, "count", [:]), Self.call(22, "cancel", ["id": 99]),
        quiet(Self.call(23, "wait", ["id": 1])), quiet(Self.call(24, "count", [:])),
      ]
      let answers = try await Self.talk(house, [Self.call(1, "make", ["plan": plan])] + films + others)
      let byID = { (id: JSON) in answers.first { $0["id"] == id }?["result"] }
      #expect(byID(20)?["structuredContent"]?["jobs"]?.array?.isEmpty == false)
      #expect(byID(21)?["structuredContent"]?["count"] == 1)
      #expect(byID(22)?["structuredContent"]?["error"]?["code"] == "not-found")
      #expect(byID(24)?["structuredContent"]?["count"] == 1 && byID(23) == nil)
      // What had not begun is begun, and answered with its job.
      for id: JSON in [11, 12, 13] { #expect(byID(id)?["structuredContent"]?["job"]?["id"] != nil, "\(id)") }
      #expect(answers.last == ["status": 0])
      #expect(try await house.answer("jobs")["jobs"]?.array?.count == 13)
    }

    @Test(.timeLimit(.minutes(1)))
    func `an agent without a daemon is told how to start one`() async throws {
      let house = Household()
      let answers = try await Self.talk(house, [Self.call(1, "status", [:])])
      #expect(answers.first?["result"]?["structuredContent"]?["error"]?["code"] == "unreachable")
    }
  }
}
