internal import Plans

/// Chooses shots of an exact length together.
///
/// Footage is asked in steps, and a later step only when the earlier ones together are too short: one shot
/// from each of several clips; several shots of long clips, two seconds apart; shots that follow each other
/// in their clip. All of it first with what is steady, then with clips under 1.5 s as well, and last with the
/// shaky ends of clips.
struct ShotChoice {
  var shots: [Shot]
  /// Whether the shaky ends of clips had to be used.
  var usesEnds: Bool

  /// Shots in the order of the stretches, `frames` long together, or as near below it as the footage allows.
  init(frames: Int64, from supply: Supply) {
    for step in supply.steps {
      if let allotment = ShotChoice.allotment(frames: frames, from: step.stretches) {
        self.init(frames: frames, allotment: allotment, from: step)
        return
      }
    }
    let everything = supply.steps.last ?? Supply.Step([])
    self.init(frames: frames, allotment: .all(everything.stretches), from: everything)
  }

  private static func allotment(frames: Int64, from stretches: [Stretch]) -> Allotment? {
    Allotment.oneEach(frames: frames, from: stretches)
      ?? Allotment.several(frames: frames, from: stretches, gap: Pace.gap)
      ?? Allotment.several(frames: frames, from: stretches, gap: .zero)
  }

  private init(frames: Int64, allotment: Allotment, from step: Supply.Step) {
    let stretches = step.stretches
    usesEnds = step.usesEnds
    let limits = allotment.shares.flatMap { share in
      let all = stretches[share.stretch].frames(moments: share.moments, gap: allotment.gap)
      let count = Int64(share.moments)
      return (0..<count).map { all / count + ($0 < all % count ? 1 : 0) }
    }
    let lengths = ShotLengths.even(frames: frames, limits: limits, shortest: Pace.shortest)
    shots = []
    var next = 0
    for share in allotment.shares {
      let own = Array(lengths[next..<(next + share.moments)])
      next += share.moments
      let stretch = stretches[share.stretch]
      for (index, inPoint) in stretch.inPoints(frames: own, gap: allotment.gap).enumerated()
      where own[index] > 0 {
        shots.append(
          Shot(
            candidate: stretch.candidate, inPoint: inPoint, frames: own[index],
            reason: ShotChoice.reason(share, moment: index, stretch)))
      }
    }
  }

  private static func reason(_ share: Allotment.Share, moment: Int, _ stretch: Stretch) -> String {
    if share.moments > 1 { return "moment \(moment + 1) of \(share.moments) from a long clip" }
    if stretch.frames < Pace.shortest { return "a short clip, used whole because there is little footage" }
    return share.choices > 1
      ? "the middle of a clip chosen from \(share.choices) in a row" : "the middle of the clip"
  }
}
