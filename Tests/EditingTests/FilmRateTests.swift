import Plans
import Testing

@testable import Editing

/// A film has the rate of its footage, and every length and beat is exact at it.
@Suite struct FilmRateTests {
  @Test(arguments: [
    (24_000, 1001, 24), (24, 1, 24), (48, 1, 24), (25, 1, 25), (2500, 101, 25), (30_000, 1001, 30),
    (30, 1, 30),
    (15, 1, 30), (50, 1, 50), (100, 1, 50), (60_000, 1001, 60), (60, 1, 60), (120, 1, 60), (240, 1, 60),
    (2893, 100, 30), (5512, 100, 60),
  ])
  func `a clip counts for the rate that shows it evenly`(numerator: Int64, denominator: Int64, rate: Int64) {
    let clip = Clips.one(1, 10, rate: FrameRate(numerator, denominator))
    #expect(FilmRate.one(for: clip) == FrameRate(rate, 1))
  }

  @Test func `uneven clips count for 30, or for 60 where they have more than 45 frames a second`() {
    for (average, rate) in [(24, 30), (25, 30), (29, 30), (44, 30), (46, 60), (58, 60)] as [(Int64, Int64)] {
      let clip = Clips.one(1, 10, rate: FrameRate(average, 1), nominal: FrameRate(90, 1))
      #expect(FilmRate.one(for: clip) == FrameRate(rate, 1), "\(average)")
    }
  }

  @Test func `the rate of most seconds wins, not of most clips`() throws {
    let short = (0..<5).map { Clips.one($0, 4, rate: FrameRate(60, 1)) }
    let long = Clips.one(9, 30, rate: FrameRate(25, 1))
    #expect(try Clips.film(10, of: short + [long], at: nil).timeline.frameRate == FrameRate(25, 1))
    #expect(try Clips.film(10, of: short, at: nil).timeline.frameRate == FrameRate(60, 1))
    #expect(try Clips.film(10, of: [Clips.one(1, 20, rate: nil)], at: nil).timeline.frameRate == .film)
  }

  @Test func `what the plan says wins over the footage, and what it leaves open is shown as a default`()
    throws
  {
    let clips = Clips.many(5, 10, rate: FrameRate(60, 1))
    #expect(try Clips.film(10, of: clips, at: FrameRate(24, 1)).timeline.frames == 240)
    let filled = Montage.withDefaults(Clips.plan(seconds: 10, at: nil), candidates: clips)
    #expect(filled.frameRate == FrameRate(60, 1) && filled.origin["fps"] == .default)
  }

  @Test(arguments: FrameRate.films) func `cuts lie on beats to the nearest frame of any rate`(rate: FrameRate)
    throws
  {
    let song = BeatCutTests.song(tempo: 117.3, seconds: 150, bar: 4)
    let candidates = Clips.many(60, 12, rate: rate)
    let (timeline, notes) = try BeatCutTests.film(60, candidates, BeatCutTests.choice(song)) {
      $0.frameRate = rate
    }
    #expect(timeline.frames == 60 * rate.numerator && notes == [])
    #expect(Rules.broken(by: timeline, candidates) == [])
    let half = 0.5 / rate.framesPerSecond + 0.000_002
    for clip in timeline.clips.dropFirst() {
      let beat = try #require(clip.beat)
      #expect(abs(rate.time(ofFrame: clip.firstFrame).seconds - beat.seconds) <= half)
    }
  }

  @Test(arguments: FrameRate.films) func `a recut keeps the film's rate, framing and codec`(rate: FrameRate)
    throws
  {
    var plan = Clips.plan(seconds: 20, at: rate)
    plan.framing = .fill
    plan.codec = .hevc
    plan.height = 720
    let candidates = Clips.many(12, 10)
    let old = try Montage.timeline(for: plan, candidates: candidates, music: nil, title: "", made: "")
      .timeline
    for changes in [Recut.Changes(milliseconds: 31_000), .init(swap: [2]), .init(drop: [1])] {
      let new = try Recut.timeline(from: old, changes: changes, candidates: candidates, made: "").timeline
      #expect(
        new.frameRate == rate && new.codec == .hevc && new.size == PictureSize(width: 1280, height: 720))
      #expect(new.clips.allSatisfy { $0.look.framing == .fill })
      if let milliseconds = changes.milliseconds {
        #expect(new.frames == rate.frames(nearest: MediaTime(milliseconds: milliseconds)))
      }
    }
  }
}
