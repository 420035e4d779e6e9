internal import Plans

extension IndexStore {
  /// A row with what only the index itself needs.
  struct StoredRow {
    var row: IndexRow
    var times: FileTimes
    var partner: Int64?
    var pairBasis: String?
    var copyOf: Int64?
    var directory: Int64 = 0
    var folder: Int64 = 0
    var isCounted = true
  }

  private static let columns = """
    SELECT f.id, w.path, d.path, f.name, f.kind, f.state, f.reason, f.size, f.mtime_ns, f.day, f.order_us,
      f.partner, f.pair_basis, f.copy_of, r.file, r.media, r.container, r.duration_us, r.codec, r.width, r.height,
      r.rotation, r.mirrored, r.average_rate, r.nominal_rate, r.variable, r.hdr, r.sound_codec, r.sound_channels,
      r.sound_rate, r.embedded_from, r.embedded_to, r.damage, r.tags, r.taken_utc_us, r.taken_local, r.offset_min,
      r.offset_source, r.date_source, r.confidence, r.date_raw, r.date_rejected, r.suspicion,
      f.missing_us, f.retry_us, f.directory, d.folder, f.counted, r.embedded_damage, r.embedded_movie, r.picture_us,
      f.born_ns
    FROM file f JOIN directory d ON d.id = f.directory JOIN folder w ON w.id = d.folder
      LEFT JOIN reading r ON r.file = f.id

    """

  /// The tags that a row of a list shows.
  private static let shownTags: [StaticString] = ["title", "artist", "make", "model"]

  /// The rows that `condition` names; `f`, `d`, `w` and `r` are file, directory, folder and reading.
  func rows(_ condition: String, _ values: [(any Bindable)?]) throws(LibraryError) -> [StoredRow] {
    var rows: [StoredRow] = []
    try database.each(Self.columns + condition, values) { (row) throws(LibraryError) in
      rows.append(Self.row(row, tags: []))
    }
    return rows
  }

  /// The rows of these ids in their order, with what a list shows; one statement for all of them.
  func listed(_ ids: some Collection<Int64>) throws(LibraryError) -> [StoredRow] {
    var places: [Int64: Int] = [:]
    for id in ids { places[id] = places.count }
    var rows = [StoredRow?](repeating: nil, count: places.count)
    let list = "[\(ids.map(String.init).joined(separator: ","))]"
    try database.each(Self.columns + "WHERE f.id IN (SELECT value FROM json_each(?))", [list]) {
      (row) throws(LibraryError) in
      if let place = places[row.integer(0)] { rows[place] = Self.row(row, tags: Self.shownTags) }
    }
    return rows.compactMap { $0 }
  }

  /// The row with its partner's and original's paths.
  func complete(_ stored: StoredRow) throws(LibraryError) -> IndexRow {
    var row = stored.row
    if stored.pairBasis == IndexStore.take {
      row.take = try take(stored)
    } else if let partner = stored.partner, let basis = stored.pairBasis, let other = try path(of: partner) {
      let isStill = row.kind == .photo || row.kind == .live
      row.pair = IndexRow.Pair(
        still: isStill ? row.path : other, movie: isStill ? other : row.path, basis: basis)
    } else if let basis = stored.pairBasis, basis == PairBasis.embedded.rawValue {
      row.pair = IndexRow.Pair(still: row.path, movie: row.path, basis: basis)
    }
    if let original = stored.copyOf {
      row.copyOf = try path(of: original)
      // What is counted beside its original is a copy; a rendition is counted with it.
      if stored.isCounted { row.original = original }
    }
    return row
  }

  func path(of id: Int64) throws(LibraryError) -> String? {
    try database.first(
      "SELECT d.path, f.name FROM file f JOIN directory d ON d.id = f.directory WHERE f.id = ?", id
    ) { PathText.text(Self.joined($0.bytes(0), $0.bytes(1))) }
  }

  /// A directory's path and a name in it; the watched folder itself has the empty path.
  static func joined(_ directory: [UInt8], _ name: [UInt8]) -> [UInt8] {
    // A row that lost its place to another keeps its old name before a NUL until it is found again.
    let name = name.firstIndex(of: 0).map { Array(name[..<$0]) } ?? name
    return directory.isEmpty ? name : directory + [UInt8(ascii: "/")] + name
  }

