internal import Plans

/// The chunks of a WebP that say something of the picture: size, EXIF, XMP.
struct WebPChunks {
  /// Chunks looked at; each frame of an animation is one.
  private static let maxChunks = 256
  private static let maxBytes = 1 << 20

  private(set) var size: PictureSize?
  private(set) var exif: [UInt8]?
  private(set) var xmp: [UInt8]?
  /// Whether all that the header counts lies inside the file.
  let isWhole: Bool
  /// Where they end.
  let end: Int64

  init(_ file: FileBytes) throws(MediaError) {
    let stated = Int64(try file.bytes(at: 4, count: 4).littleEndian(0, 4) ?? 0) + 8
    // The last byte may be missing where it only makes the size even.
    isWhole = stated <= file.size + 1
    // What follows is none of the picture's, and to be passed over (RFC 9649, 2.4).
    end = min(stated, file.size)
    var position: Int64 = 12
    for _ in 0..<WebPChunks.maxChunks where position < end {
      let head = try file.bytes(at: position, count: 24)
      guard let type = head.fourCharacters(0), let length = head.littleEndian(4, 4) else { return }
      if size == nil { size = WebPChunks.size(type, head.dropFirst(8)) }
      if type == "EXIF" { exif = try read(file, position, length) }
      if type == "XMP " { xmp = try read(file, position, length) }
      position += 8 + Int64(length + length % 2)
    }
  }

  private func read(_ file: FileBytes, _ chunk: Int64, _ length: UInt64) throws(MediaError) -> [UInt8] {
    Array(try file.bytes(at: chunk + 8, count: min(Int(length), WebPChunks.maxBytes)))
  }

  private static func size(_ type: String, _ body: ArraySlice<UInt8>) -> PictureSize? {
    switch type {
    case "VP8X":
      guard let width = body.littleEndian(4, 3), let height = body.littleEndian(7, 3) else { return nil }
      return PictureSize(width: Int(width) + 1, height: Int(height) + 1)
    case "VP8 ":
      // RFC 6386, 9.1: frame tag, start code, then 14 bits each.
      guard let width = body.littleEndian(6, 2), let height = body.littleEndian(8, 2) else { return nil }
      return PictureSize(width: Int(width & 0x3FFF), height: Int(height & 0x3FFF))
    case "VP8L":
      guard let bits = body.littleEndian(1, 4) else { return nil }
      return PictureSize(width: Int(bits & 0x3FFF) + 1, height: Int(bits >> 14 & 0x3FFF) + 1)
    default:
      return nil
    }
  }
}
