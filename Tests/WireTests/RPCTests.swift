import Plans
import Testing

@testable import Wire

/// Requests: which run, and the exact refusal of each that does not.
struct RPCTests {
  private func read(_ text: String) -> RPC.Reading { RPC.read(line: Array(text.utf8)) }

  private func refusal(_ text: String) -> (code: Int64, field: String, id: JSON)? {
    guard case .refused(let response) = read(text), case .failure(let error) = response.outcome else {
      return nil
    }
    return (error.code.rawValue, error.problem.field, response.id.json)
  }

  @Test func `a right request is read whole`() {
    let expected = RPCRequest(
      id: .integer(7), method: .planSubmit, params: ["plan": ["version": 1], "key": "k", "name": .null])
    let text =
      #"{"jsonrpc":"2.0","id":7,"method":"plan.submit","params":{"plan":{"version":1},"key":"k","name":null}}"#
    #expect(read(text) == .request(expected))
  }

  @Test(arguments: [
    ("0", RPCID.integer(0)), ("-9007199254740992", .integer(-9_007_199_254_740_992)),
    ("9007199254740992", .integer(9_007_199_254_740_992)), ("\"\"", .text("")), ("\"é\"", .text("é")),
    ("\"" + String(repeating: "x", count: 64) + "\"", .text(String(repeating: "x", count: 64))),
  ])
  func `an id may be short text or an integer every client can hold`(id: String, expected: RPCID) {
    #expect(
      read(#"{"jsonrpc":"2.0","id":\#(id),"method":"daemon.info"}"#)
        == .request(RPCRequest(id: expected, method: .daemonInfo)))
  }

  @Test(arguments: [
    "null", "1.5", "1e0", "{}", "[]", "true", "9007199254740993",
    "\"" + String(repeating: "x", count: 65) + "\"",
    "\"" + String(repeating: "é", count: 33) + "\"",
  ])
  func `any other id is refused without being repeated`(id: String) throws {
    let found = try #require(refusal(#"{"jsonrpc":"2.0","id":\#(id),"method":"daemon.info"}"#))
    #expect(found == (-32600, "id", .null))
  }

