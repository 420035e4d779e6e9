internal import Plans

extension IndexStore {
  /// Keeps what a look found; the file is ready, or skipped when it is a film of ours or belongs to a
  /// neighbour.
  ///
  /// Its date follows with `regroup`, in the same transaction: others may know more of it.
  func store(
    _ facts: MediaFacts, file id: Int64, name: String, content: String?, now: Instant
  ) throws(LibraryError) {
    try storeFacts(facts, id)
    let isFilm = facts.tags[.film] != nil
    let isItem = !isFilm && facts.kind != .sidecar
    let ours = facts.kind == .photo ? "a picture of a film of ours" : "a film of ours"
    let reason = isFilm ? ours : facts.kind == .sidecar ? NameRules.beside : nil
    try database.run(
      """
      UPDATE file SET state = ?, reason = ?, kind = ?, tries = 0, crashes = 0, retry_us = NULL,
        missing_us = NULL, missing_online_ms = NULL, moment = ?, identifier = ?, content = ? WHERE id = ?
      """, (isItem ? FileState.ready : .skipped).rawValue, reason, facts.kind.file.rawValue,
      facts.kind == .music || isFilm ? nil : MomentName(name).key,
      isItem ? facts.tags[.identifier]?.uppercased() : nil,
      isItem ? content : nil, id)
    try touch(id)
    // Music and films of ours are tied to nothing: their dates are concluded here.
    if facts.kind == .music || isFilm { try dateAlone(id, now: now) }
    if facts.kind == .music && !isFilm { try storeSongKeys(facts, id, name) }
  }

  /// Keeps a date and what counts and lists need of it.
  func store(
    _ finding: DateFinding, file id: Int64, _ times: FileTimes, now: Instant
  ) throws(LibraryError) {
    let finding = try corrected(finding, file: id, now: now)
    let date = finding.date
    let stored = date.map { StoredMoment($0.moment) } ?? StoredMoment()
    try database.run(
      """
      UPDATE reading SET taken_utc_us = ?, taken_local = ?, offset_min = ?, offset_source = ?, date_source = ?,
        confidence = ?, date_raw = ?, date_rejected = ?, suspicion = ?, rule_version = ? WHERE file = ?
      """, stored.utc, stored.local, stored.offset, (date?.offsetSource ?? .none).rawValue,
      (date?.source ?? .none).rawValue, (date?.confidence ?? .none).rawValue, date?.raw,
      FieldText.write(finding.rejected.map { ("\($0.source.rawValue) \($0.reason.rawValue)", $0.raw) }),
      date?.suspicion, DateFinding.ruleVersion, id)
    try database.run(
      "UPDATE file SET day = ?, order_us = ?, certain = ? WHERE id = ?",
      (date?.moment.day(home: home).number).map(Int64.init), order(date, times.earliest).microseconds,
      date?.confidence.isCertain ?? false, id)
  }

  /// A day alone is sorted by its file time when that lies on the day: messengers write files as they come.
  private func order(_ date: CaptureDate?, _ fileTime: Instant) -> Instant {
    guard let date else { return fileTime }
    if case .day(let day) = date.moment, home.day(of: fileTime) == day { return fileTime }
    return date.moment.order(home: home)
  }

  /// Read files with a date that was refused for lying outside the time of cameras.
  func filesOutOfTime(after id: Int64, limit: Int) throws(LibraryError) -> [Int64] {
    // The condition of the index `reading_window`.
    try database.all(
      "SELECT file FROM reading WHERE instr(date_rejected, ' window=') > 0 AND file > ? ORDER BY file LIMIT ?",
      id, limit
    ) { $0.integer(0) }
  }

  private func storeFacts(_ facts: MediaFacts, _ id: Int64) throws(LibraryError) {
    let picture = facts.picture
    let tags = MediaFacts.Tag.allCases.compactMap { tag in facts.tags[tag].map { (tag.rawValue, $0) } }
    try database.run(
      """
      INSERT OR REPLACE INTO reading (file, media, container, duration_us, codec, width, height, rotation, mirrored,
        average_rate, nominal_rate, variable, hdr, sound_codec, sound_channels, sound_rate, embedded_from, embedded_to,
        damage, tags, identifier, embedded_damage, embedded_movie, picture_us, offset_source, date_source, confidence, date_rejected,
        rule_version)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'none', 'none', 'none', '', 0)
      """, id, facts.kind.rawValue, facts.container, facts.duration?.microseconds, picture?.codec,
      picture?.size.width, picture?.size.height, picture?.orientation.rotation, picture?.orientation.mirrored,
      picture?.averageRate?.description, picture?.nominalRate?.description, picture?.isVariable,
      picture?.hdr?.rawValue, facts.sound?.codec, facts.sound?.channels, facts.sound?.rate,
      facts.embeddedVideo?.lowerBound, facts.embeddedVideo?.upperBound, facts.damage, FieldText.write(tags),
      facts.tags[.identifier]?.uppercased(), facts.embeddedDamage,
      facts.embeddedMovie.map { FieldText.write($0.columns) }, picture?.length?.microseconds)
  }

  func storeSongKeys(_ facts: MediaFacts, _ id: Int64, _ name: String) throws(LibraryError) {
    try database.run("DELETE FROM song WHERE file = ?", id)
    for key in SongKeys.keys(title: facts.tags[.title], artist: facts.tags[.artist], name: name) {
      try database.run("INSERT OR IGNORE INTO song VALUES (?, ?)", key, id)
    }
  }
}

/// A moment as the columns hold it.
private struct StoredMoment {
  var utc: Int64?
  var local: String?
  var offset: Int64?

  init() {}

  init(_ moment: CaptureDate.Moment) {
    switch moment {
    case .exact(let instant, let offset):
      utc = instant.microseconds
      local = "\(WallClock(instant, offset: offset.wholeMinutes))"
      self.offset = Int64(offset.minutes)
    case .instant(let instant): utc = instant.microseconds
    case .wall(let clock): local = "\(clock)"
    case .day(let day): local = "\(day)"
    }
  }
}

extension MediaFacts.Kind {
  /// The index's word for it.
  var file: FileKind {
    switch self {
    case .video: .video
    case .photo: .photo
    case .music: .music
    case .sidecar: .sidecar
    }
  }
}
