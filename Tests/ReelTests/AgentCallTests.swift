import Linux
import Plans
import Testing
import Wire

@testable import reel

/// A tool's call whose daemon goes away, or says more than can be read.
@Suite(.timeLimit(.minutes(1)))
struct AgentCallTests {
  private static let begun: JSON = [
    "plan": Documents.plan, "job": ["id": 7, "state": "queued"], "notes": ["one was too dark"],
  ]

  /// Milliseconds after which nothing more is expected.
  private static let longestSilence: Int32 = 30_000

  /// What the agent is answered; null when it is not.
  private static func answer(
    _ tool: AgentTool, _ arguments: JSON, longest: Int = 1 << 20,
    _ script: @escaping @Sendable (RPCRequest, Int) -> ScriptedDaemon.Reply
  ) throws -> JSON {
    let daemon = try ScriptedDaemon(script)
    defer { daemon.stop() }
    let request = try AgentRequest(id: 1, token: .null, tool: tool, arguments: arguments.members ?? [])
    let call = try AgentCall(request, to: [daemon.socket], longestAnswer: longest)
    while try !Waiting.ready([call.descriptor], milliseconds: longestSilence).isEmpty {
      for case .ended(let answer) in call.read() { return answer["result"] ?? .null }
    }
    return .null
  }

  @Test(arguments: [ScriptedDaemon.Reply.hangUp, .lines([Array("what\n".utf8)])])
  func `a daemon that goes away while a film is waited for leaves its job's number`(
    reply: ScriptedDaemon.Reply
  ) throws {
    let result = try Self.answer(.make, ["plan": ["task": "montage"], "wait": true]) { (request, before) in
      before == 0 ? .result(request, Self.begun) : reply
    }
    let document = result["structuredContent"]
    #expect(document?["job"]?["id"] == 7 && document?["plan"] == Documents.plan)
    #expect(document?["error"] == nil && result["isError"] == false)
    let notes = document?["notes"]?.array ?? []
    #expect(notes.count == 2 && notes.last?.string?.contains("`wait` follows it") == true, "\(notes)")
  }

  @Test func `a job whose news are refused is told as begun`() throws {
    let result = try Self.answer(.make, ["plan": ["task": "montage"], "wait": true]) { (request, before) in
      before == 0
        ? .result(request, Self.begun) : .refusal(request, Problem(.busy, reason: "too many follow it"))
    }
    #expect(result["structuredContent"]?["job"]?["id"] == 7)
  }

  @Test func `a daemon that goes away before it answered is unreachable`() throws {
    let result = try Self.answer(.make, ["plan": ["task": "montage"], "wait": true]) { (_, _) in .hangUp }
    #expect(result["structuredContent"]?["error"]?["code"] == "unreachable" && result["isError"] == true)
  }

  @Test func `an answer that is too long is an error, not a silence`() throws {
    let result = try Self.answer(.count, [:], longest: 100) { (request, _) in
      .result(request, ["text": .string(String(repeating: "a", count: 200))])
    }
    #expect(result["structuredContent"]?["error"]?["code"] == "unreachable")
  }
}
