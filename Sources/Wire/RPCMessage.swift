package import Plans

/// What a client calls its request by.
package enum RPCID: Sendable, Equatable {
  /// At most 64 bytes.
  case text(String)
  /// Within 2^53 of zero.
  case integer(Int64)
  /// In answers to what had no readable id.
  case none

  private static let longestText = 64

  /// Nil for what is neither.
  init?(_ json: JSON) {
    switch json {
    case .string(let text) where text.utf8.count <= Self.longestText: self = .text(text)
    case .integer(let number) where number.magnitude <= Parameter.largestInteger.magnitude:
      self = .integer(number)
    default: return nil
    }
  }

  package var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .integer(let number): .integer(number)
    case .none: .null
    }
  }
}

/// A request that may run: its method exists and its parameters have the right names and kinds.
package struct RPCRequest: Sendable, Equatable {
  package let id: RPCID
  package let method: Method
  /// Always an object.
  package let params: JSON

  package init(id: RPCID, method: Method, params: JSON = .object([])) {
    self.id = id
    self.method = method
    self.params = params
  }

  /// As a client sends it, line feed included.
  package var line: [UInt8] {
    RPC.line(["id": id.json, "method": .string(method.rawValue), "params": params])
  }
}

/// The answer to one request.
package struct RPCResponse: Sendable, Equatable {
  package let id: RPCID
  package let outcome: Result<JSON, RPCError>

  package init(id: RPCID, result: JSON) {
    self.id = id
    outcome = .success(result)
  }

  package init(id: RPCID, error: RPCError) {
    self.id = id
    outcome = .failure(error)
  }

  /// As it is sent, line feed included.
  package var line: [UInt8] {
    switch outcome {
    case .success(let result): RPC.line(["id": id.json, "result": result])
    case .failure(let error): RPC.line(["id": id.json, "error": error.json])
    }
  }
}

/// News about a job that a client subscribed to.
package struct RPCNotification: Sendable, Equatable {
  package enum Name: String, Sendable, CaseIterable {
    case progress = "job.progress"
    case finished = "job.finished"
    /// How far a storyboard is, told to whoever asked for it.
    case filmProgress = "film.progress"
    /// Which model is measured, told to whoever asked for it.
    case modelProgress = "model.progress"
  }

  package let name: Name
  package let params: JSON

  package init(_ name: Name, params: JSON) {
    self.name = name
    self.params = params
  }

  /// As it is sent, line feed included.
  package var line: [UInt8] { RPC.line(["method": .string(name.rawValue), "params": params]) }
}
