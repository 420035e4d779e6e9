internal import Plans
internal import Wire

/// A line of the Model Context Protocol, which is JSON-RPC 2.0 with one object a line.
enum AgentMessage {
  /// Revisions that begin with a handshake; the last one is offered to who asks for another.
  static let revisions: [String] = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  /// Codes of JSON-RPC 2.0, section 5.1.
  enum Code: Int64 {
    case notJSON = -32700
    case notRequest = -32600
    case noMethod = -32601
    case badParameters = -32602
  }

  static func result(_ id: JSON, _ result: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": result] }

  static func error(_ id: JSON, _ code: Code, _ message: String) -> JSON {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(code.rawValue), "message": .string(message)],
    ]
  }

  /// What a tool came to; a refusal is a result too, so that the agent's model reads its reason.
  static func outcome(_ id: JSON, _ document: JSON, isError: Bool = false) -> JSON {
    let text = String(decoding: JSONText.write(document), as: UTF8.self)
    return result(
      id,
      [
        "content": [["type": "text", "text": .string(text)]], "structuredContent": document,
        "isError": .bool(isError),
      ])
  }

  static func progress(_ token: JSON, _ fraction: Double, _ step: String) -> JSON {
    [
      "jsonrpc": "2.0", "method": "notifications/progress",
      "params": [
        "progressToken": token, "progress": .real(fraction), "total": 1, "message": .string(step),
      ],
    ]
  }

  /// The answer to `initialize`.
  static func welcome(_ params: JSON?) -> JSON {
    let asked = params?["protocolVersion"]?.string ?? ""
    let revision = revisions.contains(asked) ? asked : revisions.last ?? asked
    return [
      "protocolVersion": .string(revision), "capabilities": ["tools": [:]],
      "serverInfo": ["name": "reeld", "version": .string(ProductVersion.text)],
      "instructions": .string(
        "Films from the footage on this machine. Give a person's own sentence to ask, unchanged; originals are never touched."
      ),
    ]
  }
}
