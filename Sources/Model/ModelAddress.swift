package import Plans

/// A server on this machine: a Unix socket, or an address that leads nowhere else.
package struct ModelAddress: Sendable, Equatable {
  /// `http://127.0.0.1:8080`, without a slash behind it.
  package let base: String
  /// The path of the socket to connect to in place of the address.
  package let socket: String?

  private static let field = "model.url"
  private static let hint = "write http://127.0.0.1:8080, http://[::1]:8080 or unix:/path/of/the.sock"

  /// Reads `http://127.0.0.1:8080`, `http://[::1]:8080` or `unix:/run/model.sock`; a `/v1` behind it may stand.
  /// - Throws: `bad-value` of `model.url` for every other host, name, scheme or path.
  package init(_ text: String) throws(Problem) {
    if text.hasPrefix("unix:") {
      var path = Substring(text.dropFirst("unix:".count))
      if path.hasPrefix("//") { path = path.dropFirst(2) }
      // sockaddr_un.sun_path holds 108 bytes with its final zero (unix(7)).
      guard path.hasPrefix("/"), path.utf8.count < 108, !path.utf8.contains(0) else {
        throw Self.refusal("a socket is named by an absolute path of at most 107 bytes")
      }
      base = "http://127.0.0.1"
      socket = String(path)
      return
    }
    guard text.hasPrefix("http://") else { throw Self.refusal("a model is asked by plain http") }
    var rest = Substring(text.dropFirst("http://".count))
    for ending in ["/", "/v1"] where rest.hasSuffix(ending) { rest = rest.dropLast(ending.count) }
    let host: Substring
    if rest.hasPrefix("[::1]") {
      host = "[::1]"
    } else {
      host = rest.prefix { $0 != ":" }
      guard Self.isLoopback(host) else {
        throw Self.refusal("a model is asked on this machine alone, by a literal loopback address")
      }
    }
    let port = rest.dropFirst(host.count)
    guard port.isEmpty || Self.isPort(port) else {
      throw Self.refusal("what stands behind the host is no port")
    }
    base = "http://\(host)\(port)"
    socket = nil
  }

  /// Four plain decimal numbers, the first of them 127: a name could be made to lead anywhere.
  private static func isLoopback(_ host: Substring) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let isLiteral =
      parts.count == 4 && parts.allSatisfy { part in UInt8(part).map { "\($0)" == part } ?? false }
    return isLiteral && parts[0] == "127"
  }

  private static func isPort(_ text: Substring) -> Bool {
    guard text.first == ":", let port = UInt16(text.dropFirst()) else { return false }
    return port > 0 && "\(port)" == text.dropFirst()
  }

  private static func refusal(_ reason: String) -> Problem {
    Problem(.badValue, field: field, reason: reason, hint: hint)
  }
}
