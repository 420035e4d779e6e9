internal import Plans

// How a file's role within its moment stands in its row.
extension IndexStore {
  /// Keeps a role.
  func write(_ role: MomentRole, _ stored: StoredRow, _ facts: MediaFacts) throws(LibraryError) {
    var kind = facts.kind.file
    var isCounted = true
    var partner: Int64?
    var basis: String?
    var original: Int64?
    switch role {
    case .item: break
    case .still(let movie, let how):
      kind = .live
      partner = movie
      basis = how.rawValue
    case .movie(let still, let how):
      isCounted = false
      partner = still
      basis = how.rawValue
    case .under(let shown):
      isCounted = false
      original = shown
    case .take: basis = Self.take
    case .chapter(let first, _):
      isCounted = false
      partner = first
      basis = Self.take
    }
    // Whether a counted file is an exact copy is told by its content, later.
    if isCounted && stored.isCounted { original = stored.copyOf }
    try database.run(
      """
      UPDATE file SET kind = ?1, counted = ?2, partner = ?3, pair_basis = ?4, copy_of = ?5 WHERE id = ?6
        AND (kind IS NOT ?1 OR counted <> ?2 OR partner IS NOT ?3 OR pair_basis IS NOT ?4 OR copy_of IS NOT ?5)
      """, kind.rawValue, isCounted, partner, basis, original, stored.row.id)
  }

  /// A file that is not there, or not read, is nobody's half.
  func release(_ stored: StoredRow) throws(LibraryError) {
    guard !stored.isCounted || stored.partner != nil || stored.pairBasis != nil || stored.copyOf != nil else {
      return
    }
    let kind = stored.row.facts?.kind.file ?? stored.row.kind
    try database.run(
      "UPDATE file SET kind = ?, counted = 1, partner = NULL, pair_basis = NULL, copy_of = NULL WHERE id = ?",
      kind?.rawValue, stored.row.id)
  }

  /// What is known of the take that a file is a part of.
  func take(_ stored: StoredRow) throws(LibraryError) -> IndexRow.Take? {
    let first = stored.partner ?? stored.row.id
    let parts = try database.all(
      """
      SELECT f.id, coalesce(r.duration_us, 0) FROM file f JOIN reading r ON r.file = f.id
      WHERE f.id = ?1 OR (f.partner = ?1 AND f.pair_basis = '\(Self.take)') ORDER BY f.order_us, f.id
      """, first
    ) { (id: $0.integer(0), length: $0.integer(1)) }
    guard let part = parts.firstIndex(where: { $0.id == stored.row.id }), let path = try path(of: first)
    else {
      return nil
    }
    let length = parts.reduce(Int64(0)) { $0 + $1.length }
    return IndexRow.Take(
      first: path, part: part + 1, parts: parts.count, duration: MediaTime(microseconds: length))
  }

  /// The later parts of a take, in their order.
  func chapters(of first: Int64) throws(LibraryError) -> [Int64] {
    try database.all(
      "SELECT id FROM file WHERE partner = ? AND pair_basis = '\(Self.take)' AND state = 'ready' ORDER BY order_us, id",
      first
    ) { $0.integer(0) }
  }

  // MARK: Exact copies

  /// The digests of these files' contents.
  func contents(of ids: [Int64]) throws(LibraryError) -> [String] {
    var found: [String] = []
    for id in ids {
      let content = try database.first("SELECT content FROM file WHERE id = ?", id) { $0.textOrNil(0) }
      if let content, let content { found.append(content) }
    }
    return found
  }

  /// Of the items with one content, the first one known is the original: the others are counted as copies of
  /// it, and no film uses them beside it.
  func markCopies(of content: String) throws(LibraryError) {
    let original = try database.first(
      "SELECT id FROM file WHERE content = ? AND state = 'ready' AND counted = 1 ORDER BY id LIMIT 1", content
    ) { $0.integer(0) }
    guard let original else { return }
    try database.run(
      """
      UPDATE file SET copy_of = nullif(?1, id) WHERE content = ?2 AND state = 'ready' AND counted = 1
        AND copy_of IS NOT nullif(?1, id)
      """, original, content)
  }
}
