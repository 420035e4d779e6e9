package import Plans

/// A refusal on its way to a client.
package struct RPCError: Error, Sendable, Equatable {
  /// The closed set of error codes (docs/PROTOCOL.md).
  package enum Code: Int64, Sendable, CaseIterable {
    case parse = -32700
    case invalidRequest = -32600
    case noMethod = -32601
    case badParameters = -32602
    case failed = -32603
    case tooLong = -32001
    case busy = -32002
    case queueFull = -32003
    case offline = -32004
    case diskFull = -32005
    case notYours = -32006

    var meaning: String {
      switch self {
      case .parse: "not JSON, or JSON that is refused whole"
      case .invalidRequest: "not a request of JSON-RPC 2.0"
      case .noMethod: "no such method"
      case .badParameters: "a parameter or a field of the plan is refused"
      case .failed: "the request was right and could not be carried out"
      case .tooLong: "the line is too long; the connection is closed"
      case .busy: "too many clients; the connection is closed"
      case .queueFull: "too many jobs wait"
      case .offline: "the folder is not there"
      case .diskFull: "there is no room"
      case .notYours: "only the owner may do this"
      }
    }
  }

  package let code: Code
  package let problem: Problem

  package init(_ code: Code, _ problem: Problem) {
    self.code = code
    self.problem = problem
  }

  /// The code that goes with a problem.
  package init(_ problem: Problem) {
    let code: Code =
      switch problem.code {
      case .tooLong: .tooLong
      case .busy: .busy
      case .queueFull: .queueFull
      case .offline: .offline
      case .diskFull: .diskFull
      case .notYours: .notYours
      case .failed, .sourceChanged: .failed
      case .badValue, .unknownField, .impossibleDate, .futureDate, .ambiguousDate, .backwardsRange,
        .twoPeriods, .badLength, .twoLengths, .emptyAsk, .askTooLong, .noFootage, .noMusic,
        .ambiguousMusic, .noFolder, .ambiguousFolder, .notFound:
        .badParameters
      }
    self.init(code, problem)
  }

  init(_ refusal: JSONText.Refusal) {
    switch refusal {
    case .repeatedKey(let key):
      let field = Fields.quotable(key)
      self.init(.invalidRequest, Problem(.badValue, field: field, reason: refusal.reason))
    case .nulInKey: self.init(.invalidRequest, Problem(.badValue, reason: refusal.reason))
    case .outOfMemory: self.init(.failed, Problem(.failed, reason: refusal.reason))
    case .syntax, .badUTF8, .byteOrderMark, .tooDeep, .numberTooLarge:
      self.init(.parse, Problem(.badValue, reason: refusal.reason))
    }
  }

  /// A line over the limit; the connection ends with it.
  package static let tooLong = RPCError(
    Problem(.tooLong, reason: "a line may have at most 1 MiB", hint: "send less in one request"))

  /// `error` of a response.
  package var json: JSON {
    [
      "code": .integer(code.rawValue), "message": .string(problem.reason), "data": problem.json,
    ]
  }
}
