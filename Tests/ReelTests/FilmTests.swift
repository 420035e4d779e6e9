import Glibc
import Linux
import Plans
import Testing
import Wire

@testable import reel

/// Making films: what is submitted, and how a job is followed to its end.
@Suite(.timeLimit(.minutes(1)))
struct FilmTests {
  private let file: PlanFile
  private static let accepted: JSON = ["plan": Documents.plan, "job": ["id": 7, "state": "queued"]]

  init() throws {
    file = PlanFile()
    try write(#"{"version":1,"task":"montage","milliseconds":60000}"#)
  }

  /// A file's name that goes, with the file, when the test does.
  private final class PlanFile {
    let path = "/tmp/reel-plan-\(getpid())-\(MonotonicClock.now).json"
    deinit { unlink(path) }
  }

  private var planFile: String { file.path }

  private func write(_ text: String) throws {
    try Descriptor.open(planFile, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600).write(Array(text.utf8))
  }

  /// A daemon that takes every film and tells its end at once.
  private func daemon(_ news: [[UInt8]]) throws -> ScriptedDaemon {
    try ScriptedDaemon { (request, _) in
      switch request.method {
      case .jobSubscribe:
        .lines([RPCResponse(id: request.id, result: ["job": Documents.job("queued")]).line] + news)
      default: .result(request, Self.accepted)
      }
    }
  }

  @Test func `a plan is submitted as it is, with a name, and under a key of its own`() throws {
    let daemon = try daemon([])
    defer { daemon.stop() }
    let call = try Call(["make", planFile, "-o", "yesterday", "--json"], socket: daemon.socket)
    #expect(call.exitCode == .done && call.document == Self.accepted)
    _ = try Call(["make", planFile, "--key", "mine"], socket: daemon.socket)
    let params = daemon.requests.map(\.params)
    #expect(params[0]["plan"] == ["version": 1, "task": "montage", "milliseconds": 60_000])
    #expect(params[0]["name"] == "yesterday")
    #expect(params[0]["key"]?.string?.utf8.count == 29)
    #expect(params[1]["key"] == "mine" && params[1]["name"] == nil)
  }

  @Test func `a plan inside an answer is taken out of it`() throws {
    let daemon = try daemon([])
    defer { daemon.stop() }
    try write(#"{"plan":{"task":"montage"},"job":{"id":1}}"#)
    _ = try Call(["make", planFile], socket: daemon.socket)
    #expect(daemon.requests.first?.params["plan"] == ["task": "montage"])
  }

  @Test func `without waiting people learn how to go on`() throws {
    let daemon = try daemon([])
    defer { daemon.stop() }
    let call = try Call(["make", planFile], socket: daemon.socket)
    #expect(call.output.hasPrefix("plan:\n"))
    #expect(call.output.hasSuffix("job 7 is queued\n`reel wait 7` follows it, `reel cancel 7` stops it\n"))
  }

  @Test(arguments: [
    ("{", "this is not JSON"), (#"{"task":1,"task":2}"#, "the key \"task\" is written twice"),
    ("", "this is not JSON"),
    ("\u{feff}{}", "byte order mark"), ("{\"milliseconds\":NaN}", "this is not JSON"),
  ])
  func `a file that is no JSON is refused before anything is asked`(text: String, reason: String) throws {
    let daemon = try daemon([])
    defer { daemon.stop() }
    try write(text)
    let call = try Call(["make", planFile, "--json"], socket: daemon.socket)
    #expect(call.exitCode == .failed && daemon.requests.isEmpty)
    #expect(call.document?["error"]?["code"] == "bad-value" && call.document?["error"]?["field"] == "plan")
    #expect(call.errors.contains(reason), "\(call.errors)")
  }

  @Test func `a file that is missing or too large is refused`() throws {
    let daemon = try daemon([])
    defer { daemon.stop() }
    let missing = try Call(["make", "/no/such/plan"], socket: daemon.socket)
    #expect(
      missing.exitCode == .failed && missing.errors == "reel: /no/such/plan: No such file or directory\n")
    let endless = try Call(["make", "/dev/zero"], socket: daemon.socket)
    #expect(
      endless.exitCode == .failed && endless.errors == "reel: /dev/zero: the plan is larger than 1 MiB\n")
  }

  @Test func `waiting ends with the film's path`() throws {
    let daemon = try daemon([
      Documents.progress(0.1), Documents.progress(0.9, job: 99), Documents.progress(0.5),
      Documents.finished(),
    ])
    defer { daemon.stop() }
    let call = try Call(["make", planFile, "--wait"], socket: daemon.socket)
    #expect(call.exitCode == .done && call.lastLine == "/films/2026-08-20.mp4")
    #expect(call.output.contains("note: one clip was too dark\n"))
    #expect(call.output.contains("film 3: 1:00, 1800 frames, 19 segments encoded, 1 reused\n"))
    #expect(call.errors.hasPrefix("  0 %  segment 9 of 20\n"))
    #expect(daemon.requests.map(\.method) == [.planSubmit, .jobSubscribe])
    #expect(daemon.requests.last?.params == ["id": 7])
  }

  @Test(arguments: [["make", "PLAN", "--wait"], ["wait", "7"], ["recut", "3", "--swap", "2", "--wait"]])
  func `in JSON waiting answers one document`(arguments: [String]) throws {
    let daemon = try daemon([Documents.progress(0.5), Documents.finished()])
    defer { daemon.stop() }
    let call = try Call(arguments.map { $0 == "PLAN" ? planFile : $0 } + ["--json"], socket: daemon.socket)
    #expect(call.exitCode == .done)
    #expect(
      call.document == [
        "plan": Documents.plan, "film": Documents.film, "answer": .null, "notes": ["one clip was too dark"],
        "job": ["id": 7, "state": "done"],
      ])
  }

