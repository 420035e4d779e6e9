/// Whether an MP4 or MOV can be what it says: its index is there, and its tables fit in it and in the file.
///
/// libav believes such tables and fails late, slowly, or not at all; so they are looked at before it is
/// asked.
struct MovieStructure {
  /// Bytes a movie's compressed header may claim to hold; deflate cannot exceed 1032 to 1.
  private static let maxInflation: Int64 = 1032
  /// Tracks of one file; the demuxer's own limit on streams.
  private static let maxTracks = 32
  /// Seconds beyond which a track's length must be backed by bytes: 100 hours.
  private static let plausibleSeconds: UInt64 = 360_000
  /// Bytes such a long track must have a second, a tenth of the thinnest speech codec's.
  private static let leastBytesPerSecond: UInt64 = 16

  /// Samples of one track when there are none to count: 12 minutes of sound, days of picture.
  private static let maxSamples: UInt64 = 1 << 25

  private let file: FileBytes

  /// - Throws: the reason to refuse the file.
  static func check(_ file: FileBytes) throws(MediaError) {
    try MovieStructure(file: file).check()
  }

  /// Whether a movie in fragments stops at zeros: what follows them cannot be found.
  static func lacksFragments(_ file: FileBytes) throws(MediaError) -> Bool {
    var walk = BoxWalk(file, in: 0..<file.size, sparse: true)
    var isFragmented = false
    while let box = try walk.next() { isFragmented = isFragmented || box.type == "moof" }
    return isFragmented && walk.ending == .zeros
  }

  private func check() throws(MediaError) {
    let movie = try findMovie()
    guard movie.missing == 0 else { throw incomplete(movie.missing) }
    var tracks = 0
    var external = 0
    var walk = BoxWalk(file, in: movie.payload)
    while let box = try walk.next() {
      if box.type == "cmov" { try checkCompressed(box) }
      guard box.type == "trak" else { continue }
      tracks += 1
      guard tracks <= MovieStructure.maxTracks else { throw refusal("broken: more than 32 tracks") }
      if try checkTrack(box) == .external { external += 1 }
    }
    if tracks > 0, external == tracks {
      throw refusal("no samples of its own: it names another file for them")
    }
  }

  /// The `moov` box, or why there is none.
  private func findMovie() throws(MediaError) -> BoxWalk.Box {
    var walk = BoxWalk(file, in: 0..<file.size, sparse: true)
    while let box = try walk.next() {
      if box.type == "moov" { return box }
      if box.missing > 0 { throw incomplete(box.missing) }
    }
    switch walk.ending {
    case .complete, .cut: throw refusal("incomplete: its index (moov) is missing")
    case .zeros: throw refusal("incomplete: zeros stand where its index (moov) should be")
    case .noBox: throw refusal("broken: its box structure is damaged")
    }
  }

  private enum Samples {
    case own, external
  }

  private func checkTrack(_ track: BoxWalk.Box) throws(MediaError) -> Samples {
    // Without one libavformat 5.1 spins for half a minute over the track's fragments.
    guard try file.box("tkhd", in: track.payload) != nil else {
      throw refusal("broken: a track has no header")
    }
    guard let media = try file.box("mdia", in: track.payload) else { return .own }
    let kind = try kind(of: media)
    guard kind == "vide" || kind == "soun" else { return .own }
    try checkLength(media)
    guard let information = try file.box("minf", in: media.payload) else { return .own }
    if let tables = try file.box("stbl", in: information.payload) { try checkTables(tables) }
    return try isExternal(information) ? .external : .own
  }

  private func kind(of media: BoxWalk.Box) throws(MediaError) -> String? {
    guard let box = try file.box("hdlr", in: media.payload) else { return nil }
    return try file.bytes(at: box.payload.lowerBound, count: 12).fourCharacters(8)
  }