  @Test(arguments: [
    ("", -32700, ""), ("GET / HTTP/1.1", -32700, ""), ("Host: x", -32700, ""), ("NaN", -32700, ""),
    ("[]", -32600, ""), ("[1]", -32600, ""),
    (#"[{"jsonrpc":"2.0","id":1,"method":"daemon.info"}]"#, -32600, ""),
    ("1", -32600, ""), ("null", -32600, ""), ("\"x\"", -32600, ""), ("{}", -32600, "jsonrpc"),
    (#"{"jsonrpc":"1.0","id":1,"method":"x"}"#, -32600, "jsonrpc"),
    (#"{"jsonrpc":2.0,"id":1,"method":"x"}"#, -32600, "jsonrpc"),
    (#"{"id":1,"method":"x"}"#, -32600, "jsonrpc"),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600, "method"),
    (#"{"jsonrpc":"2.0","id":1,"method":4}"#, -32600, "method"),
    (#"{"jsonrpc":"2.0","id":1,"method":"daemon.info","extra":1}"#, -32600, "extra"),
    (
      #"{"jsonrpc":"2.0","id":1,"id":2,"method":"plan.submit","method":"daemon.info","params":{}}"#, -32600,
      "id"
    ),
    (#"{"jsonrpc":"2.0","id":1,"method":"daemon.info","params":{"plan":{"x":1,"x":2}}}"#, -32600, "x"),
    (#"{"jsonrpc":"2.0","id":1,"method":"daemon.info","a\u0000":1}"#, -32600, ""),
    (#"{"jsonrpc":"2.0","id":1,"method":"daemon.stop"}"#, -32601, "method"),
    (#"{"jsonrpc":"2.0","id":1,"method":"Daemon.Info"}"#, -32601, "method"),
    (#"{"jsonrpc":"2.0","id":1,"method":"library.search","params":{"words":"x"}}"#, -32601, "method"),
    (#"{"jsonrpc":"2.0","id":1,"method":"daemon.info","params":[]}"#, -32602, "params"),
    (#"{"jsonrpc":"2.0","id":1,"method":"daemon.info","params":null}"#, -32602, "params"),
    (#"{"jsonrpc":"2.0","id":1,"method":"daemon.info","params":{"now":1}}"#, -32602, "now"),
    (#"{"jsonrpc":"2.0","id":1,"method":"plan.submit","params":{}}"#, -32602, "plan"),
    (#"{"jsonrpc":"2.0","id":1,"method":"plan.submit","params":{"plan":null}}"#, -32602, "plan"),
    (#"{"jsonrpc":"2.0","id":1,"method":"plan.submit","params":{"plan":[]}}"#, -32602, "plan"),
    (#"{"jsonrpc":"2.0","id":1,"method":"plan.submit","params":{"plan":{},"key":5}}"#, -32602, "key"),
    (#"{"jsonrpc":"2.0","id":1,"method":"job.get","params":{"id":"7"}}"#, -32602, "id"),
    (#"{"jsonrpc":"2.0","id":1,"method":"job.get","params":{"id":7.0}}"#, -32602, "id"),
    (#"{"jsonrpc":"2.0","id":1,"method":"job.get","params":{"id":9007199254740993}}"#, -32602, "id"),
    (#"{"jsonrpc":"2.0","id":1,"method":"film.recut","params":{"film":3,"drop":[1,"2"]}}"#, -32602, "drop"),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"film.recut","params":{"film":3,"without_music":1}}"#, -32602,
      "without_music"
    ),
  ])
  func `what cannot run is refused with its code and field`(line: String, code: Int64, field: String) throws {
    let found = try #require(refusal(line))
    #expect((found.code, found.field) == (code, field))
  }

  @Test func `a refusal names the request when its id could be read`() throws {
    #expect(try #require(refusal(#"{"jsonrpc":"1.0","id":"a","method":"x"}"#)).id == "a")
    #expect(try #require(refusal(#"{"jsonrpc":"2.0","id":4,"method":"no.such"}"#)).id == 4)
    #expect(try #require(refusal(#"{"jsonrpc":"2.0","id":4,"id":5,"method":"daemon.info"}"#)).id == .null)
  }

  @Test func `deep nesting and huge numbers are refused as text, small ones by their field`() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    func submit(_ value: String) -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"plan.submit","params":{"plan":{"milliseconds":\#(value)}}}"#
    }
    #expect(try #require(refusal(submit(deep))).code == -32700)
    #expect(try #require(refusal(submit("NaN"))).code == -32700)
    #expect(try #require(refusal(submit("18446744073709551616"))).code == -32700)
    for number in ["1e308", "-0.0"] {
      guard case .request(let request) = read(submit(number)) else {
        Issue.record("\(number) is for the plan to refuse, who can name the field")
        continue
      }
      guard case .real? = request.params["plan"]?["milliseconds"] else {
        Issue.record("\(number) is no real")
        continue
      }
    }
  }

  @Test func `bytes that are no UTF-8, lone surrogates and byte order marks are refused as text`() {
    let good = Array(#"{"jsonrpc":"2.0","id":1,"method":"daemon.info"}"#.utf8)
    for bytes in [[0xEF, 0xBB, 0xBF] + good, Array(good.dropLast(2)) + [0xE9, 0x22, 0x7D]] {
      guard case .refused(let response) = RPC.read(line: bytes), case .failure(let error) = response.outcome
      else {
        Issue.record("taken")
        continue
      }
      #expect(error.code == .parse)
    }
    #expect(refusal(#"{"jsonrpc":"2.0","id":1,"method":"\ud800"}"#)?.code == -32700)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"plan.submit","params":{"plan":{}}}"#,
    #"{"jsonrpc":"2.0","method":"no.such"}"#,
    #"{"jsonrpc":"2.0","method":"job.cancel","params":{"id":1}}"#,
  ])
  func `a request without an id is never run and never answered`(line: String) {
    #expect(read(line) == .ignored)
  }

  @Test(arguments: Method.allCases)
  func `every method of this version is reachable and no other is`(method: Method) {
    let required = method.parameters.filter(\.isRequired).map { (parameter) -> JSON.Member in
      switch parameter.kind {
      case .text, .textOrInteger, .anything: .init(parameter.name, "x")
      case .integer, .integers: .init(parameter.name, 1)
      case .object: .init(parameter.name, .object([]))
      case .trueOrFalse: .init(parameter.name, true)
      }
    }
    let request = RPCRequest(id: .integer(1), method: method, params: .object(required))
    let reading = RPC.read(line: Array(request.line.dropLast()))
    #expect((reading == .request(request)) == method.isBuilt)
  }
}
