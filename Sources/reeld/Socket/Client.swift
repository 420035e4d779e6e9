internal import Linux
internal import Wire

/// One connection as the server sees it; touched on the loop's thread only.
struct Client {
  /// What was read and waits for its turn.
  enum Waiting {
    case line([UInt8])
    /// The line was too long: the last thing this client hears.
    case tooLong
  }

  let connection: UnixConnection
  /// The connection's source in the event loop.
  let source: UInt64
  var lines = LineBuffer()
  var waiting: [Waiting] = []
  /// The file that came last, until a request takes it; never more than one is held.
  var file: Descriptor?
  /// The task that answers the request at hand.
  var answering: Task<Void, Never>?
  /// What the kernel has not taken yet.
  var output: [UInt8] = []
  /// What the poller is asked for.
  var interest: Poller.Interest = .reading
  /// Jobs the client hears of, and its number there.
  var subscriptions: [Int64: UInt64] = [:]
  /// The client sends no more.
  var hasEnded = false
  /// It was refused: nothing is answered any more, what it sends is dropped.
  var isLeaving = false

  // Moments on the monotonic clock, in nanoseconds.
  /// When the line that is not complete began.
  var lineBegan: Int64?
  /// When the client last took something of its answers; nil while it has them all.
  var tookOutput: Int64?
  var lastActive: Int64
  var left: Int64?

  /// Requests read and not answered.
  var inFlight: Int { waiting.count + (answering == nil ? 0 : 1) }

  /// Nothing more will be sent: it may be closed.
  var isDone: Bool {
    output.isEmpty && answering == nil && waiting.isEmpty && subscriptions.isEmpty
      && (hasEnded || isLeaving)
  }

  /// When it has to have done something; nil when nothing is due.
  func deadline(_ limits: ServerLimits) -> Int64? {
    var moments: [Int64] = []
    if let left { moments.append(left + limits.linger) }
    if let tookOutput { moments.append(tookOutput + limits.stuck) }
    if let lineBegan, interest.contains(.reading) { moments.append(lineBegan + limits.line) }
    if inFlight == 0, subscriptions.isEmpty { moments.append(lastActive + limits.idle) }
    return moments.min()
  }
}
