import Model
import Plans
import ScriptedModel
import Testing
import Wire

/// What becomes of a question to a server that is ready: a form, or a signature and nothing else.
@Suite struct FormTests {
  private static let marker = "skrattmås"
  private static let sentence = "Gör en film av gårdagen med \(marker)"

  /// A wrong answer, and what is kept of it.
  struct Lie: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let acts: [ScriptedServer.Act]
    let signature: String

    init(_ name: String, _ signature: String, _ acts: [ScriptedServer.Act]) {
      testDescription = name
      self.signature = signature
      self.acts = acts
    }

    init(_ name: String, _ signature: String, content: String) {
      self.init(name, signature, [.send(Lines.http(200, Lines.chat(content)))])
    }
  }

  private static let good = Lines.form(task: "montage", when: "yesterday", written: "gårdagen")
  private static let body = Lines.chat(good)
  private static func status(_ status: Int, _ error: String = "") -> [ScriptedServer.Act] {
    let error: JSON = [
      "error": ["code": .integer(Int64(status)), "message": .string(marker), "type": .string(error)]
    ]
    return [.send(Lines.http(status, JSONText.write(error)))]
  }

  static let statuses: [Lie] = [
    Lie("unauthorized", "form:http:401:authentication_error", status(401, "authentication_error")),
    Lie("not found", "form:http:404:not_found_error", status(404, "not_found_error")),
    Lie("too large", "form:http:413", [.send(Lines.http(413, ""))]),
    Lie("too many", "form:http:429:rate_limit_error", status(429, "rate_limit_error")),
    Lie("an error whose type is the prompt", "form:http:500:other", status(500, marker)),
    Lie("a gateway's page", "form:http:502", [.send(Lines.http(502, "<html>\(marker)</html>"))]),
    Lie("loading again", "form:http:503:unavailable_error", status(503, "unavailable_error")),
    Lie(
      "over the window", "form:http:400:exceed_context_size_error", status(400, "exceed_context_size_error")),
    Lie(
      "elsewhere", "form:http:307",
      [.send(Lines.http(307, [], headers: "Location: http://192.0.2.1/v1/chat/completions\r\n"))]),
  ]

  static let wire: [Lie] = [
    Lie("200 without a body", "form:invalid:json", [.send(Lines.http(200, ""))]),
    Lie("HTML", "form:invalid:json", [.send(Lines.http(200, "<html>\(marker)</html>"))]),
    Lie("no HTTP", "form:garbled", [.send(Array("\(marker)\r\n\r\n".utf8))]),
    Lie("closed in the header", "form:reset", [.send(Array("HTTP/1.1 20".utf8)), .reset]),
    Lie("closed without a word", "form:reset", []),
    Lie(
      "shorter than its length", "form:cut",
      [.send(Array("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n".utf8) + body)]),
    Lie(
      "one byte too large", "form:too_large", [.send(Lines.http(200, [UInt8](repeating: 32, count: 65_537)))]),
    Lie(
      "a body without end", "form:too_large",
      [.send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8)), .endless([UInt8](repeating: 32, count: 4096))]),
    Lie(
      "headers without end", "form:too_large",
      [.send(Array("HTTP/1.1 200 OK\r\n".utf8)), .endless(Array("X-More: \(marker)\r\n".utf8))]),
    Lie(
      "a chunk cut off", "form:cut",
      [.send(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFF\r\n{\"cho".utf8))]),
  ]

  static let envelopes: [Lie] = [
    Lie("no choices", "form:invalid:envelope", [.send(Lines.http(200, #"{"choices": []}"#))]),
    Lie("a list", "form:invalid:envelope", [.send(Lines.http(200, "[1]"))]),
    Lie(
      "cut off by length", "form:invalid:cut_off",
      [.send(Lines.http(200, Lines.chat(good, finish: "length")))]),
    Lie(
      "another end", "form:invalid:finish",
      [.send(Lines.http(200, Lines.chat(good, finish: "content_filter")))]),
    Lie("thinking", "form:invalid:thinking_on", [.send(Lines.http(200, Lines.chat("", thought: good)))]),
    Lie("empty", "form:invalid:empty", content: " \n"),
    Lie(
      "malformed UTF-8", "form:invalid:json",
      [.send(Lines.http(200, Array(#"{"choices": [{"message": {"content": ""#.utf8) + [0xFF, 0xFE]))]),
    Lie(
      "a key twice outside", "form:invalid:json", [.send(Lines.http(200, #"{"choices": [], "choices": []}"#))]
    ),
  ]

  static let contents: [Lie] = [
    Lie("unconstrained text", "form:invalid:content", content: "Sure! Here is your \(marker)."),
    Lie("in a fence", "form:invalid:content", content: "```json\n\(good)\n```"),
    Lie("two objects", "form:invalid:content", content: good + good),
    Lie("a list", "form:invalid:content", content: "[\(good)]"),
    Lie(
      "a lone surrogate", "form:invalid:content",
      content: Lines.form(reply: "X").replacing("X", with: "\\ud800")),
    Lie("a number for text", "form:invalid:content", content: good.replacing("\"gårdagen\"", with: "7")),
    Lie(
      "a key twice", "form:invalid:content",
      content: good.replacing("{\"task\"", with: "{\"task\":\"count\",\"task\"")),
    Lie(
      "one key more", "form:invalid:keys",
      content: good.replacing("{\"task\"", with: "{\"then\":\"count\",\"task\"")),
    Lie("one key less", "form:invalid:keys", content: good.replacing(",\"reply_text\":\"\"", with: "")),
    Lie("another key", "form:invalid:keys", content: good.replacing("reply_text", with: "reply")),
    Lie("a task that is none", "form:invalid:enum_task", content: Lines.form(task: "delete")),
    Lie("a task off by case", "form:invalid:enum_task", content: Lines.form(task: "Montage")),
    Lie("a source that is none", "form:invalid:enum_source", content: Lines.form(source: "music")),
    Lie("a period that is none", "form:invalid:enum_when", content: Lines.form(when: "last_decade")),
    Lie(
      "text over its limit", "form:invalid:text_too_long",
      content: Lines.form(written: String(repeating: "x", count: 81))),
    Lie(
      "replaced characters over the limit", "form:invalid:text_too_long",
      content: Lines.form(length: String(repeating: "\u{FFFD}", count: 41))),
  ]

  @Test(arguments: statuses + wire + envelopes + contents)
  func `a wrong answer leaves a signature, at once and without a word of it`(lie: Lie) async throws {
    let stage = try Stage(Lines.server { _ in lie.acts })
    await stage.model.look()
    #expect(await stage.fault(Self.sentence) == lie.signature)
    let told = "\(await stage.model.report) \(stage.notes)"
    #expect(!told.contains(Self.marker))
    // A redirect leads nowhere: whatever it was, the same server was asked, once or after a reset twice.
    #expect(stage.server.forms.count <= 2)
    await stage.end()
  }

  @Test(arguments: [
    ("chunked", Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)),
    ("to the end of the connection", Array("HTTP/1.1 200 OK\r\n\r\n".utf8)),
  ])
  func `an answer may come in pieces`(name: String, head: [UInt8]) async throws {
    let chunk = name == "chunked" ? Array("\(String(Self.body.count, radix: 16))\r\n".utf8) : []
    let tail = name == "chunked" ? Array("\r\n0\r\n\r\n".utf8) : []
    let stage = try Stage(
      Lines.server { _ in
        [.send(head), .pause(milliseconds: 30), .send(chunk), .send(Self.body), .send(tail)]
      })
    await stage.model.look()
    #expect(await stage.fault() == nil)
    await stage.end()
  }

  @Test func `white space and another order of keys are nothing wrong, and the order is told`() async throws {
    let sorted = """
      {
        "length_written": "", "reply_text": "", "source": "all",  "task": "montage",
        "when": "yesterday", "when_written": "gårdagen"
      }
      """
    let stage = try Stage(Lines.server { _ in Lines.says(sorted) })
    await stage.model.look()
    #expect(await stage.fault() == nil)
    #expect(await stage.model.report.keyOrder == .sorted)
    await stage.end()
  }

  @Test func `what is sent is short, plain, greedy, and begins with what never changes`() async throws {
    let stage = try Stage(Lines.server { _ in Lines.says(Self.good) })
    await stage.model.look()
    #expect(await stage.fault("Gör\u{7}\n en \u{2028}film" + String(repeating: "å", count: 2000)) == nil)
    let form = try #require(stage.server.forms.first)
    #expect(form.user.count == 500 && form.user.hasPrefix("Gör   en  film"))
    #expect(form.body["temperature"] == 0 && form.body["top_p"] == 1 && form.body["stream"] == false)
    #expect(form.body["max_tokens"] == 240 && form.body["messages"]?.array?.count == 2)
    #expect(form.body["chat_template_kwargs"] == ["enable_thinking": false])
    #expect(form.body["model"] == nil && form.body["reasoning_effort"] == nil)
    let probe = try #require(stage.server.asked.first { $0.schema == "probe" })
    #expect(probe.system == form.system)
    #expect(form.system.contains(ClosedForm.request.schema))
    #expect(!form.headers.contains("Cookie") && !form.headers.contains("Expect:"))
    let keys = form.body["response_format"]?["json_schema"]?["schema"]?["properties"]?.members?.map(\.key)
    #expect(keys == ["task", "source", "when", "when_written", "length_written", "reply_text"])
    await stage.end()
  }

  @Test func `the same sentence is asked once, so that what was shown is what is made`() async throws {
    let stage = try Stage(Lines.server { _ in Lines.says(Self.good) })
    await stage.model.look()
    #expect(await stage.fault() == nil)
    #expect(await stage.fault() == nil)
    #expect(stage.server.forms.count == 1)
    await stage.end()
  }

  @Test func `a step sends no more of the sentence than a form does, as plainly`() async throws {
    let stage = try Stage(Lines.server { _ in Lines.says(Lines.nothingLeft) })
    await stage.model.look()
    let long = "Gör\u{7} en\u{2028}film\n" + String(repeating: "å", count: 1600)
    _ = try await stage.model.step(of: long, after: "montage, count", since: .now)
    let asked = try #require(stage.server.forms.first).user
    #expect(asked.hasPrefix("Request: Gör  en film å") && asked.hasSuffix("å\nCarried out: montage, count"))
    #expect(asked.filter { $0 == "å" }.count == 500 - 13)
    await stage.end()
  }

  @Test func `marks upon marks count as what they are`() async throws {
    let stage = try Stage(Lines.server { _ in Lines.says(Self.good) })
    await stage.model.look()
    #expect(await stage.fault("a" + String(repeating: "\u{301}", count: 3000)) == nil)
    #expect(stage.server.forms.first?.user.unicodeScalars.count == 500)
    await stage.end()
  }

  @Test func `the steps of a sentence are asked once too`() async throws {
    let stage = try Stage(
      Lines.server { asked in
        let isFirst = asked.user.hasSuffix("Carried out: montage") && asked.before == 1
        return Lines.says(isFirst ? Lines.step("count", "hur många") : Lines.step("list", "visa mina"))
      })
    await stage.model.look()
    var answers: [JSON] = []
    for _ in 0..<2 {
      for done in ["montage", "montage, count"] {
        answers.append(try await stage.model.step(of: Self.sentence, after: done, since: .now))
      }
    }
    #expect(answers.map { $0["next"] } == ["count", "list", "count", "list"])
    #expect(stage.server.forms.count == 2)
    // A step is not taken for the form, nor for that of another sentence.
    #expect(await stage.fault() == "form:invalid:keys")
    _ = try await stage.model.step(of: "Gör något annat", after: "montage", since: .now)
    #expect(stage.server.forms.count == 4)
    await stage.end()
  }
}
