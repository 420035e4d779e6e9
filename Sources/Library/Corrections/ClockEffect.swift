package import Plans

/// What a clock that was set, or taken back, came to for the files it is about.
package struct ClockEffect: Sendable, Equatable {
  package var setting: ClockSetting
  package var isUndone: Bool
  /// Files that are dated otherwise now.
  package private(set) var changed = 0
  /// Files that stay as they were, by why.
  package private(set) var unchanged: [Reason: Int] = [:]

  /// Why a file stays as it was.
  package enum Reason: String, Sendable, CaseIterable {
    case already = "they were dated by it before"
    case person = "their dates were set by reel set-date"
    case otherClock = "another clock that was set comes first for them"
    case window = "it would lead out of the time of cameras, so their own dates hold"
    case dayAlone = "only their day is known"
    case undated = "they have no date"
    case notOfClock = "their dates are not of the camera's clock"
    case notOfHeader = "their dates are not of a header without an offset"
    case notDatedByIt = "they were not dated by it"
  }

  init(_ setting: ClockSetting, isUndone: Bool) {
    self.setting = setting
    self.isUndone = isUndone
  }

  /// Counts a file that was dated `before`.
  mutating func add(_ before: CaptureDate.Moment?, _ finding: DateFinding) {
    let reason = reason(finding)
    // One that another shift had moved before has its own date again: this one did not move it.
    if before != finding.date?.moment, reason != .window {
      changed += 1
    } else {
      unchanged[reason, default: 0] += 1
    }
  }

  private func reason(_ finding: DateFinding) -> Reason {
    if isUndone { return .notDatedByIt }
    guard let date = finding.date else { return .undated }
    if finding.rejected.contains(where: { $0.source == .setClock && $0.raw == setting.text }) {
      return .window
    }
    switch date.source {
    case .setDate: return .person
    case .setClock: return date.raw == setting.text ? .already : .otherClock
    default: break
    }
    if case .day = date.moment { return .dayAlone }
    if case .local = setting.change { return .notOfHeader }
    return .notOfClock
  }
}

extension ClockEffect {
  /// As `library.set-clock` answers.
  package var json: JSON {
    let rest = Reason.allCases.compactMap { reason -> JSON? in
      guard let files = unchanged[reason] else { return nil }
      return ["files": .integer(Int64(files)), "reason": .string(reason.rawValue)]
    }
    return [
      "clock": setting.json, "files": .integer(Int64(changed)), "unchanged": .array(rest),
      "undone": .bool(isUndone),
    ]
  }
}
