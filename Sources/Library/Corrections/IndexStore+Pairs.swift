internal import Plans

// Pairs as people have them, brought to the rows.
extension IndexStore {
  /// The basis of a pair that a person made.
  static let byPerson = "person"

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
  func applyPairs(_ ids: [Int64]) throws(LibraryError) {
    if corrections.pairs.isEmpty { return }
    let decisions = try pairDecisions()
    for two in decisions.forbidden where ids.contains(two.still) || ids.contains(two.movie) {
      if two.still != two.movie, try partner(of: two.still) == two.movie {
        try separate([two.still, two.movie])
      }
    }
    for two in decisions.forced where ids.contains(two.still) || ids.contains(two.movie) {
      guard try known(two.still)?.state == .ready, try known(two.movie)?.state == .ready else { continue }
      for id in [two.still, two.movie] {
        if let old = try partner(of: id), old != two.still, old != two.movie { try separate([old]) }
      }
      try join(two)
    }
  }

  private func join(_ two: PairDecisions.Two) throws(LibraryError) {
    let sql = "UPDATE file SET kind = ?, counted = ?, partner = ?, pair_basis = ? WHERE id = ?"
    try database.run(sql, ItemKind.live.rawValue, true, two.movie, Self.byPerson, two.still)
    try database.run(sql, ItemKind.video.rawValue, false, two.still, Self.byPerson, two.movie)
  }

  /// Makes files items of their own.
  func separate(_ ids: [Int64]) throws(LibraryError) {
    for id in ids {
      try database.run(
        """
        UPDATE file SET partner = NULL, pair_basis = NULL, counted = 1,
          kind = coalesce((SELECT media FROM reading WHERE file = file.id), kind) WHERE id = ?
        """, id)
    }
  }
}
