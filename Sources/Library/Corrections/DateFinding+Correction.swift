internal import Plans

/// What a person said of a file's date.
enum DateCorrection: Sendable, Equatable {
  case date(CaptureDate.Moment)
  case clock(ClockSetting)
}

extension DateFinding {
  /// The finding as the correction has it; what it replaced stands first among what was not used.
  /// A clock that would lead out of the window of dates changes nothing, and stands among what was not used.
  func corrected(by correction: DateCorrection, now: Instant) -> DateFinding {
    switch correction {
    case .date(let moment):
      let offset: CaptureDate.OffsetSource? = if case .exact = moment { .person } else { nil }
      return replaced(
        by: CaptureDate(moment, source: .setDate, offsetSource: offset, raw: moment.text))
    case .clock(let setting):
      guard let date, let moment = date.moment(setting.change) else { return self }
      if let objection = moment.objection(now: now) {
        var finding = self
        finding.rejected.insert(RejectedDate(source: .setClock, raw: setting.text, reason: objection), at: 0)
        return finding
      }
      var corrected = date
      corrected.moment = moment
      corrected.source = .setClock
      corrected.raw = setting.text
      if case .local = setting.change {
        corrected = CaptureDate(moment, source: .setClock, raw: setting.text)
      }
      return replaced(by: corrected)
    }
  }

  private func replaced(by corrected: CaptureDate) -> DateFinding {
    var finding = self
    if let date {
      finding.rejected.insert(
        RejectedDate(source: date.source, raw: date.moment.text, reason: .corrected), at: 0)
    }
    finding.date = corrected
    return finding
  }
}

extension CaptureDate {
  /// Nil when the change is not about this date.
  fileprivate func moment(_ change: ClockSetting.Change) -> Moment? {
    switch change {
    case .local:
      // Where an offset was found, the header was proven to be what it is.
      guard source == .header, case .instant(let instant) = moment else { return nil }
      return .wall(WallClock(instant, offset: .zero))
    case .shift(let seconds):
      guard source.isOfDeviceClock else { return nil }
      // A day alone has no clock to be shifted.
      if case .day = moment { return nil }
      return bySatellites(seconds) ?? moment.shifted(by: seconds)
    }
  }

  /// Where satellites told the offset, they told the instant, and a clock that was wrong by a whole zone only
  /// looked like one of another: the offset is what changes.
  private func bySatellites(_ seconds: Int64) -> Moment? {
    guard offsetSource == .gpsTime, case .exact(let instant, let offset) = moment else { return nil }
    let clock = WallClock(instant, offset: offset).instant(offset: .zero)
    let (shown, isOver) = clock.microseconds.addingReportingOverflow(seconds * 1_000_000)
    guard !isOver else { return nil }
    let local = WallClock(Instant(microseconds: shown), offset: .zero)
    return OffsetSearch.offset(local: local, utc: instant, rest: 0...0).map { .exact(instant, $0) }
  }
}

extension CaptureDate.Source {
  /// Whether the device's own clock wrote it: a shift of that clock is none of satellites, messengers and
  /// copies.
  fileprivate var isOfDeviceClock: Bool {
    switch self {
    case .quicktimeCreationDate, .header, .riff, .exifOriginal, .exifDigitized, .xmp, .iptc, .embeddedVideo,
      .name, .camera, .take, .partner:
      true
    case .gps, .messengerName, .fileTime, .setDate, .setClock, .none, .xmpSidecar, .takeout: false
    }
  }
}

extension CaptureDate.Moment {
  /// Nil when it may be a capture date.
  fileprivate func objection(now: Instant) -> RejectedDate.Reason? {
    switch self {
    case .exact(let instant, _), .instant(let instant): DateWindow.objection(instant, .still, now: now)
    case .wall(let clock): DateWindow.objection(clock, .still, now: now)
    case .day: nil
    }
  }

  fileprivate func shifted(by seconds: Int64) -> Self {
    func shifted(_ instant: Instant) -> Instant {
      let (sum, isOver) = instant.microseconds.addingReportingOverflow(seconds * 1_000_000)
      return isOver ? instant : Instant(microseconds: sum)
    }
    switch self {
    case .exact(let instant, let offset): return .exact(shifted(instant), offset)
    case .instant(let instant): return .instant(shifted(instant))
    case .wall(let clock):
      return .wall(WallClock(shifted(clock.instant(offset: .zero)), offset: .zero))
    case .day: return self
    }
  }
}
