/// The names Google Takeout gives to the JSON beside a file: `NAME.EXT.json`,
/// `NAME.EXT.supplemental-metadata.json` and any shorter beginning of that, with `(1)` behind where the file
/// has it inside.
enum TakeoutName {
  private static let tail = "supplemental-metadata"
  /// Takeout clips the name before `.json` to so many characters.
  private static let clipped = 46

  /// Takes what is not the file's own name off the end of a sidecar's name without `.json`; a number becomes
  /// a mark.
  static func takeTail(_ stem: inout [UInt8]) -> MomentName.Mark? {
    var mark: MomentName.Mark?
    if stem.last == UInt8(ascii: ")"), let open = stem.lastIndex(of: UInt8(ascii: "(")),
      let number = Int(String(decoding: stem[(open + 1)...].dropLast(), as: UTF8.self)), number > 0
    {
      stem.removeLast(stem.count - open)
      mark = .copy(number)
    }
    if let ending = MomentName.ending(of: stem), tail.hasPrefix(ending), ending != "" {
      stem.removeLast(ending.utf8.count + 1)
    } else if stem.last == UInt8(ascii: ".") {
      stem.removeLast()
    }
    return mark
  }

  /// Whether a sidecar of this name and title belongs to the file: names may be clipped, the title says it in
  /// full.
  static func belongs(_ sidecar: String, title: String?, to name: String) -> Bool {
    var stem = Array(sidecar.lowercased().utf8)
    guard MomentName.takeEnding(&stem) == "json" else { return false }
    let mark = takeTail(&stem)
    let file = Array(name.lowercased().utf8)
    let (plain, number) = withoutNumber(file)
    guard mark == number.map({ .copy($0) }) else { return false }
    guard let title else { return stem == plain }
    let titled = Array(replaced(title.lowercased()).utf8)
    // The title is the file's name before Takeout clipped it.
    if titled == plain
      || replaced(String(decoding: plain, as: UTF8.self)) == String(decoding: titled, as: UTF8.self)
    {
      return true
    }
    var short = plain
    guard stem.count >= clipped - 5 || plain.count >= clipped - 5, let ending = MomentName.takeEnding(&short)
    else {
      return false
    }
    return titled.starts(with: short) && titled.hasSuffix("." + ending)
  }

  /// Characters that Takeout does not write into names.
  private static func replaced(_ title: String) -> String {
    var text = ""
    for character in title { text.append("&%*:?<>|\"'/\\".contains(character) ? "_" : character) }
    return text
  }

  /// `name(1).jpg` as `name.jpg` and 1.
  private static func withoutNumber(_ file: [UInt8]) -> (name: [UInt8], number: Int?) {
    var stem = file
    guard let ending = MomentName.takeEnding(&stem), stem.last == UInt8(ascii: ")"),
      let open = stem.lastIndex(of: UInt8(ascii: "(")),
      let number = Int(String(decoding: stem[(open + 1)...].dropLast(), as: UTF8.self)), number > 0
    else { return (file, nil) }
    return (Array(stem[..<open]) + Array(".\(ending)".utf8), number)
  }
}
