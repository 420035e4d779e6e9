internal import Glibc
internal import Plans
internal import Testing

/// What small pictures tell of a scene.
@Suite struct SceneTests {
  private static let side = Glimpse.side

  private static func picture(_ level: (_ x: Int, _ y: Int) -> Double) -> [UInt8] {
    (0..<side * side).map { UInt8(max(0, min(255, level($0 % side, $0 / side).rounded()))) }
  }

  /// Soft hills, `shift` columns aside.
  private static func hills(_ seed: Double, shift: Double = 0, light: Double = 1) -> [UInt8] {
    picture { x, y in
      let across: Double = Double(x) + shift
      let along: Double = Double(y)
      let far: Double = sin(across * 0.35 + seed) + sin(along * 0.27 + 2 * seed)
      let near: Double = sin((across + along) * 0.45 * seed)
      return light * (120 + 40 * far + 25 * near)
    }
  }

  @Test func `dark and even pictures are dull, a dim scene and lights at night are not`() {
    let night = Self.picture { x, y in (x + 3 * y) % 11 == 0 ? 140 : 6 }
    let pictures = [
      Self.picture { _, _ in 0 }, Self.picture { x, _ in 8 + Double(x % 3) }, Self.picture { _, _ in 230 },
      night, Self.hills(1, light: 0.3), Self.hills(1),
    ]
    #expect(Glimpse(pictures: pictures).areDull == [true, true, true, false, false, false])
  }

  @Test func `a film of one picture stands still, one that moves a little does not`() {
    let noisy = Self.hills(1).enumerated().map { $1 &+ UInt8($0 % 3) }
    #expect(Glimpse(pictures: [Self.hills(1), noisy, Self.hills(1)]).isFrozen)
    #expect(!Glimpse(pictures: [Self.hills(1), Self.hills(1, shift: 0.3), Self.hills(1)]).isFrozen)
    #expect(!Glimpse(pictures: [Self.hills(1)]).isFrozen)
    #expect(!Glimpse(pictures: [[], Self.hills(1), []]).isFrozen)
    #expect(Glimpse(pictures: [Self.hills(1), [], Self.hills(1)]).isFrozen)
  }

  @Test func `a step aside is the same scene, another view is another`() {
    func glimpse(_ picture: [UInt8]) -> Glimpse { Glimpse(pictures: [picture]) }
    let scene = glimpse(Self.hills(1))
    #expect(scene.isSameScene(as: glimpse(Self.hills(1, shift: 0.7, light: 0.9))))
    #expect(!scene.isSameScene(as: glimpse(Self.hills(2.2))))
    #expect(!scene.isSameScene(as: Glimpse(pictures: [])))
    let black = glimpse(Self.picture { _, _ in 0 })
    #expect(!black.isSameScene(as: black))
  }

  @Test func `a window is turned to where most can be seen, and stays in the middle otherwise`() throws {
    func busy(_ columns: Range<Int>, _ rows: Range<Int>) -> Glimpse {
      let picture = Self.picture { x, y in
        columns.contains(x) && rows.contains(y) ? (x + y) % 2 == 0 ? 200 : 60 : 90
      }
      return Glimpse(pictures: [picture, picture, picture])
    }
    let left = try #require(busy(1..<6, 4..<20).aim(width: 0.32, height: 1))
    #expect((150...210).contains(left.x) && left.y == 500)
    let right = try #require(busy(17..<23, 4..<20).aim(width: 0.32, height: 1))
    #expect((790...850).contains(right.x))
    let low = try #require(busy(4..<20, 16..<23).aim(width: 1, height: 0.4))
    #expect(low.x == 500 && (750...820).contains(low.y))
    #expect(busy(10..<14, 4..<20).aim(width: 0.32, height: 1) == nil)
    #expect(busy(0..<24, 0..<24).aim(width: 0.32, height: 1) == nil)
    #expect(Glimpse(pictures: []).aim(width: 0.32, height: 1) == nil)
  }
}
