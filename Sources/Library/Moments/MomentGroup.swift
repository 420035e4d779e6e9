internal import Plans

/// Tells what each of some files is within its moment.
///
/// Pure, and blind to the order of the files: whoever arrives last, the same roles come out.
enum MomentGroup {
  /// - Parameter decisions: What people said of pairs; it comes before everything else.
  static func roles(
    _ members: [MomentMember], _ decisions: PairDecisions = PairDecisions()
  ) -> [Int64: MomentRole] {
    var roles = takes(members)
    var stills: [Renditions] = []
    var movies: [Renditions] = []
    for named in groups(members.filter { roles[$0.id] == nil }) {
      stills += Renditions.group(named.filter { $0.kind == .photo })
      movies += Renditions.group(named.filter { $0.kind == .video })
    }
    // Deterministic, whatever the dictionary's order was.
    stills.sort { $0.shown.path < $1.shown.path }
    movies.sort { $0.shown.path < $1.shown.path }
    embed(stills, &movies, decisions, &roles)
    let pairs = LivePairing.pairs(stills, movies, decisions)
    var places: Set<String> = []
    for pair in pairs {
      // A second pair of one identifier in one directory is the first one's copy.
      let shown = stills[pair.still].shown
      if pair.basis == .identifier, let identifier = stills[pair.still].identifier,
        !places.insert("\(shown.directory) \(identifier)").inserted
      {
        continue
      }
      let (still, movie) = (shown.id, movies[pair.movie].shown.id)
      roles[still] = .still(movie: movie, basis: pair.basis)
      roles[movie] = .movie(of: still, basis: pair.basis)
    }
    hideLosers(stills, beside: movies, decisions, &roles)
    hideLosers(movies, beside: stills, decisions, &roles)
    for group in stills + movies {
      for member in group.hidden { roles[member.id] = .under(item(of: group.shown.id, roles)) }
    }
    for member in members where roles[member.id] == nil { roles[member.id] = .item }
    return roles
  }

  /// A rendition of what is itself counted with another is counted with that one.
  private static func item(of id: Int64, _ roles: [Int64: MomentRole]) -> Int64 {
    if case .under(let shown) = roles[id] { shown } else { id }
  }

  private struct Place: Hashable {
    var directory: Int64
    var key: String
  }

  /// Files of one folder and one key; a name without a key stands alone.
  private static func groups(_ members: [MomentMember]) -> [[MomentMember]] {
    var groups: [Place: [MomentMember]] = [:]
    for member in members {
      let key = member.name.key.isEmpty ? "\(member.id)\0" : member.name.key
      groups[Place(directory: member.directory, key: key), default: []].append(member)
    }
    return Array(groups.values)
  }

  private static func takes(_ members: [MomentMember]) -> [Int64: MomentRole] {
    var roles: [Int64: MomentRole] = [:]
    for group in groups(members)
    where group.contains(where: { if case .chapter = $0.name.mark { true } else { false } }) {
      roles.merge(Takes.roles(group)) { first, _ in first }
    }
    return roles
  }

  /// Stills with a video inside are whole by themselves; the same video beside them (Takeout takes them
  /// apart) is theirs.
  private static func embed(
    _ stills: [Renditions], _ movies: inout [Renditions], _ decisions: PairDecisions,
    _ roles: inout [Int64: MomentRole]
  ) {
    for still in stills.map(\.shown) {
      guard let range = still.embedded, !decisions.forbids(still.id, still.id) else { continue }
      roles[still.id] = .still(movie: nil, basis: .embedded)
      let twin = movies.firstIndex { movie in
        movie.shown.directory == still.directory && movie.shown.name.key == still.name.key
          && movie.shown.bytes == Int64(range.count)
      }
      guard let twin else { continue }
      let movie = movies.remove(at: twin)
      for member in [movie.shown] + movie.hidden { roles[member.id] = .under(still.id) }
    }
  }

  /// Files of one identifier are one moment: those left over are counted with the one that was paired, or
  /// with the largest. What a person parted from one of them is counted with no pair that is left.
  private static func hideLosers(
    _ groups: [Renditions], beside others: [Renditions], _ decisions: PairDecisions,
    _ roles: inout [Int64: MomentRole]
  ) {
    for group in groups where roles[group.shown.id] == nil {
      guard let identifier = group.identifier else { continue }
      let alike = groups.filter { $0.identifier == identifier && $0.shown.folder == group.shown.folder }
      // A loser that was hidden before is no winner, only whom it is counted with.
      let paired = alike.filter { isPaired($0.shown.id, roles) }
      let isParted = others.contains { $0.identifier == identifier && decisions.forbids(group, $0) }
      if isParted, !paired.isEmpty { continue }
      let beside = paired.first { $0.shown.directory == group.shown.directory }
      let winner = beside ?? paired.first ?? alike.max { $0.shown.worth < $1.shown.worth }
      guard let winner, winner.shown.id != group.shown.id else { continue }
      roles[group.shown.id] = .under(item(of: winner.shown.id, roles))
    }
  }
}

extension MomentGroup {
  private static func isPaired(_ id: Int64, _ roles: [Int64: MomentRole]) -> Bool {
    switch roles[id] {
    case .still, .movie: true
    case .item, .under, .take, .chapter, nil: false
    }
  }
}

extension MomentMember {
  /// Which of several copies is kept: the larger picture, then the larger file; the first by its path when
  /// all is equal.
  fileprivate var worth: (Int, Int64) { (pixels, bytes) }
}
