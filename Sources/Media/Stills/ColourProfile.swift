internal import CLibAV

/// Tells by an ICC profile's red, green and blue (ICC.1, 9.2) which of the known colour spaces a picture has.
enum ColourProfile {
  /// The profile's tags at most.
  private static let mostTags = 100
  /// Colorants this near to a known space's, in its own units (XYZ under D50), are that space's.
  private static let tolerance = 0.02

  /// Red's and green's X and Y under D50.
  private static let known: [(AVColorPrimaries, red: [Double], green: [Double])] = [
    (AVCOL_PRI_BT709, [0.4361, 0.2225], [0.3851, 0.7169]),
    (AVCOL_PRI_SMPTE432, [0.5151, 0.2412], [0.2920, 0.6922]),
    (AVCOL_PRI_BT2020, [0.6734, 0.2790], [0.1657, 0.6753]),
  ]

  /// Nil for a profile that is damaged, of another colour model, or of a space we do not know.
  static func primaries(of profile: [UInt8]) -> AVColorPrimaries? {
    guard profile.count >= 132, let count = profile[...].bigEndian(128, 4),
      let red = colorant("rXYZ", profile, Int(count)), let green = colorant("gXYZ", profile, Int(count))
    else { return nil }
    return known.first { near($0.red, red) && near($0.green, green) }?.0
  }

  private static func near(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private static func colorant(_ name: String, _ profile: [UInt8], _ tags: Int) -> [Double]? {
    for index in 0..<min(tags, mostTags) {
      let entry = 132 + 12 * index
      guard let found = profile[...].fourCharacters(entry) else { return nil }
      guard found == name, let offset = profile[...].bigEndian(entry + 4, 4) else { continue }
      guard let x = profile[...].bigEndian(Int(offset) + 8, 4),
        let y = profile[...].bigEndian(Int(offset) + 12, 4)
      else { return nil }
      return [x, y].map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
    }
    return nil
  }
}
