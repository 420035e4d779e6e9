import Plans
import Testing

@testable import Editing

/// What of a clip cannot be shown is in no film.
@Suite struct AvoidingTests {
  private static func time(_ seconds: Double) -> MediaTime {
    MediaTime(microseconds: Int64(seconds * 1_000_000))
  }

  private static func clip(_ number: Int, _ seconds: Double, avoiding: [ClosedRange<Double>]) -> Candidate {
    var clip = Clips.one(number, seconds)
    for part in avoiding { clip.avoid(time(part.lowerBound)..<time(part.upperBound)) }
    return clip
  }

  @Test(
    arguments: [
      ([4.0...5.0], 5.0, 10.0), ([6.0...7.0], 0, 6), ([0...3], 3, 10), ([8...12], 0, 8),
      ([4.5...5.5], 0, 4.5),
      ([4...5, 6...7], 7, 10), ([12...14], 0, 10),
    ] as [([ClosedRange<Double>], Double, Double)])
  func `shots are taken from the longer part beside what is avoided`(
    avoided: [ClosedRange<Double>], from: Double, to: Double
  ) throws {
    let clip = Self.clip(1, 10, avoiding: avoided)
    #expect(clip.extent == Self.time(from)..<Self.time(to))
    for seconds in [2.0, 5.0, 20.0] {
      let film = try Clips.film(seconds, of: [clip]).timeline
      #expect(Rules.broken(by: film, [clip]).isEmpty)
      for shot in film.clips {
        #expect(shot.inPoint >= Self.time(from) && shot.outPoint <= Self.time(to))
        #expect(shot.room == Self.time(to) - shot.outPoint)
      }
    }
  }

  @Test func `a clip of which hardly anything is left is left out as one too short`() throws {
    let clips = [Self.clip(1, 4, avoiding: [0.3...4]), Clips.one(2, 10)]
    let (film, notes) = try Clips.film(5, of: clips)
    #expect(film.clips.allSatisfy { $0.source.path == "c2.mov" })
    #expect(notes.contains { $0.contains("c1.mov") })
  }

  @Test func `a film without a source that cannot be shown closes up and keeps its other shots`() throws {
    let clips = Clips.many(10, 10)
    let old = try Clips.film(30, of: clips).timeline
    let lost = old.clips[4].source
    let (left, note) = try Recut.timeline(from: old, without: lost, plan: Clips.plan())
    #expect(left.clips.count == old.clips.count - 1 && left.made == old.made)
    #expect(Rules.broken(by: left, clips).isEmpty)
    #expect(note == "the film lasts 27 s instead of 30 s")
    let alone = try Clips.film(5, of: [clips[0]]).timeline
    #expect(throws: Problem.self) {
      try Recut.timeline(from: alone, without: clips[0].source, plan: Clips.plan())
    }
  }
}
