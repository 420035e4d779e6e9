internal import Plans
internal import Wire

/// What an agent asked for and is not answered yet.
final class AgentDesk {
  /// Calls of one lane that wait for their turn.
  private static let mostWaiting = 64

  private let sockets: [String]
  private let send: (JSON) -> Void
  private var calls: [AgentCall] = []
  private var waiting: [AgentRequest] = []

  init(sockets: [String], send: @escaping (JSON) -> Void) {
    self.sockets = sockets
    self.send = send
  }

  var isBusy: Bool { !calls.isEmpty || !waiting.isEmpty }
  var descriptors: [Int32] { calls.map(\.descriptor) }

  /// The agent has closed: what is answered soon is still told, a film's job in its place, films are not waited for.
  func finishWithoutWaiting() {
    calls.removeAll { !$0.stopWaiting() }
    waiting.removeAll { $0.tool == .wait }
    for place in waiting.indices { waiting[place].waits = false }
    startWaiting()
  }

  func refuseLine() { send(AgentMessage.error(.null, .notRequest, "the line is too long")) }

  /// Reads from the connections that have something.
  func look(at ready: Set<Int32>) {
    for call in calls where ready.contains(call.descriptor) {
      for news in call.read() {
        switch news {
        case .nothing: continue
        case .progress(let message): send(message)
        case .ended(let answer):
          send(answer)
          calls.removeAll { $0 === call }
        }
      }
    }
    startWaiting()
  }

  /// Takes one line of the agent.
  func take(_ line: [UInt8]) {
    guard let json = try? JSONText.parse(line) else {
      return send(AgentMessage.error(.null, .notJSON, "this is not JSON"))
    }
    guard json["jsonrpc"] == "2.0", let method = json["method"]?.string else {
      // Answers to questions we never ask have neither.
      if json["result"] == nil, json["error"] == nil {
        send(AgentMessage.error(.null, .notRequest, "this is no request of JSON-RPC 2.0"))
      }
      return
    }
    let params = json["params"] ?? [:]
    guard let id = json["id"] else {
      if method == "notifications/cancelled" { cancel(params["requestId"]) }
      return
    }
    guard id.string != nil || id.integer != nil else {
      return send(AgentMessage.error(.null, .notRequest, "an id is text or a whole number"))
    }
    switch method {
    case "initialize": send(AgentMessage.result(id, AgentMessage.welcome(params)))
    case "ping": send(AgentMessage.result(id, [:]))
    case "tools/list": send(AgentMessage.result(id, ["tools": .array(AgentTool.allCases.map(\.json))]))
    case "tools/call": call(id, params)
    default: send(AgentMessage.error(id, .noMethod, "there is no such method"))
    }
  }

  private func call(_ id: JSON, _ params: JSON) {
    guard let name = params["name"]?.string, let tool = AgentTool(rawValue: name) else {
      return send(AgentMessage.error(id, .badParameters, "there is no such tool"))
    }
    let arguments = params["arguments"] ?? [:]
    guard let members = arguments.isNull ? [] : arguments.members else {
      return send(AgentMessage.error(id, .badParameters, "arguments are an object"))
    }
    do throws(Failure) {
      let request = try AgentRequest(
        id: id, token: params["_meta"]?["progressToken"] ?? .null, tool: tool, arguments: members)
      guard waiting.count(where: { $0.lane == request.lane }) < Self.mostWaiting else {
        return send(AgentMessage.error(id, .notRequest, "too many calls are under way"))
      }
      waiting.append(request)
    } catch { return send(AgentMessage.outcome(id, ["error": error.problem], isError: true)) }
    startWaiting()
  }

  /// Begins what has a free place in its lane, in the order it came.
  private func startWaiting() {
    for lane in AgentLane.allCases {
      while calls.count(where: { $0.lane == lane }) < lane.mostCalls,
        let place = waiting.firstIndex(where: { $0.lane == lane })
      {
        start(waiting.remove(at: place))
      }
    }
  }

  private func start(_ request: AgentRequest) {
    do throws(Failure) { calls.append(try AgentCall(request, to: sockets)) } catch {
      send(AgentMessage.outcome(request.id, ["error": error.problem], isError: true))
    }
  }

  /// The agent no longer wants an answer; a job that was begun goes on.
  private func cancel(_ id: JSON?) {
    guard let id else { return }
    calls.removeAll { $0.id == id }
    waiting.removeAll { $0.id == id }
    startWaiting()
  }
}
