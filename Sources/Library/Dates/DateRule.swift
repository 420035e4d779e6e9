internal import Plans

/// One way to know when a file was taken. A rule is pure: the same evidence gives the same answer.
protocol DateRule: SendableMetatype {
  /// The date this rule finds; values it finds and refuses are added to `rejected`.
  static func date(_ evidence: DateEvidence, rejected: inout [RejectedDate]) -> CaptureDate?
}

/// The answer for one file.
package struct DateFinding: Sendable, Equatable {
  /// Nil when no rule found anything.
  package var date: CaptureDate?
  package var rejected: [RejectedDate]

  /// Raised whenever a rule changes its answer, so that old rows are dated again from their stored facts.
  package static let ruleVersion: Int64 = 5

  private static let photoRules: [any DateRule.Type] = [
    EXIFOriginalDate.self, EXIFDigitizedDate.self, XMPDate.self, IPTCDate.self, GPSDate.self,
    EmbeddedVideoDate.self, TakeoutDate.self, NameDate.self, PartnerDate.self, FileTimeDate.self,
  ]
  private static let videoRules: [any DateRule.Type] = [
    QuickTimeCreationDate.self, CameraDate.self, HeaderDate.self, RIFFDate.self, GPSDate.self,
    TakeoutDate.self,
    NameDate.self, PartnerDate.self, FileTimeDate.self,
  ]

  package init(date: CaptureDate?, rejected: [RejectedDate]) {
    self.date = date
    self.rejected = rejected
  }

  /// Asks the rules of the file's kind in order; the first date wins.
  package init(_ evidence: DateEvidence) {
    rejected = []
    let rules =
      switch evidence.facts.kind {
      case .photo: Self.photoRules
      case .video: Self.videoRules
      // Music is not taken: the dates in its tags are of the record.
      // A sidecar's date is its neighbour's.
      case .music, .sidecar: [any DateRule.Type]()
      }
    for (place, rule) in rules.enumerated() {
      guard let found = rule.date(evidence, rejected: &rejected) else { continue }
      date = Self.finer(than: found, rules[(place + 1)...], evidence) ?? found
      break
    }
    if !rules.isEmpty { date = XMPSidecarDate.corrected(date, evidence, rejected: &rejected) }
  }

  /// A day alone says less than a later source that knows the time on that very day.
  private static func finer(
    than found: CaptureDate, _ rules: ArraySlice<any DateRule.Type>, _ evidence: DateEvidence
  ) -> CaptureDate? {
    guard case .day(let day) = found.moment else { return nil }
    for rule in rules where rule != FileTimeDate.self {
      var ignored: [RejectedDate] = []
      guard let date = rule.date(evidence, rejected: &ignored), date.moment.day(home: evidence.home) == day
      else { continue }
      if case .day = date.moment { continue }
      return date
    }
    return nil
  }
}
