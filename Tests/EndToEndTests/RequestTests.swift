internal import Linux
internal import Plans
internal import Testing
internal import Wire

extension EndToEnd {
  /// Sentences through the built programs and a real socket.
  @Suite struct RequestTests {
    private static let now = "2026-05-03T12:00:00+03:00"

    @Test(.timeLimit(.minutes(3)))
    func `a sentence makes a film and answers what was asked beside it`() async throws {
      let house = Household()
      try await house.drop(Household.day(3))
      try await house.start()
      try await house.settle()
      let answer = try await house.answer(
        "ask", "собери ролик на 5 секунд за вчера и скажи, сколько всего видео", "--now", Self.now, "--wait",
        "-o",
        "дача")
      #expect(answer["film"]?["frames"] == 150)
      #expect(answer["film"]?["path"]?.string == "\(house.films)/дача.mp4")
      #expect(answer["answer"]?["count"] == 3 && answer["answer"]?["source"] == "videos")
      #expect(answer["plan"]?["from"] == "2026-05-02" && answer["plan"]?["to"] == "2026-05-02")
      let origin = try #require(answer["plan"]?["origin"])
      #expect(origin["from"] == "words" && origin["milliseconds"] == "words")
      #expect(origin["name"] == "edited" && origin["frame"] == "default")
      #expect(answer["said"]?["from"] == "вчера")
      // The film's own plan keeps where each field came from.
      let id = try #require(answer["job"]?["id"]?.integer)
      #expect(try await house.answer("job", "\(id)")["plan"]?["origin"]?["from"] == "words")
    }

    @Test(.timeLimit(.minutes(1)))
    func `two questions of one sentence are both answered, each with its own days and source`() async throws {
      let house = Household()
      try await house.drop(Household.day(3))
      try await house.start()
      try await house.settle()
      let answer = try await house.answer(
        "ask", "how many videos did I shoot yesterday and how many photos in total?", "--now", Self.now)
      let first = try #require(answer["answer"])
      let answers = [first] + (first["also"]?.array ?? [])
      #expect(answers.map { $0["source"] ?? .null } == ["videos", "photos"], "\(answer)")
      #expect(answers.map { $0["count"] ?? .null } == [3, 0])
      #expect(answers.map { $0["from"] ?? .null } == ["2026-05-02", .null])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a wish for an answer and a film of a format are both done`() async throws {
      let house = Household()
      try await house.drop(Household.day(3))
      try await house.start()
      try await house.settle()
      let answer = try await house.answer(
        "ask",
        "could you tell me how many videos I shot yesterday and make a film of them in 720p, 25 fps, "
          + "without black bars, 4 seconds", "--now", Self.now, "--wait")
      #expect(answer["film"]?["frames"] == 100 && answer["film"]?["fps"] == "25/1")
      #expect(answer["answer"]?["count"] == 3)
      let plan = try #require(answer["plan"])
      #expect(plan["height"] == 720 && plan["fps"] == 25 && plan["framing"] == "fill")
      for field in ["height", "fps", "framing"] { #expect(plan["origin"]?[field] == "words", "\(field)") }
      #expect(answer["said"]?["framing"] == "without black bars" && answer["said"]?["height"] == "720p")
    }

    @Test(.timeLimit(.minutes(1)))
    func `counts and refusals are answered at once, in the person's language`() async throws {
      let house = Household()
      try await house.drop(Household.day(1))
      try await house.start()
      try await house.settle()
      let text = try await house.text([
        "ask", "Wie viele Videos habe ich am 2. Mai gemacht?", "--now", Self.now,
      ])
      #expect(text.hasSuffix("\nSamstag, 2. Mai 2026: 1 Video.\n"), "\(text)")

      let future = try await house.reel("ask", "a film of tomorrow", "--now", Self.now)
      #expect(future.status == 1)
      #expect(future.json["error"]?["code"] == "future-date")
      #expect(future.json["error"]?["words"] == "tomorrow" && future.json["error"]?["language"] == "en")

      let empty = try await house.reel("ask", "ein Film vom 1. März 2026", "--now", Self.now)
      #expect(empty.json["error"]?["code"] == "no-footage")
      #expect(empty.json["error"]?["after"] == "2026-05-02")
      #expect(empty.errors.contains("Die nächsten Tage mit Aufnahmen: 2. Mai 2026."))

      let chat = try await house.reel("ask", "send my photos to everyone", "--now", Self.now)
      #expect(chat.status == 1 && chat.json["error"]?["field"] == "task")
      #expect(try await house.answer("jobs")["jobs"]?.array?.isEmpty == true)
    }

    @Test(.timeLimit(.minutes(1)))
    func `cases of a file are answered line by line, refusals among them`() async throws {
      let house = Household()
      try await house.start()
      let cases = [
        #"{"id": "a", "now": "2026-08-21T14:30:00+02:00", "ask": "a film of yesterday", "form": null, "lang": "en"}"#,
        #"{"id": 2, "now": "2026-08-21T14:30:00+02:00", "ask": "a film of tomorrow", "form": {"task": "count"}}"#,
        "", "not JSON", #"{"id": "c"}"#, #"{"id": "d", "ask": "how many videos", "form": "nonsense"}"#,
        #"{"id": "e", "ask": "\#(String(repeating: "x", count: 700_000))"}"#,
        #"{"id": "f", "ask": "x", "now": "yesterday"}"#,
      ]
      try house.scratch.write(cases.joined(separator: "\n"), to: "cases")
      let ending = try await house.reel("read", "--jsonl", house.scratch.path("cases"))
      #expect(ending.status == 0, "\(ending.errors)")
      let answers = ending.lines.compactMap { try? JSONText.parse(Array($0.utf8)) }
      #expect(answers.count == 7)
      #expect(
        answers.map { $0["id"] ?? .null } == ["a", 2, .null, "c", "d", "e", "f"])
      #expect(answers.first?["plan"]?["from"] == "2026-08-20")
      let codes = answers.map { $0["error"]?["code"]?.string ?? "" }
      #expect(codes == ["", "future-date", "bad-value", "bad-value", "", "ask-too-long", "bad-value"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a model's form changes nothing where words decide`() async throws {
      let house = Household()
      try await house.start()
      let plain = try await house.request(
        "request.read", ["text": "a film of yesterday", "now": .string(Self.now)])
      let lied = try await house.request(
        "request.read",
        [
          "text": "a film of yesterday", "now": .string(Self.now),
          "form": ["task": "count", "source": "photos", "when": "last_month", "stray": [1, 2]],
        ])
      #expect(plain["plan"]?["task"] == "montage")
      #expect(plain == lied)
    }
  }
}

extension Household {
  /// The result of one request on a connection of its own.
  func request(_ method: String, _ params: JSON) async throws -> JSON {
    let connection = try UnixConnection.connect(path: socket)
    let request: JSON = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": params]
    try connection.sendAll(JSONText.write(request) + [UInt8(ascii: "\n")])
    connection.finishSending()
    let answer = try JSONText.parse(try connection.descriptor.readAll(limit: 1 << 20))
    return try #require(answer["result"], "\(answer)")
  }
}
