/// The name of a part of a GoPro recording: cameras cut long takes at 4 GB.
struct GoProName: Equatable {
  /// Equal for all parts of one take.
  let key: String
  /// Counted from 1.
  let chapter: Int

  /// Reads `gx020123`, `gh020123`, `gopr0123` and `gp010123`, in lower case; nil for every other name.
  init?(_ stem: [UInt8]) {
    guard stem.count == 8, stem[0] == UInt8(ascii: "g"), stem[4...].allSatisfy(MomentName.isDigit) else {
      return nil
    }
    let number = String(decoding: stem[4...], as: UTF8.self)
    if stem.starts(with: "gopr".utf8) {
      key = "gopro gp\(number)"
      chapter = 1
      return
    }
    guard let part = Int(String(decoding: stem[2..<4], as: UTF8.self)), part > 0 else { return nil }
    switch stem[1] {
    // Heroes before the sixth call the second part the first.
    case UInt8(ascii: "p"): chapter = part + 1
    // HEVC, AVC, and the two lenses of a Max or Fusion.
    case UInt8(ascii: "x"), UInt8(ascii: "h"), UInt8(ascii: "s"): chapter = part
    default: return nil
    }
    key = "gopro g\(Character(Unicode.Scalar(stem[1])))\(number)"
  }
}