  private static func row(_ row: borrowing Statement, tags: [StaticString]) -> StoredRow {
    let isRead = !row.isNull(14)
    let made = IndexRow(
      id: row.integer(0), folder: row.text(1), pathBytes: joined(row.bytes(2), row.bytes(3)),
      kind: row.textOrNil(4).flatMap(FileKind.init), state: FileState(rawValue: row.text(5)) ?? .settling,
      reason: row.textOrNil(6), missingSince: row.integerOrNil(43).map(Instant.init(microseconds:)),
      nextTry: row.integerOrNil(44).map(Instant.init(microseconds:)), size: row.integer(7),
      facts: isRead ? facts(row, tags) : nil,
      finding: isRead ? finding(row) : DateFinding(date: nil, rejected: []),
      day: row.integerOrNil(9).flatMap { Day(number: Int($0)) },
      order: Instant(microseconds: row.integer(10)),
      pair: nil, copyOf: nil)
    return StoredRow(
      row: made, times: FileTimes(modified: row.integer(8), born: row.integerOrNil(51)),
      partner: row.integerOrNil(11), pairBasis: row.textOrNil(12),
      copyOf: row.integerOrNil(13), directory: row.integer(45), folder: row.integer(46),
      isCounted: row.integer(47) != 0)
  }

  /// Looked up, since a raw value is compared with each case in turn.
  private static let tags = Dictionary(
    uniqueKeysWithValues: MediaFacts.Tag.allCases.map { ($0.rawValue, $0) })

  private static func facts(_ row: borrowing Statement, _ wanted: [StaticString]) -> MediaFacts {
    var facts = MediaFacts(
      kind: MediaFacts.Kind(rawValue: row.text(15)) ?? .video, container: row.text(16))
    facts.duration = row.integerOrNil(17).map { MediaTime(microseconds: $0) }
    if let codec = row.textOrNil(18) {
      facts.picture = MediaFacts.Picture(
        codec: codec, size: PictureSize(width: Int(row.integer(19)), height: Int(row.integer(20))),
        orientation: Orientation(rotation: Int(row.integer(21)), mirrored: row.integer(22) != 0),
        averageRate: row.textOrNil(23).flatMap(rate), nominalRate: row.textOrNil(24).flatMap(rate),
        isVariable: row.integer(25) != 0, hdr: row.textOrNil(26).flatMap(HDR.init),
        length: row.integerOrNil(50).map { MediaTime(microseconds: $0) })
    }
    if let codec = row.textOrNil(27) {
      facts.sound = MediaFacts.Sound(
        codec: codec, channels: Int(row.integer(28)), rate: Int(row.integer(29)))
    }
    if let start = row.integerOrNil(30), let end = row.integerOrNil(31), start <= end {
      facts.embeddedVideo = start..<end
    }
    facts.damage = row.textOrNil(32)
    facts.embeddedDamage = row.textOrNil(48)
    facts.embeddedMovie = row.textOrNil(49).flatMap { MediaFacts.Movie(columns: FieldText.read($0)) }
    for (name, value) in FieldText.read(row.text(33), only: wanted) {
      if let tag = tags[name] { facts.tags[tag] = value }
    }
    return facts
  }

  private static func finding(_ row: borrowing Statement) -> DateFinding {
    let rejected = FieldText.read(row.text(41)).compactMap { (name, value) -> RejectedDate? in
      let words = name.split(separator: " ")
      guard words.count == 2, let source = CaptureDate.Source(rawValue: String(words[0])),
        let reason = RejectedDate.Reason(rawValue: String(words[1]))
      else { return nil }
      return RejectedDate(source: source, raw: value, reason: reason)
    }
    guard let moment = moment(row), let source = CaptureDate.Source(rawValue: row.text(38)),
      let confidence = CaptureDate.Confidence(rawValue: row.text(39))
    else { return DateFinding(date: nil, rejected: rejected) }
    let date = CaptureDate(
      moment, source: source, offsetSource: CaptureDate.OffsetSource(rawValue: row.text(37)),
      confidence: confidence, raw: row.text(40), suspicion: row.textOrNil(42))
    return DateFinding(date: date, rejected: rejected)
  }

  private static func moment(_ row: borrowing Statement) -> CaptureDate.Moment? {
    if let utc = row.integerOrNil(34) {
      let instant = Instant(microseconds: utc)
      guard let minutes = row.integerOrNil(36) else { return .instant(instant) }
      return .exact(instant, UTCOffset(minutes: Int(minutes)))
    }
    guard let local = row.textOrNil(35) else { return nil }
    if let text = ISOText(local) { return .wall(text.clock) }
    guard case .date(let text) = DateText.read(local) else { return nil }
    return .day(text.day)
  }

  private static func rate(_ text: String) -> FrameRate? {
    let parts = text.split(separator: "/")
    guard parts.count == 2, let numerator = Int64(parts[0]), let denominator = Int64(parts[1]) else {
      return nil
    }
    return FrameRate(numerator, denominator)
  }
}
