import Plans
import Testing
import Wire

@testable import reel

/// `reel read` and `reel ask` against a daemon that answers as scripted.
struct AskTests {
  private static func plan(_ changes: [JSON.Member] = [], origin: JSON) -> JSON {
    let plain: [JSON.Member] = [
      .init("version", 1), .init("task", "montage"), .init("source", "all"), .init("folder", .null),
      .init("from", "2026-08-20"), .init("to", "2026-08-20"), .init("milliseconds", 60_000),
      .init("music", ["any": true]), .init("beat", true), .init("frame", "auto"), .init("name", .null),
      .init("only", []), .init("without", []), .init("also", []),
    ]
    let changed = plain.map { old in changes.first { $0.key == old.key } ?? old }
    return .object(changed + [.init("origin", origin)])
  }

  private static let russian: JSON = [
    "plan": plan(
      [.init("also", [["task": "count", "source": "videos", "from": .null, "to": .null]])],
      origin: [
        "task": "words", "from": "words", "to": "words", "milliseconds": "words", "music": "words",
        "beat": "words",
        "also": "words", "source": "default", "frame": "default", "name": "default",
      ]),
    "job": .null, "answer": .null,
    "said": [
      "task": "собери", "from": "вчера", "to": "вчера", "milliseconds": "минутный", "music": "под музыку",
      "also": ", сколько всего видео",
    ], "language": "ru", "now": "2026-08-21T14:30:00+02:00",
  ]

  private static let counted: JSON = [
    "plan": plan([.init("task", "count")], origin: ["task": "words", "from": "words", "to": "words"]),
    "job": .null,
    "answer": [
      "task": "count", "source": "videos", "count": 3, "videos": 3, "photos": 0, "live": 0, "uncertain": 1,
      "refused": 0, "from": "2026-08-20", "to": "2026-08-20",
    ], "said": ["task": "how many", "from": "yesterday"], "language": "en",
    "now": "2026-08-21T14:30:00+02:00",
  ]

  private func call(
    _ arguments: [String], _ script: @escaping @Sendable (RPCRequest, Int) -> ScriptedDaemon.Reply
  ) throws -> (call: Call, requests: [RPCRequest]) {
    let daemon = try ScriptedDaemon(script)
    defer { daemon.stop() }
    return (try Call(arguments, socket: daemon.socket), daemon.requests)
  }

