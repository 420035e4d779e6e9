internal import Library
internal import Plans

/// What a run asks of the library: what to cut from, and where it lies.
protocol Footage: Sendable {
  /// Chooses clips for a plan. The sources carry no fingerprint yet; the run takes those of the chosen ones.
  func cut(_ plan: Plan) async throws(Problem) -> Cut

  /// Where a source lies now.
  func place(of source: SourceReference) async -> FootagePlace
}

/// What a plan came to.
struct Cut: Sendable, Equatable {
  var timeline: Timeline
  /// The film's file name, if no one named it.
  var name: String
  var notes: [String]

  /// Whether the film lasts as long as its plan wants.
  func isWhole(for plan: Plan) -> Bool {
    let wanted = MediaTime(milliseconds: plan.milliseconds ?? 0)
    return timeline.frames >= timeline.frameRate.frames(nearest: wanted)
  }
}
