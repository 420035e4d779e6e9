internal import Library
internal import Plans

/// Evidence as a rule's table writes it: the clock stands at 1 December 2026, home at +03:00 unless said otherwise.
func evidence(
  _ kind: MediaFacts.Kind, container: String = "mov", name: String = "clip.mp4",
  tags: [MediaFacts.Tag: String] = [:], fileTimes: [Instant] = [], home: Zone = .fixed(minutes: 180),
  now: String = "2026-12-01T00:00:00Z"
) -> DateEvidence {
  var facts = MediaFacts(kind: kind, container: container)
  facts.tags = tags
  return DateEvidence(
    facts: facts, name: name, fileTimes: fileTimes, home: home,
    now: ISOText(now)?.instant ?? Instant(seconds: 0))
}

/// What a table compares: the date's text, its confidence, source and offset source, in one line.
func summary(_ finding: DateFinding) -> String {
  guard let date = finding.date else { return "nothing" }
  return
    "\(date.moment.text) \(date.confidence.rawValue) \(date.source.rawValue) \(date.offsetSource.rawValue)"
}

/// The rejected values of a finding, in one line each.
func refusals(_ finding: DateFinding) -> [String] {
  finding.rejected.map { "\($0.source.rawValue) \($0.reason.rawValue)" }
}
