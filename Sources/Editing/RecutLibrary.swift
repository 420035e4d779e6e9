internal import Plans

/// The clips a film is made again from, found by where they lie, and what of them is still free.
struct RecutLibrary {
  /// In capture order.
  let candidates: [Candidate]
  private let indexes: [Place: Int]

  /// Where a source lies; its row and fingerprint may have changed since the film was made.
  private struct Place: Hashable {
    var folder: String
    var path: String
    init(_ source: SourceReference) {
      folder = source.folder
      path = source.path
    }
  }

  init(_ candidates: [Candidate], at rate: FrameRate) {
    var kept: [Candidate] = []
    var indexes: [Place: Int] = [:]
    for candidate in candidates.sorted(by: Candidate.isEarlier) where candidate.supply >= Pace.shortestClip {
      let place = Place(candidate.source)
      guard indexes[place] == nil else { continue }
      indexes[place] = kept.count
      kept.append(candidate)
      kept[kept.count - 1].filmRate = rate
    }
    self.candidates = kept
    self.indexes = indexes
  }

  /// Its place in capture order; nil when the source is no candidate any more.
  func index(of source: SourceReference) -> Int? { indexes[Place(source)] }

  /// What each video has left beside `spans`, kept `gap` away from each of them.
  func free(beside spans: [Span], gap: MediaTime, of stretch: (Candidate) -> Stretch) -> [Stretch] {
    var taken: [Int: [Span]] = [:]
    for span in spans {
      if let index = index(of: span.source) { taken[index, default: []].append(span) }
    }
    return candidates.enumerated().filter { !$1.isStill }.flatMap { index, candidate in
      stretch(candidate).parts(beside: taken[index] ?? [], gap: gap)
    }
  }

  /// The videos a longer film may take from: clips it does not use, then what is free of all clips.
  func supply(beside spans: [Span]) -> Supply {
    let busy = busy(spans)
    let unused = candidates.indices.filter { !busy.contains($0) && !candidates[$0].isStill }
      .map { Stretch.steady(candidates[$0]) }
    let apart = free(beside: spans, gap: Pace.gap, of: Stretch.steady)
    return Supply(steps: [
      .init(unused.filter { $0.frames >= $0.film.shortestShot }),
      .init(apart.filter { $0.frames >= $0.film.shortestShot }),
      .init(free(beside: spans, gap: .zero, of: Stretch.steady)),
      .init(free(beside: spans, gap: .zero, of: Stretch.whole), usesEnds: true),
    ])
  }

  /// Photos that are not shown.
  func stills(beside spans: [Span]) -> [Candidate] {
    let busy = busy(spans)
    return candidates.indices.filter { !busy.contains($0) && candidates[$0].isStill }.map { candidates[$0] }
  }

  private func busy(_ spans: [Span]) -> Set<Int> { Set(spans.compactMap { index(of: $0.source) }) }
}

extension Stretch {
  /// The parts left when spans of the same source, and `gap` on both sides of each, are taken out.
  func parts(beside spans: [Span], gap: MediaTime) -> [Stretch] {
    // A photo has one moment: once shown, nothing of it is left.
    if candidate.isStill, !spans.isEmpty { return [] }
    var parts: [Stretch] = []
    var start = lower
    for span in spans.sorted(by: { $0.inPoint < $1.inPoint }) {
      let end = span.inPoint - gap
      if start < end { parts.append(Stretch(candidate, from: start, to: min(end, upper))) }
      start = max(start, span.outPoint + gap)
    }
    if start < upper { parts.append(Stretch(candidate, from: start, to: upper)) }
    return parts.filter { $0.frames > 0 }
  }
}
