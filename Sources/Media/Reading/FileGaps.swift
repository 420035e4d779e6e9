/// Stretches of a file that hold nothing but zeros: holes of a sparse copy, room that was set aside and never
/// filled.
///
/// They are found without reading the file: the file system names its holes, and a few places are glanced at.
/// Zeros may be true, as in silence or padding: whether something is missing is for those to say who know
/// what should be there.
struct FileGaps {
  /// Shorter ones are left alone: padding between boxes and clusters.
  private static let leastBytes: Int64 = 4096
  /// Bytes of one glance.
  private static let glance = 64
  /// Bytes between two glances at a file of usual size, and the glances at a smaller and at a larger one.
  private static let spacing: Int64 = 1 << 17
  private static let fewest: Int64 = 16
  private static let most: Int64 = 64
  /// Holes that are taken note of; a copy in pieces may have thousands.
  private static let mostHoles = 64
  /// The grain in which a stretch's bounds are found.
  static let grain: Int64 = 512

  private let file: FileBytes
  /// In the file's order, apart from each other.
  private(set) var stretches: [Range<Int64>] = []

  /// None, whatever the file holds.
  static func none(in file: FileBytes) -> FileGaps { FileGaps(unread: file) }

  private init(unread file: FileBytes) { self.file = file }

  init(_ file: FileBytes) throws(MediaError) {
    self.file = file
    stretches = file.holes(most: FileGaps.mostHoles).filter { Int64($0.count) >= FileGaps.leastBytes }
    let step = max(
      FileGaps.grain, min(file.size / FileGaps.fewest, FileGaps.spacing), file.size / FileGaps.most)
    var place = step
    while place < file.size {
      try glance(at: min(place, file.size - 1))
      place += step
    }
    try glance(at: max(0, file.size - Int64(FileGaps.glance)))
    stretches.sort { $0.lowerBound < $1.lowerBound }
  }

  var isEmpty: Bool { stretches.isEmpty }

  /// Those that are not what `isMeant` says.
  func without(_ isMeant: (Range<Int64>) throws(MediaError) -> Bool) throws(MediaError) -> FileGaps {
    var rest = FileGaps(unread: file)
    for stretch in stretches where try !isMeant(stretch) { rest.stretches.append(stretch) }
    return rest
  }

  /// The stretch in which half of these bytes or more lie, if they are zeros.
  func gap(over bytes: Range<Int64>) throws(MediaError) -> Range<Int64>? {
    guard let stretch = stretches.first(where: { $0.overlaps(bytes) }) else { return nil }
    let shared = bytes.clamped(to: stretch)
    guard 2 * shared.count >= bytes.count else { return nil }
    let head = try file.sparseBytes(at: shared.lowerBound, count: min(FileGaps.glance, shared.count))
    return head.allSatisfy { $0 == 0 } ? stretch : nil
  }

  private mutating func glance(at place: Int64) throws(MediaError) {
    guard !stretches.contains(where: { $0.contains(place) }) else { return }
    let bytes = try file.sparseBytes(at: place, count: FileGaps.glance)
    guard bytes.allSatisfy({ $0 == 0 }), try isBlank(place / FileGaps.grain) else { return }
    let first = try edge(from: place / FileGaps.grain, by: -1)
    let last = try edge(from: place / FileGaps.grain, by: 1)
    let stretch = first * FileGaps.grain..<min((last + 1) * FileGaps.grain, file.size)
    if Int64(stretch.count) >= FileGaps.leastBytes { stretches.append(stretch) }
  }

  /// The last blank grain in one direction: by steps that double, then by halves.
  private func edge(from start: Int64, by direction: Int64) throws(MediaError) -> Int64 {
    let room = direction > 0 ? (file.size - 1) / FileGaps.grain - start : start
    var (blank, step): (Int64, Int64) = (0, 1)
    while blank + step <= room, try isBlank(start + direction * (blank + step)) {
      blank += step
      step *= 2
    }
    var filled = min(blank + step, room + 1)
    while filled - blank > 1 {
      let middle = blank + (filled - blank) / 2
      if try isBlank(start + direction * middle) { blank = middle } else { filled = middle }
    }
    return start + direction * blank
  }

  private func isBlank(_ number: Int64) throws(MediaError) -> Bool {
    try file.sparseBytes(at: number * FileGaps.grain, count: Int(FileGaps.grain)).allSatisfy { $0 == 0 }
  }
}
