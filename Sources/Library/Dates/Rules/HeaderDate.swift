internal import Plans

/// The container's own date (mvhd, Matroska DateUTC): UTC by its definition, checked against GPS time, the
/// file's name and the kind of writer.
enum HeaderDate: DateRule {
  /// Devices note the header when they finish writing; seconds by which it may lie after a name's start, and
  /// before it.
  private static let nameLag: Int64 = 450
  private static let nameLead: Int64 = 10
  /// GPS and clock of one device, seconds.
  private static let gpsRest: ClosedRange<Int64> = -299...299
  /// A name and a header farther apart than any zone can explain contradict each other, microseconds.
  private static let widestZone: Int64 = 27 * 3_600_000_000

  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate? {
    guard let raw = evidence.text(.headerDate) else { return nil }
    guard let header = utc(raw) else {
      let reason: RejectedDate.Reason = DateText.read(raw) == .zero ? .zero : .garbage
      rejected.append(RejectedDate(source: .header, raw: raw, reason: reason))
      return nil
    }
    if let reason = DateWindow.objection(header, .device, now: evidence.now) {
      rejected.append(RejectedDate(source: .header, raw: raw, reason: reason))
      return nil
    }
    var writer = HeaderWriter(evidence.facts)
    if let offset = localOffset(header, evidence) {
      guard offset == .zero else {
        let moment = CaptureDate.Moment.exact(
          WallClock(header, offset: .zero).instant(offset: offset), offset)
        return CaptureDate(moment, source: .header, offsetSource: .gpsTime, raw: raw)
      }
      writer = .utc
    }
    if let zone = WrittenDate.offset(.cameraZone, of: .header, evidence, rejected: &rejected) {
      return CaptureDate(.exact(header, zone), source: .header, offsetSource: .maker, raw: raw)
    }
    if let name = DatedName(evidence.name) {
      if let moment = byName(header, name, writer) {
        let isDerived = if case .exact = moment { true } else { false }
        return CaptureDate(
          moment, source: .header, offsetSource: isDerived ? .nameAgainstUTC : nil, raw: raw)
      }
      if contradicts(header, name) {
        rejected.append(RejectedDate(source: .name, raw: name.raw, reason: .conflict))
      }
    }
    if let moment = byPartner(header, writer, evidence) {
      return CaptureDate(moment, source: .header, offsetSource: .pair, raw: raw)
    }
    return byWriter(header, writer, raw)
  }

  /// The still of a live pair knows the zone.
  private static func byPartner(
    _ header: Instant, _ writer: HeaderWriter, _ evidence: DateEvidence
  ) -> CaptureDate.Moment? {
    guard writer == .local else { return PartnerDate.offset(header, evidence).map { .exact(header, $0) } }
    let clock = WallClock(header, offset: .zero)
    return PartnerDate.offset(clock, evidence).map { .exact(clock.instant(offset: $0), $0) }
  }

  /// The header read as UTC; nil when it is no date and time.
  static func utc(_ raw: String) -> Instant? {
    guard case .date(let text) = DateText.read(raw), let clock = text.clock else { return nil }
    return clock.instant(offset: text.offset ?? .zero)
  }

  /// A satellite time that differs by a whole zone proves that the header is the local clock; an equal one,
  /// that it is UTC.
  private static func localOffset(_ header: Instant, _ evidence: DateEvidence) -> UTCOffset? {
    guard let gps = GPSDate.instant(evidence),
      DateWindow.objection(gps, .device, now: evidence.now) == nil
    else { return nil }
    return OffsetSearch.offset(local: WallClock(header, offset: .zero), utc: gps, rest: gpsRest)
  }

  /// A name by the local clock gives the offset; a name in UTC gives the start. The earlier of the two is the
  /// start.
  private static func byName(
    _ header: Instant, _ name: DatedName, _ writer: HeaderWriter
  ) -> CaptureDate.Moment? {
    switch name.moment {
    case .local(let clock) where !name.isReceipt:
      guard
        let offset = OffsetSearch.offset(local: clock, utc: header, rest: -nameLag...nameLead)
      else { return nil }
      // Name and header agree: either the camera stood at UTC, or it writes its local clock into both.
      if offset == .zero, writer == .local { return .wall(clock) }
      return .exact(min(header, clock.instant(offset: offset)), offset)
    case .utc(let start):
      let lag = header.seconds - start.seconds
      return (-nameLead...nameLag).contains(lag) ? .instant(min(header, start)) : nil
    case .local, .day:
      return nil
    }
  }

  private static func byWriter(_ header: Instant, _ writer: HeaderWriter, _ raw: String) -> CaptureDate {
    let clock = WallClock(header, offset: .zero)
    let suspicion = DateWindow.suspicion(clock)
    if writer == .local || suspicion != nil {
      return CaptureDate(.wall(clock), source: .header, raw: raw, suspicion: suspicion)
    }
    return CaptureDate(
      .instant(header), source: .header, raw: raw,
      suspicion: writer == .tool ? "written by a program, so it may be the time of a copy or an export" : nil)
  }

  private static func contradicts(_ header: Instant, _ name: DatedName) -> Bool {
    let named: Instant
    switch name.moment {
    case .utc(let instant): named = instant
    case .local(let clock): named = clock.instant(offset: .zero)
    // Midday of the day: a header anywhere on it is within half a day.
    case .day(let day): named = WallClock(midnightOf: day).instant(offset: UTCOffset(minutes: -12 * 60))
    }
    return abs(named.microseconds - header.microseconds) > widestZone
  }
}
