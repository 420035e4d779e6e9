internal import Linux
internal import Wire

/// What the server asks of those who know the methods.
protocol Answering: Sendable {
  /// Runs one request. A client that goes away cancels the task this runs in.
  /// - Parameter file: what was sent beside the request, for those that take a file.
  func answer(_ request: RPCRequest, from peer: Peer, beside file: Descriptor?) async -> Answer

  /// The notification that ends a subscription, when the job has ended already.
  func farewell(_ job: Int64) async -> RPCNotification?
}

/// The answer to one request.
enum Answer: Sendable, Equatable {
  case response(RPCResponse)
  /// From here on the client hears of a job.
  case subscription(RPCResponse, job: Int64)
}
