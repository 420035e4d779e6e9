package import Plans

/// When something was taken, as far as it is known, and where that comes from.
package struct CaptureDate: Sendable, Equatable {
  /// What is known of the moment; nothing is filled up with guesses.
  package enum Moment: Sendable, Equatable {
    /// The instant, and how far the local clock stood from UTC.
    case exact(Instant, UTCOffset)
    /// The instant alone.
    case instant(Instant)
    /// The local clock alone; its zone is not known.
    case wall(WallClock)
    /// The local day alone.
    case day(Day)
  }

  /// How far a date can be trusted; the raw values are the index's and the interface's words.
  package enum Confidence: String, Sendable, CaseIterable {
    case exact, instant, wall, day, file, none
    /// Whether days may be answered with it without saying so.
    package var isCertain: Bool {
      switch self {
      case .exact, .instant, .wall, .day: true
      case .file, .none: false
      }
    }
  }

  /// The rule that won.
  package enum Source: String, Sendable, CaseIterable {
    case xmpSidecar = "xmp-sidecar"
    case quicktimeCreationDate = "quicktime-creationdate"
    /// A camera's own clock beside the header's: AVCHD's in the bitstream, Sony's in its metadata.
    case camera
    case header
    case riff
    case exifOriginal = "exif-original"
    case exifDigitized = "exif-digitized"
    case xmp, iptc, gps
    case embeddedVideo = "embedded-video"
    /// The JSON that Google Takeout puts beside a file.
    case takeout
    case name
    case messengerName = "name-messenger"
    /// The other half of a live pair, or the edited picture's original.
    case partner = "pair"
    /// The take's start and the length of its chapters so far.
    case take
    case fileTime = "file-time"
    /// What a person said of the file, or of its device's or folder's clock.
    case setDate = "set-date"
    case setClock = "set-clock"
    case none
  }

  /// Where the offset comes from.
  package enum OffsetSource: String, Sendable, CaseIterable {
    case tag
    case gpsTime = "gps-time"
    case nameAgainstUTC = "name-vs-utc"
    case pair, maker
    case homeZone = "home-zone"
    /// A person said it with the date.
    case person = "set-date"
    case none
  }

  package var moment: Moment
  package var source: Source
  package var offsetSource: OffsetSource
  package var confidence: Confidence
  /// The text as found.
  package var raw: String
  /// Why the date may be wrong although nothing better is known; nil when nothing speaks against it.
  package var suspicion: String?

  package init(
    _ moment: Moment, source: Source, offsetSource: OffsetSource? = nil, confidence: Confidence? = nil,
    raw: String, suspicion: String? = nil
  ) {
    self.moment = moment
    self.source = source
    self.offsetSource = offsetSource ?? moment.usualOffsetSource
    self.confidence = confidence ?? moment.usualConfidence
    self.raw = raw
    self.suspicion = suspicion
  }
}

extension CaptureDate.Moment {
  fileprivate var usualConfidence: CaptureDate.Confidence {
    switch self {
    case .exact: .exact
    case .instant: .instant
    case .wall: .wall
    case .day: .day
    }
  }

  fileprivate var usualOffsetSource: CaptureDate.OffsetSource {
    switch self {
    case .exact: .tag
    case .instant: .none
    case .wall, .day: .homeZone
    }
  }

  /// The local day: by the offset when it is known, else as seen from `home`.
  package func day(home: Zone) -> Day {
    switch self {
    case .exact(let instant, let offset): WallClock(instant, offset: offset).day
    case .instant(let instant): home.day(of: instant)
    case .wall(let clock): clock.day
    case .day(let day): day
    }
  }

  /// The instant to sort by; a local clock is read in `home`, a day stands at its noon.
  package func order(home: Zone) -> Instant {
    switch self {
    case .exact(let instant, _), .instant(let instant): instant
    case .wall(let clock): home.instant(of: clock)
    case .day(let day): Instant(microseconds: home.startOfDay(day).microseconds + WallClock.dayLength / 2)
    }
  }

  /// The interface's form: with an offset, with `Z`, without either, or a day alone.
  package var text: String {
    switch self {
    case .exact(let instant, let offset): instant.text(offset: offset)
    case .instant(let instant): instant.text(offset: nil)
    case .wall(let clock): "\(clock)"
    case .day(let day): "\(day)"
    }
  }
}

/// A date that was found and not used.
package struct RejectedDate: Sendable, Equatable {
  /// Why a value is no capture date.
  package enum Reason: String, Sendable, CaseIterable {
    /// A clock that was never set: all zeros, the zero of 1904 or 1970, a wrapped counter.
    case zero
    /// Before cameras or after now.
    case window
    /// No date can be read from it.
    case garbage
    /// No distance from UTC can be read from it, or none that exists.
    case offset
    /// It contradicts a better one.
    case conflict
    /// A person knew better.
    case corrected
  }

  package var source: CaptureDate.Source
  package var raw: String
  package var reason: Reason

  package init(source: CaptureDate.Source, raw: String, reason: Reason) {
    self.source = source
    self.raw = raw
    self.reason = reason
  }
}
