import Glibc
import Plans
import Testing
import Wire

@testable import Linux
@testable import reel

/// Commands that ask one question: what is asked, and how the answer is shown.
@Suite(.timeLimit(.minutes(1)))
struct QuestionTests {
  private static let questions: [([String], Method, JSON)] = [
    (["status"], .daemonInfo, .object([])), (["wait", "--index"], .libraryWait, .object([])),
    (["count"], .libraryCount, .object([])),
    (
      ["count", "--source", "videos", "--from=2026-08-20", "--to", "2026-08-21", "--state", "refused"],
      .libraryCount,
      ["source": "videos", "state": "refused", "from": "2026-08-20", "to": "2026-08-21"]
    ),
    (["list", "--limit", "3", "--cursor", "abc"], .libraryList, ["limit": 3, "cursor": "abc"]),
    (["show", "2026/a.mov"], .libraryShow, ["path": "2026/a.mov"]), (["job", "7"], .jobGet, ["id": 7]),
    (["cancel", "7"], .jobCancel, ["id": 7]), (["jobs"], .jobList, .object([])),
    (["films", "--limit", "1"], .filmList, ["limit": 1]), (["timeline", "3"], .filmTimeline, ["film": "3"]),
    (["storyboard", "3"], .filmStoryboard, ["film": "3"]),
    (["timeline", "a b.mp4"], .filmTimeline, ["film": "a b.mp4"]),
    (["--json", "timeline", "--", "-x"], .filmTimeline, ["film": "-x"]),
  ]

  @Test(arguments: questions)
  func `a command asks one question and passes the answer through`(
    arguments: [String], method: Method, params: JSON
  ) throws {
    let answer: JSON = ["anything": ["a\u{1b}": .real(1500), "b": .null]]
    let daemon = try ScriptedDaemon { (request, _) in .result(request, answer) }
    defer { daemon.stop() }
    // The socket first: behind `--` it would be an operand.
    let call = try Call(["--json", "--socket", daemon.socket] + arguments)
    #expect(daemon.requests.map(\.method) == [method])
    #expect(daemon.requests.map(\.params) == [params])
    #expect(call.exitCode == .done && call.errors.isEmpty && call.document == answer)
    #expect(!call.output.contains("\u{1b}"))
  }

  @Test(arguments: [
    ["status"], ["count"], ["list"], ["show", "x"], ["job", "7"], ["jobs"], ["films"], ["timeline", "1"],
    ["storyboard", "1"], ["cancel", "7"],
  ])
  func `an answer that holds nothing known is still shown without a fault`(arguments: [String]) throws {
    for answer: JSON in [
      .object([]), .null, [], "text", ["items": "x", "jobs": 1, "films": .null, "shots": [1], "plan": []],
    ] {
      let daemon = try ScriptedDaemon { (request, _) in .result(request, answer) }
      defer { daemon.stop() }
      #expect(try Call(arguments, socket: daemon.socket).exitCode == .done)
    }
  }

  @Test func `a refusal is 1, with its reason and hint for people and its document for programs`() throws {
    let problem = Problem(
      .futureDate, field: "from", reason: "2027-01-01 has not come yet", hint: "name a day up to today")
    let daemon = try ScriptedDaemon { (request, _) in .refusal(request, problem) }
    defer { daemon.stop() }
    let call = try Call(["count", "--from", "2027-01-01"], socket: daemon.socket)
    #expect(call.exitCode == .failed && call.output.isEmpty)
    #expect(call.errors == "reel: 2027-01-01 has not come yet\nname a day up to today\n")
    let inJSON = try Call(["count", "--from", "2027-01-01", "--json"], socket: daemon.socket)
    #expect(inJSON.exitCode == .failed && inJSON.document == ["error": problem.json])
    #expect(inJSON.errors.hasPrefix("reel: 2027-01-01 has not come yet\n"))
  }