  @Test func `what was understood is shown in the person's language with its words`() throws {
    let (call, requests) = try call(["read", "собери ..."]) { (request, _) in
      .result(request, Self.russian)
    }
    #expect(requests.map(\.method) == [.requestRead])
    #expect(
      call.output == """
        Я понял так:
          что     фильм                                «собери»
          дни     четверг, 20 августа 2026             «вчера»
          длина   1 мин                                «минутный»
          музыка  любая из ваших, смена кадров в такт  «под музыку»
          и ещё   посчитать: видео, все дни            «сколько всего видео»
        Вы не сказали, поэтому я выбрал сам: всё, что снято; форма кадра как у большинства клипов; название по датам.

        """)
  }

  @Test func `a count is answered in a sentence, at once`() throws {
    let (call, requests) = try call([
      "ask", "how many videos yesterday?", "--now", "2026-08-21T14:30:00+02:00",
    ]) { (request, _) in .result(request, Self.counted) }
    #expect(call.exitCode == .done)
    #expect(requests.map(\.method) == [.requestAsk])
    #expect(requests.first?.params["now"]?.string == "2026-08-21T14:30:00+02:00")
    #expect(
      call.output.hasSuffix(
        """

        Thursday, 20 August 2026: 3 videos.
        1 more has no certain date and is not counted.

        """))
  }

  @Test func `a program that asks gets the daemon's document`() throws {
    let call = try call(["ask", "x", "--json"]) { (request, _) in .result(request, Self.counted) }.call
    #expect(call.document == Self.counted)
    let waited = try self.call(["ask", "x", "--json", "--wait"]) { (request, _) in
      .result(request, Self.counted)
    }.call
    #expect(waited.document?["film"] == .null && waited.document?["answer"]?["count"] == 3)
  }

  @Test func `a dry run makes a draft and nothing else`() throws {
    let (call, requests) = try call(["ask", "x", "--dry-run"]) { (request, _) in
      .result(request, Self.russian)
    }
    #expect(requests.map(\.method) == [.requestAsk])
    #expect(requests.first?.params["draft"] == true)
    #expect(call.output.hasPrefix("Я понял так:"))
  }

  @Test func `the film's path is the last line, after progress in the person's language`() throws {
    let (call, requests) = try call(["ask", "собери", "-o", "x"]) { (request, _) in
      switch request.method {
      case .requestAsk:
        let job: JSON = ["id": 7, "state": "queued"]
        let members = (Self.russian.members ?? []).map { $0.key == "job" ? JSON.Member("job", job) : $0 }
        return .result(request, .object(members))
      default:
        return .lines([
          RPCResponse(id: request.id, result: ["job": Documents.job("rendering", fraction: 0.4)]).line,
          Documents.finished(),
        ])
      }
    }
    #expect(call.exitCode == .done)
    #expect(call.lastLine == "/films/2026-08-20.mp4")
    #expect(call.output.contains("Замечание: one clip was too dark\nФильм готов, длина 1 мин:\n"))
    #expect(call.errors.contains("40 %  монтирую"))
    #expect(requests.first?.params["name"] == "x")
  }

  @Test(arguments: [
    (
      Problem(.futureDate, field: "from", reason: "r", hint: "h"), "mañana", "es",
      "reel: «mañana» está en el futuro: todavía no hay nada grabado.\n"
        + "Escribe días que ya han pasado, como ayer o la semana pasada.\n"
    ),
    (
      Problem(.twoLengths, field: "milliseconds", reason: "r", hint: "h"), "30 Sekunden oder eine Minute",
      "de",
      "reel: „30 Sekunden oder eine Minute“: das sind zwei Längen.\nSchreib nur eine davon.\n"
    ),
    (
      Problem(.impossibleDate, field: "from", reason: "r", hint: "h"), "32 août", "fr",
      "reel: “32 août”: there is no such day.\n"
        + "Write a day that exists, such as 16 August or 2026-08-16.\n"
    ),
    (Problem(.diskFull, reason: "the disk is full", hint: "h"), "", "ru", "reel: the disk is full\nh\n"),
  ])
  func `a refusal names the words and what to write instead`(
    problem: Problem, words: String, language: String, text: String
  ) throws {
    var problem = problem
    problem.context = [JSON.Member("words", .string(words)), JSON.Member("language", .string(language))]
    let refusal = problem
    let call = try call(["ask", "x"]) { (request, _) in .refusal(request, refusal) }.call
    #expect(call.exitCode == .failed && call.output.isEmpty)
    #expect(call.errors == text)
  }

  @Test func `where nothing was filmed, what was understood is shown with the nearest days`() throws {
    let (call, _) = try call(["ask", "x"]) { (request, _) in
      if request.method == .requestRead { return .result(request, Self.russian) }
      var problem = Problem(.noFootage, field: "from", reason: "r")
      problem.context = [
        JSON.Member("before", "2026-08-18"), JSON.Member("after", .null), JSON.Member("language", "ru"),
      ]
      return .refusal(request, problem)
    }
    #expect(call.output.hasPrefix("Я понял так:"))
    #expect(call.errors.contains("Здесь не из чего сделать фильм: четверг, 20 августа 2026."))
    #expect(call.errors.contains("Ближайшие дни, когда что-то снято: 18 августа 2026."))
  }

  @Test func `two names that fit are listed and none is picked`() throws {
    let call = try call(["ask", "x"]) { (request, _) in
      if request.method == .requestRead { return .result(request, Self.counted) }
      var problem = Problem(.ambiguousMusic, field: "music", reason: "r")
      problem.context = [
        JSON.Member("words", "Summer"), JSON.Member("nearest", ["Summer Rain", "Summer Sun"]),
        JSON.Member("language", "en"),
      ]
      return .refusal(request, problem)
    }.call
    #expect(
      call.errors == "reel: “Summer” fits more than one piece: “Summer Rain”, “Summer Sun”.\n"
        + "Write the whole name.\n")
  }
}
