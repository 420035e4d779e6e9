internal import Plans

/// Finds clips that may be smaller re-encodes of others, by what is known without looking at their pictures.
package enum Twins {
  /// Encoders round a clip's length to their frames and to the sound's, microseconds.
  private static let sameLength: Int64 = 120_000
  /// A copy that kept its date has it to the second, microseconds.
  private static let sameMoment: Int64 = 2_000_000
  /// Shapes that differ by more are not of one picture.
  private static let sameShape = 0.03
  /// Larger clips looked at for one, the nearest in time first.
  private static let mostOriginals = 4

  /// A clip and those it may be a copy of, the most likely one first.
  package struct Suspect: Sendable, Equatable {
    package var copy: IndexRow
    package var originals: [IndexRow]
  }

  /// - Parameter rows: Ready videos.
  package static func suspects(among rows: [IndexRow]) -> [Suspect] {
    let clips = rows.filter { $0.kind == .video && $0.facts?.picture != nil && length(of: $0) > 0 }
      .sorted { (length(of: $0), $0.id) < (length(of: $1), $1.id) }
    var suspects: [Suspect] = []
    for (place, clip) in clips.enumerated() {
      var originals: [IndexRow] = []
      for other in clips[..<place].reversed() {
        guard length(of: clip) - length(of: other) <= sameLength else { break }
        if mayBe(clip, of: other) { originals.append(other) }
      }
      for other in clips[(place + 1)...] {
        guard length(of: other) - length(of: clip) <= sameLength else { break }
        if mayBe(clip, of: other) { originals.append(other) }
      }
      if originals.isEmpty { continue }
      originals.sort { (distance($0, clip), $0.id) < (distance($1, clip), $1.id) }
      suspects.append(Suspect(copy: clip, originals: Array(originals.prefix(mostOriginals))))
    }
    return suspects
  }

  /// Smaller, of the same shape, and of the same moment or from a messenger, which tells its own.
  private static func mayBe(_ clip: IndexRow, of other: IndexRow) -> Bool {
    guard let small = clip.facts?.picture?.size, let large = other.facts?.picture?.size,
      small.height > 0, large.height > 0
    else { return false }
    let pixels = (small.width * small.height, large.width * large.height)
    guard pixels.0 < pixels.1 || (pixels.0 == pixels.1 && clip.size < other.size) else { return false }
    let shapes = (
      Double(small.width) / Double(small.height), Double(large.width) / Double(large.height)
    )
    guard abs(shapes.0 / shapes.1 - 1) <= sameShape else { return false }
    return distance(clip, other) <= sameMoment || DatedName(clip.fileName)?.isReceipt == true
  }

  private static func length(of row: IndexRow) -> Int64 { row.facts?.duration?.microseconds ?? 0 }

  private static func distance(_ a: IndexRow, _ b: IndexRow) -> Int64 {
    let (gap, overflow) = a.order.microseconds.subtractingReportingOverflow(b.order.microseconds)
    return overflow ? .max : abs(gap)
  }
}
