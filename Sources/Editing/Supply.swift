/// What shots may be taken from, in the order in which it is asked; the last step is everything there is.
struct Supply {
  struct Step {
    /// In capture order.
    var stretches: [Stretch]
    /// Whether the shaky ends of clips are part of it.
    var usesEnds: Bool

    init(_ stretches: [Stretch], usesEnds: Bool = false) {
      self.stretches = stretches
      self.usesEnds = usesEnds
    }
  }

  var steps: [Step]
}

extension Supply {
  /// Clips no film uses yet, in capture order.
  init(_ candidates: [Candidate]) {
    let steady = candidates.map { Stretch.steady($0) }
    steps = [
      Step(steady.filter { $0.candidate.supply >= Pace.shortestShot }), Step(steady),
      Step(candidates.map { .whole($0) }, usesEnds: true),
    ]
  }
}