  private func checkLength(_ media: BoxWalk.Box) throws(MediaError) {
    guard let box = try file.box("mdhd", in: media.payload) else { return }
    let fields = try file.bytes(at: box.payload.lowerBound, count: 32)
    let isLong = fields.first == 1
    guard let scale = fields.bigEndian(isLong ? 20 : 12, 4),
      let length = fields.bigEndian(isLong ? 24 : 16, isLong ? 8 : 4)
    else { throw refusal("broken: a track's header is cut short") }
    guard scale > 0 else { throw refusal("no usable duration: its time scale is zero") }
    let unknown: UInt64 = isLong ? .max : 0xFFFF_FFFF
    let seconds = length / scale
    guard length != unknown, seconds > MovieStructure.plausibleSeconds else { return }
    guard UInt64(file.size) / MovieStructure.leastBytesPerSecond >= seconds else { throw contradiction }
  }

  /// Bytes an entry of a counted table takes, for the tables whose count stands right after the version.
  private static let entrySizes: [String: UInt64] = [
    "stts": 8, "ctts": 8, "stsc": 12, "stss": 4, "stco": 4, "co64": 8,
  ]

  private func checkTables(_ tables: BoxWalk.Box) throws(MediaError) {
    var walk = BoxWalk(file, in: tables.payload)
    while let box = try walk.next() {
      let room = UInt64(box.payload.upperBound - box.payload.lowerBound)
      if let size = MovieStructure.entrySizes[box.type] {
        let head = try file.bytes(at: box.payload.lowerBound, count: 8)
        try checkFit(entries: head.bigEndian(4, 4) ?? 0, of: size, in: room, after: 8, box.type)
      } else if box.type == "stsz" {
        let head = try file.bytes(at: box.payload.lowerBound, count: 12)
        let (uniform, count) = (head.bigEndian(4, 4) ?? 0, head.bigEndian(8, 4) ?? 0)
        // Every sample has a byte, so there cannot be more samples than bytes.
        let claimed = max(count, uniform * count)
        if claimed > UInt64(file.size) { try checkIsCutShort(at: claimed, samples: count) }
        if uniform == 0 { try checkFit(entries: count, of: 4, in: room, after: 12, box.type) }
      }
    }
  }

  /// A file cut short holds less than its tables say; one that is whole and holds less was made to mislead.
  private func checkIsCutShort(at claimed: UInt64, samples: UInt64) throws(MediaError) {
    var walk = BoxWalk(file, in: 0..<file.size, sparse: true)
    var hasSamples = false
    while let box = try walk.next() {
      if box.missing > 0, claimed <= UInt64(file.size) + UInt64(box.missing) { return }
      if box.type == "mdat", !box.payload.isEmpty { hasSamples = true }
    }
    // A header kept without its samples still tells dates.
    if hasSamples || samples > MovieStructure.maxSamples { throw contradiction }
  }

  private func checkFit(
    entries: UInt64, of size: UInt64, in room: UInt64, after head: UInt64, _ table: String
  ) throws(MediaError) {
    guard entries == 0 || head + entries * size <= room else {
      throw refusal("broken: a table (\(table)) claims more entries than it holds")
    }
  }

  /// Whether the track's every data reference points out of the file (flag 1 is "in this file").
  private func isExternal(_ information: BoxWalk.Box) throws(MediaError) -> Bool {
    guard let references = try file.box(at: ["dinf", "dref"], in: information.payload) else { return false }
    var walk = BoxWalk(file, in: references.payload.dropping(8))
    var found = false
    while let entry = try walk.next() {
      found = true
      let flags = try file.bytes(at: entry.payload.lowerBound, count: 4).bigEndian(0, 4) ?? 1
      if flags & 1 != 0 { return false }
    }
    return found
  }

  private func checkCompressed(_ box: BoxWalk.Box) throws(MediaError) {
    guard let body = try file.box("cmvd", in: box.payload) else { return }
    let claimed = try Int64(file.bytes(at: body.payload.lowerBound, count: 4).bigEndian(0, 4) ?? 0)
    let held = body.payload.upperBound - body.payload.lowerBound
    guard claimed <= held * MovieStructure.maxInflation else {
      throw refusal("broken: its compressed header claims \(claimed) bytes")
    }
  }

  private func incomplete(_ missing: Int64) -> MediaError {
    refusal("incomplete: \(missing) bytes are missing at its end")
  }

  private var contradiction: MediaError { refusal("times or sizes contradict the file's length") }

  private func refusal(_ reason: String) -> MediaError { MediaError("open", reason: reason) }
}
