internal import Linux
internal import Wire

/// What the server asks of those who know the methods.
protocol Answering: Sendable {
  /// Runs one request. A client that goes away cancels the task this runs in.
  ///
  /// - Parameters:
  ///   - file: what was sent beside the request, for those that take a file.
  ///   - tell: sends a notification in front of the answer; one more that a slow client has not read is left out.
  func answer(
    _ request: RPCRequest, from peer: Peer, beside file: Descriptor?,
    tell: @escaping @Sendable (RPCNotification) -> Void
  ) async -> Answer

  /// The notification that ends a subscription, when the job has ended already.
  func farewell(_ job: Int64) async -> RPCNotification?
}

/// The answer to one request.
enum Answer: Sendable, Equatable {
  case response(RPCResponse)
  /// From here on the client hears of a job.
  case subscription(RPCResponse, job: Int64)
}
