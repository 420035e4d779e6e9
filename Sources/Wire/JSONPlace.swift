internal import Plans

/// Finds the line on which a value stands, in a text that `JSONText` has read.
package struct JSONPlace {
  private let bytes: [UInt8]
  private var place = 0

  /// The line of a byte, counted from 1.
  package static func line(ofByte byte: Int, in bytes: [UInt8]) -> Int {
    1 + bytes.prefix(byte).count { $0 == UInt8(ascii: "\n") }
  }

  /// The line, counted from 1, of what problems call `watch`, `exclude[2]` or `model.url`; nil when it is not
  /// there.
  package static func line(of field: String, in bytes: [UInt8]) -> Int? {
    var walk = JSONPlace(bytes: bytes)
    return walk.find(field[...]).map { line(ofByte: $0, in: bytes) }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// NUL behind the end, where nothing goes on.
  private var byte: UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func skipBlanks() {
    while [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  /// Where the value begins that `path` leads to from here, or its key.
  private mutating func find(_ path: Substring) -> Int? {
    skipBlanks()
    if path.isEmpty { return place }
    switch byte {
    case UInt8(ascii: "{"): return findMember(path)
    case UInt8(ascii: "["): return findElement(path)
    default: return nil
    }
  }

  private mutating func findMember(_ path: Substring) -> Int? {
    next()
    while byte == UInt8(ascii: "\"") {
      let start = place
      skipString()
      let key = (try? JSONText.parse(Array(bytes[start..<min(place, bytes.count)])).string) ?? ""
      next(afterBlanks: true)
      if path == key { return start }
      if path.hasPrefix(key + ".") { return find(path.dropFirst(key.count + 1)) }
      if path.hasPrefix(key + "[") { return find(path.dropFirst(key.count)) }
      skipValue()
    }
    return nil
  }

  private mutating func findElement(_ path: Substring) -> Int? {
    guard path.first == "[", let close = path.firstIndex(of: "]"),
      var number = Int(path[path.index(after: path.startIndex)..<close])
    else { return nil }
    next()
    while byte != 0, byte != UInt8(ascii: "]") {
      if number == 0 {
        let rest = path[path.index(after: close)...]
        return find(rest.hasPrefix(".") ? rest.dropFirst() : rest)
      }
      number -= 1
      skipValue()
    }
    return nil
  }

  /// Steps over one byte and the blanks behind it.
  private mutating func next(afterBlanks: Bool = false) {
    if afterBlanks { skipBlanks() }
    place += 1
    skipBlanks()
  }

  private mutating func skipString() {
    place += 1
    while byte != 0, byte != UInt8(ascii: "\"") { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
    place += 1
  }

  /// Steps over a value and the comma behind it.
  private mutating func skipValue() {
    var depth = 0
    while byte != 0 {
      switch byte {
      case UInt8(ascii: "\""):
        skipString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return next()
      default: break
      }
      place += 1
    }
  }
}
