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
  init(frames: Int64, from supply: Supply, usual: Int64 = Pace.usual) {
    for step in supply.steps {
      if let allotment = ShotChoice.allotment(frames: frames, from: step.stretches, usual: usual) {
        self.init(frames: frames, allotment: allotment, from: step)
        return
      }
    }
    let everything = supply.steps.last ?? Supply.Step([])
    self.init(frames: frames, allotment: .all(everything.stretches), from: everything)
  }

  /// Shots that follow the beat; nil when no footage of any step lets all cuts lie on beats.
  init?(onBeats grid: BeatGrid, from supply: Supply) {
    // More shots than are wanted on the mean: what fits no beat can be left out.
    let usual = BeatLengths.usual(grid) * 4 / 5
    for step in supply.steps {
      let stretches = step.stretches
      let oneEach = Allotment.oneEach(frames: grid.frames, from: stretches, usual: usual)
      // Few clips for so many beats: long ones give several shots, where they can.
      let isScarce = Int64(stretches.count) * 2 * usual < grid.frames
      let many = grid.frames * Pace.longest / usual
      let allotments = [
        isScarce ? Allotment.several(frames: many, from: stretches, gap: Pace.gap) : oneEach,
        isScarce ? oneEach : nil,
        Allotment.several(frames: grid.frames + grid.frames / 8, from: stretches, gap: Pace.gap),
        Allotment.several(frames: grid.frames + grid.frames / 8, from: stretches, gap: .zero),
      ]
      for case .some(let allotment) in allotments {
        // One of many moments may be left out for the beat's sake; the only one of its clip is there for its own.
        let hasChoice = allotment.shares.contains { $0.choices > 1 || $0.moments > 1 }
        let limits = ShotChoice.limits(allotment, stretches)
        let skipping = hasChoice ? ShotChoice.skippingChosen : ShotChoice.skippingRare
        if let lengths = BeatLengths.fitted(grid, limits: limits, skipping: skipping) {
          self.init(lengths: lengths, allotment: allotment, from: step)
          return
        }
      }
    }
    return nil
  }

  /// All videos, and the photos that even shots would show: how many photos stand beside videos is decided there.
  func kept(of candidates: [Candidate]) -> [Candidate] {
    let photos = Set(shots.filter(\.candidate.isStill).map(\.candidate.source))
    return candidates.filter { !$0.isStill || photos.contains($0.source) }
  }

  /// What leaving out a shot costs beside an octave of wrong length, 1.
  private static let skippingChosen = 0.5
  private static let skippingRare = 1.5

  private static func limits(_ allotment: Allotment, _ stretches: [Stretch]) -> [Int64] {
    allotment.shares.flatMap { share in
      let all = stretches[share.stretch].frames(moments: share.moments, gap: allotment.gap)
      let count = Int64(share.moments)
      return (0..<count).map { all / count + ($0 < all % count ? 1 : 0) }
    }
  }

  private static func allotment(frames: Int64, from stretches: [Stretch], usual: Int64) -> Allotment? {
    Allotment.oneEach(frames: frames, from: stretches, usual: usual)
      ?? Allotment.several(frames: frames, from: stretches, gap: Pace.gap)
      ?? Allotment.several(frames: frames, from: stretches, gap: .zero)
  }

  private init(frames: Int64, allotment: Allotment, from step: Supply.Step) {
    let limits = ShotChoice.limits(allotment, step.stretches)
    let lengths = ShotLengths.even(frames: frames, limits: limits, shortest: Pace.shortest)
    self.init(lengths: lengths, allotment: allotment, from: step)
  }

  private init(lengths: [Int64], allotment: Allotment, from step: Supply.Step) {
    let stretches = step.stretches
    usesEnds = step.usesEnds
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
    if stretch.candidate.isStill { return "a photo" }
    if share.moments > 1 { return "moment \(moment + 1) of \(share.moments) from a long clip" }
    if stretch.frames < Pace.shortest { return "a short clip, used whole because there is little footage" }
    return share.choices > 1
      ? "the middle of a clip chosen from \(share.choices) in a row" : "the middle of the clip"
  }
}
