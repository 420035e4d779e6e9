/// Tells languages without tables from their neighbours that have one.
struct OtherTongues: Sendable {
  /// Letters that none of the languages with tables writes.
  private static let letters = Set(
    "åæøőűěřůčďňťžšľĺŕășțţđėęųūāēīķļņģơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹþðəўјљњћђѓќѕџқғңөүұһ"
      .unicodeScalars)

  /// The languages, as bits, by word.
  private let bits: [String: UInt32]

  init() {
    var bits: [String: UInt32] = [:]
    for (index, list) in OtherTongues.words.enumerated() {
      for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        bits[String(word), default: 0] |= 1 << UInt32(index)
      }
    }
    self.bits = bits
  }

  /// Whether a folded word is one of the commonest of any of these languages.
  func holds(_ word: String) -> Bool { bits[word] != nil }

  /// How many of the words are of the likeliest of these languages.
  ///
  /// - Parameter words: folded words, each with the scalars it was written with.
  func words(among words: [(folded: String, written: ArraySlice<Unicode.Scalar>)]) -> Int {
    var counts = [Int](repeating: 0, count: OtherTongues.words.count)
    var strange = 0
    for word in words {
      if word.written.contains(where: { OtherTongues.isStrange($0) }) {
        strange += 1
      } else if let bits = bits[word.folded] {
        for index in counts.indices where bits & (1 << UInt32(index)) != 0 { counts[index] += 1 }
      }
    }
    return (counts.max() ?? 0) + strange
  }

  /// Letters of other alphabets, and marks no listed language puts on its letters.
  private static func isStrange(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return false }
    if scalar.properties.isAlphabetic, scalar.value >= 0x370, Script(scalar) == .none { return true }
    return scalar.properties.lowercaseMapping.unicodeScalars.contains { letters.contains($0) }
  }
}
