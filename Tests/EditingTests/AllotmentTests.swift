import Plans
import Testing

@testable import Editing

@Suite struct AllotmentTests {
  private static let usual = Wishes(.usual, at: .film)

  private func stretches(_ seconds: [Double]) -> [Stretch] {
    seconds.enumerated().map { .whole(Clips.one($0, $1)) }
  }

  @Test(
    arguments: [
      (30, 100, 1),
      (44, 100, 1),
      (45, 100, 1),
      (134, 100, 1),
      (135, 100, 2),
      (900, 100, 10),
      (900, 10, 10),
      (900, 9, 9),
      (900, 5, 5),
      (900, 4, 5),
      (900, 1, 5),
      (1800, 0, 10),
      (216_000, 2000, 2000),
      (216_000, 100_000, 2400),
    ] as [(Int64, Int, Int)])
  func `a film wants one shot a clip, of three to six seconds`(frames: Int64, clips: Int, shots: Int) {
    #expect(Pace.shots(frames: frames, clips: clips, usual: 90, at: .film) == shots)
  }

  @Test func `one each is nothing when the clips together are too short`() {
    #expect(Allotment.oneEach(frames: 91, from: stretches([1, 2]), Self.usual) == nil)
    #expect(
      Allotment.oneEach(frames: 90, from: stretches([1, 2]), Self.usual)?.shares.map(\.stretch) == [0, 1])
    // A long clip still gives only one shot of six seconds.
    #expect(Allotment.oneEach(frames: 181, from: stretches([100]), Self.usual) == nil)
  }

  @Test func `every clip is used when there are no more than shots`() throws {
    let allotment = try #require(
      Allotment.oneEach(frames: 600, from: stretches([10, 10, 10, 10, 10]), Self.usual))
    #expect(allotment.shares.map(\.stretch) == [0, 1, 2, 3, 4])
    #expect(allotment.shares.allSatisfy { $0.moments == 1 && $0.choices == 1 })
  }

  @Test func `a group's clip is the longest up to what is wanted, then the middle one`() throws {
    let even = try #require(
      Allotment.oneEach(frames: 180, from: stretches(Array(repeating: 10, count: 10)), Self.usual))
    #expect(even.shares.map(\.stretch) == [2, 7])
    let uneven = try #require(
      Allotment.oneEach(frames: 180, from: stretches([2, 2, 2, 2, 9, 3.1, 2, 2, 9, 9]), Self.usual))
    #expect(uneven.shares.map(\.stretch) == [4, 8])
    #expect(uneven.shares.map(\.choices) == [5, 5])
  }

  @Test func `clips are added until the chosen ones are long enough`() throws {
    let allotment = try #require(
      Allotment.oneEach(frames: 270, from: stretches([2, 1.6, 2, 1.7, 2, 1.8, 2, 1.9]), Self.usual))
    let shares = allotment.shares.map(\.stretch)
    #expect(shares == shares.sorted())
    #expect(Set(shares).count == shares.count)
    #expect(shares.count == 5)
  }

  @Test func `long clips give more moments than short ones`() throws {
    let allotment = try #require(
      Allotment.several(frames: 1800, from: stretches([200, 20, 100, 5]), gap: Pace.gap))
    let moments = allotment.shares.map(\.moments)
    #expect(moments[0] > moments[2] && moments[2] > moments[1] && moments[3] == 1)
    #expect(moments.reduce(0, +) <= 13)
  }

  @Test(arguments: [(180, 1), (240, 1), (420, 2), (421, 2), (600, 3), (1, 1)])
  func `a further moment is worth its gap or is not taken`(frames: Int, moments: Int) {
    let stretch = Stretch.whole(Clips.one(1, Double(frames) / 30))
    #expect(stretch.mostMoments(gap: Pace.gap) == moments)
    #expect(stretch.frames(moments: moments, gap: Pace.gap) <= Int64(frames))
  }

  @Test func `everything is everything, whatever is asked`() {
    let allotment = Allotment.all(stretches([20, 6, 0.5]))
    #expect(allotment.shares.map(\.moments) == [4, 1, 1])
    #expect(allotment.gap == .zero)
  }

  @Test func `no stretches give no shots`() {
    #expect(Allotment.oneEach(frames: 30, from: [], Self.usual) == nil)
    #expect(Allotment.several(frames: 30, from: [], gap: .zero) == nil)
    #expect(ShotChoice(frames: 30, from: Supply(steps: []), Self.usual).shots.isEmpty)
    #expect(ShotChoice(frames: 30, from: Supply([]), Self.usual).shots.isEmpty)
  }

  @Test(
    arguments: [
      (0, 0),
      (33_332, 0),
      (33_333, 1),
      (33_334, 1),
      (66_665, 1),
      (66_666, 2),
      (1_000_000, 30),
      (-1, 0),
      (-5_000_000, 0),
    ] as [(Int64, Int64)])
  func `frames fit into a length when their own length does`(microseconds: Int64, frames: Int64) {
    #expect(FrameRate.film.frames(within: MediaTime(microseconds: microseconds)) == frames)
    #expect(FrameRate.film.length(ofFrames: frames).microseconds <= max(0, microseconds))
  }
}
