internal import Glibc
internal import Linux
internal import Plans
internal import Wire

private let socketToken: UInt64 = 1
private let signalToken: UInt64 = 2

/// One connection to the daemon that Ctrl-C leaves at once.
final class DaemonConnection {
  /// Why nothing more comes.
  enum End: Error, Equatable {
    /// The daemon closed, or died.
    case lost
    /// Ctrl-C.
    case interrupted
    /// It speaks another language.
    case garbled
    case failed(LinuxError)
    /// The request was answered with an error.
    case refused(RPCFailure)
  }

  /// The longest answer we read; far above the daemon's own limit, so that a newer one may send more.
  static let longestAnswer = 64 << 20

  private let connection: UnixConnection
  private let signals: SignalDescriptor
  private let poller: Poller
  private var lines = LineBuffer(longestLine: DaemonConnection.longestAnswer)
  private var lastID: Int64 = 0

  init(_ connection: UnixConnection, signals: SignalDescriptor) throws(LinuxError) {
    self.connection = connection
    self.signals = signals
    poller = try Poller()
    try poller.add(connection.descriptor, token: socketToken, .reading)
    try poller.add(signals.descriptor, token: signalToken, .reading)
  }

  /// Sends a request; its answer comes from `next`.
  func send(_ method: Method, _ params: [JSON.Member], beside file: Descriptor? = nil) throws(End) {
    lastID += 1
    let request = RPCRequest(id: .integer(lastID), method: method, params: .object(params))
    do throws(LinuxError) {
      if let file {
        try connection.send(request.line, beside: file)
      } else {
        try connection.sendAll(request.line)
      }
    } catch {
      guard error.code == EPIPE || error.code == ECONNRESET else { throw .failed(error) }
      throw lastWord
    }
  }

  /// A daemon that turns a client away says why before it closes, and may have closed before we asked.
  private var lastWord: End {
    do throws(End) {
      while let answer = try next(before: MonotonicClock.now) {
        if case .failure(_, let refusal) = answer { return .refused(refusal) }
      }
    } catch { return error }
    return .lost
  }

  /// The answer to the request sent last; what comes before it is dropped.
  ///
  /// - Parameter hear: is told of notifications that come before it.
  /// - Throws: `refused` when the answer is an error.
  func answer(_ hear: (_ method: String, _ params: JSON) -> Void = { _, _ in }) throws(End) -> JSON {
    while true {
      switch try next(before: nil) {
      case .result(.integer(lastID), let result)?: return result
      // What could not be read has no id, and we have one request under way.
      case .failure(.integer(lastID), let refusal)?, .failure(.null, let refusal)?: throw .refused(refusal)
      case .notification(let method, let params)?: hear(method, params)
      case .result?, .failure?, nil: continue
      }
    }
  }

  /// The next line; nil when `deadline`, a monotonic time in nanoseconds, passes first.
  func next(before deadline: Int64?) throws(End) -> RPCAnswer? {
    while true {
      switch lines.next() {
      case .complete(let line)?:
        guard let answer = RPCAnswer(line: line) else { throw .garbled }
        return answer
      case .tooLong?: throw .garbled
      case nil: break
      }
      guard try waitForBytes(before: deadline) else { return nil }
    }
  }

  /// False when the deadline passed.
  private func waitForBytes(before deadline: Int64?) throws(End) -> Bool {
    let events: [Poller.Event]
    let arrival: UnixConnection.Arrival
    do throws(LinuxError) {
      events = try poller.wait(milliseconds: deadline.map(Deadline.milliseconds))
      if events.isEmpty { return false }
      if events.contains(where: { $0.token == signalToken }) {
        arrival = try signals.next() == nil ? .nothing : .end
      } else {
        arrival = try connection.receive(upTo: 65_536)
      }
    } catch {
      throw error.code == ECONNRESET ? .lost : .failed(error)
    }
    switch arrival {
    case .bytes(let bytes, _): lines.append(bytes)
    case .nothing: break
    case .end: throw events.contains { $0.token == signalToken } ? .interrupted : .lost
    }
    return true
  }
}
