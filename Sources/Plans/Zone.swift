/// A time zone: which offset holds at every instant. A value, read once from a zone file's bytes.
package struct Zone: Sendable, Equatable {
  /// As in the zone database, such as `Europe/Berlin`; `UTC` or an offset when fixed.
  package let name: String
  /// The offset before the first change.
  let first: UTCOffset
  /// Written changes in ascending order.
  let changes: [Change]
  /// What holds after the last written change; nil when its offset stays for ever.
  let rule: ZoneRule?

  /// An instant from which another offset holds, in seconds since 1970 UTC.
  struct Change: Sendable, Equatable {
    var at: Int64
    var offset: UTCOffset
  }

  init(name: String, first: UTCOffset, changes: [Change], rule: ZoneRule?) {
    self.name = name
    self.first = first
    self.changes = changes
    self.rule = rule
  }

  package static let utc = Zone(name: "UTC", first: .zero, changes: [], rule: nil)

  /// The same offset for ever, in minutes east of UTC.
  package static func fixed(minutes: Int) -> Zone {
    let offset = UTCOffset(minutes: minutes)
    return Zone(name: "\(offset)", first: offset, changes: [], rule: nil)
  }
}

extension Zone {
  /// The offset that holds at `instant`.
  package func offset(at instant: Instant) -> UTCOffset { offset(atSecond: instant.seconds) }

  /// What a clock in this zone shows at `instant`.
  package func clock(at instant: Instant) -> WallClock {
    WallClock(instant, offset: offset(at: instant))
  }

  /// The local calendar day `instant` lies in.
  package func day(of instant: Instant) -> Day { clock(at: instant).day }

  /// The instant at which a clock in this zone shows `clock`.
  ///
  /// A time that comes twice (clocks go back) means its first passing. A time that never comes (clocks go
  /// forward) is read with the offset that held before the change, so 02:30 in a one-hour gap is 03:30 by the
  /// new clock.
  package func instant(of clock: WallClock) -> Instant {
    switch passing(of: clock) {
    case .at(let instant): instant
    case .skipped(let change): clock.instant(offset: offset(atSecond: change - 1))
    }
  }

  /// The first instant of a local day, so that a day is `startOfDay(day)..<startOfDay(day.adding(1))`.
  ///
  /// Where midnight is skipped the day starts with the first time it has; a day the zone left out is empty.
  package func startOfDay(_ day: Day) -> Instant {
    switch passing(of: WallClock(midnightOf: day)) {
    case .at(let instant): instant
    case .skipped(let change): Instant(seconds: change)
    }
  }

  /// How a clock's time comes by in this zone.
  private enum Passing {
    /// First shown at this instant.
    case at(Instant)
    /// Jumped over by the change at this second.
    case skipped(Int64)
  }

  private func passing(of clock: WallClock) -> Passing {
    // No offset is wider than 26 hours (RFC 8536 3.2), so all that can matter lies this near to the time read as UTC.
    let reach: Int64 = 27 * 3600
    let local = clock.instant(offset: .zero).seconds
    let near = changes(from: local - reach, through: local + reach)
    var before = offset(atSecond: local - reach - 1)
    var last: Int64 = .min
    var skipped: Int64?
    for change in near {
      let asBefore = local - Int64(before.seconds)
      if asBefore >= last, asBefore < change.at { return .at(clock.instant(offset: before)) }
      if asBefore >= change.at, local - Int64(change.offset.seconds) < change.at { skipped = change.at }
      before = change.offset
      last = change.at
    }
    let asLast = local - Int64(before.seconds)
    if asLast < last, let skipped { return .skipped(skipped) }
    return .at(clock.instant(offset: before))
  }

  private func offset(atSecond second: Int64) -> UTCOffset {
    if let rule, second >= changes.last?.at ?? .min { return rule.offset(at: second) }
    let index = firstChange(after: second)
    return index == 0 ? first : changes[index - 1].offset
  }

  /// The index of the first written change later than `second`, by halving.
  private func firstChange(after second: Int64) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].at <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func changes(from: Int64, through: Int64) -> [Change] {
    let written = changes[firstChange(after: from - 1)..<firstChange(after: through)]
    guard let rule else { return Array(written) }
    let ruled = rule.changes(from: from, through: through)
    guard let end = changes.last?.at else { return ruled }
    return Array(written) + ruled.filter { $0.at > end }
  }
}
