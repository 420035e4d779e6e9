internal import Plans

/// The items of a HEIC or AVIF (ISO 23008-12): the primary picture's size and turn, where EXIF and XMP lie.
///
/// Reads the header alone: opening a still by libheif reads all its image data, a hundred times as much.
struct HEIFStructure {
  /// Bytes of the header that are read; a tiled 200-megapixel still has 60 KB.
  private static let maxHeader = 4 << 20
  /// Items, properties and tiles of one still.
  private static let maxEntries = 10_000

  struct Entry {
    var type: String
    var contentType = ""
    var extents: [Range<Int64>] = []
    /// Properties in the order they are applied, counted from 1.
    var properties: [Int] = []
    /// Items it is made of, such as tiles.
    var parts: [UInt64] = []
    /// Items it describes.
    var describes: [UInt64] = []
  }

  private(set) var items: [UInt64: Entry] = [:]
  private(set) var primary: UInt64?
  /// Size, rotation, mirror and crop boxes by their place in the property list.
  private(set) var properties: [HEIFProperty?] = []

  init(_ file: FileBytes) throws(MediaError) {
    var walk = BoxWalk(file, in: 0..<file.size, sparse: true)
    while let box = try walk.next() {
      guard box.type == "meta" else { continue }
      guard box.missing == 0 else {
        throw MediaError("open", reason: "incomplete: \(box.missing) bytes are missing at its end")
      }
      // Its own array, so that an index into it is a place in the box.
      let header = Array(
        try file.bytes(
          at: box.payload.lowerBound, count: min(HEIFStructure.maxHeader, Int(box.payload.count))))
      read(HEIFBox.children(of: header.dropFirst(4)), origin: box.payload.lowerBound)
      return
    }
    guard try file.box("moov", in: 0..<file.size) == nil else { return }
    let isDamaged = walk.ending == .noBox
    throw MediaError(
      "open",
      reason: isDamaged ? "broken: its box structure is damaged" : "incomplete: it has no header (meta)")
  }

  private mutating func read(_ boxes: [HEIFBox], origin: Int64) {
    for box in boxes { if box.type == "iinf" { readItems(box.body) } }
    for box in boxes {
      switch box.type {
      case "pitm": primary = box.version == 0 ? box.body.bigEndian(4, 2) : box.body.bigEndian(4, 4)
      case "iloc":
        let inline = boxes.first { $0.type == "idat" }
        readLocations(box, inline: inline.map { origin + Int64($0.body.startIndex) })
      case "iref": readReferences(box)
      case "iprp": readProperties(HEIFBox.children(of: box.body))
      default: break
      }
    }
  }

  private mutating func readItems(_ body: ArraySlice<UInt8>) {
    let head = body.first == 0 ? 6 : 8
    for box in HEIFBox.children(of: body.dropFirst(head)) where box.type == "infe" && box.version >= 2 {
      guard items.count < HEIFStructure.maxEntries else { return }
      let wide = box.version == 2 ? 2 : 4
      guard let id = box.body.bigEndian(4, wide), let type = box.body.fourCharacters(6 + wide) else {
        continue
      }
      var item = Entry(type: type)
      if type == "mime" {
        let texts = box.body.dropFirst(10 + wide).split(
          separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        if texts.count > 1 { item.contentType = String(decoding: texts[1], as: UTF8.self) }
      }
      items[id] = item
    }
  }

  private mutating func readReferences(_ box: HEIFBox) {
    let wide = box.version == 0 ? 2 : 4
    for reference in HEIFBox.children(of: box.body.dropFirst(4)) {
      guard let from = reference.body.bigEndian(0, wide), let count = reference.body.bigEndian(wide, 2) else {
        continue
      }
      let targets = (0..<min(Int(count), HEIFStructure.maxEntries)).compactMap {
        reference.body.bigEndian(wide + 2 + $0 * wide, wide)
      }
      if reference.type == "dimg" { items[from]?.parts = targets }
      if reference.type == "cdsc" { items[from]?.describes = targets }
    }
  }

  private mutating func readProperties(_ boxes: [HEIFBox]) {
    for box in boxes where box.type == "ipco" {
      properties = HEIFBox.children(of: box.body).prefix(HEIFStructure.maxEntries).map { HEIFProperty($0) }
    }
    for box in boxes where box.type == "ipma" {
      var reader = HEIFReader(box.body.dropFirst(4))
      let isLong = box.flags & 1 != 0
      for _ in 0..<min(reader.number(4), UInt64(HEIFStructure.maxEntries)) {
        let id = reader.number(box.version == 0 ? 2 : 4)
        let indices = (0..<reader.number(1)).map { _ in
          Int(reader.number(isLong ? 2 : 1) & (isLong ? 0x7FFF : 0x7F))
        }
        items[id]?.properties = indices
        if reader.isOver { return }
      }
    }
  }

  private mutating func readLocations(_ box: HEIFBox, inline: Int64?) {
    var reader = HEIFReader(box.body.dropFirst(4))
    let sizes = reader.number(2)
    let (offsetSize, lengthSize) = (Int(sizes >> 12 & 15), Int(sizes >> 8 & 15))
    let (baseSize, indexSize) = (Int(sizes >> 4 & 15), box.version == 0 ? 0 : Int(sizes & 15))
    let wide = box.version < 2 ? 2 : 4
    for _ in 0..<min(reader.number(wide), UInt64(HEIFStructure.maxEntries)) {
      let id = reader.number(wide)
      let method = box.version == 0 ? 0 : reader.number(2) & 15
      _ = reader.number(2)
      let base = reader.number(baseSize)
      var extents: [Range<Int64>] = []
      for _ in 0..<reader.number(2) where !reader.isOver {
        _ = reader.number(indexSize)
        let (offset, length) = (reader.number(offsetSize), reader.number(lengthSize))
        let start = base.addingReportingOverflow(offset)
        guard !start.overflow, start.partialValue < 1 << 60, length < 1 << 60 else { continue }
        let from = Int64(start.partialValue) + (method == 1 ? inline ?? 0 : 0)
        extents.append(from..<from + Int64(length))
      }
      if reader.isOver { return }
      // Items inside other items (method 2) are left out: nothing we read is stored so.
      if method == 0 || (method == 1 && inline != nil) { items[id]?.extents = extents }
    }
  }
}
