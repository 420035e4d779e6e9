internal import Plans

/// Looks into a still: its size as shown, the dates in it, and a video behind it.
struct StillProbe {
  /// Pixels up to which a header is believed: phones of 200 megapixels exist.
  private static let maxPixels = 1 << 28
  /// A picture above the decoder's own limit must have a byte for so many pixels; photos have 2 to 20, one
  /// 83.
  private static let pixelsPerByte = 128
  /// Zeros in a row from here on are no picture: one colour over a whole page packs into a little less.
  private static let packedZeros = 1 << 16
  /// Bytes behind a GIF's trailer in which it is looked for.
  private static let appended: Int64 = 256
  /// Bytes at the end in which a JPEG's end mark is looked for.
  private static let tailBytes = 1 << 16

  private let file: FileBytes
  private let deadline: Deadline
  private let gaps: FileGaps
  /// Where the picture's own bytes end, as far as its header says.
  private var end: Int64
  private var facts: MediaFacts

  static func facts(
    of file: FileBytes, _ container: Container, deadline: Deadline
  ) throws(MediaError) -> MediaFacts {
    var probe = try StillProbe(file, container, deadline)
    switch container {
    case .jpeg: try probe.jpeg()
    case .png: try probe.png()
    case .webp: try probe.webp()
    case .gif: try probe.gif()
    case .heif, .avif: try probe.heif()
    case .mov, .matroska, .avi, .mpegts, .mpeg, .mp3, .aac, .flac, .ogg, .wav, .aiff, .amr, .dv: break
    }
    probe.lookForGaps(in: container)
    return probe.facts
  }

  private init(_ file: FileBytes, _ container: Container, _ deadline: Deadline) throws(MediaError) {
    self.file = file
    self.deadline = deadline
    gaps = try FileGaps(file)
    end = file.size
    facts = MediaFacts(kind: .photo, container: container.rawValue)
  }

  private mutating func jpeg() throws(MediaError) {
    let segments = try JPEGSegments(file)
    let exif = segments.exif.map { ExifBlock($0[...]) }
    let xmp = segments.xmp.map { XMPPacket($0) }
    try show(segments.size, Orientation(exif: exif?.orientation), codec: "jpeg")
    if let date = segments.iptc?.date { facts.tags[.iptcDate] = date }
    if let time = segments.iptc?.time { facts.tags[.iptcTime] = time }
    take(exif, xmp)
    if segments.isOurs { facts.tags[.film] = FilmMark.text }
    facts.tags[.makerUTC] = try SamsungTrailer.date(in: file)?.text(offset: nil)
    guard facts.picture != nil || exif != nil else { throw refusal("broken: it has no picture") }
    if facts.picture == nil || !segments.hasImage { damage("its picture is missing") }
    try take(MotionVideo(file, deadline: deadline).inJPEG(xmp, behind: segments.end))
    if facts.damage == nil, facts.embeddedVideo == nil, try !hasEnd() {
      damage("cut short: the picture's end is missing")
    }
  }

  private mutating func png() throws(MediaError) {
    let chunks = try PNGChunks(file)
    let exif = chunks.exif.map { ExifBlock($0[...]) }
    try show(chunks.size, Orientation(exif: exif?.orientation), codec: "png")
    take(exif, chunks.xmp.map { XMPPacket($0) })
    guard facts.picture != nil else { throw refusal("broken: its picture has no size") }
    if !chunks.isWhole { damage("cut short: the picture's end is missing") }
  }

  private mutating func webp() throws(MediaError) {
    let chunks = try WebPChunks(file)
    let exif = chunks.exif.map { ExifBlock($0[...]) }
    try show(chunks.size, Orientation(exif: exif?.orientation), codec: "webp")
    take(exif, chunks.xmp.map { XMPPacket($0) })
    guard facts.picture != nil else { throw refusal("broken: its picture has no size") }
    end = chunks.end
    if !chunks.isWhole { damage("cut short: the picture's end is missing") }
  }

  private mutating func gif() throws(MediaError) {
    let head = try file.bytes(at: 0, count: 10)
    guard let width = head.littleEndian(6, 2), let height = head.littleEndian(8, 2) else {
      throw refusal("broken: it has no size")
    }
    try show(PictureSize(width: Int(width), height: Int(height)), Orientation(), codec: "gif")
    guard facts.picture != nil else { throw refusal("broken: its picture has no size") }
    // Its trailer stands behind the end of a block of pixels; programs append a little, file systems zeros.
    let tail = Array(
      try file.sparseBytes(at: max(0, file.size - StillProbe.appended), count: Int(StillProbe.appended)))
    let hasTrailer = tail.indices.dropFirst().contains { tail[$0] == 0x3B && tail[$0 - 1] == 0 }
    let start = max(0, writtenEnd - 2 * FileGaps.grain)
    let written = try file.sparseBytes(at: start, count: Int(2 * FileGaps.grain))
    if !hasTrailer, written.last(where: { $0 != 0 }) != 0x3B {
      damage("cut short: the picture's end is missing")
    }
  }

