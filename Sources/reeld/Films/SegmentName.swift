internal import Linux
internal import Plans
internal import Wire

/// A segment's name: the SHA-256 of everything that decides its pixels.
struct SegmentName: Sendable, Hashable {
  /// 64 hexadecimal digits.
  let text: String

  /// The file's name in the cache.
  var file: String { "\(text).mp4" }

  /// The order as canonical JSON (keys in the codec's fixed order) with the source's own identity.
  init(_ order: SegmentOrder, source: SourceReference) {
    let all: JSON = [
      "order": order.json, "size": .integer(source.size), "fingerprint": .string(source.fingerprint),
    ]
    text = SHA256.hex([JSONText.write(all)])
  }

  /// The name of each clip's segment, in the order of the timeline.
  static func names(of timeline: Timeline) -> [SegmentName] {
    timeline.clips.map { SegmentName(SegmentOrder(clip: $0, in: timeline), source: $0.source) }
  }
}
