internal import Plans

/// How many shots each stretch gives, decided before their lengths.
struct Allotment {
  /// One stretch's part.
  struct Share {
    /// Index of the stretch.
    var stretch: Int
    var moments: Int
    /// Clips it was chosen from; 1 when there was no choice.
    var choices = 1
  }

  var shares: [Share]
  /// The least distance between two shots of one stretch.
  var gap: MediaTime

  /// One shot a clip, from as many clips as the film wants shots.
  ///
  /// With more clips than shots the clips, in capture order, fall into as many even groups, and the group's
  /// clip that lasts longest, up to the wanted length, is taken. Nil when all clips together last less than
  /// `frames`.
  static func oneEach(
    frames: Int64, from stretches: [Stretch], _ wishes: Wishes
  ) -> Allotment? {
    let limits = stretches.map { $0.frames(moments: 1, gap: .zero) }
    guard limits.reduce(0, +) >= frames else { return nil }
    let shots = Pace.shots(frames: frames, clips: stretches.count, usual: wishes.video, at: wishes.rate)
    guard stretches.count > shots else {
      return Allotment(shares: stretches.indices.map { Share(stretch: $0, moments: 1) }, gap: .zero)
    }
    let wanted = frames / Int64(shots) + 1
    var chosen: [Share] = []
    for shot in 0..<shots {
      let group = (shot * stretches.count / shots)..<((shot + 1) * stretches.count / shots)
      chosen.append(Share(stretch: best(of: group, limits, wanted: wanted), moments: 1, choices: group.count))
    }
    return Allotment(shares: filled(chosen, limits, frames: frames), gap: .zero)
  }

  /// The clip that lasts longest up to `wanted`; of equals the one nearest to the middle.
  private static func best(of group: Range<Int>, _ limits: [Int64], wanted: Int64) -> Int {
    let middle = (group.lowerBound + group.upperBound - 1) / 2
    return group.reduce(middle) { best, next in
      let gain = min(limits[next], wanted) - min(limits[best], wanted)
      return gain > 0 || (gain == 0 && abs(next - middle) < abs(best - middle)) ? next : best
    }
  }

  /// Adds the longest clips not chosen until the shots can last `frames`.
  private static func filled(_ chosen: [Share], _ limits: [Int64], frames: Int64) -> [Share] {
    var shares = chosen
    var sum = chosen.reduce(0) { $0 + limits[$1.stretch] }
    guard sum < frames else { return shares }
    let taken = Set(chosen.map(\.stretch))
    let others = limits.indices.filter { !taken.contains($0) }
    for index in others.sorted(by: { (limits[$1], $0) < (limits[$0], $1) }) where sum < frames {
      shares.append(Share(stretch: index, moments: 1))
      sum += limits[index]
    }
    return shares.sorted { $0.stretch < $1.stretch }
  }

  /// A shot for every so many frames of footage, as few as are enough; long clips give several.
  ///
  /// Nil when even the most shots, `gap` apart, last less than `frames`.
  static func several(frames: Int64, from stretches: [Stretch], gap: MediaTime) -> Allotment? {
    func supply(_ spacing: Int64) -> Int64 {
      stretches.reduce(0) { $0 + $1.frames(moments: $1.moments(every: spacing, gap: gap), gap: gap) }
    }
    guard supply(1) >= frames else { return nil }
    // The widest spacing that is enough, by halving: a wider one never gives more.
    var enough: Int64 = 1
    var tooWide = (stretches.map(\.frames).max() ?? 0) + 2
    while tooWide - enough > 1 {
      let middle = (enough + tooWide) / 2
      if supply(middle) >= frames { enough = middle } else { tooWide = middle }
    }
    return spaced(enough, stretches, gap: gap)
  }

  /// Shares of the wanted shots, and distances between shots of one clip in milliseconds, in the order in which
  /// they are given up: rather fewer shots than moments that look like a slip, rather those than a film that stands.
  private static let concessions: [(share: Double, gap: Int64)] = [
    (1, 2000), (0.75, 2000), (0.55, 2000), (1, 1000), (0.75, 1000), (0.55, 1000), (0.75, 500), (0.55, 500),
    (0.4, 2000), (0.4, 1000), (0.4, 500),
  ]

  /// Ways to take about `shots` shots of long clips, the best first; none where there is too little footage.
  static func many(shots: Int, frames: Int64, from stretches: [Stretch]) -> [Allotment] {
    concessions.compactMap { share, gap in
      let fewer = Int((Double(shots) * share).rounded(.up))
      return spread(
        shots: fewer, frames: frames, from: stretches, gap: MediaTime(milliseconds: gap))
    }
  }

  /// About `shots` shots, the more of a clip the longer it is; nil when they last less than `frames`.
  static func spread(shots: Int, frames: Int64, from stretches: [Stretch], gap: MediaTime) -> Allotment? {
    guard let film = stretches.first?.film else { return nil }
    let between = film.frames(within: gap)
    func moments(_ stretch: Stretch, _ spacing: Int64) -> Int {
      stretch.candidate.isStill ? 1 : max(1, Int((stretch.frames + between) / (spacing + between)))
    }
    // The narrowest spacing that gives no more shots than wanted, by halving.
    var tooMany = film.shortestBeatShot - 1
    var few = max(tooMany, stretches.map(\.frames).max() ?? 0) + 1
    while few - tooMany > 1 {
      let middle = (tooMany + few) / 2
      let count = stretches.reduce(0) { $0 + moments($1, middle) }
      if count <= shots { few = middle } else { tooMany = middle }
    }
    let shares = stretches.indices.map { Share(stretch: $0, moments: moments(stretches[$0], few)) }
    let supply = shares.reduce(0) { $0 + stretches[$1.stretch].frames(moments: $1.moments, gap: gap) }
    return supply >= frames ? Allotment(shares: shares, gap: gap) : nil
  }

  /// Everything there is.
  static func all(_ stretches: [Stretch]) -> Allotment { spaced(1, stretches, gap: .zero) }

  private static func spaced(_ spacing: Int64, _ stretches: [Stretch], gap: MediaTime) -> Allotment {
    let shares = stretches.indices.map {
      Share(stretch: $0, moments: stretches[$0].moments(every: spacing, gap: gap))
    }
    return Allotment(shares: shares, gap: gap)
  }
}
