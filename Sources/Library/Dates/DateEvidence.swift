package import Plans

/// Everything a date rule may look at; the clock and the zone are arguments.
package struct DateEvidence: Sendable {
  package var facts: MediaFacts
  /// The file's name without its folder, as shown.
  package var name: String
  /// The file's times, of which the earliest counts: last change, and birth where the file system tells it.
  package var fileTimes: [Instant]
  /// The library's home zone, for clocks without a zone.
  package var home: Zone
  /// Dates after it are no capture dates.
  package var now: Instant
  /// The date in the XMP file beside it.
  package var sidecar: String?
  /// The date in Takeout's JSON beside it: seconds since 1970.
  package var takeout: String?
  /// What the other half of its pair knows by itself.
  package var partner: CaptureDate?

  package init(facts: MediaFacts, name: String, fileTimes: [Instant], home: Zone, now: Instant) {
    self.facts = facts
    self.name = name
    self.fileTimes = fileTimes
    self.home = home
    self.now = now
  }

  /// The text under a tag, trimmed; nil when there is none.
  func text(_ tag: MediaFacts.Tag) -> String? {
    guard let value = facts.tags[tag] else { return nil }
    let trimmed = DateText.trimmed(value)
    return trimmed.isEmpty ? nil : trimmed
  }
}
