/// A few small grey pictures of a clip, upright, by which a re-encoded copy is told from another clip.
package struct Glimpse: Sendable, Equatable {
  /// Rises when the pictures are made in another way.
  package static let version: Int64 = 2
  /// Of pictures made of the keyframes near the moments.
  package static let roughVersion: Int64 = 1003
  /// Width and height of each picture, whatever the clip's shape is.
  package static let side = 24
  /// The moments looked at, in parts of the clip's length: away from both ends, which tools trim.
  package static let moments = [1.0 / 6, 1.0 / 2, 5.0 / 6]

  /// Correlation from which two pictures are one: encoding and scaling leave more, the next take of a scene less.
  private static let sameCorrelation = 0.95
  /// Pictures with less contrast than this, in grey levels, correlate by chance: their levels are compared.
  private static let flatDeviation = 4.0
  /// Levels of flat pictures differ by at most this.
  private static let sameLevel = 8.0

  /// Row by row, `side` * `side` levels each, in the order of `moments`; empty where nothing could be seen.
  package var pictures: [[UInt8]]

  package init(pictures: [[UInt8]]) { self.pictures = pictures }

  /// Whether both are of one clip, as far as can be seen; never when either saw nothing.
  package func isNearlyEqual(to other: Glimpse) -> Bool {
    guard pictures.count == other.pictures.count, !pictures.isEmpty else { return false }
    return zip(pictures, other.pictures).allSatisfy(Self.areNearlyEqual)
  }

  private static func areNearlyEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count, !a.isEmpty else { return false }
    let (one, two) = (moments(of: a), moments(of: b))
    if one.deviation < flatDeviation || two.deviation < flatDeviation {
      return one.deviation < 2 * flatDeviation && two.deviation < 2 * flatDeviation
        && abs(one.mean - two.mean) <= sameLevel
    }
    return correlation(a, b) >= sameCorrelation
  }

  /// How alike two pictures are beside their brightness and contrast, up to 1; neither may be one even level.
  static func correlation(_ a: [UInt8], _ b: [UInt8]) -> Double {
    let (one, two) = (moments(of: a), moments(of: b))
    var product = 0.0
    for (x, y) in zip(a, b) { product += (Double(x) - one.mean) * (Double(y) - two.mean) }
    return product / Double(a.count) / (one.deviation * two.deviation)
  }

  static func moments(of picture: [UInt8]) -> (mean: Double, deviation: Double) {
    let count = Double(picture.count)
    let mean = picture.reduce(0.0) { $0 + Double($1) } / count
    let square = picture.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / count
    return (mean, square.squareRoot())
  }

  // MARK: Text

  /// The pictures in hexadecimal digits, a dot between them.
  package var text: String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    for (index, picture) in pictures.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ".")) }
      for level in picture { bytes += [digits[Int(level >> 4)], digits[Int(level & 15)]] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Nil when it is no such text. An empty text is a glimpse that saw nothing.
  package init?(text: String) {
    pictures = []
    if text.isEmpty { return }
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      let digits = Array(part)
      guard !digits.isEmpty else {
        pictures.append([])
        continue
      }
      guard digits.count == 2 * Self.side * Self.side, pictures.count < Self.moments.count else { return nil }
      var picture: [UInt8] = []
      for place in stride(from: 0, to: digits.count, by: 2) {
        let pair = String(decoding: digits[place...place + 1], as: UTF8.self)
        guard let level = UInt8(pair, radix: 16) else { return nil }
        picture.append(level)
      }
      pictures.append(picture)
    }
  }
}
