internal import Plans

/// Finds the stills and movies of one moment: by Apple's identifier, else by name and time.
enum LivePairing {
  /// Longest movie that name and time make a live photo of (measured: 1.2 to 3.7 s), microseconds.
  private static let longestMovie: Int64 = 5_000_000
  /// Farthest that still and movie may lie apart (measured: 0.2 to 1.8 s), microseconds.
  private static let widestGap: Int64 = 3_000_000

  struct Pair: Equatable {
    /// Places in the lists of stills and movies.
    var still: Int
    var movie: Int
    var basis: PairBasis
  }

  /// Pairs, each still and movie in one at most; whatever the order of the lists, the same files are paired.
  static func pairs(
    _ stills: [Renditions], _ movies: [Renditions], _ decisions: PairDecisions = PairDecisions()
  ) -> [Pair] {
    var offers: [(pair: Pair, worth: Worth)] = []
    for (still, a) in stills.enumerated() where a.shown.embedded == nil {
      for (movie, b) in movies.enumerated() {
        guard !decisions.forbids(a, b), let basis = basis(a, b) else { continue }
        offers.append((Pair(still: still, movie: movie, basis: basis), Worth(a, b, basis)))
      }
    }
    var pairs = forced(stills, movies, decisions)
    for (pair, _) in offers.sorted(by: { $0.worth < $1.worth })
    where !pairs.contains(where: { $0.still == pair.still || $0.movie == pair.movie }) {
      pairs.append(pair)
    }
    return pairs
  }

  private static func forced(
    _ stills: [Renditions], _ movies: [Renditions], _ decisions: PairDecisions
  ) -> [Pair] {
    decisions.forced.compactMap { two in
      guard let still = stills.firstIndex(where: { $0.ids.contains(two.still) }),
        let movie = movies.firstIndex(where: { $0.ids.contains(two.movie) })
      else { return nil }
      return Pair(still: still, movie: movie, basis: .person)
    }
  }

  private static func basis(_ still: Renditions, _ movie: Renditions) -> PairBasis? {
    guard still.shown.folder == movie.shown.folder else { return nil }
    if let own = still.identifier, let other = movie.identifier { return own == other ? .identifier : nil }
    return isNamedAlike(still, movie) ? .nameAndTime : nil
  }

  /// The fallback: one folder, one stem, formats that phones use, a short movie, and both dates there and
  /// near.
  private static func isNamedAlike(_ still: Renditions, _ movie: Renditions) -> Bool {
    let (a, b) = (still.shown, movie.shown)
    guard a.directory == b.directory, a.name.key == b.name.key, !a.name.key.isEmpty else { return false }
    guard a.container == "jpeg" || a.container == "heif", b.container == "mov", let length = b.duration,
      length.microseconds <= longestMovie
    else { return false }
    guard MomentGap.isEmbedded(still.date), MomentGap.isEmbedded(movie.date) else { return false }
    return MomentGap.between(still.date, movie.date, reach: widestGap) != nil
  }

  /// What makes one partner better than another; smaller is better.
  private struct Worth: Comparable {
    private let parts: [Int64]
    private let paths: String

    init(_ still: Renditions, _ movie: Renditions, _ basis: PairBasis) {
      let (a, b) = (still.shown, movie.shown)
      let isExact = if case .exact = movie.date?.moment { true } else { false }
      let gap = MomentGap.between(still.date, movie.date, reach: .max / 2) ?? .max
      parts = [
        basis == .identifier ? 0 : 1, a.directory == b.directory ? 0 : 1, a.name.key == b.name.key ? 0 : 1,
        // The creation date survives re-encoding; a header alone is worth less.
        isExact ? 0 : 1, gap, Int64(-b.pixels), -b.bytes,
      ]
      paths = "\(a.path)\n\(b.path)"
    }

    static func < (a: Worth, b: Worth) -> Bool {
      a.parts == b.parts ? a.paths < b.paths : a.parts.lexicographicallyPrecedes(b.parts)
    }
  }
}
