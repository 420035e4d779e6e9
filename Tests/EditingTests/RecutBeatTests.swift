import Plans
import Testing

@testable import Editing

/// A film that followed its music follows it still when it is changed.
@Suite struct RecutBeatTests {
  private let candidates = Clips.many(60, 10)

  private func film(tempo: Double, drift: Double = 0) throws -> Timeline {
    let song = BeatCutTests.choice(BeatCutTests.song(tempo: tempo, seconds: 150, drift: drift))
    return try BeatCutTests.film(60, candidates, song).timeline
  }

  private func recut(_ old: Timeline, _ changes: Recut.Changes) throws -> Timeline {
    let (timeline, notes) = try Recut.timeline(
      from: old, changes: changes, candidates: candidates, made: Clips.made)
    #expect(notes == [])
    #expect(Rules.broken(by: timeline, candidates) == [])
    for clip in timeline.clips {
      let beat = try #require(clip.beat, "the cut at frame \(clip.firstFrame)")
      #expect(abs(FrameRate.film.time(ofFrame: clip.firstFrame).seconds - beat.seconds) < 0.0168)
      #expect(clip.frames >= 24)
    }
    return timeline
  }

  @Test(arguments: [(66.0, 0.0), (97.3, 0), (120, 0), (174, 0), (100, 0.05)])
  func `after shots are dropped the cuts lie on beats again`(tempo: Double, drift: Double) throws {
    let old = try film(tempo: tempo, drift: drift)
    for drop in [[2], [1, 4], [old.clips.count]] {
      let new = try recut(old, .init(drop: drop))
      let dropped = drop.reduce(0) { $0 + old.clips[$1 - 1].frames }
      #expect(new.frames == old.frames - dropped)
      #expect(new.clips.count == old.clips.count - drop.count)
      let kept = old.clips.indices.filter { !drop.contains($0 + 1) }.map { old.clips[$0] }
      #expect(zip(kept, new.clips).allSatisfy { $0.source == $1.source && $0.inPoint == $1.inPoint })
    }
  }

  @Test(arguments: [30_000, 47_010, 72_000, 90_000] as [Int64])
  func `a film made longer or shorter has its length and its cuts on beats`(milliseconds: Int64) throws {
    let new = try recut(try film(tempo: 111), .init(milliseconds: milliseconds))
    #expect(new.frames == FrameRate.film.frames(nearest: MediaTime(milliseconds: milliseconds)))
  }

  @Test func `a swapped shot moves no cut`() throws {
    let old = try film(tempo: 97.3)
    let new = try recut(old, .init(swap: [3]))
    #expect(new.clips.map(\.firstFrame) == old.clips.map(\.firstFrame))
    #expect(new.clips[2].source != old.clips[2].source)
  }

  @Test func `another song is cut to as well`() throws {
    let other = BeatCutTests.choice(BeatCutTests.song(tempo: 131, seconds: 100), "other.mp3")
    let new = try recut(try film(tempo: 97.3), .init(music: other))
    #expect(new.music?.source.path == "other.mp3")
    #expect(new.frames == 1800)
  }

  @Test func `a film that followed no beat keeps its cuts under any song`() throws {
    let old = try Clips.film(60, of: candidates).timeline
    let song = BeatCutTests.choice(BeatCutTests.song(tempo: 131, seconds: 100))
    let (new, _) = try Recut.timeline(
      from: old, changes: .init(music: song), candidates: candidates, made: Clips.made)
    #expect(new.clips.map(\.firstFrame) == old.clips.map(\.firstFrame))
    #expect(new.music?.beats == [])
  }

  @Test func `without the files beside them shots stay as long as they are, and the film says so`() throws {
    let old = try film(tempo: 97.3)
    let (new, notes) = try Recut.timeline(
      from: old, changes: .init(drop: [2]), candidates: [], made: Clips.made)
    #expect(new.frames == old.frames - old.clips[1].frames)
    #expect(notes.allSatisfy { $0.hasSuffix("cuts do not lie on a beat") })
    for clip in new.clips {
      guard let beat = clip.beat else { continue }
      #expect(abs(FrameRate.film.time(ofFrame: clip.firstFrame).seconds - beat.seconds) < 0.0168)
    }
  }
}
