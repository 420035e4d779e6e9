internal import Plans

// Pairs as people have them, brought to the rows.
extension IndexStore {
  /// The other half of a file's pair.
  func partner(of id: Int64) throws(LibraryError) -> Int64? {
    try database.first("SELECT partner FROM file WHERE id = ?", id) { $0.integerOrNil(0) } ?? nil
  }

  /// What was said of pairs, as far as both files are here.
  func pairDecisions() throws(LibraryError) -> PairDecisions {
    var decisions = PairDecisions()
    for pair in corrections.pairs {
      let stills = try files(with: pair.still)
      let movies = try files(with: pair.movie)
      if pair.isPair {
        guard let still = stills.first, let movie = movies.first else { continue }
        decisions.forced.append(PairDecisions.Two(still: still, movie: movie))
        continue
      }
      for still in stills {
        for movie in movies { decisions.forbidden.insert(PairDecisions.Two(still: still, movie: movie)) }
      }
    }
    return decisions
  }

  /// Brings pairs of these files in line with what was said.
  func applyPairs(_ ids: [Int64], now: Instant) throws(LibraryError) {
    for id in ids { try touch(id) }
    while try regroup(limit: ids.count, now: now) {}
  }
}
