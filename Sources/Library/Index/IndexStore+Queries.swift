internal import Plans

extension IndexStore {
  /// Instants of one local day lie this far around it at most: 14 hours ahead, 12 behind, and a little for
  /// odd offsets.
  private static let widestZone: Int64 = 27 * 3_600_000_000

  // MARK: Counting

  private static let tallied = """
    SELECT certain, sum(n) FROM tally
    WHERE state = ? AND kind = ? AND (day BETWEEN ? AND ? OR (certain = 0 AND day = ?)) GROUP BY certain
    """
  /// The same of one place, which has no tally.
  private static let countedInPlace = """
    SELECT certain, count(*) FROM file
    WHERE state = ?1 AND kind = ?2 AND counted = 1
      AND (day BETWEEN ?3 AND ?4 OR (certain = 0 AND coalesce(day, ?5) = ?5)) AND \(isInPlace(first: 6))
    GROUP BY certain
    """

  func count(_ selection: Selection) throws(LibraryError) -> Counted {
    var counted = Counted(selection)
    counted.refused = try number(of: .refused)
    guard selection.isOfRead else { return try countUnread(counted) }
    let from = selection.from.map { Int64($0.number) } ?? .min
    let to = selection.to.map { Int64($0.number) } ?? .max
    for kind in selection.kinds {
      var certain: Int64 = 0
      var uncertain: Int64 = 0
      let state = selection.state.rawValue
      try database.each(
        selection.isEverywhere ? Self.tallied : Self.countedInPlace,
        [state, kind.rawValue, from, to, IndexSchema.noDay]
          + (selection.isEverywhere ? [] : Self.values(of: selection))
      ) { (row) throws(LibraryError) in
        if row.integer(0) == 0 { uncertain = row.integer(1) } else { certain = row.integer(1) }
      }
      let number = selection.asksDays ? certain : certain + uncertain
      switch kind {
      case .video: counted.videos = number
      case .photo: counted.photos = number
      case .live: counted.live = number
      case .music: counted.music = number
      case .sidecar: break
      }
      // Music is never dated: it is no uncertain footage.
      if kind != .music { counted.uncertain += uncertain }
    }
    counted.copies = try copies(selection)
    return counted
  }

  /// How many of the selected repeat others of them: what a film of them leaves out. Where an original is not
  /// among them, one of its copies stands in.
  private func copies(_ selection: Selection) throws(LibraryError) -> Int64 {
    let kinds = selection.kinds.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let selected = """
      counted = 1 AND state = ?1 AND kind IN (\(kinds))
        AND (?2 OR (certain = 1 AND day BETWEEN ?3 AND ?4)) AND \(Self.isInPlace(first: 5))
      """
    let sql = """
      SELECT sum(n - NOT EXISTS (SELECT 1 FROM file WHERE id = original AND \(selected))) FROM
        (SELECT copy_of AS original, count(*) AS n FROM file INDEXED BY file_copies
          WHERE copy_of IS NOT NULL AND \(selected) GROUP BY copy_of)
      """
    let values: [(any Bindable)?] = [
      selection.state.rawValue, !selection.asksDays,
      selection.from.map { Int64($0.number) } ?? .min, selection.to.map { Int64($0.number) } ?? .max,
    ]
    var found: Int64 = 0
    try database.each(sql, values + Self.values(of: selection)) { (row) throws(LibraryError) in
      found = row.integer(0)
    }
    return found
  }

  /// Files that were not read have no day, so none of them is of days that are asked; their kind is what the
  /// name promises.
  private func countUnread(_ counted: Counted) throws(LibraryError) -> Counted {
    var counted = counted
    let isAll = counted.selection.source == .all
    try database.each(
      "SELECT kind, sum(n) FROM tally WHERE state = ? GROUP BY kind", [counted.selection.state.rawValue]
    ) { (row) throws(LibraryError) in
      let kind = FileKind(rawValue: row.text(0))
      guard isAll || kind.map(counted.selection.kinds.contains) ?? false else { return }
      guard !counted.selection.asksDays else {
        counted.uncertain += row.integer(1)
        return
      }
      switch kind {
      case .video: counted.videos = row.integer(1)
      case .photo: counted.photos = row.integer(1)
      case .live: counted.live = row.integer(1)
      case .music: counted.music = row.integer(1)
      case .sidecar, nil: counted.unknown += row.integer(1)
      }
    }
    return counted
  }

  /// How many rows are in a state.
  func number(of state: FileState) throws(LibraryError) -> Int64 {
    try database.first("SELECT sum(n) FROM tally WHERE state = ?", state.rawValue) { $0.integer(0) } ?? 0
  }

  /// How many ready items there are of each kind.
  func readyByKind() throws(LibraryError) -> [FileKind: Int64] {
    var numbers: [FileKind: Int64] = [:]
    try database.each("SELECT kind, sum(n) FROM tally WHERE state = 'ready' GROUP BY kind") {
      (row) throws(LibraryError) in
      if let kind = FileKind(rawValue: row.text(0)) { numbers[kind] = row.integer(1) }
    }
    return numbers
  }

