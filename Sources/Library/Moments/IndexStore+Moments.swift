internal import Plans

// Who belongs together, and what they lend each other; see `MomentGroup` for the rules.
extension IndexStore {
  /// Stands in `pair_basis` for the parts of a take.
  static let take = "take"
  /// Files of one group at most: folders exist in which thousands of names begin alike.
  private static let mostMembers = 400

  private enum Tie: Hashable {
    case moment(directory: Int64, key: String)
    case identifier(String)
    /// Named by a person.
    case file(Int64)
  }

  /// A file of a group with all that is known of it.
  private struct Tied {
    var stored: StoredRow
    var name: MomentName
    var facts: MediaFacts
    /// By its own evidence and its sidecars'.
    var finding = DateFinding(date: nil, rejected: [])
  }

  /// Leaves a file's ties to be followed, though nothing the triggers see has changed.
  func touch(_ id: Int64) throws(LibraryError) {
    try database.run(
      """
      INSERT OR IGNORE INTO touched
        SELECT 'moment', directory, moment FROM file WHERE id = ?1 AND moment IS NOT NULL
        UNION ALL SELECT 'identifier', 0, identifier FROM file WHERE id = ?1 AND identifier IS NOT NULL
        UNION ALL SELECT 'content', 0, content FROM file WHERE id = ?1 AND content IS NOT NULL
      """, id)
  }

  /// The same for all files of a directory.
  func touch(directory: Int64) throws(LibraryError) {
    try database.run(
      """
      INSERT OR IGNORE INTO touched
        SELECT 'moment', directory, moment FROM file WHERE directory = ?1 AND moment IS NOT NULL
        UNION SELECT 'identifier', 0, identifier FROM file WHERE directory = ?1 AND identifier IS NOT NULL
      """, directory)
  }

  /// Follows up to `limit` touched ties; whether there are more. Inside a transaction.
  func regroup(limit: Int, now: Instant) throws(LibraryError) -> Bool {
    let touched = try database.all("SELECT tie, directory, key FROM touched LIMIT ?", limit) {
      (tie: $0.text(0), directory: $0.integer(1), key: $0.text(2))
    }
    var done: Set<Int64> = []
    var contents: Set<String> = []
    for one in touched {
      try database.run(
        "DELETE FROM touched WHERE tie = ? AND directory = ? AND key = ?", one.tie, one.directory, one.key)
      switch one.tie {
      case "moment": try group(.moment(directory: one.directory, key: one.key), &done, &contents, now)
      case "identifier": try group(.identifier(one.key), &done, &contents, now)
      default: contents.insert(one.key)
      }
    }
    for content in contents { try markCopies(of: content) }
    return touched.count == limit
  }

  // MARK: One group

  private func group(
    _ tie: Tie, _ done: inout Set<Int64>, _ contents: inout Set<String>, _ now: Instant
  ) throws(LibraryError) {
    let rows = try tied(to: tie)
    guard let first = rows.first, rows.count > 1 || !done.contains(first.row.id) else { return }
    if rows.allSatisfy({ done.contains($0.row.id) }) { return }
    done.formUnion(rows.map(\.row.id))
    var items: [Tied] = []
    var sidecars: [Tied] = []
    for row in rows {
      guard let facts = row.row.facts, row.row.state == .ready || facts.kind == .sidecar else {
        try release(row)
        continue
      }
      let one = Tied(stored: row, name: MomentName(row.row.fileName), facts: facts)
      if facts.kind == .sidecar { sidecars.append(one) } else { items.append(one) }
    }
    for index in items.indices { items[index].finding = finding(items[index], items, sidecars, nil, now) }
    let decisions = corrections.pairs.isEmpty ? PairDecisions() : try pairDecisions()
    let roles = MomentGroup.roles(items.map { member($0) }, decisions)
    for item in items {
      let role = roles[item.stored.row.id] ?? .item
      try write(role, item.stored, item.facts)
      let lent = lent(to: item, role, items, roles)
      let finding = lent == nil ? item.finding : self.finding(item, items, sidecars, lent, now)
      try store(
        dated(finding, role, items), file: item.stored.row.id, item.stored.times, now: now)
    }
    try contents.formUnion(self.contents(of: items.map(\.stored.row.id)))
  }

