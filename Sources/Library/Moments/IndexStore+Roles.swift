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

  /// Of the items with one content the best is the original (`CopyWorth`): the others are copies of it.
  func markCopies(of content: String) throws(LibraryError) {
    let copies = try database.all(
      """
      SELECT f.id, r.confidence, w.path, d.path, f.name FROM file f JOIN directory d ON d.id = f.directory
        JOIN folder w ON w.id = d.folder LEFT JOIN reading r ON r.file = f.id
      WHERE f.content = ? AND f.state = 'ready' AND f.counted = 1
      """, content
    ) {
      (
        id: $0.integer(0),
        worth: CopyWorth(
          $0.textOrNil(1).flatMap(CaptureDate.Confidence.init),
          path: Array($0.text(2).utf8) + [UInt8(ascii: "/")] + Self.joined($0.bytes(3), $0.bytes(4)))
      )
    }
    guard let original = copies.min(by: { $0.worth < $1.worth })?.id else { return }
    try database.run(
      """
      UPDATE file SET copy_of = nullif(?1, id) WHERE content = ?2 AND state = 'ready' AND counted = 1
        AND copy_of IS NOT nullif(?1, id)
      """, original, content)
  }

  /// Leaves the copies below a directory to be told from their originals again: paths decide between equals.
  func touchCopies(below directory: Int64) throws(LibraryError) {
    try database.run(
      """
      INSERT OR IGNORE INTO touched
        WITH RECURSIVE tree(id) AS (SELECT ?1 UNION SELECT d.id FROM directory d JOIN tree ON d.parent = tree.id)
        SELECT 'content', 0, content FROM file WHERE directory IN (SELECT id FROM tree) AND content IS NOT NULL
      """, directory)
  }
}
