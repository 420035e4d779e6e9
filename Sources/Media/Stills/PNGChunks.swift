internal import Plans

/// The chunks of a PNG that say something of the picture: size, EXIF, XMP; EXIF kept as text by converters
/// too.
struct PNGChunks {
  /// Chunks looked at. What is said of the picture may stand behind it, and libpng writes it in pieces of 8
  /// KiB: 32 MB.
  private static let maxChunks = 4096
  /// Bytes of one text or EXIF chunk that are read.
  private static let maxBytes = 1 << 20
  /// Texts that are unpacked; a picture has one of each.
  private static let maxTexts = 8
  /// Texts that hold XMP or EXIF: XMP's own, and those of converters that keep other formats' blocks as text.
  private static let keywords: Set<String> = [
    "XML:com.adobe.xmp", "Raw profile type exif", "Raw profile type APP1", "Raw profile type xmp",
  ]

  private(set) var size: PictureSize?
  private(set) var exif: [UInt8]?
  private(set) var xmp: [UInt8]?
  /// Whether the chunks looked at lie inside the file.
  private(set) var isWhole = true
  private var texts = 0

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
      if let form = PNGText.Form(rawValue: type) { try readText(form, file, position, length) }
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

  private mutating func readText(
    _ form: PNGText.Form, _ file: FileBytes, _ chunk: Int64, _ length: UInt64
  ) throws(MediaError) {
    let head = try file.bytes(at: chunk + 8, count: min(Int(length), PNGText.maxKeyword + 1))
    guard texts < PNGChunks.maxTexts, let keyword = PNGText.keyword(head),
      PNGChunks.keywords.contains(keyword)
    else { return }
    texts += 1
    guard let text = PNGText(form, try read(file, chunk, length)) else { return }
    switch text.keyword {
    case "XML:com.adobe.xmp": xmp = xmp ?? text.bytes
    case "Raw profile type xmp": xmp = xmp ?? text.profile
    default:
      guard let block = text.profile else { return }
      // A JPEG's segment of this name may be XMP's, too.
      if block.has("http://ns.adobe.com/xap/1.0/\0") {
        xmp = xmp ?? Array(block.dropFirst(29))
      } else {
        exif = exif ?? block
      }
    }
  }
}
