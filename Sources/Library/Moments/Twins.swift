internal import Plans

/// Finds clips and photos that may be smaller re-encodes of others, by what is known without looking at their
/// pictures.
package enum Twins {
  /// Encoders round a clip's length to their frames and to the sound's, microseconds.
  private static let sameLength: Int64 = 120_000
  /// A copy that kept its date has it to the second, microseconds.
  private static let sameMoment: Int64 = 2_000_000
  /// Shapes that differ by more are not of one picture.
  private static let sameShape = 0.03
  /// Larger clips looked at for one, the nearest in time first.
  private static let mostOriginals = 4
  /// The same of photos, of which a day has more and no length tells them apart.
  private static let mostPhotos = 40

  /// A clip or photo and those it may be a copy of, the most likely one first.
  package struct Suspect: Sendable, Equatable {
    package var copy: IndexRow
    package var originals: [IndexRow]
  }

  /// - Parameter rows: Ready videos, photos and pairs.
  package static func suspects(among rows: [IndexRow]) -> [Suspect] { clips(rows) + photos(rows) }

  private static func clips(_ rows: [IndexRow]) -> [Suspect] {
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
      if !originals.isEmpty { suspects.append(Suspect(clip, originals, most: mostOriginals)) }
    }
    return suspects
  }

  private static func photos(_ rows: [IndexRow]) -> [Suspect] {
    let photos = rows.filter { ($0.kind == .photo || $0.kind == .live) && $0.facts?.picture != nil }
      .sorted { ($0.order.microseconds, $0.id) < ($1.order.microseconds, $1.id) }
    var suspects: [Suspect] = []
    for (place, photo) in photos.enumerated() where photo.kind == .photo {
      let isReceipt = isReceipt(photo)
      let before = photos[..<place].reversed().prefix { isReceipt || distance($0, photo) <= sameMoment }
      let after = photos[(place + 1)...].prefix { isReceipt || distance($0, photo) <= sameMoment }
      // What a camera takes in a row is as large: only a messenger makes a file smaller and keeps its pixels.
      let originals = (before + after).filter {
        mayBe(photo, of: $0) && (isReceipt || pixels(of: photo) < pixels(of: $0))
      }
      if !originals.isEmpty { suspects.append(Suspect(photo, originals, most: mostPhotos)) }
    }
    return suspects
  }

  /// Smaller, of the same shape, and of the same moment or from a messenger, which tells its own.
  private static func mayBe(_ clip: IndexRow, of other: IndexRow) -> Bool {
    guard let small = clip.facts?.picture?.size, let large = other.facts?.picture?.size,
      small.height > 0, large.height > 0
    else { return false }
    let pixels = (pixels(of: clip), pixels(of: other))
    guard pixels.0 < pixels.1 || (pixels.0 == pixels.1 && clip.size < other.size) else { return false }
    let shapes = (
      Double(small.width) / Double(small.height), Double(large.width) / Double(large.height)
    )
    guard abs(shapes.0 / shapes.1 - 1) <= sameShape else { return false }
    return distance(clip, other) <= sameMoment || isReceipt(clip)
  }

  private static func isReceipt(_ row: IndexRow) -> Bool { DatedName(row.fileName)?.isReceipt == true }

  private static func pixels(of row: IndexRow) -> Int {
    row.facts?.picture.map { $0.size.width * $0.size.height } ?? 0
  }

  private static func length(of row: IndexRow) -> Int64 { row.facts?.duration?.microseconds ?? 0 }

  fileprivate static func distance(_ a: IndexRow, _ b: IndexRow) -> Int64 {
    let (gap, overflow) = a.order.microseconds.subtractingReportingOverflow(b.order.microseconds)
    return overflow ? .max : abs(gap)
  }
}

extension Twins.Suspect {
  fileprivate init(_ copy: IndexRow, _ originals: [IndexRow], most: Int) {
    self.copy = copy
    let nearest = originals.sorted { a, b in
      (Twins.distance(a, copy), a.id) < (Twins.distance(b, copy), b.id)
    }
    self.originals = Array(nearest.prefix(most))
  }
}
