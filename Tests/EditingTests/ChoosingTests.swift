import Plans
import Testing

@testable import Editing

@Suite struct ChoosingTests {
  @Test(
    arguments: [
      (100, [50, 50, 50], 45, [34, 33, 33]),
      (150, [50, 50, 50], 45, [50, 50, 50]),
      (200, [50, 50, 50], 45, [50, 50, 50]),
      (300, [20, 180, 180], 45, [20, 140, 140]),
      (300, [20, 100, 280], 45, [20, 100, 180]),
      (90, [90, 90], 45, [45, 45]),
      (80, [60, 60], 45, [40, 40]),
      (31, [15, 15, 15], 45, [11, 10, 10]),
      (1, [180], 45, [1]),
      (181, [90, 91], 45, [90, 91]),
      (5, [], 45, []),
      (0, [10, 10], 45, [0, 0]),
      (100, [10, 50, 50, 50], 30, [10, 30, 30, 30]),
    ] as [(Int64, [Int64], Int64, [Int64])])
  func `lengths are even within their limits and add up`(
    frames: Int64, limits: [Int64], shortest: Int64, expected: [Int64]
  ) {
    #expect(ShotLengths.even(frames: frames, limits: limits, shortest: shortest) == expected)
  }

  @Test(arguments: 0..<50) func `lengths of any limits add up`(seed: UInt64) {
    var dice = Dice(seed)
    let limits = (0..<(1 + dice.upTo(50))).map { _ in Int64(1 + dice.upTo(180)) }
    let sum = limits.reduce(0, +)
    for frames in [1, sum / 3, sum / 2, sum - 1, sum, sum + 1] where frames > 0 {
      let lengths = ShotLengths.even(frames: frames, limits: limits, shortest: 45)
      #expect(lengths.reduce(0, +) == min(frames, sum))
      #expect(zip(lengths, limits).allSatisfy { $0 >= 0 && $0 <= $1 })
    }
  }

  @Test(
    arguments: [(30, 1), (30_000, 1001), (25, 1), (60, 1), (24_000, 1001), (2997, 100), (240, 1), (5, 1)]
      as [(Int64, Int64)])
  func `the grid holds exactly the instants of frames`(numerator: Int64, denominator: Int64) throws {
    let rate = try #require(FrameRate(numerator, denominator))
    let grid = FrameGrid(Clips.one(1, 10, rate: rate))
    for frame in [0, 1, 2, 3, 1000, 1_000_000] as [Int64] {
      let time = rate.time(ofFrame: frame)
      #expect(grid.up(time) == time && grid.down(time) == time)
      let later = time + MediaTime(microseconds: 1)
      #expect(grid.up(later) == rate.time(ofFrame: frame + 1) && grid.down(later) == time)
    }
    #expect(grid.down(MediaTime(microseconds: -5)) == .zero)
  }

  @Test func `a variable rate has no grid`() {
    let time = MediaTime(microseconds: 12_345)
    let candidates = [
      Clips.one(1, 10, rate: nil), Clips.one(1, 10, rate: FrameRate(20, 1), nominal: FrameRate(30, 1)),
      Clips.one(1, 10, rate: FrameRate(1, 1)),
    ]
    for candidate in candidates { #expect(FrameGrid(candidate).up(time) == time) }
  }

  @Test(arguments: [
    (0.5, 0.0, 0.5),
    (1.0, 0, 1),
    (1.5, 0, 1.5),
    (2.0, 0.233, 1.767),
    (2.5, 0.483, 2.017),
    (3.0, 0.5, 2.5),
    (100, 0.5, 99.5),
  ])
  func `a short clip gives up less of its ends`(seconds: Double, from: Double, to: Double) {
    let stretch = Stretch.steady(Clips.one(1, seconds))
    #expect(abs(stretch.lower.seconds - from) <= 0.034 && stretch.lower.seconds >= from - 0.001)
    #expect(abs(stretch.upper.seconds - to) <= 0.001)
    #expect(seconds < 1.5 || stretch.frames >= 45)
  }

  @Test(arguments: 0..<60) func `shots fit wherever the stretch says they do`(seed: UInt64) {
    var dice = Dice(seed)
    for candidate in Clips.roll(20, &dice) where candidate.duration.seconds >= 0.5 {
      let stretch = [Stretch.steady(candidate), .whole(candidate)][dice.upTo(2)]
      let gap = [MediaTime.zero, Pace.gap][dice.upTo(2)]
      let moments = 1 + dice.upTo(stretch.mostMoments(gap: gap))
      let frames = stretch.frames(moments: moments, gap: gap)
      guard frames >= Int64(moments) else { continue }
      let total = dice.upTo(2) == 0 ? frames : Int64(moments + dice.upTo(Int(frames) - moments + 1))
      let limits = Array(repeating: (frames + Int64(moments) - 1) / Int64(moments), count: moments)
      let lengths = ShotLengths.even(frames: total, limits: limits, shortest: 1)
      let starts = stretch.inPoints(frames: lengths, gap: gap)
      #expect(starts[0] >= stretch.lower)
      for (index, start) in starts.enumerated() {
        let end = start + FrameRate.film.length(ofFrames: lengths[index])
        #expect(end <= stretch.upper)
        if index + 1 < starts.count { #expect(starts[index + 1] >= end + gap) }
        #expect(stretch.grid.up(start) == start)
      }
    }
  }

  @Test func `one shot lies in the middle of its clip`() {
    let stretch = Stretch.steady(Clips.one(1, 11))
    #expect(stretch.inPoints(frames: [90], gap: .zero) == [MediaTime(milliseconds: 4000)])
  }

  @Test func `parts beside used spans keep their distance`() {
    let candidate = Clips.one(1, 60)
    func span(_ from: Int64, _ to: Int64) -> Span {
      Span(
        source: candidate.source, inPoint: MediaTime(milliseconds: from),
        outPoint: MediaTime(milliseconds: to))
    }
    let parts = Stretch.whole(candidate).parts(
      beside: [span(30_000, 35_000), span(3000, 6000)], gap: Pace.gap)
    #expect(parts.map(\.lower.milliseconds) == [0, 8000, 37_000])
    #expect(parts.map(\.upper.milliseconds) == [1000, 28_000, 60_000])
    #expect(Stretch.whole(candidate).parts(beside: [span(0, 60_000)], gap: .zero).isEmpty)
    #expect(Stretch.whole(candidate).parts(beside: [span(1000, 59_000)], gap: Pace.gap).isEmpty)
  }

  @Test func `clips are chosen evenly over the whole roll`() throws {
    let (timeline, _) = try Clips.film(30, of: Clips.many(1000, 10))
    let numbers = timeline.clips.map { Int($0.source.id) }
    #expect(numbers.count == 10)
    for (index, number) in numbers.enumerated() {
      #expect((index * 100..<(index + 1) * 100).contains(number))
    }
  }

  @Test func `of clips in a row the one long enough is chosen`() throws {
    let candidates = (0..<40).map { Clips.one($0, $0 % 4 == 1 ? 8 : 2) }
    let (timeline, _) = try Clips.film(30, of: candidates)
    #expect(timeline.clips.allSatisfy { $0.source.id % 4 == 1 && $0.frames == 90 })
    #expect(timeline.clips[0].reason == "the middle of a clip chosen from 4 in a row")
  }
}
