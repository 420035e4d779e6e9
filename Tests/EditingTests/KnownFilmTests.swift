import Plans
import Testing

@testable import Editing

/// Whole timelines, written down: the same plan over the same library gives the same film in the next release too.
@Suite struct KnownFilmTests {
  /// `path in-out frames` of each shot.
  private func lines(_ timeline: Timeline) -> [String] {
    timeline.clips.map { clip in
      "\(clip.source.path) \(clip.inPoint.microseconds)-\(clip.outPoint.microseconds) \(clip.frames)"
    }
  }

  /// A day out: two phones, one long take, a burst, a slip of the thumb.
  private static let dayOut = [
    Clips.one(1, 8.3, rate: FrameRate(30, 1)),
    Clips.one(2, 4.1, rate: FrameRate(30_000, 1001)),
    Clips.one(3, 0.3, rate: FrameRate(30, 1)),
    Clips.one(4, 75, rate: FrameRate(60, 1)),
    Clips.one(5, 1.2, rate: FrameRate(25, 1)),
    Clips.one(6, 2.2, rate: FrameRate(25, 1)),
    Clips.one(7, 12, rate: nil, width: 1080, height: 1920),
  ]

  private static let halfMinute = [
    "c1.mov 1600000-6700000 153",
    "c2.mov 500500-3567166 92",
    "c4.mov 15183333-20283333 153",
    "c4.mov 34966667-40066667 153",
    "c4.mov 54750000-59816666 152",
    "c6.mov 360000-1860000 45",
    "c7.mov 3466667-8533333 152",
  ]

  @Test func `half a minute of a day out`() throws {
    let (timeline, notes) = try Clips.film(30, of: Self.dayOut)
    #expect(lines(timeline) == Self.halfMinute)
    #expect(timeline.size == PictureSize(width: 1920, height: 1080))
    #expect(notes == ["1 clip shorter than half a second left out: c3.mov"])
    #expect(
      timeline.clips.map(\.reason) == [
        "the middle of the clip",
        "the middle of the clip",
        "moment 1 of 3 from a long clip",
        "moment 2 of 3 from a long clip",
        "moment 3 of 3 from a long clip",
        "the middle of the clip",
        "the middle of the clip",
      ])
  }

  /// The half minute with these changes, as lines with `=` for what is as before.
  private func recut(_ changes: Recut.Changes) throws -> [String] {
    let old = try Clips.film(30, of: Self.dayOut).timeline
    let new = try Recut.timeline(from: old, changes: changes, candidates: Self.dayOut, made: "").timeline
    let known = Set(lines(old))
    return lines(new).map { known.contains($0) ? "=" + $0.prefix(6) : $0 }
  }

  @Test func `a shot less`() throws {
    #expect(
      try recut(Recut.Changes(drop: [3])) == [
        "=c1.mov", "=c2.mov", "=c4.mov", "=c4.mov", "=c6.mov", "=c7.mov",
      ])
  }

  @Test func `another moment of the long take`() throws {
    #expect(
      try recut(Recut.Changes(swap: [4])) == [
        "=c1.mov", "=c2.mov", "=c4.mov", "c4.mov 25083333-30183333 153", "=c4.mov", "=c6.mov", "=c7.mov",
      ])
  }

  @Test func `twenty seconds`() throws {
    #expect(
      try recut(Recut.Changes(milliseconds: 20_000)) == [
        "c1.mov 1600000-6366666 143", "=c4.mov", "=c4.mov", "=c7.mov",
      ])
  }

  @Test func `forty-five seconds`() throws {
    #expect(
      try recut(Recut.Changes(milliseconds: 45_000)) == [
        "=c1.mov",
        "=c2.mov",
        "c4.mov 4966667-8733333 113",
        "=c4.mov",
        "c4.mov 25750000-29516666 113",
        "=c4.mov",
        "c4.mov 45550000-49283333 112",
        "=c4.mov",
        "c4.mov 66300000-70033333 112",
        "=c6.mov",
        "=c7.mov",
      ])
  }
}
