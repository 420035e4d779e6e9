import Plans
import Testing

@testable import Wire

/// What goes over the wire, and how a client reads it.
struct RPCMessageTests {
  private func text(_ line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }

  @Test func `an answer is one line with the id of its request`() {
    #expect(
      text(RPCResponse(id: .text("a\n"), result: ["count": 12]).line)
        == #"{"jsonrpc":"2.0","id":"a\n","result":{"count":12}}"# + "\n")
  }

  @Test func `an error carries the problem as data`() {
    let problem = Problem(
      .futureDate, field: "from", reason: "tomorrow has not been filmed yet", hint: "name a day")
    #expect(
      text(RPCResponse(id: .integer(1), error: RPCError(problem)).line)
        == #"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"tomorrow has not been filmed yet","#
        + #""data":{"code":"future-date","field":"from","reason":"tomorrow has not been filmed yet","hint":"name a day"}}}"#
        + "\n")
  }

  @Test(arguments: [
    (Problem.Code.tooLong, Int64(-32001)), (.busy, -32002), (.queueFull, -32003), (.offline, -32004),
    (.diskFull, -32005),
    (.notYours, -32006), (.failed, -32603), (.sourceChanged, -32603), (.badValue, -32602),
    (.notFound, -32602),
    (.noFootage, -32602),
  ])
  func `each problem has its code`(problem: Problem.Code, code: Int64) {
    #expect(RPCError(Problem(problem, reason: "r")).code.rawValue == code)
  }

  @Test func `a client reads back what the daemon sends`() throws {
    let result = RPCAnswer(line: Array(RPCResponse(id: .integer(3), result: .null).line))
    #expect(result == .result(id: 3, .null))
    let news = RPCNotification(.progress, params: ["job": 7, "fraction": .real(0.5)])
    #expect(RPCAnswer(line: news.line) == .notification(method: "job.progress", params: news.params))
    let refused = RPCAnswer(line: RPCResponse(id: .none, error: .tooLong).line)
    guard case .failure(.null, let failure)? = refused else {
      Issue.record("no failure")
      return
    }
    #expect(
      failure.code == -32001 && failure.problem["code"]?.string == "too-long" && !failure.reason.isEmpty)
  }

  @Test(arguments: ["", "x", "{}", "[]", #"{"jsonrpc":"1.0","result":1}"#, #"{"jsonrpc":"2.0","id":1}"#])
  func `a client takes nothing else for an answer`(line: String) {
    #expect(RPCAnswer(line: Array(line.utf8)) == nil)
  }

  @Test func `an error without data is still readable`() {
    let line = #"{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no"}}"#
    guard case .failure(_, let failure)? = RPCAnswer(line: Array(line.utf8)) else {
      Issue.record("no failure")
      return
    }
    #expect(failure.reason == "no" && failure.problem["code"] == "failed")
  }

  @Test func `the protocol describes itself`() throws {
    let description = Method.description
    let methods = try #require(description["methods"]?.array)
    #expect(methods.count == Method.allCases.filter(\.isBuilt).count)
    #expect(description["version"]?.string == ProductVersion.text)
    #expect(try JSONText.parse(JSONText.write(description)) == description)
    let submit = try #require(methods.first { $0["name"] == "plan.submit" })
    #expect(submit["params"]?.array?.first == ["name": "plan", "type": "object", "required": true])
  }
}
