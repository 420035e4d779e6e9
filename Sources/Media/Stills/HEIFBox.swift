/// A box inside a HEIF header that is in memory as a whole.
struct HEIFBox {
  /// Boxes side by side; a tiled still has a few hundred.
  private static let maxBoxes = 20_000

  var type: String
  /// Everything behind size and type, a full box's version and flags included.
  var body: ArraySlice<UInt8>

  var version: Int { Int(body.first ?? 0) }
  var flags: UInt64 { body.bigEndian(1, 3) ?? 0 }

  /// The boxes in `bytes`, up to the first that does not fit.
  static func children(of bytes: ArraySlice<UInt8>) -> [HEIFBox] {
    var boxes: [HEIFBox] = []
    var rest = bytes
    while let size = rest.bigEndian(0, 4), let type = rest.fourCharacters(4), boxes.count < maxBoxes {
      let length = size == 0 ? rest.count : Int(size)
      guard length >= 8, length <= rest.count else { break }
      boxes.append(HEIFBox(type: type, body: rest.prefix(length).dropFirst(8)))
      rest = rest.dropFirst(length)
    }
    return boxes
  }
}

/// Reads big-endian numbers one after the other; zeros behind the end.
struct HEIFReader {
  private var rest: ArraySlice<UInt8>
  /// More was asked for than there is.
  private(set) var isOver = false

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next `count` bytes as a number, 0 to 8.
  mutating func number(_ count: Int) -> UInt64 {
    if count == 0 { return 0 }
    guard count <= 8, let value = rest.bigEndian(0, count) else {
      isOver = true
      rest = []
      return 0
    }
    rest = rest.dropFirst(count)
    return value
  }
}
