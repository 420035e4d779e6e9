internal import Plans

/// Finds clips and photos that may be smaller re-encodes of others, by what is known without looking at their
/// pictures.
package enum Twins {
  /// Encoders round a clip's length to their frames and to the sound's, microseconds.
  private static let sameLength: Int64 = 120_000
  /// A copy that kept its date has it to the second, microseconds.
  private static let sameMoment: UInt64 = 2_000_000
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
  package static func suspects(among rows: [IndexRow]) -> [Suspect] {
    let clips = sorted(rows) { $0.kind == .video && ($0.facts?.duration ?? .zero) > .zero }
    let photos = sorted(rows) { $0.kind == .photo || $0.kind == .live }
    return suspects(clips, rows, most: mostOriginals) + suspects(photos, rows, most: mostPhotos)
  }

  /// What of a row tells whether it may be a copy: a library is compared with itself many thousand times.
  private struct Shot {
    /// Its place among the rows.
    let place: Int
    /// Microseconds since 1970.
    let taken: Int64
    /// Microseconds; zero for photos.
    let length: Int64
    let pixels: Int
    /// Width by height.
    let shape: Double
    /// Bytes.
    let size: Int64
    /// A messenger sent it, and tells its own moment and shape.
    let isReceipt: Bool
    /// It may be a copy: a pair with its movie is none.
    let isSuspect: Bool
    let isPhoto: Bool

    init?(_ row: IndexRow, at place: Int) {
      guard let picture = row.facts?.picture, picture.size.height > 0 else { return nil }
      self.place = place
      taken = row.order.microseconds
      isPhoto = row.kind != .video
      length = isPhoto ? 0 : row.facts?.duration?.microseconds ?? 0
      pixels = picture.size.width * picture.size.height
      shape = Double(picture.size.width) / Double(picture.size.height)
      size = row.size
      isReceipt = DatedName(row.fileName)?.isReceipt == true
      isSuspect = row.kind != .live
    }

    func distance(_ other: Shot) -> UInt64 {
      taken > other.taken
        ? UInt64(bitPattern: taken &- other.taken) : UInt64(bitPattern: other.taken &- taken)
    }

    /// Smaller, of the same shape and length, and of the same moment or from a messenger.
    func mayBe(copyOf other: Shot) -> Bool {
      guard isReceipt || distance(other) <= sameMoment else { return false }
      // What a camera takes in a row is as large: only a messenger makes a photo smaller in bytes alone.
      let isSmaller =
        pixels < other.pixels
        || (pixels == other.pixels && size < other.size && (isReceipt || !isPhoto))
      return isSmaller && (length - other.length).magnitude <= sameLength
        && abs(shape / other.shape - 1) <= sameShape
    }
  }

  private static func sorted(_ rows: [IndexRow], where isAsked: (IndexRow) -> Bool) -> [Shot] {
    let shots = rows.enumerated().filter { isAsked($0.element) }.compactMap {
      Shot($0.element, at: $0.offset)
    }
    return shots.sorted { ($0.taken, rows[$0.place].id) < ($1.taken, rows[$1.place].id) }
  }

  /// - Parameter shots: In the order of their moments.
  private static func suspects(_ shots: [Shot], _ rows: [IndexRow], most: Int) -> [Suspect] {
    var suspects: [Suspect] = []
    for (place, shot) in shots.enumerated() where shot.isSuspect {
      let originals = nearest(to: place, in: shots, most: most)
      guard !originals.isEmpty else { continue }
      suspects.append(Suspect(copy: rows[shot.place], originals: originals.map { rows[$0.place] }))
    }
    return suspects
  }

  /// What a shot may be a copy of, outwards from its moment.
  private static func nearest(to place: Int, in shots: [Shot], most: Int) -> [Shot] {
    let shot = shots[place]
    var found: [Shot] = []
    var (before, after) = (place - 1, place + 1)
    while found.count < most, before >= 0 || after < shots.count {
      let isBefore =
        after == shots.count
        || (before >= 0 && shot.distance(shots[before]) <= shot.distance(shots[after]))
      let other = shots[isBefore ? before : after]
      if !shot.isReceipt, shot.distance(other) > sameMoment { break }
      if isBefore { before -= 1 } else { after += 1 }
      if shot.mayBe(copyOf: other) { found.append(other) }
    }
    return found
  }
}