  /// Everything that is tied to `tie`, directly or by others.
  private func tied(to tie: Tie) throws(LibraryError) -> [StoredRow] {
    var rows: [Int64: StoredRow] = [:]
    var seen: Set<Tie> = [tie]
    var open = [tie]
    let decided = try decidedPartners()
    while let next = open.popLast(), rows.count < Self.mostMembers {
      for row in try self.rows(next) where rows[row.row.id] == nil {
        rows[row.row.id] = row
        guard let facts = row.row.facts else { continue }
        var ties = [Tie.moment(directory: row.directory, key: MomentName(row.row.fileName).key)]
        if let identifier = facts.tags[.identifier], facts.kind != .sidecar {
          ties.append(.identifier(identifier.uppercased()))
        }
        for id in decided[row.row.id] ?? [] { ties.append(.file(id)) }
        for tie in ties where seen.insert(tie).inserted { open.append(tie) }
      }
    }
    return rows.values.sorted { $0.row.id < $1.row.id }
  }

  /// The files that people made pairs of, by either half.
  private func decidedPartners() throws(LibraryError) -> [Int64: [Int64]] {
    if corrections.pairs.isEmpty { return [:] }
    var partners: [Int64: [Int64]] = [:]
    for two in try pairDecisions().forced {
      partners[two.still, default: []].append(two.movie)
      partners[two.movie, default: []].append(two.still)
    }
    return partners
  }

  private func rows(_ tie: Tie) throws(LibraryError) -> [StoredRow] {
    let limit = " AND (f.state <> 'skipped' OR f.kind = 'sidecar') ORDER BY f.id LIMIT ?"
    return switch tie {
    case .moment(let directory, let key):
      try rows("WHERE f.directory = ? AND f.moment = ?" + limit, [directory, key, Self.mostMembers])
    case .identifier(let identifier):
      try rows("WHERE f.identifier = ?" + limit, [identifier, Self.mostMembers])
    case .file(let id): try rows("WHERE f.id = ?" + limit, [id, 1])
    }
  }

  private func member(_ tied: Tied) -> MomentMember {
    let row = tied.stored.row
    return MomentMember(
      id: row.id, folder: tied.stored.folder, directory: tied.stored.directory, path: row.path,
      name: tied.name,
      kind: tied.facts.kind, container: tied.facts.container,
      identifier: tied.facts.tags[.identifier]?.uppercased(),
      date: tied.finding.date, duration: tied.facts.duration, size: tied.facts.picture?.size, bytes: row.size,
      embedded: tied.facts.embeddedDamage == nil ? tied.facts.embeddedVideo : nil)
  }

  // MARK: Dates

  private func finding(
    _ item: Tied, _ items: [Tied], _ sidecars: [Tied], _ partner: CaptureDate?, _ now: Instant
  ) -> DateFinding {
    var evidence = evidence(item.facts, item.stored, now: now)
    let match = matched(item, among: items, sidecars)
    evidence.sidecar = match.xmp
    evidence.takeout = match.takeout
    evidence.partner = partner
    return DateFinding(evidence)
  }

  private func matched(_ item: Tied, among items: [Tied], _ sidecars: [Tied]) -> SidecarMatch {
    let here = sidecars.filter { $0.stored.directory == item.stored.directory }
    let names = items.filter { $0.stored.directory == item.stored.directory }.map {
      SidecarMatch.Neighbour(name: $0.stored.row.fileName, isStill: $0.facts.kind == .photo)
    }
    return SidecarMatch(
      of: item.stored.row.fileName, among: names,
      sidecars: here.map {
        SidecarMatch.Sidecar(
          name: $0.stored.row.fileName, title: $0.facts.tags[.title], xmp: $0.facts.tags[.xmpDate],
          takeout: $0.facts.tags[.takeoutDate])
      })
  }

