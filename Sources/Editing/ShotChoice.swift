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
  init(frames: Int64, from supply: Supply, _ wishes: Wishes) {
    for step in supply.steps {
      if let allotment = ShotChoice.allotment(frames: frames, from: step.stretches, wishes) {
        self.init(frames: frames, allotment: allotment, from: step, wishes.rate)
        return
      }
    }
    let everything = supply.steps.last ?? Supply.Step([])
    self.init(frames: frames, allotment: .all(everything.stretches), from: everything, wishes.rate)
  }

  /// Shots that follow the beat; nil when no footage of any step lets all cuts lie on beats.
  init?(onBeats grid: BeatGrid, from supply: Supply, _ wishes: Wishes) {
    for step in supply.steps {
      for allotment in ShotChoice.allotments(frames: grid.frames, from: step.stretches, wishes) {
        if let lengths = ShotChoice.lengths(onBeats: grid, allotment, step.stretches) {
          self.init(lengths: lengths, allotment: allotment, from: step)
          return
        }
      }
    }
    return nil
  }

  private static func lengths(
    onBeats grid: BeatGrid, _ allotment: Allotment, _ stretches: [Stretch]
  ) -> [Int64]? {
    // One of many moments may be left out for the beat's sake; the only one of its clip is there for its own.
    let hasChoice = allotment.shares.contains { $0.choices > 1 || $0.moments > 1 }
    let skipping = hasChoice ? skippingChosen : skippingRare
    // Moments of one clip need not be of one length, as long as all of them fit into it.
    for leeway in allotment.shares.contains(where: { $0.moments > 1 }) ? [1.5, 1] : [1] {
      let limits = limits(allotment, stretches, leeway)
      if let lengths = BeatLengths.fitted(grid, limits: limits, skipping: skipping),
        fits(lengths, allotment, stretches)
      {
        return lengths
      }
    }
    return nil
  }

  private static func fits(_ lengths: [Int64], _ allotment: Allotment, _ stretches: [Stretch]) -> Bool {
    var rest = lengths[...]
    return allotment.shares.allSatisfy { share in
      let own = rest.prefix(share.moments).reduce(0, +)
      rest = rest.dropFirst(share.moments)
      return own <= stretches[share.stretch].frames(moments: share.moments, gap: allotment.gap)
    }
  }

  /// Ways to share the shots out, the best first.
  private static func allotments(
    frames: Int64, from stretches: [Stretch], _ wishes: Wishes
  ) -> [Allotment] {
    let stills = stretches.indices.filter { stretches[$0].candidate.isStill }
    let videos = stretches.indices.filter { !stretches[$0].candidate.isStill }
    let left = frames - Int64(stills.count) * wishes.photo
    var found: [Allotment] = []
    if !stills.isEmpty, !videos.isEmpty, left > 0 {
      // Every photo has its place beside the videos, which would crowd it out where they last longer.
      let shown = stills.map { Allotment.Share(stretch: $0, moments: 1) }
      found = allotments(frames: left, from: videos.map { stretches[$0] }, wishes).map { allotment in
        let own = allotment.shares.map { share in
          Allotment.Share(stretch: videos[share.stretch], moments: share.moments, choices: share.choices)
        }
        return Allotment(shares: (own + shown).sorted { $0.stretch < $1.stretch }, gap: allotment.gap)
      }
    }
    let oneEach = Allotment.oneEach(frames: frames, from: stretches, wishes)
    // Few clips for so many beats: long ones give several shots, where they can.
    let isScarce = Int64(stretches.count) * 2 * wishes.video < frames
    let shots = Int(frames / wishes.video)
    found += isScarce ? Allotment.many(shots: shots, frames: frames, from: stretches) : []
    let some = [Pace.gap, .zero].map {
      Allotment.several(frames: frames + frames / 8, from: stretches, gap: $0)
    }
    return found + ([oneEach] + some).compactMap(\.self)
  }

  /// What leaving out a shot costs beside an octave of wrong length, 1.
  private static let skippingChosen = 0.5
  private static let skippingRare = 1.5

  /// The most frames of each shot.
  /// - Parameter leeway: how much more than its even part a moment may take of its clip.
  private static func limits(
    _ allotment: Allotment, _ stretches: [Stretch], _ leeway: Double = 1
  ) -> [Int64] {
    allotment.shares.flatMap { share in
      let most = stretches[share.stretch].frames(moments: share.moments, gap: allotment.gap)
      let all = share.moments > 1 ? Int64(Double(most) * leeway) : most
      let count = Int64(share.moments)
      return (0..<count).map { all / count + ($0 < all % count ? 1 : 0) }
    }
  }

  private static func allotment(frames: Int64, from stretches: [Stretch], _ wishes: Wishes) -> Allotment? {
    let shots = Int(frames / wishes.video)
    // A fast film takes several moments of long clips rather than long shots.
    let isHasty = wishes.video < wishes.rate.usualShot && stretches.count < shots
    let quick =
      isHasty ? Allotment.spread(shots: shots, frames: frames, from: stretches, gap: Pace.gap) : nil
    return quick ?? Allotment.oneEach(frames: frames, from: stretches, wishes)
      ?? Allotment.several(frames: frames, from: stretches, gap: Pace.gap)
      ?? Allotment.several(frames: frames, from: stretches, gap: .zero)
  }

  private init(frames: Int64, allotment: Allotment, from step: Supply.Step, _ rate: FrameRate) {
    let limits = ShotChoice.limits(allotment, step.stretches)
    let lengths = ShotLengths.even(frames: frames, limits: limits, shortest: rate.shortestShot)
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
    if stretch.frames < stretch.film.shortestShot {
      return "a short clip, used whole because there is little footage"
    }
    let middle = stretch.candidate.fit == nil ? "the middle" : "the middle of the better part"
    return share.choices > 1
      ? "\(middle) of a clip chosen from \(share.choices) in a row" : "\(middle) of the clip"
  }
}