  @Test func `people get every page of a list, programs one`() throws {
    let daemon = try ScriptedDaemon { (request, _) in
      let next: JSON = request.params["cursor"] == nil ? "page 2" : .null
      return .result(request, ["items": [Documents.row], "next": next])
    }
    defer { daemon.stop() }
    #expect(
      try Call(["list"], socket: daemon.socket).output.split(separator: "\n").filter {
        $0.contains("IMG_0412")
      }.count == 2)
    #expect(daemon.requests.map(\.method) == [.libraryList, .libraryList])
    #expect(daemon.requests.map { $0.params["cursor"] } == [nil, "page 2"])
    #expect(try Call(["list", "--json"], socket: daemon.socket).document?["next"] == "page 2")
    #expect(daemon.requests.count == 3)
  }

  @Test func `a list says once which folder is not there`() throws {
    let daemon = try ScriptedDaemon { (request, before) in
      let next: JSON = before == 0 ? "page 2" : .null
      return .result(request, ["items": [Documents.row], "next": next, "offline": ["/mnt/card"]])
    }
    defer { daemon.stop() }
    let lines = try Call(["list"], socket: daemon.socket).output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("the folder /mnt/card is not there now") }.count == 1)
    #expect(!lines.contains { $0.hasPrefix("more:") })
  }

  @Test(arguments: [
    (["count", "--from", "x"], "from", Problem.Code.badValue, "a day is written as 2026-08-20"),
    (["list", "--to", "x"], "to", .badValue, "a day is written as 2026-08-20"),
    (
      ["recut", "3", "--length", "0.5"], "milliseconds", .badLength,
      "a film lasts from 1 second to 2 hours, such as 90s or 1:30"
    ),
  ])
  func `a hint is one that a command line can follow`(
    arguments: [String], field: String, code: Problem.Code, hint: String
  ) throws {
    let problem = Problem(code, field: field, reason: "no", hint: "milliseconds, or null")
    let daemon = try ScriptedDaemon { (request, _) in .refusal(request, problem) }
    defer { daemon.stop() }
    let call = try Call(arguments, socket: daemon.socket)
    #expect(call.exitCode == .failed && call.errors == "reel: no\n\(hint)\n")
  }

  @Test(arguments: [true, false])
  func `a daemon that turns a client away is heard, however early it closes`(isEarly: Bool) throws {
    let problem = Problem(.busy, reason: "too many connections are open", hint: "close one and come again")
    let line = RPCResponse(id: .none, error: RPCError(problem)).line
    let ours: MessageSocket
    var door: Descriptor?
    (ours, door) = try MessageSocket.pair()
    let connection = try DaemonConnection(
      UnixConnection(accepted: ours.descriptor), signals: SignalDescriptor([SIGINT]))
    try door?.write(line)
    if isEarly { door = nil }
    do throws(DaemonConnection.End) {
      try connection.send(.daemonInfo, [])
      door = nil
      Issue.record("\(try connection.answer())")
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      #expect(refusal.problem == problem.json)
    }
  }

  @Test func `a result that could not be written is a failure`() throws {
    let daemon = try ScriptedDaemon { (request, _) in
      .result(request, ["items": [Documents.row], "next": "again"])
    }
    defer { daemon.stop() }
    for flags in [[], ["--json"]] {
      let errors = try Descriptor.openFolder("/tmp").openUnnamed()
      let program = Program(
        arguments: ["list", "--socket", daemon.socket] + flags,
        output: try Descriptor.open("/dev/full", flags: O_WRONLY), errors: errors)
      #expect(program.run() == .failed)
      #expect(
        String(decoding: try errors.readAt(0, count: 1000), as: UTF8.self)
          == "reel: the result could not be written: No space left on device\n")
    }
  }

  @Test(arguments: [
    ScriptedDaemon.Reply.hangUp, .lines([Array("HTTP/1.1 400\r\n".utf8)]), .lines([Array("{}\n".utf8)]),
  ])
  func `what is no answer of ours is 69`(reply: ScriptedDaemon.Reply) throws {
    let daemon = try ScriptedDaemon { (_, _) in reply }
    defer { daemon.stop() }
    let call = try Call(["status"], socket: daemon.socket)
    #expect(call.exitCode == .unreachable && !call.errors.isEmpty)
  }

  @Test func `a large answer is read whole`() throws {
    let text = String(repeating: "é", count: 2 << 20)
    let daemon = try ScriptedDaemon { (request, _) in .result(request, ["text": .string(text)]) }
    defer { daemon.stop() }
    #expect(try Call(["status"], socket: daemon.socket).exitCode == .done)
  }
}