  @Test func `a film that is gone is said to be gone, with the way to make it again`() throws {
    let film: JSON = ["id": 3, "path": "/films/a.mp4", "state": "gone"]
    let params: JSON = ["job": 7, "state": "done", "film": film, "error": .null]
    let daemon = try daemon([RPCNotification(.finished, params: params).line])
    defer { daemon.stop() }
    let call = try Call(["make", planFile, "--wait", "--key", "k"], socket: daemon.socket)
    #expect(call.exitCode == .failed && call.lastLine != "/films/a.mp4")
    #expect(
      call.errors.hasSuffix(
        "reel: the film of job 7 is gone: /films/a.mp4\n`reel recut 3 --wait` makes it again\n"))
    let inJSON = try Call(["wait", "7", "--json"], socket: daemon.socket)
    #expect(inJSON.exitCode == .failed && inJSON.document?["error"]?["code"] == "not-found")
  }

  @Test func `a failed job is 1 with its reason, a cancelled one too`() throws {
    let error: JSON = [
      "code": "source-changed", "field": "", "reason": "a.mov changed", "hint": "wait until it is copied",
    ]
    let failing = try daemon([Documents.finished("failed", error: error)])
    defer { failing.stop() }
    let failed = try Call(["wait", "7", "--json"], socket: failing.socket)
    #expect(failed.exitCode == .failed && failed.document == ["error": error])
    #expect(failed.errors.hasSuffix("reel: a.mov changed\nwait until it is copied\n"))
    let stopping = try daemon([Documents.finished("cancelled")])
    defer { stopping.stop() }
    let cancelled = try Call(["wait", "7"], socket: stopping.socket)
    #expect(cancelled.exitCode == .failed && cancelled.errors.hasSuffix("reel: job 7 was cancelled\n"))
  }

  @Test func `a refused plan is 1 with the field in the document`() throws {
    let problem = Problem(.badLength, field: "milliseconds", reason: "a film lasts at least 1 second")
    let daemon = try ScriptedDaemon { (request, _) in .refusal(request, problem) }
    defer { daemon.stop() }
    let call = try Call(["make", planFile, "--wait", "--json"], socket: daemon.socket)
    #expect(call.exitCode == .failed && call.document == ["error": problem.json])
  }

  @Test func `an answer that was lost is asked for again under the same key`() throws {
    let daemon = try ScriptedDaemon { (request, before) in
      before == 0 ? .hangUp : .result(request, Self.accepted)
    }
    defer { daemon.stop() }
    let call = try Call(["make", planFile], socket: daemon.socket)
    #expect(call.exitCode == .done)
    #expect(daemon.requests.count == 2 && daemon.requests[0].params == daemon.requests[1].params)
  }

  @Test func `a daemon that goes away is found again and the job followed to its end`() throws {
    let daemon = try ScriptedDaemon { (request, before) in
      let answer = RPCResponse(id: request.id, result: ["job": Documents.job("rendering", fraction: 0.2)])
        .line
      return switch before {
      case 0: .linesAndHangUp([answer, Documents.progress(0.4)])
      case 1: .hangUp
      default: .lines([answer, Documents.finished()])
      }
    }
    defer { daemon.stop() }
    let call = try Call(["wait", "7"], socket: daemon.socket)
    #expect(call.exitCode == .done && call.lastLine == "/films/2026-08-20.mp4")
    #expect(call.errors.contains("the daemon went away; job 7 goes on when it is back\n"))
    #expect(daemon.requests.count == 3)
  }

  @Test func `a plan that only counts is answered without a job`() throws {
    let daemon = try ScriptedDaemon { (request, _) in
      .result(request, ["plan": Documents.plan, "answer": ["count": 12, "videos": 12]])
    }
    defer { daemon.stop() }
    #expect(try Call(["make", planFile, "--wait"], socket: daemon.socket).output == "12: 12 videos\n")
  }

  @Test func `a recut names what changes`() throws {
    let daemon = try daemon([])
    defer { daemon.stop() }
    let arguments = [
      "recut", "3", "--drop", "1,2", "--drop", "5", "--swap=4", "--length", "1:30", "--music", "Summer", "-o",
      "new",
      "--key", "k",
    ]
    #expect(try Call(arguments, socket: daemon.socket).exitCode == .done)
    #expect(
      try Call(["recut", "a.mp4", "--without-music", "--key", "k"], socket: daemon.socket).exitCode == .done)
    #expect(
      daemon.requests.map(\.params) == [
        [
          "film": "3", "drop": [1, 2, 5], "swap": [4], "milliseconds": 90_000, "music": "Summer",
          "name": "new",
          "key": "k",
        ],
        ["film": "a.mp4", "without_music": true, "key": "k"],
      ])
    #expect(daemon.requests.allSatisfy { $0.method == .filmRecut })
  }
}
