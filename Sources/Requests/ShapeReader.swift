internal import Plans

/// Finds the shape a film shall have, and wishes for what films have no choice of.
struct ShapeReader {
  /// What the sentence says of the picture.
  struct Finding: Sendable, Equatable {
    var frame: (frame: Plan.Frame, range: Range<Int>)?
    var undone: [Range<Int>] = []

    /// Tokens that say nothing else: 9:16 is no length.
    var closed: [Range<Int>] { undone + (frame.map { [$0.range] } ?? []) }

    static func == (a: Finding, b: Finding) -> Bool {
      a.frame?.frame == b.frame?.frame && a.frame?.range == b.frame?.range && a.undone == b.undone
    }
  }

  let sentence: Sentence

  func finding(outside names: [Range<Int>]) -> Finding {
    var finding = Finding()
    for index in 0..<sentence.count where !names.contains(where: { $0.contains(index) }) {
      if let end = sentence.end(index, .undone), !isOfSilence { finding.undone.append(index..<end) }
      guard finding.frame == nil, !sentence.isBehind(index, [.without, .not, .except]) else { continue }
      // What was filmed upright is none of the film's.
      if let (end, frame) = sentence.find(index, { if case .format(let frame) = $0 { frame } else { nil } }),
        !sentence.isBehind(index, [.shoot]) || sentence.isBehind(index, [.film])
      {
        finding.frame = (frame, index..<end)
      } else if let (end, frame) = sentence.find(
        index, { if case .shape(let frame) = $0 { frame } else { nil } }),
        isOfFilm(index, end)
      {
        finding.frame = (frame, index..<end)
      }
    }
    return finding
  }

  /// The parts without sound are what shall be taken out.
  private var isOfSilence: Bool { (0..<sentence.count).contains { sentence.end($0, .silence) != nil } }

  /// An adjective of the film or its format; vertical videos as a source are none, nor is Times Square.
  private func isOfFilm(_ index: Int, _ end: Int) -> Bool {
    let isSource = sentence.isBehind(index, [.madeFrom]) && !sentence.isBehind(index, [.of, .into])
    for place in [end, sentence.skipSmall(end)] {
      if sentence.end(place, .picture) != nil || sentence.end(place, .film) != nil { return true }
      if sentence.end(place, .video) != nil { return !isSource }
    }
    if sentence.isBehind(index, [.picture, .film, .video, .into]) { return true }
    // "..., vertical, ..." or at the end behind a comma.
    let isOpen = index > 0 && sentence.isSign(index - 1, ",")
    let isClosed = !sentence.has(end) || sentence.tokens[end].kind == .sign
    return isOpen && isClosed
  }
}
