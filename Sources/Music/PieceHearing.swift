package import Plans

/// Hears a piece of any length: a long one in parts of a quarter of an hour, so that memory stays bounded and a set of
/// many songs is not pressed into one tempo.
package struct PieceHearing: ~Copyable {
  /// Samples of a part, 15 min.
  package static let part = 900 * Hearing.sampleRate
  /// Samples that a part hears beyond its borders, 8 s: beats there need to be heard from both sides.
  private static let margin = 8 * Hearing.sampleRate
  /// Where parts meet, a beat nearer than this share of the interval behind another one is the same.
  private static let nearest = 0.6

  private struct Part {
    var analysis: BeatAnalysis
    var loudest: Double
    /// Seconds at which it was begun to be heard.
    var start: Double
  }

  private let tracker: BeatTracker
  private let transform: Hearing.Transform
  private let part: Int
  private var hearing: Hearing
  private var parts: [Part] = []
  /// Samples heard, and the last of them.
  private var count = 0
  private var tail: [Float] = []

  /// - Parameter part: samples of a part; tests take shorter ones.
  package init(
    _ tracker: BeatTracker = .fitted, part: Int = part, transform: @escaping Hearing.Transform
  ) {
    self.tracker = tracker
    self.transform = transform
    self.part = max(part, 2 * Self.margin)
    hearing = Hearing(transform: transform)
  }

  /// Takes the next mono samples, at 44.1 kHz.
  package mutating func feed(_ samples: UnsafeBufferPointer<Float>) {
    var rest = samples[...]
    while !rest.isEmpty {
      let end = (parts.count + 1) * part + Self.margin
      let taken = rest.prefix(end - count)
      hearing.feed(UnsafeBufferPointer(rebasing: taken))
      count += taken.count
      tail.append(contentsOf: taken.suffix(2 * Self.margin))
      if tail.count > 4 * Self.margin { tail.removeFirst(tail.count - 2 * Self.margin) }
      rest = rest.dropFirst(taken.count)
      if count == end { endPart() }
    }
  }

  private mutating func endPart() {
    var next = Hearing(transform: transform)
    tail.suffix(2 * Self.margin).withUnsafeBufferPointer { next.feed($0) }
    swap(&hearing, &next)
    add(next.finish())
  }

  private mutating func add(_ heard: Heard) {
    let start = Double(max(0, parts.count * part - Self.margin)) / Double(Hearing.sampleRate)
    let (analysis, loudest) = tracker.stretch(heard)
    parts.append(Part(analysis: analysis, loudest: loudest, start: start))
  }

  /// Ends the piece and gives what was heard of it.
  package consuming func finish() -> BeatAnalysis {
    var last = Hearing(transform: transform)
    swap(&hearing, &last)
    add(last.finish())
    guard parts.count > 1 else { return parts[0].analysis }
    return joined()
  }

  private borrowing func joined() -> BeatAnalysis {
    var whole = BeatAnalysis(duration: Double(count) / Double(Hearing.sampleRate))
    let top = max(parts.map(\.loudest).max() ?? 0, 1e-9)
    let length = Double(part) / Double(Hearing.sampleRate)
    var sure = 0.0
    for (number, part) in parts.enumerated() {
      let from = Double(number) * length
      let to = number == parts.count - 1 ? whole.duration : from + length
      sure += part.analysis.confidence * max(0, to - from)
      let firsts = Set(part.analysis.downbeats)
      let changes = Set(part.analysis.sections)
      let interval = part.analysis.tempo > 0 ? 60 / part.analysis.tempo : 0
      for (beat, energy) in zip(part.analysis.beats, part.analysis.energies) {
        let second = ((beat + part.start) * 10_000).rounded() / 10_000
        guard second >= from, second < to || number == parts.count - 1,
          second - (whole.beats.last ?? -1) > interval * Self.nearest || second - from > interval
        else { continue }
        whole.beats.append(second)
        whole.energies.append(MusicalForm.share(energy * part.loudest / top))
        if firsts.contains(beat) { whole.downbeats.append(second) }
        if changes.contains(beat) { whole.sections.append(second) }
      }
    }
    whole.confidence = whole.duration > 0 ? (1000 * sure / whole.duration).rounded() / 1000 : 0
    whole.tempo = whole.beats.count > 3 ? BeatTracker.tempo(whole.beats) : 0
    return whole
  }
}
