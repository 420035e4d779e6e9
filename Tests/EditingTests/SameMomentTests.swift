import Plans
import Testing

@testable import Editing

/// A film shows a moment once.
@Suite struct SameMomentTests {
  private static func photo(_ number: Int, at second: Double, bytes: Int64 = 1000, side: Int = 3000)
    -> Candidate
  {
    var source = Clips.source("p\(number).jpg", id: Int64(number))
    source.size = bytes
    return .still(
      source: source, taken: Instant(microseconds: 1_787_000_000_000_000 + Int64(second * 1_000_000)),
      size: PictureSize(width: side, height: side * 3 / 4), orientation: Orientation(), hdr: nil)
  }

  private static func pair(_ number: Int, at second: Double) -> Candidate {
    var movie = Clips.one(number, 3)
    movie.taken = Instant(microseconds: 1_787_000_000_000_000 + Int64(second * 1_000_000))
    movie.pairedStill = Clips.source("p\(number).heic", id: Int64(number) + 1000)
    return movie
  }

  /// A scene of its own for every number.
  private static func scene(_ number: Int) -> Glimpse {
    let levels = (0..<Glimpse.side * Glimpse.side).map { place -> UInt8 in
      let across: Int = place % Glimpse.side * (number + 3)
      let along: Int = place / Glimpse.side * (2 * number + 1)
      return UInt8((across + along) % 17 * 14)
    }
    return Glimpse(pictures: [levels])
  }

  private static func repeats(_ candidates: [Candidate], scenes: [Int]) -> [Int64] {
    let glimpses = zip(candidates, scenes).map { ($0.source.id, scene($1)) }
    return SameMoment.repeats(among: candidates, Dictionary(uniqueKeysWithValues: glimpses))
      .map(\.source.id).sorted()
  }

  @Test func `of a burst the largest file stays, of equals the first`() {
    let burst = [Self.photo(1, at: 0), Self.photo(2, at: 1, bytes: 1400), Self.photo(3, at: 2.5)]
    #expect(Self.repeats(burst, scenes: [1, 1, 1]) == [1, 3])
    #expect(Self.repeats([Self.photo(1, at: 0), Self.photo(2, at: 1)], scenes: [1, 1]) == [2])
    #expect(
      Self.repeats([Self.photo(1, at: 0, bytes: 9000, side: 2000), Self.photo(2, at: 1)], scenes: [1, 1]) == [
        1
      ])
  }

  @Test func `other scenes, later moments and videos are no repeats`() {
    #expect(Self.repeats([Self.photo(1, at: 0), Self.photo(2, at: 1)], scenes: [1, 2]) == [])
    #expect(Self.repeats([Self.photo(1, at: 0), Self.photo(2, at: 11)], scenes: [1, 1]) == [])
    var clips = Clips.many(2, 3)
    clips[1].taken = clips[0].taken
    #expect(SameMoment.runs(among: clips) == [])
    #expect(SameMoment.repeats(among: [Self.photo(1, at: 0), Self.photo(2, at: 1)], [:]) == [])
  }

  @Test func `a long burst is one moment, and two that take turns are two`() {
    let burst = (0..<30).map { Self.photo($0, at: Double($0) * 4) }
    #expect(Self.repeats(burst, scenes: burst.map { _ in 1 }).count == 29)
    #expect(Self.repeats(burst, scenes: burst.indices.map { $0 % 2 + 1 }).count == 28)
  }

  @Test func `a run lasts as long as each follows soon, and one alone is none`() {
    let photos = [0, 8, 16, 40, 60, 61].enumerated().map { Self.photo($0, at: $1) }
    let runs = SameMoment.runs(among: photos.reversed() + Clips.many(3, 3)).map { $0.map(\.source.id) }
    #expect(runs == [[0, 1, 2], [4, 5]])
  }

  @Test func `live pairs of one moment become one, and stay rather than a photo`() {
    let moment = [Self.pair(1, at: 0), Self.photo(2, at: 1, bytes: 1 << 24, side: 4000), Self.pair(3, at: 2)]
    #expect(Self.repeats(moment, scenes: [1, 1, 1]) == [2, 3])
  }
}
