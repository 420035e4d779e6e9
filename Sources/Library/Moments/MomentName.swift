/// What a file's name says of its neighbours: the part that files of one moment share, and the mark that sets
/// it apart.
struct MomentName: Sendable, Equatable {
  /// How the name differs from the plain one.
  enum Mark: Sendable, Equatable {
    case none
    /// Another rendition made by an editor: `IMG_E1234`, `IMG_1234-edited`.
    case edit
    /// Set apart by whoever copied it: `(1)`, `~2`.
    case copy(Int)
    /// A part of a GoPro take, counted from 1.
    case chapter(Int)
  }

  /// Equal for all files of a folder that may belong to one moment; empty when the name says nothing.
  let key: String
  let mark: Mark

  /// Bytes of a key that count: Takeout clips its sidecars' names, and 40 bytes are left of the shortest.
  private static let keyBytes = 40
  /// Endings that may stand before a sidecar's own.
  private static let endings: Set<String> = [
    "jpg", "jpeg", "jpe", "heic", "heif", "hif", "avif", "png", "webp", "gif", "tif", "tiff", "dng", "mp4",
    "mov",
    "m4v", "3gp", "avi", "mts", "m2ts", "mpg", "mkv", "webm", "mp", "insv",
  ]
  /// What Google Photos appends to edited pictures, in the languages it is known of.
  private static let editedEndings = [
    "-edited", "-bearbeitet", "-editado", "-modifié", "-modificato", "-bewerkt", "-изменено", "-edytowane",
  ]

  init(_ name: String) {
    var stem = Array(name.lowercased().utf8)
    var mark = Mark.none
    let ending = Self.takeEnding(&stem)
    if ending == "xmp" || ending == "json" || ending == "aae" {
      if ending == "json" { mark = TakeoutName.takeTail(&stem) ?? .none }
      if let inner = Self.ending(of: stem), Self.endings.contains(inner) { _ = Self.takeEnding(&stem) }
    }
    if stem.hasSuffix(".mp") { stem.removeLast(3) }
    Self.strip(&stem, &mark)
    if let take = GoProName(stem) {
      key = take.key
      self.mark = mark == .none ? .chapter(take.chapter) : mark
      return
    }
    key = String(decoding: stem.prefix(Self.keyBytes), as: UTF8.self)
    self.mark = mark
  }

  /// Takes off the marks of copies, edits and exports, from the end to the start.
  private static func strip(_ stem: inout [UInt8], _ mark: inout Mark) {
    var isDone = false
    while !isDone {
      isDone = true
      for ending in editedEndings where stem.hasSuffix(ending) {
        stem.removeLast(ending.utf8.count)
        mark = .edit
        isDone = false
      }
      if let number = takeNumber(&stem) {
        if mark == .none { mark = .copy(number) }
        isDone = false
      }
      for ending in ["_hevc", "_heic"] where stem.hasSuffix(ending) {
        stem.removeLast(ending.utf8.count)
        isDone = false
      }
    }
    // What other tools export as the third resource of an asset: a UUID, or its beginning, and `_3`.
    if stem.hasSuffix("_3"), stem.dropLast(2).allSatisfy({ isHexadecimal($0) || $0 == UInt8(ascii: "-") }),
      stem.count > 2
    {
      stem.removeLast(2)
    }
    // Apple's edited rendition, and its recipe's original: IMG_E1234, IMG_O1234.
    if stem.starts(with: "img_".utf8), stem.count > 5,
      stem[4] == UInt8(ascii: "e") || stem[4] == UInt8(ascii: "o"),
      stem[5...].allSatisfy(isDigit)
    {
      if stem[4] == UInt8(ascii: "e") { mark = .edit }
      stem.remove(at: 4)
    }
  }

  /// ` (1)`, `(1)` or `~2` at the end. `(0)` is how a camera tells two shots of one second apart, no copy.
  private static func takeNumber(_ stem: inout [UInt8]) -> Int? {
    let isBracketed = stem.last == UInt8(ascii: ")")
    let digits = stem.dropLast(isBracketed ? 1 : 0).reversed().prefix(while: isDigit)
    let before = stem.count - digits.count - (isBracketed ? 2 : 1)
    guard (1...3).contains(digits.count), before > 0,
      stem[before] == UInt8(ascii: isBracketed ? "(" : "~"),
      let number = Int(String(decoding: digits.reversed(), as: UTF8.self)), number > 0
    else { return nil }
    stem.removeLast(stem.count - before)
    while stem.last == 0x20 { stem.removeLast() }
    return number
  }

  static func ending(of stem: [UInt8]) -> String? {
    guard let dot = stem.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    return String(decoding: stem[(dot + 1)...], as: UTF8.self)
  }

  static func takeEnding(_ stem: inout [UInt8]) -> String? {
    guard let ending = ending(of: stem) else { return nil }
    stem.removeLast(ending.utf8.count + 1)
    return ending
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte) }
}

extension [UInt8] {
  func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8) && count > text.utf8.count
  }
}
