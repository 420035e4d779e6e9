internal import Plans

/// What the EXIF rules share: a clock from three tags, and the search for its offset.
enum EXIFClock {
  /// Whoever writes a clock writes GPS time within this of it, seconds (measured: up to 102 on phones).
  private static let gpsRest: ClosedRange<Int64> = -299...299
  /// The video inside a still ends within seconds of it.
  private static let videoRest: ClosedRange<Int64> = -60...60

  /// A date from a clock tag; the offset is the first found of its own tag, the others, GPS and the video
  /// inside.
  static func date(
    _ source: CaptureDate.Source, clock tag: MediaFacts.Tag, fraction: MediaFacts.Tag,
    offsets: [MediaFacts.Tag], _ evidence: DateEvidence, rejected: inout [RejectedDate]
  ) -> CaptureDate? {
    guard let raw = evidence.text(tag) else { return nil }
    if case .date(let text) = DateText.read(raw), text.clock == nil {
      return WrittenDate.date(raw, source: source, .still, evidence, rejected: &rejected)
    }
    guard let (clock, written) = read(raw, evidence.text(fraction)) else {
      let reason: RejectedDate.Reason = DateText.read(raw) == .zero ? .zero : .garbage
      rejected.append(RejectedDate(source: source, raw: raw, reason: reason))
      return nil
    }
    if let reason = DateWindow.objection(clock, .still, now: evidence.now) {
      rejected.append(RejectedDate(source: source, raw: raw, reason: reason))
      return nil
    }
    let suspicion = DateWindow.suspicion(clock)
    let found =
      written.map { ($0, CaptureDate.OffsetSource.tag) }
      ?? offset(clock, offsets, source, evidence, rejected: &rejected)
    guard let (offset, offsetSource) = found, suspicion == nil else {
      return CaptureDate(.wall(clock), source: source, raw: raw, suspicion: suspicion)
    }
    return CaptureDate(
      .exact(clock.instant(offset: offset), offset), source: source, offsetSource: offsetSource, raw: raw)
  }

  private static func read(_ raw: String, _ fraction: String?) -> (WallClock, UTCOffset?)? {
    guard case .date(let text) = DateText.read(raw), let clock = text.clock else { return nil }
    let micros = DateText.readFraction(fraction)
    guard clock.microsecond == 0, micros > 0,
      let finer = WallClock(day: clock.day, timeOfDay: clock.timeOfDay + micros)
    else { return (clock, text.offset) }
    return (finer, text.offset)
  }

  private static func offset(
    _ clock: WallClock, _ tags: [MediaFacts.Tag], _ source: CaptureDate.Source, _ evidence: DateEvidence,
    rejected: inout [RejectedDate]
  ) -> (UTCOffset, CaptureDate.OffsetSource)? {
    for tag in tags {
      if let offset = WrittenDate.offset(tag, of: source, evidence, rejected: &rejected) {
        return (offset, .tag)
      }
    }
    if let zone = WrittenDate.offset(.cameraZone, of: source, evidence, rejected: &rejected) {
      return (zone, .maker)
    }
    if let utc = evidence.text(.makerUTC).flatMap(HeaderDate.utc),
      let offset = OffsetSearch.offset(local: clock, utc: utc, rest: gpsRest)
    {
      return (offset, .maker)
    }
    if let utc = GPSDate.instant(evidence),
      let offset = OffsetSearch.offset(local: clock, utc: utc, rest: gpsRest)
    {
      return (offset, .gpsTime)
    }
    if let raw = evidence.text(.headerDate), let utc = HeaderDate.utc(raw),
      DateWindow.objection(utc, .device, now: evidence.now) == nil,
      let offset = OffsetSearch.offset(local: clock, utc: utc, rest: videoRest)
    {
      return (offset, .pair)
    }
    if let offset = PartnerDate.offset(clock, evidence) { return (offset, .pair) }
    return nil
  }
}
