import Plans
import Testing

@testable import Editing

/// Shots keep clear of what shows nothing.
@Suite struct SeenTests {
  private static let count = Glimpse.side * Glimpse.side
  private static let black = [UInt8](repeating: 3, count: count)

  private static func scene(_ number: Int) -> [UInt8] {
    (0..<count).map { place -> UInt8 in
      let across: Int = place % Glimpse.side * (number + 3)
      let along: Int = place / Glimpse.side * number
      return UInt8((across + along) % 17 * 14)
    }
  }

  private static func time(_ seconds: Double) -> MediaTime {
    MediaTime(microseconds: Int64(seconds * 1_000_000))
  }

  @Test(
    arguments: [
      ([false, false, false], 0, 12), ([true, false, false], 4, 12), ([false, true, false], 0, 4),
      ([false, false, true], 0, 8), ([true, true, false], 8, 12), ([true, false, true], 4, 8),
    ] as [([Bool], Double, Double)])
  func `the middle lies where something can be seen`(dark: [Bool], from: Double, to: Double) throws {
    let pictures = dark.enumerated().map { $1 ? Self.black : Self.scene($0 + 1) }
    let seen = try #require(Clips.one(1, 12).seen(Glimpse(pictures: pictures)))
    #expect(seen.extent == Self.time(from)..<Self.time(to))
    let shot = try #require(try Clips.film(2, of: [seen]).timeline.clips.first)
    #expect(abs((shot.inPoint.seconds + shot.outPoint.seconds) / 2 - (from + to) / 2) < 0.1)
    #expect(
      shot.reason
        == (dark.contains(true) ? "the middle of the better part of the clip" : "the middle of the clip"))
  }

  @Test func `a part nobody could look at is a part all the same`() throws {
    let seen = try #require(Clips.one(1, 12).seen(Glimpse(pictures: [[], Self.scene(1), Self.black])))
    #expect(seen.extent == Self.time(0)..<Self.time(8))
  }

  @Test func `a clip that shows nothing is not fit, one nobody could look at is as it was`() {
    let dark = Glimpse(pictures: [Self.black, Self.black, Self.black])
    #expect(Clips.one(1, 12).seen(dark) == nil)
    #expect(Clips.one(1, 1.2).seen(Glimpse(pictures: [Self.black, Self.scene(1), Self.black])) == nil)
    #expect(Clips.one(1, 12).seen(Glimpse(pictures: [])) == Clips.one(1, 12))
  }

  @Test func `a live movie of one picture is not fit, a video of one is`() {
    let still = Glimpse(pictures: [Self.scene(1), Self.scene(1), Self.scene(1)])
    var live = Clips.one(1, 3)
    #expect(live.seen(still) != nil)
    live.pairedStill = Clips.source("a.heic", id: 7)
    #expect(live.seen(still) == nil)
    #expect(live.seen(Glimpse(pictures: [1, 2, 3].map(Self.scene))) != nil)
  }

  @Test func `only a film that is filled turns its view, and then to where most can be seen`() throws {
    let busy = (0..<Self.count).map { place -> UInt8 in
      place % Glimpse.side >= 18 ? (place % 2 == 0 ? 200 : 60) : 90
    }
    let seen = try #require(Clips.one(1, 12).seen(Glimpse(pictures: [busy, busy, busy])))
    func aim(_ framing: Plan.Framing) throws -> Aim? {
      var plan = Clips.plan(seconds: 3)
      plan.frame = .portrait
      plan.framing = framing
      return try Montage.timeline(for: plan, candidates: [seen], music: nil, title: "", made: Clips.made)
        .timeline.clips[0].look.aim
    }
    #expect(try aim(.auto) == nil && aim(.whole) == nil)
    let filled = try #require(try aim(.fill))
    #expect(filled.x > 750 && filled.y == 500)
  }
}
