import Plans
import Testing

@testable import Editing

@Suite struct ScaleTests {
  @Test(.timeLimit(.minutes(1))) func `two hours of two thousand clips are chosen and changed without delay`()
    throws
  {
    let candidates = Clips.many(2000, 12, rate: FrameRate(30_000, 1001))
    var timeline = try Clips.film(7200, of: candidates).timeline
    let changes = [
      Recut.Changes(drop: Array(1...500), swap: [1000]), Recut.Changes(milliseconds: 7_200_000),
      Recut.Changes(milliseconds: 3_600_000),
    ]
    for change in changes {
      timeline = try Recut.timeline(from: timeline, changes: change, candidates: candidates, made: "")
        .timeline
    }
    #expect(timeline.frames == 108_000)
    #expect(Rules.broken(by: timeline, candidates).isEmpty)
  }
}
