internal import Plans
@testable internal import Rendering
internal import Testing

/// Clips that go on in one source are heard as one.
@Suite struct SoundRunTests {
  @Test func `neighbours in one source are one run, others are not`() {
    let film = Shoot(pieces: [
      .init("a", at: MediaTime(milliseconds: 500), frames: 45),
      .init("a", at: MediaTime(milliseconds: 2000), frames: 30),
      .init("a", at: MediaTime(milliseconds: 3100), frames: 30),
      .init("b", at: MediaTime(milliseconds: 4100), frames: 30),
      .init("b", at: MediaTime(milliseconds: 5100), frames: 30, sound: false),
    ]).timeline
    let runs = SoundRun.runs(of: film)
    #expect(runs.map(\.clips) == [0..<2, 2..<3, 3..<4, 4..<5])
    #expect(runs.map(\.samples) == [0..<120_000, 120_000..<168_000, 168_000..<216_000, 216_000..<264_000])
    #expect(runs.map(\.isHeard) == [true, true, true, false])
  }

  @Test func `a clip inside a photo is heard where it lies, however it comes in`() {
    for transitions in [Plan.Transitions.cuts, .dissolves] {
      var film = Shoot(pieces: [
        .init("a", frames: 90), .init("b", at: MediaTime(milliseconds: 3000), frames: 90, part: 100..<900),
      ])
      film.transitions = transitions
      film.pieces[0].day = Day(year: 2026, month: 8, day: 1)
      film.pieces[1].day = Day(year: 2026, month: 8, day: 2)
      #expect(SoundRun.runs(of: film.timeline).map(\.part) == [nil, 100..<900])
    }
  }

  @Test func `rounded in points add up to nothing over a long run`() {
    // Thirds of a second: every in point is rounded to a microsecond.
    let pieces = (0..<300).map { Shoot.Piece("a", at: FrameRate.film.time(ofFrame: Int64($0)), frames: 1) }
    #expect(SoundRun.runs(of: Shoot(pieces: pieces).timeline).count == 1)
  }
}
