package import Plans
internal import Wire

/// What scripted servers say.
package enum Lines {
  /// A well-formed HTTP answer.
  package static func http(
    _ status: Int, _ body: [UInt8], type: String = "application/json", headers: String = ""
  ) -> [UInt8] {
    let head =
      "HTTP/1.1 \(status) Spoken\r\nContent-Type: \(type)\r\n\(headers)Content-Length: \(body.count)\r\n\r\n"
    return Array(head.utf8) + body
  }

  package static func http(_ status: Int, _ text: String) -> [UInt8] { http(status, Array(text.utf8)) }

  package static func json(_ json: JSON) -> [ScriptedServer.Act] { [.send(http(200, JSONText.write(json)))] }

  /// The answer of a chat that says `content`.
  package static func chat(
    _ content: String, finish: String = "stop", model: String = "m", thought: String? = nil,
    used: Int64? = nil, asked: Int64? = nil
  ) -> [UInt8] {
    var message: [JSON.Member] = [.init("role", "assistant"), .init("content", .string(content))]
    if let thought { message.append(.init("reasoning_content", .string(thought))) }
    let choice: JSON = ["index": 0, "message": .object(message), "finish_reason": .string(finish)]
    let counts = [("completion_tokens", used), ("prompt_tokens", asked)]
    let usage = JSON.object(counts.compactMap { name, count in count.map { .init(name, .integer($0)) } })
    return JSONText.write([
      "model": .string(model), "system_fingerprint": "b1", "choices": .array([choice]), "usage": usage,
    ])
  }

  package static func says(_ content: String) -> [ScriptedServer.Act] { [.send(http(200, chat(content)))] }

  /// A form as a model writes it.
  package static func form(
    task: String = "chat", source: String = "all", when: String = "none", written: String = "",
    length: String = "", reply: String = ""
  ) -> String {
    let form: JSON = [
      "task": .string(task), "source": .string(source), "when": .string(when),
      "when_written": .string(written),
      "length_written": .string(length), "reply_text": .string(reply),
    ]
    return String(decoding: JSONText.write(form), as: UTF8.self)
  }

  /// A step as a model writes it.
  package static func step(_ next: String, _ written: String, done: String = "no") -> String {
    let form: JSON = [
      "done": .string(done), "next": .string(next), "next_written": .string(written),
    ]
    return String(decoding: JSONText.write(form), as: UTF8.self)
  }

  package static let nothingLeft = step("none", "", done: "yes")

  /// The only answer the probe's schema allows; sorted where a server loses its order.
  package static func probed(_ asked: ScriptedServer.Asked, isSorted: Bool = false) -> String {
    let properties = asked.body["response_format"]?["json_schema"]?["schema"]?["properties"]
    func word(_ key: String) -> JSON.Member { .init(key, properties?[key]?["enum"]?.array?.first ?? .null) }
    let members = isSorted ? [word("again"), word("word")] : [word("word"), word("again")]
    return String(decoding: JSONText.write(.object(members)), as: UTF8.self)
  }

  /// A server that is all right, as llama-server is, and answers forms and steps as `reply` says.
  package static func server(
    window: Int64 = 8192, _ reply: @escaping ScriptedServer.Script
  ) -> ScriptedServer.Script {
    { asked in
      switch asked.path {
      case "/health": return json(["status": "ok"])
      case "/v1/models": return json(["data": [["id": "m", "meta": ["n_ctx": .integer(window)]]]])
      case "/props": return json(["default_generation_settings": ["n_ctx": .integer(window)]])
      case "/v1/chat/completions":
        return asked.schema == "probe" ? says(probed(asked)) : reply(asked)
      default: return [.send(http(404, "{}"))]
      }
    }
  }
}
