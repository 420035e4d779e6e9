internal import Plans

/// The chunks of a PNG that say something of the picture: size, EXIF, XMP.
struct PNGChunks {
  /// Chunks looked at. What is said of the picture may stand behind it, and libpng writes it in pieces of 8 KiB: 32 MB.
  private static let maxChunks = 4096
  /// Bytes of one text or EXIF chunk that are read.
  private static let maxBytes = 1 << 20

  private(set) var size: PictureSize?
  private(set) var exif: [UInt8]?
  private(set) var xmp: [UInt8]?
  /// Whether the chunks looked at lie inside the file.
  private(set) var isWhole = true

  init(_ file: FileBytes) throws(MediaError) {
    var position: Int64 = 8
    for _ in 0..<PNGChunks.maxChunks {
      let head = try file.sparseBytes(at: position, count: 16)
      guard let length = head.bigEndian(0, 4), let type = head.fourCharacters(4) else {
        isWhole = false
        return
      }
      if type == "IHDR", let width = head.bigEndian(8, 4), let height = head.bigEndian(12, 4) {
        size = PictureSize(width: Int(width), height: Int(height))
      }
      if type == "eXIf", exif == nil { exif = try read(file, position, length) }
      if type == "iTXt", xmp == nil { xmp = PNGChunks.packet(try read(file, position, length)) }
      if type == "IEND" { return }
      position += 12 + Int64(length)
      guard position <= file.size else {
        isWhole = false
        return
      }
    }
  }

  private func read(_ file: FileBytes, _ chunk: Int64, _ length: UInt64) throws(MediaError) -> [UInt8] {
    Array(try file.bytes(at: chunk + 8, count: min(Int(length), PNGChunks.maxBytes)))
  }

  /// The packet of an uncompressed text chunk with XMP's keyword; a compressed one is not read.
  private static func packet(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.has("XML:com.adobe.xmp\0"), bytes.bigEndian(18, 1) == 0 else { return nil }
    // Keyword, two flags, then language and translated keyword, each up to its NUL.
    guard let language = bytes.dropFirst(20).firstIndex(of: 0),
      let keyword = bytes[(language + 1)...].firstIndex(of: 0)
    else { return nil }
    return Array(bytes[(keyword + 1)...])
  }
}
