internal import Plans
internal import Testing

@Suite struct GlimpseTests {
  private static let count = Glimpse.side * Glimpse.side

  /// A scene of its own for every number.
  private static func scene(_ number: Int, gain: Double = 1, lift: Double = 0) -> [UInt8] {
    (0..<count).map { place in
      let (x, y) = (place % Glimpse.side, place / Glimpse.side)
      let level = Double((x * (number + 3) + y * (2 * number + 1)) % 17 * 14)
      return UInt8(max(0, min(255, level * gain + lift)))
    }
  }

  private static func glimpse(_ numbers: [Int], gain: Double = 1, lift: Double = 0) -> Glimpse {
    Glimpse(pictures: numbers.map { scene($0, gain: gain, lift: lift) })
  }

  @Test func `a copy of other brightness and contrast is the same clip`() {
    let clip = Self.glimpse([1, 2, 3])
    #expect(clip.isNearlyEqual(to: clip))
    #expect(clip.isNearlyEqual(to: Self.glimpse([1, 2, 3], gain: 0.8, lift: 20)))
  }

  @Test func `one other picture makes another clip`() {
    #expect(!Self.glimpse([1, 2, 3]).isNearlyEqual(to: Self.glimpse([1, 2, 4])))
    #expect(!Self.glimpse([1, 2, 3]).isNearlyEqual(to: Self.glimpse([1, 2])))
  }

  @Test func `flat pictures are told by their levels`() {
    func flat(_ level: UInt8) -> Glimpse { Glimpse(pictures: [[UInt8](repeating: level, count: Self.count)]) }
    #expect(flat(100).isNearlyEqual(to: flat(104)))
    #expect(!flat(100).isNearlyEqual(to: flat(120)))
    #expect(!flat(100).isNearlyEqual(to: Glimpse(pictures: [Self.scene(1)])))
  }

  @Test func `who saw nothing is like nobody`() {
    #expect(!Glimpse(pictures: []).isNearlyEqual(to: Glimpse(pictures: [])))
  }

  @Test func `a glimpse is read as it was written, and nothing else is read`() {
    let clip = Self.glimpse([1, 2, 3])
    #expect(Glimpse(text: clip.text) == clip)
    #expect(Glimpse(text: "") == Glimpse(pictures: []))
    let half = Glimpse(pictures: [[], Self.scene(2), []])
    #expect(Glimpse(text: half.text) == half)
    for text in ["0", "zz", clip.text + "0", clip.text + "." + Glimpse(pictures: [Self.scene(1)]).text] {
      #expect(Glimpse(text: text) == nil)
    }
  }
}
