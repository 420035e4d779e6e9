internal import Linux
internal import Plans
internal import Wire

/// A segment's name: the SHA-256 of everything that decides its pixels.
struct SegmentName: Sendable, Hashable {
  /// 64 hexadecimal digits.
  let text: String

  /// The file's name in the cache.
  var file: String { "\(text).mp4" }

  /// The order as canonical JSON (keys in the codec's fixed order) with the sources' own identities.
  init(_ order: SegmentOrder, source: SourceReference, second: JSON? = nil) {
    var all: [JSON.Member] = [
      JSON.Member("order", order.json), JSON.Member("size", .integer(source.size)),
      JSON.Member("fingerprint", .string(source.fingerprint)),
    ]
    if let second { all.append(JSON.Member("second", second)) }
    text = SHA256.hex([JSONText.write(.object(all))])
  }

  /// The name of each segment, in the order of the film.
  static func names(of timeline: Timeline) -> [SegmentName] {
    timeline.segments.map { segment in
      SegmentName(
        segment.order, source: timeline.clips[segment.clip].source, second: second(segment, timeline))
    }
  }

  /// What tells the further sources of a segment from others: a dissolve's next shot, a card's fonts.
  private static func second(_ segment: FilmSegment, _ timeline: Timeline) -> JSON? {
    if let next = segment.next.map({ timeline.clips[$0].source }) {
      return [.integer(next.size), .string(next.fingerprint)]
    }
    guard segment.kind == .card, let fonts = timeline.opening?.fonts else { return nil }
    return .array(fonts.map { [.integer($0.size), .string($0.fingerprint)] })
  }
}
