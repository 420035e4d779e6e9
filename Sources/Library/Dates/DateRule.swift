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
  package static let ruleVersion: Int64 = 2

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
    for rule in rules {
      if let found = rule.date(evidence, rejected: &rejected) {
        date = found
        break
      }
    }
    if !rules.isEmpty { date = XMPSidecarDate.corrected(date, evidence, rejected: &rejected) }
  }
}
