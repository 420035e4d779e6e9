internal import Plans

/// What Sony's cameras write beside a movie's own date: the zone, and the local date with its offset.
struct SonyMetadata {
  /// The brands of Sony's movies: of today, and of compact cameras before.
  static let brands: Set<String> = ["XAVC", "MSNV"]
  /// `USMT` and the rest of the UUID of the box that holds it.
  private static let identifier: [UInt8] = [
    0x55, 0x53, 0x4D, 0x54, 0x21, 0xD2, 0x4F, 0xCE, 0xBB, 0x88, 0x69, 0x5C, 0xFA, 0xC9, 0xC7, 0x40,
  ]
  /// The entry that holds the zone, in minutes.
  private static let zoneEntry: UInt64 = 0x0B
  /// Bytes read of the XML document.
  private static let maxDocument = 1 << 16

  /// Such as `+01:00`.
  private(set) var zone: String?
  /// `CreationDate` of the document NonRealTimeMeta.
  private(set) var date: String?

  init(_ file: FileBytes) throws(MediaError) {
    var walk = BoxWalk(file, in: 0..<file.size, sparse: true)
    while let box = try walk.next() {
      if box.type == "moov" { try readMovie(box, in: file) }
      if box.type == "meta" { try readDocument(box, in: file) }
    }
  }

  private mutating func readMovie(_ movie: BoxWalk.Box, in file: FileBytes) throws(MediaError) {
    var walk = BoxWalk(file, in: movie.payload)
    while let box = try walk.next() {
      guard box.type == "uuid" else { continue }
      let bytes = Array(try file.bytes(at: box.payload.lowerBound, count: min(Int(box.payload.count), 1024)))
      guard bytes.starts(with: SonyMetadata.identifier), bytes.has("MTDT", at: 20) else { continue }
      readEntries(bytes.dropFirst(24))
    }
  }

  /// A count, then entries of length, number, language, encoding and value.
  private mutating func readEntries(_ bytes: ArraySlice<UInt8>) {
    guard let count = bytes.bigEndian(0, 2) else { return }
    var offset = 2
    for _ in 0..<count {
      guard let length = bytes.bigEndian(offset, 2), let number = bytes.bigEndian(offset + 2, 4), length >= 10
      else {
        return
      }
      if number == SonyMetadata.zoneEntry, let value = bytes.bigEndian(offset + 10, 2) {
        let offset = UTCOffset(minutes: Int(Int16(truncatingIfNeeded: value)))
        if offset.isKnown { zone = offset.description }
      }
      offset += Int(length)
    }
  }

  private mutating func readDocument(_ meta: BoxWalk.Box, in file: FileBytes) throws(MediaError) {
    // Version and flags stand first in this box.
    guard let box = try file.box("xml ", in: meta.payload.dropping(4)) else { return }
    let text = try file.bytes(
      at: box.payload.lowerBound + 4, count: min(SonyMetadata.maxDocument, Int(box.payload.count)))
    var reader = XMLReader(Array(text))
    while let piece = reader.next() {
      guard case .element("CreationDate", let attributes) = piece else { continue }
      date = attributes.first { $0.0 == "value" }?.1
      return
    }
  }
}
