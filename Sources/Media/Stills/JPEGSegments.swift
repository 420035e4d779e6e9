internal import Plans

/// The segments of a JPEG before its image data (ISO 10918-1, B.1): size, EXIF, XMP, IPTC.
struct JPEGSegments {
  /// Segments looked at; a colour profile of 4 MB takes 64.
  private static let maxSegments = 512
  /// Garbage between two segments that decoders pass over, and so do we.
  private static let maxGarbage = 1 << 16

  private(set) var size: PictureSize?
  private(set) var exif: [UInt8]?
  private(set) var xmp: [UInt8]?
  private(set) var iptc: IPTCBlock?
  /// Whether it is a picture of a film of ours.
  private(set) var isOurs = false
  /// Whether image data follows the segments.
  private(set) var hasImage = false
  /// Where the segments end: at the image data, or where it should be.
  private(set) var end: Int64 = 2

  init(_ file: FileBytes) throws(MediaError) {
    var position: Int64 = 2
    for _ in 0..<JPEGSegments.maxSegments {
      end = position
      let head = try file.bytes(at: position, count: 4)
      guard let mark = head.bigEndian(0, 2) else { return }
      guard mark >> 8 == 0xFF else {
        guard let next = try JPEGSegments.mark(behind: position, in: file) else { return }
        position = next
        continue
      }
      let kind = UInt8(mark & 0xFF)
      // Fill bytes, and marks without a length: restarts and the image's start.
      if kind == 0xFF || kind == 0x01 || (0xD0...0xD8).contains(kind) {
        position += kind == 0xFF ? 1 : 2
        continue
      }
      guard kind != 0xD9, let length = head.bigEndian(2, 2), length >= 2 else { return }
      if kind == 0xDA {
        hasImage = true
        return
      }
      try read(kind, at: position + 4, count: Int(length) - 2, of: file)
      position += 2 + Int64(length)
    }
  }

  /// Where the next segment that a picture can begin with stands; nil when there is only garbage.
  private static func mark(behind position: Int64, in file: FileBytes) throws(MediaError) -> Int64? {
    let bytes = try file.bytes(at: position, count: maxGarbage)
    let next = zip(bytes.indices, bytes.indices.dropFirst()).first { index, following in
      bytes[index] == 0xFF && (0xC0...0xEF).contains(bytes[following])
    }
    return next.map { position + Int64($0.0 - bytes.startIndex) }
  }

  private mutating func read(_ kind: UInt8, at offset: Int64, count: Int, of file: FileBytes)
    throws(MediaError)
  {
    switch kind {
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      let frame = try file.bytes(at: offset, count: 5)
      if let height = frame.bigEndian(1, 2), let width = frame.bigEndian(3, 2) {
        size = PictureSize(width: Int(width), height: Int(height))
      }
    case 0xE1:
      let bytes = try file.bytes(at: offset, count: count)
      if exif == nil, bytes.has("Exif\0") {
        exif = Array(bytes)
      } else if xmp == nil, bytes.has("http://ns.adobe.com/xap/1.0/\0") {
        xmp = Array(bytes.dropFirst(29))
      }
    case 0xFE:
      if count == FilmMark.text.utf8.count,
        try file.bytes(at: offset, count: count).elementsEqual(FilmMark.text.utf8)
      {
        isOurs = true
      }
    case 0xED:
      if iptc == nil { iptc = IPTCBlock(photoshop: try file.bytes(at: offset, count: count)) }
    default:
      break
    }
  }
}