  /// The names of the files that speak for a file, in its directory; edits' recipes, which tell no date, too.
  func sidecarNames(of id: Int64) throws(LibraryError) -> [String] {
    guard let row = try rows("WHERE f.id = ?", [id]).first, row.row.facts != nil else { return [] }
    let name = MomentName(row.row.fileName)
    var tied: [Tied] = []
    for one in try rows(.moment(directory: row.directory, key: name.key)) {
      guard let facts = one.row.facts else { continue }
      tied.append(Tied(stored: one, name: MomentName(one.row.fileName), facts: facts))
    }
    guard let own = tied.first(where: { $0.stored.row.id == id }) else { return [] }
    let match = matched(
      own, among: tied.filter { $0.facts.kind != .sidecar }, tied.filter { $0.facts.kind == .sidecar })
    var stem = Array(row.row.fileName.utf8)
    _ = MomentName.takeEnding(&stem)
    let recipes = try ["AAE", "aae"].map { (ending) throws(LibraryError) in
      try database.first(
        "SELECT name FROM file WHERE directory = ? AND name = ? AND kind = 'sidecar'", row.directory,
        stem + Array(".\(ending)".utf8)
      ) { String(decoding: $0.bytes(0), as: UTF8.self) }
    }
    return match.names + recipes.compactMap(\.self)
  }

  /// The date another file of the moment has to offer.
  private func lent(
    to item: Tied, _ role: MomentRole, _ items: [Tied], _ roles: [Int64: MomentRole]
  ) -> CaptureDate? {
    let other: Int64?
    switch role {
    case .still(let movie, _): other = movie
    case .movie(let still, _): other = still
    case .under(let shown): other = shown
    case .item, .take, .chapter:
      // An edited rendition that lost its date has its original's.
      return Self.best(
        items.filter { roles[$0.stored.row.id] == .under(item.stored.row.id) })
    }
    return other.flatMap { id in items.first { $0.stored.row.id == id }?.finding.date }
  }

  /// Of the dates that several files have to offer, the one that knows most; the first by its path among
  /// equals.
  private static func best(_ lenders: [Tied]) -> CaptureDate? {
    func doubt(_ tied: Tied) -> CopyWorth {
      CopyWorth(tied.finding.date?.confidence, path: tied.stored.row.pathBytes)
    }
    return lenders.min { doubt($0) < doubt($1) }?.finding.date
  }

  /// A chapter that is dated by the take's start began so much later.
  private func dated(_ finding: DateFinding, _ role: MomentRole, _ items: [Tied]) -> DateFinding {
    guard case .chapter(let first, let after) = role,
      let start = items.first(where: { $0.stored.row.id == first })?.finding.date,
      let moment = start.moment.shifted(by: after)
    else { return finding }
    var later = finding
    later.date = CaptureDate(
      moment, source: .take, offsetSource: start.offsetSource, confidence: start.confidence, raw: start.raw,
      suspicion: start.suspicion)
    return later
  }
}

extension CaptureDate.Moment {
  /// Nil for a day, which a length does not move.
  fileprivate func shifted(by time: MediaTime) -> CaptureDate.Moment? {
    switch self {
    case .exact(let instant, let offset):
      .exact(Instant(microseconds: instant.microseconds + time.microseconds), offset)
    case .instant(let instant): .instant(Instant(microseconds: instant.microseconds + time.microseconds))
    case .wall(let clock):
      .wall(
        WallClock(
          Instant(microseconds: clock.instant(offset: .zero).microseconds + time.microseconds), offset: .zero)
      )
    case .day: nil
    }
  }
}
