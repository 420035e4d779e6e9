internal import Plans

/// How far two dates of one moment lie apart, however little each of them knows of its zone.
enum MomentGap {
  /// Dates that devices write into their files; names, file times and what others say are not among them.
  private static let embedded: Set<CaptureDate.Source> = [
    .quicktimeCreationDate, .camera, .header, .riff, .exifOriginal, .exifDigitized, .xmp, .iptc, .gps,
    .embeddedVideo,
  ]

  /// Microseconds between two dates, at most `reach`; nil when they are farther apart or cannot be compared.
  static func between(_ a: CaptureDate?, _ b: CaptureDate?, reach: Int64) -> Int64? {
    guard let a, let b, let gap = gap(a.moment, b.moment, reach) else { return nil }
    return gap <= reach ? gap : nil
  }

  /// Whether the date comes from inside the file and knows more than the day.
  static func isEmbedded(_ date: CaptureDate?) -> Bool {
    guard let date, embedded.contains(date.source) else { return false }
    switch date.confidence {
    case .exact, .instant, .wall: return true
    case .day, .file, .none: return false
    }
  }

  private static func gap(_ a: CaptureDate.Moment, _ b: CaptureDate.Moment, _ reach: Int64) -> Int64? {
    switch (a, b) {
    case (.exact(let x, _), .exact(let y, _)), (.exact(let x, _), .instant(let y)),
      (.instant(let x), .exact(let y, _)),
      (.instant(let x), .instant(let y)):
      return distance(x.microseconds, y.microseconds)
    case (.wall(let x), .wall(let y)):
      return distance(x.instant(offset: .zero).microseconds, y.instant(offset: .zero).microseconds)
    case (.wall(let clock), .exact(let instant, let offset)),
      (.exact(let instant, let offset), .wall(let clock)):
      return distance(clock.instant(offset: offset).microseconds, instant.microseconds)
    case (.wall(let clock), .instant(let instant)), (.instant(let instant), .wall(let clock)):
      let seconds = reach / 1_000_000
      guard let offset = OffsetSearch.offset(local: clock, utc: instant, rest: -seconds...seconds) else {
        return nil
      }
      return distance(clock.instant(offset: offset).microseconds, instant.microseconds)
    case (.day, _), (_, .day):
      return nil
    }
  }

  private static func distance(_ a: Int64, _ b: Int64) -> Int64 {
    let (difference, overflow) = a.subtractingReportingOverflow(b)
    return overflow ? .max : abs(difference)
  }
}
