package import Plans

/// Photos and live pairs of one moment: a film shows one of them, not the same scene five times.
package enum SameMoment {
  /// Further apart two pictures are two moments, however alike they are.
  private static let longest: Int64 = 10_000_000
  /// Moments at hand at once: a burst of two cameras is no more.
  private static let open = 8

  /// Photos and pairs of which each was taken soon after the one before it, in capture order; only runs of several.
  package static func runs(among candidates: [Candidate]) -> [[Candidate]] {
    var runs: [[Candidate]] = []
    for picture in candidates.filter(\.isPicture).sorted(by: Candidate.isEarlier) {
      if let last = runs.last?.last, areNear(last, picture) {
        runs[runs.count - 1].append(picture)
      } else {
        runs.append([picture])
      }
    }
    return runs.filter { $0.count > 1 }
  }

  /// The candidates that another one of their moment stands for.
  ///
  /// Of one moment a pair that moves stays rather than a photo, then the one with most pixels, then the one whose
  /// picture takes most bytes: it is the sharpest.
  /// - Parameter glimpses: of their stills, by the ids of their sources; who was not looked at repeats nothing.
  package static func repeats(among candidates: [Candidate], _ glimpses: [Int64: Glimpse]) -> [Candidate] {
    var moments: [[Candidate]] = []
    for candidate in runs(among: candidates).joined() {
      guard let own = glimpses[candidate.source.id] else { continue }
      let found = moments.indices.suffix(open).last { index in
        guard let last = moments[index].last, areNear(last, candidate) else { return false }
        return glimpses[last.source.id].map { own.isSameScene(as: $0) } ?? false
      }
      if let found { moments[found].append(candidate) } else { moments.append([candidate]) }
    }
    return moments.flatMap { moment -> [Candidate] in
      guard let best = moment.max(by: isWorse) else { return [] }
      return moment.filter { $0.source.id != best.source.id }
    }
  }

  private static func areNear(_ a: Candidate, _ b: Candidate) -> Bool {
    let (one, two) = (a.taken.microseconds, b.taken.microseconds)
    return (max(one, two) &- min(one, two)).magnitude <= longest.magnitude
  }

  private static func isWorse(_ a: Candidate, _ b: Candidate) -> Bool {
    func rank(_ one: Candidate) -> (Int, Int, Int64) {
      (one.isStill ? 0 : 1, one.size.width * one.size.height, (one.pairedStill ?? one.source).size)
    }
    // Of equals the first stays.
    return rank(a) == rank(b) ? Candidate.isEarlier(b, a) : rank(a) < rank(b)
  }
}

extension Candidate {
  /// Whether it stands for a photo, moving or not.
  fileprivate var isPicture: Bool { isStill || pairedStill != nil || part != nil }
}
