/// Calls that wait for each other's turn, and for no others': a film that is waited for must not keep its own end from being asked for.
enum AgentLane: CaseIterable {
  /// Answered when a film exists.
  case film
  case question
  /// Answered at once: what is under way, and an end to it.
  case control

  /// Calls under way at once. Each has a connection, and the daemon gives one user sixteen.
  var mostCalls: Int {
    switch self {
    case .film: 6
    case .question: 4
    case .control: 2
    }
  }
}
