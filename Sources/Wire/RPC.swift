internal import Plans

/// JSON-RPC 2.0, one object a line, as the daemon reads it.
package enum RPC {
  /// What a line turned out to be.
  package enum Reading: Sendable, Equatable {
    case request(RPCRequest)
    /// Not to be run; the answer is ready to send.
    case refused(RPCResponse)
    /// A notification: never run and never answered (JSON-RPC 2.0, section 4.1).
    case ignored
  }

  private static let version = "2.0"

  /// Reads one line without its end.
  package static func read(line: [UInt8]) -> Reading {
    let json: JSON
    do throws(JSONText.Refusal) {
      json = try JSONText.parse(line)
    } catch {
      return .refused(RPCResponse(id: .none, error: RPCError(error)))
    }
    let id = json["id"].flatMap { RPCID($0) } ?? .none
    do throws(RPCError) {
      guard let method = try method(json) else { return .ignored }
      return .request(RPCRequest(id: id, method: method, params: try params(json, for: method)))
    } catch {
      return .refused(RPCResponse(id: id, error: error))
    }
  }

  static func line(_ json: JSON) -> [UInt8] {
    var members = json.members ?? []
    members.insert(JSON.Member("jsonrpc", .string(version)), at: 0)
    return JSONText.write(.object(members)) + [UInt8(ascii: "\n")]
  }

  /// Nil for a notification, which is a request without `id` and right in all else.
  private static func method(_ json: JSON) throws(RPCError) -> Method? {
    guard let members = json.members else {
      throw invalid(
        "", json.array == nil ? "a request is one object" : "requests come one by one, not in a list")
    }
    let known = ["jsonrpc", "id", "method", "params"]
    if let stray = members.first(where: { !known.contains($0.key) }) {
      let name = Fields.quotable(stray.key)
      let reason = "a request has no \(name)"
      throw RPCError(.invalidRequest, Problem(.unknownField, field: name, reason: reason))
    }
    guard json["jsonrpc"]?.string == version else { throw invalid("jsonrpc", "jsonrpc must be \"2.0\"") }
    if let id = json["id"], RPCID(id) == nil {
      throw invalid("id", "id must be text of at most 64 bytes or an integer within 2^53 of zero")
    }
    guard let name = json["method"]?.string else { throw invalid("method", "method must be text") }
    if json["id"] == nil { return nil }
    guard let method = Method(rawValue: name) else {
      throw noMethod("there is no method \"\(Fields.quotable(name))\"")
    }
    guard method.isBuilt else { throw noMethod("\(name) is not in this version yet") }
    return method
  }

  private static func params(_ json: JSON, for method: Method) throws(RPCError) -> JSON {
    let params = json["params"] ?? .object([])
    guard let members = params.members else {
      throw RPCError(
        Problem(.badValue, field: "params", reason: "params must be an object, not \(params.kind)"))
    }
    do throws(Problem) { try method.check(members) } catch { throw RPCError(error) }
    return params
  }

  private static func invalid(_ field: String, _ reason: String) -> RPCError {
    RPCError(.invalidRequest, Problem(.badValue, field: field, reason: reason))
  }

  private static func noMethod(_ reason: String) -> RPCError {
    RPCError(
      .noMethod,
      Problem(.badValue, field: "method", reason: reason, hint: "rpc.describe lists what this version knows"))
  }
}