  private mutating func heif() throws(MediaError) {
    let items = try HEIFStructure(file)
    guard items.primary != nil else { return try sequence() }
    if let extents = items.exif {
      let bytes = try read(extents)
      // The block begins with the TIFF header's distance; a mark `Exif` may stand in between.
      let skipped = 4 + Int(bytes[...].bigEndian(0, 4) ?? 0)
      let exif = ExifBlock(bytes.dropFirst(skipped))
      take(exif, nil)
    }
    if let extents = items.xmp { take(nil, XMPPacket(try read(extents))) }
    guard let picture = items.picture else { throw refusal("broken: its picture has no size") }
    // EXIF's orientation repeats what the container says: turning by both would turn twice.
    try show(picture.size.shown(picture.orientation), picture.orientation, codec: items.codec)
    guard facts.picture != nil else { throw refusal("broken: its picture has no size") }
    if !items.isWhole(inFileOf: file.size) { damage("cut short: a picture in it lies beyond the file's end") }
    if facts.tags[.exifOriginal] == nil, let movie = try movie() {
      facts.tags.merge(movie.tags) { own, _ in own }
    }
    try take(MotionVideo(file, deadline: deadline).inBoxes())
  }

  /// An image sequence without a still of its own: the track's size and date.
  private mutating func sequence() throws(MediaError) {
    guard let (stream, tags) = try movie() else { throw refusal("broken: it has no picture") }
    facts.tags = tags
    try show(stream.storedSize, stream.orientation, codec: stream.codec)
  }

  /// The track of an image sequence, which stands beside the still or in its place.
  private func movie() throws(MediaError) -> (stream: MediaStream, tags: [MediaFacts.Tag: String])? {
    var walk = BoxWalk(file, in: 0..<file.size, sparse: true)
    while let box = try walk.next() {
      guard box.type == "moov" else { continue }
      try MovieStructure.check(file)
      let demuxer = try Demuxer(file, .mov, deadline: deadline)
      return demuxer.bestVideo.map { ($0, demuxer.tags(of: $0)) }
    }
    return nil
  }
}

extension StillProbe {
  /// Sets the picture; `size` is as stored.
  private mutating func show(
    _ size: PictureSize?, _ orientation: Orientation, codec: String
  ) throws(MediaError) {
    guard let size, size.width > 0, size.height > 0 else { return }
    let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    let isBacked = pixels <= Int(Demuxer.maxPixels) || pixels / StillProbe.pixelsPerByte <= Int(file.size)
    guard !overflow, pixels <= StillProbe.maxPixels, isBacked else {
      throw refusal("too large: \(size.width) x \(size.height) pixels")
    }
    facts.picture = MediaFacts.Picture(codec: codec, size: size.shown(orientation), orientation: orientation)
  }

  private mutating func take(_ exif: ExifBlock?, _ xmp: XMPPacket?) {
    if let exif { facts.tags.merge(exif.tags) { $1 } }
    guard let xmp else { return }
    if let date = xmp.date { facts.tags[.xmpDate] = date }
    if let date = xmp.gpsDate { facts.tags[.xmpGPSDate] = date }
    if facts.tags[.make] == nil { facts.tags[.make] = xmp.properties["tiff:Make"] }
    if facts.tags[.model] == nil { facts.tags[.model] = xmp.properties["tiff:Model"] }
  }

  private mutating func take(_ outcome: MotionVideo.Outcome) throws(MediaError) {
    switch outcome {
    case .none: break
    case .found(let range, let movie, let date):
      facts.embeddedVideo = range
      facts.embeddedMovie = movie
      if let date { facts.tags[.headerDate] = date }
    case .damaged(let reason, let range, let date):
      facts.embeddedVideo = range
      facts.embeddedDamage = reason
      damage("the video inside it is broken: \(reason)")
      // Its clock is still the phone's.
      if let date { facts.tags[.headerDate] = date }
    }
  }

  /// The first thing wrong is the one that is told.
  private mutating func damage(_ text: String) { facts.damage = facts.damage ?? text }

  private func read(_ extents: [Range<Int64>]) throws(MediaError) -> [UInt8] {
    var bytes: [UInt8] = []
    for extent in extents.prefix(16) {
      bytes += try file.bytes(at: extent.lowerBound, count: min(extent.count, 1 << 20))
    }
    return bytes
  }

  /// Whether the image's end mark, or a maker's trailer behind it, stands near the end of what was written.
  private func hasEnd() throws(MediaError) -> Bool {
    let last = try file.sparseBytes(at: file.size - 2, count: 2)
    if last.bigEndian(0, 2) == 0xFFD9 { return true }
    let start = max(0, writtenEnd - Int64(StillProbe.tailBytes))
    let tail = Array(try file.sparseBytes(at: start, count: StillProbe.tailBytes))
    if tail.suffix(4).elementsEqual("SEFT".utf8) { return true }
    return tail.indices.dropLast().contains { tail[$0] == 0xFF && tail[$0 + 1] == 0xD9 }
  }

  /// Where zeros begin that go on to the file's end: room that was set aside and not used may follow a
  /// picture.
  private var writtenEnd: Int64 {
    guard let last = gaps.stretches.last, last.upperBound == file.size else { return file.size }
    return min(file.size, last.lowerBound + FileGaps.grain)
  }

  /// Finds a copy that was set aside in full and filled in part. A video inside is looked at by itself, and
  /// pictures with a mark at their end were.
  private mutating func lookForGaps(in container: Container) {
    let hasMark = container == .jpeg || container == .png || container == .gif
    let isMissing = gaps.stretches.contains { gap in
      if hasMark, gap.count < StillProbe.packedZeros || gap.upperBound == file.size { return false }
      return gap.lowerBound + FileGaps.grain < end && !(facts.embeddedVideo?.overlaps(gap) ?? false)
    }
    if isMissing { damage("a part is missing: zeros stand there") }
  }

  private func refusal(_ reason: String) -> MediaError { MediaError("open", reason: reason) }
}
