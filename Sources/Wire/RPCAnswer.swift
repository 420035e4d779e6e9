package import Plans

/// One line from the daemon, as a client reads it.
package enum RPCAnswer: Sendable, Equatable {
  case result(id: JSON, JSON)
  case failure(id: JSON, RPCFailure)
  case notification(method: String, params: JSON)

  /// Nil for what no daemon of ours would send.
  package init?(line: [UInt8]) {
    guard let json = try? JSONText.parse(line), json["jsonrpc"]?.string == "2.0" else { return nil }
    if let method = json["method"]?.string {
      self = .notification(method: method, params: json["params"] ?? .null)
    } else if let error = json["error"] {
      self = .failure(id: json["id"] ?? .null, RPCFailure(error))
    } else if let result = json["result"] {
      self = .result(id: json["id"] ?? .null, result)
    } else {
      return nil
    }
  }
}

/// A refusal as a client got it, with codes of daemons newer than itself.
package struct RPCFailure: Error, Sendable, Equatable {
  /// `{code, field, reason, hint}`.
  package let problem: JSON
  /// The code of JSON-RPC.
  package let code: Int64

  init(_ error: JSON) {
    code = error["code"]?.integer ?? RPCError.Code.failed.rawValue
    let reason = error["message"] ?? "the daemon gave no reason"
    problem = error["data"] ?? ["code": "failed", "field": "", "reason": reason, "hint": ""]
  }

  /// A problem that came in another way, such as a failed job's.
  package init(problem: JSON) {
    self.problem = problem
    code = RPCError.Code.failed.rawValue
  }

  package var reason: String { problem["reason"]?.string ?? "the daemon gave no reason" }
  package var hint: String { problem["hint"]?.string ?? "" }
  package var field: String { problem["field"]?.string ?? "" }
}
