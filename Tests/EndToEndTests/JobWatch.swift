internal import Dispatch
internal import Linux
internal import Plans
internal import Wire

/// A subscription to one job over a connection of its own.
final class JobWatch: Sendable {
  private let connection: UnixConnection

  init(_ house: Household, job: Int64) throws {
    connection = try UnixConnection.connect(path: house.socket)
    let request: JSON = [
      "jsonrpc": "2.0", "id": 1, "method": "job.subscribe", "params": ["id": .integer(job)],
    ]
    try connection.sendAll(JSONText.write(request) + [10])
  }

  /// The first notification that `wanted` accepts; nil when the job or the daemon ended before.
  func first(where wanted: @escaping @Sendable (_ method: String, _ parameters: JSON) -> Bool) async -> JSON?
  {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [connection] in
        var pending: [UInt8] = []
        while case .bytes(let bytes, _)? = try? connection.receive(upTo: 65_536) {
          pending += bytes
          while let end = pending.firstIndex(of: 10) {
            let message = (try? JSONText.parse(Array(pending[..<end]))) ?? .null
            pending.removeSubrange(...end)
            guard let method = message["method"]?.string, let parameters = message["params"] else { continue }
            if wanted(method, parameters) { return continuation.resume(returning: parameters) }
          }
        }
        continuation.resume(returning: nil)
      }
    }
  }

  /// Returns when at least `fraction` of the work is done.
  func reaches(_ fraction: Double) async -> Bool {
    await first { method, parameters in
      method == "job.finished" || (parameters["fraction"]?.number ?? 0) >= fraction
    } != nil
  }
}
