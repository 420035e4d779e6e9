/// An EXIF block as devices write it: directories of entries, values behind them.
struct TIFFBlock {
  struct Entry {
    var tag: UInt16
    var type: UInt16
    var count: UInt32
    /// In the block's byte order.
    var value: [UInt8]
  }

  var isBig = true
  private var image: [Entry] = []
  private var capture: [Entry] = []

  init(isBig: Bool = true) { self.isBig = isBig }

  enum Directory { case image, capture }

  mutating func add(_ tag: UInt16, text value: String, to directory: Directory) {
    let bytes = text(value) + [0]
    add(Entry(tag: tag, type: 2, count: UInt32(bytes.count), value: bytes), to: directory)
  }

  mutating func add(_ entry: Entry, to directory: Directory) {
    if directory == .image { image.append(entry) } else { capture.append(entry) }
  }

  /// A maker note, whose bytes may depend on where in the block they lie.
  mutating func addNote(_ note: (_ offset: Int) -> [UInt8]) {
    // It is the last value, so everything before it is known.
    let length = note(0).count
    add(
      Entry(tag: 0x927C, type: 7, count: UInt32(length), value: [UInt8](repeating: 0, count: length)),
      to: .capture)
    capture[capture.count - 1].value = note(bytes.count - length)
  }

  /// From the TIFF header on.
  var bytes: [UInt8] {
    var first = image
    if !capture.isEmpty { first.append(Entry(tag: 0x8769, type: 4, count: 1, value: word(0))) }
    let behind = 8 + directory(first, at: 8).count
    if !capture.isEmpty { first[first.count - 1].value = word(UInt32(behind)) }
    var block = text(isBig ? "MM" : "II")
    block += half(42)
    block += word(8)
    block += directory(first, at: 8)
    if !capture.isEmpty { block += directory(capture, at: behind) }
    return block
  }

  private func directory(_ entries: [Entry], at offset: Int) -> [UInt8] {
    var table = half(UInt16(entries.count))
    var values: [UInt8] = []
    let behind = offset + 2 + 12 * entries.count + 4
    for entry in entries {
      table += half(entry.tag)
      table += half(entry.type)
      table += word(entry.count)
      if entry.value.count <= 4 {
        table += entry.value
        table += zeros(4 - entry.value.count)
      } else {
        table += word(UInt32(behind + values.count))
        values += entry.value
      }
    }
    return table + word(0) + values
  }

  func half(_ value: UInt16) -> [UInt8] { isBig ? halves([value]) : halves([value]).reversed() }
  func word(_ value: UInt32) -> [UInt8] { isBig ? words([value]) : words([value]).reversed() }
}
