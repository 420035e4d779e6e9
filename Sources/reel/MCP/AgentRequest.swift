internal import Plans

/// One call of a tool as an agent wrote it, read as far as it is ours to read.
struct AgentRequest {
  let id: JSON
  /// What the agent wants to hear of progress by; null when it does not.
  let token: JSON
  let tool: AgentTool
  /// What goes to the daemon, which checks it.
  let parameters: [JSON.Member]
  /// Whether it is answered when the film exists.
  var waits: Bool

  private static let wait = "wait"

  /// - Throws: `bad-value` where `wait` is neither true nor false.
  init(id: JSON, token: JSON, tool: AgentTool, arguments: [JSON.Member]) throws(Failure) {
    self.id = id
    self.token = token
    self.tool = tool
    let own = tool.makesFilm ? arguments.filter { $0.key == Self.wait } : []
    parameters = arguments.filter { !(tool.makesFilm && $0.key == Self.wait) }
    do throws(Problem) {
      waits = try Fields(.object(own)).optionalBool(Self.wait) ?? false || tool == .wait
    } catch { throw Failure(problem: error.json) }
  }

  var lane: AgentLane { tool.lane(waits: waits) }
}
