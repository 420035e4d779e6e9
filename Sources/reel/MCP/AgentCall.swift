internal import Linux
internal import Plans
internal import Wire

/// One call of a tool under way, on a connection of its own: calls do not wait for each other.
final class AgentCall {
  /// What came of the bytes that arrived.
  enum News {
    case nothing
    case progress(JSON)
    /// The call's answer, ready to send.
    case ended(JSON)
  }

  let id: JSON
  /// What the agent wants to hear of progress by; null when it does not.
  private let token: JSON
  private let tool: AgentTool
  /// Whether it is answered when the film exists.
  private var waits: Bool
  private let connection: UnixConnection
  private var lines: LineBuffer
  /// What was answered before the film was waited for.
  private var first: JSON?
  private var told = -1.0

  /// Sends the call to the daemon.
  /// - Throws: what stands in the way, as a problem document.
  init(
    _ request: AgentRequest, to sockets: [String], longestAnswer: Int = DaemonConnection.longestAnswer
  ) throws(Failure) {
    lines = LineBuffer(longestLine: longestAnswer)
    id = request.id
    token = request.token
    tool = request.tool
    waits = request.waits
    connection = try SocketPath.connect(sockets)
    try send(tool.method, .object(request.parameters))
  }

  var lane: AgentLane { tool.lane(waits: waits) }

  /// Is answered with the job, and no longer when the film exists. False where it has that answer already.
  func stopWaiting() -> Bool {
    if isFollowing { return false }
    waits = false
    return true
  }

  var descriptor: Int32 { connection.descriptor.raw }
  /// Whether it waits for a film and nothing else.
  private var isFollowing: Bool { first != nil || tool == .wait }

  private func send(_ method: Method, _ params: JSON) throws(Failure) {
    do throws(LinuxError) {
      try connection.sendAll(RPCRequest(id: .integer(1), method: method, params: params).line)
    } catch { throw Session.failure(error) }
  }

  /// Reads what is there.
  func read() -> [News] {
    var news: [News] = []
    switch try? connection.receive(upTo: 65_536) {
    case .bytes(let bytes, _): lines.append(bytes)
    case .nothing: return []
    case .end, nil: return [lost("the daemon closed the connection")]
    }
    while let line = lines.next() {
      guard case .complete(let text) = line else { return news + [lost("the daemon's answer is too long")] }
      let next = take(text)
      news.append(next)
      if case .ended = next { break }
    }
    return news
  }

  private func take(_ line: [UInt8]) -> News {
    switch RPCAnswer(line: line) {
    case .failure(_, let refusal):
      return failed(refusal.problem)
    case .result(_, let result): return taken(result)
    case .notification(RPCNotification.Name.progress.rawValue, let params),
      .notification(RPCNotification.Name.filmProgress.rawValue, let params):
      return progress(params)
    case .notification(RPCNotification.Name.finished.rawValue, let params): return finished(params)
    case .notification: return .nothing
    case nil: return lost("what answers there is not reeld, or not one of this version")
    }
  }

  private func taken(_ result: JSON) -> News {
    guard waits else { return .ended(AgentMessage.outcome(id, result)) }
    // The answer to the subscription: the film comes as news.
    if isFollowing { return .nothing }
    guard let job = result["job"]?["id"] else { return .ended(AgentMessage.outcome(id, result)) }
    first = result
    do throws(Failure) { try send(.jobSubscribe, ["id": job]) } catch { return failed(error.problem) }
    return .nothing
  }

  /// Progress only ever grows, as the protocol asks.
  private func progress(_ params: JSON) -> News {
    guard !token.isNull, let fraction = params["fraction"]?.number, fraction > told else { return .nothing }
    told = fraction
    return .progress(AgentMessage.progress(token, fraction, params["step"]?.string ?? ""))
  }

  private func finished(_ params: JSON) -> News {
    if let error = params["error"], !error.isNull {
      return .ended(AgentMessage.outcome(id, ["error": error], isError: true))
    }
    let late = ["state", "film", "answer", "notes", "plan"]
    var members = (first?.members ?? []).filter { !late.contains($0.key) }
    members += late.compactMap { key in params[key].map { JSON.Member(key, $0) } }
    return .ended(AgentMessage.outcome(id, .object(members), isError: params["state"] != "done"))
  }

  private func lost(_ reason: String) -> News {
    failed(Failure(.unreachable, code: "unreachable", reason: reason).problem)
  }

  /// A job that was begun goes on without us: its answer is told, so that no second film is asked for.
  private func failed(_ problem: JSON) -> News {
    guard let first else { return .ended(AgentMessage.outcome(id, ["error": problem], isError: true)) }
    let reason = problem["reason"]?.string ?? "its end is not known"
    let note = "the film is no longer waited for (\(reason)); its job goes on, and `wait` follows it"
    let others = (first.members ?? []).filter { $0.key != "notes" }
    let notes = (first["notes"]?.array ?? []) + [.string(note)]
    return .ended(AgentMessage.outcome(id, .object(others + [.init("notes", .array(notes))])))
  }
}