  /// The nearest days with certain footage before `from` and after `to`.
  func nearestDays(_ selection: Selection) throws(LibraryError) -> (before: Day?, after: Day?) {
    func edge(_ order: String, _ condition: String, _ day: Day) throws(LibraryError) -> Day? {
      var found: [Int] = []
      for kind in selection.kinds {
        let number = try database.first(
          """
          SELECT day FROM tally WHERE state = 'ready' AND kind = ? AND certain = 1 AND n > 0 AND day \(condition) ?
          ORDER BY day \(order) LIMIT 1
          """, kind.rawValue, Int64(day.number)
        ) { Int($0.integer(0)) }
        if let number { found.append(number) }
      }
      return (order == "DESC" ? found.max() : found.min()).flatMap { Day(number: $0) }
    }
    return (
      try selection.from.map { (day) throws(LibraryError) in try edge("DESC", "<", day) } ?? nil,
      try selection.to.map { (day) throws(LibraryError) in try edge("ASC", ">", day) } ?? nil
    )
  }

  // MARK: Listing

  /// Rows in capture order; a pair once, under its still.
  func list(_ selection: Selection, limit: Int, after cursor: ListCursor?) throws(LibraryError) -> ListPage {
    let found = try ids(selection, limit: limit + 1, after: cursor)
    return ListPage(
      rows: try rows(of: found.prefix(limit).map(\.id)), next: found.count > limit ? found[limit - 1] : nil)
  }

  /// The places of the selected rows in capture order.
  func ids(_ selection: Selection, limit: Int, after cursor: ListCursor?) throws(LibraryError) -> [ListCursor]
  {
    let bounds = Self.instants(selection)
    let one = selection.kinds.count == 1 ? selection.kinds.first : nil
    // Files that were not read have no day, and a kind only by their names: `all` takes them whatever they
    // are.
    let isRead = selection.isOfRead
    let some = isRead ? "kind IN ('video', 'photo', 'live') AND ?1 IS NULL" : "?1 IS NULL"
    let sql = """
      SELECT order_us, id FROM file INDEXED BY \(one != nil ? "file_kind_order" : "file_order")
      WHERE state = ?2 AND \(one != nil ? "kind = ?1" : some) AND (order_us, id) > (?3, ?4) AND order_us <= ?5
        AND counted = 1 AND (?6 OR (certain = 1 AND day BETWEEN ?7 AND ?8)) AND \(Self.isInPlace(first: 10))
      ORDER BY order_us, id LIMIT ?9
      """
    let start = max(bounds.lowerBound, cursor?.order ?? .min)
    let id = cursor.map { $0.order == start ? $0.id : .min } ?? .min
    var found: [ListCursor] = []
    let values: [(any Bindable)?] = [
      one?.rawValue, selection.state.rawValue, start, id, bounds.upperBound,
      !selection.asksDays || !isRead, Int64(selection.from?.number ?? -10_000_000),
      Int64(selection.to?.number ?? 10_000_000), limit,
    ]
    try database.each(sql, values + Self.values(of: selection)) { (row) throws(LibraryError) in
      found.append(ListCursor(order: row.integer(0), id: row.integer(1)))
    }
    return found
  }

  /// The instants that can belong to the asked days, whatever their offsets.
  private static func instants(_ selection: Selection) -> ClosedRange<Int64> {
    let utc = UTCOffset.zero
    let start = selection.from.map {
      WallClock(midnightOf: $0).instant(offset: utc).microseconds - widestZone
    }
    let end = selection.to.map {
      WallClock(midnightOf: $0).instant(offset: utc).microseconds + WallClock.dayLength + widestZone
    }
    let lowest = start ?? .min
    return lowest...max(lowest, end ?? .max)
  }

  private func rows(of ids: [Int64]) throws(LibraryError) -> [IndexRow] {
    var rows: [IndexRow] = []
    for one in try listed(ids) { rows.append(try complete(one)) }
    return rows
  }

  // MARK: Single rows

  func row(_ id: Int64) throws(LibraryError) -> IndexRow? {
    guard let stored = try rows("WHERE f.id = ?", [id]).first else { return nil }
    return try complete(stored)
  }

  /// The row at a path below a watched folder.
  func row(folder: String, path: [UInt8]) throws(LibraryError) -> IndexRow? {
    let cut = path.lastIndex(of: UInt8(ascii: "/"))
    let directory = cut.map { Array(path[..<$0]) } ?? []
    let name = cut.map { Array(path[($0 + 1)...]) } ?? path
    let stored = try rows("WHERE w.path = ? AND d.path = ? AND f.name = ?", [folder, directory, name])
    guard let first = stored.first else { return nil }
    return try complete(first)
  }

  /// Ready music that is asked for by this name, folded.
  func songs(named name: String) throws(LibraryError) -> [IndexRow] {
    let found = try rows(
      """
      WHERE f.id IN (SELECT file FROM song WHERE key = ?) AND f.state = 'ready' AND f.kind = 'music'
      ORDER BY d.path, f.name LIMIT 50
      """, [Folding.fold(name)])
    return try found.map { (row) throws(LibraryError) in try complete(row) }
  }
}
