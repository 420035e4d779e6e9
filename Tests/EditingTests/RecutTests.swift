import Plans
import Testing

@testable import Editing

@Suite struct RecutTests {
  static let roll = Clips.many(40, 10)

  private func old(_ seconds: Double = 60) throws -> Timeline {
    try Clips.film(seconds, of: Self.roll).timeline
  }

  private func recut(
    _ old: Timeline, _ changes: Recut.Changes, _ candidates: [Candidate] = roll
  ) throws(Problem) -> (timeline: Timeline, notes: [String]) {
    try Recut.timeline(from: old, changes: changes, candidates: candidates, made: "2026-09-01T00:00:00Z")
  }

  /// What decides a segment's pixels beside the source's bytes.
  private func segments(_ timeline: Timeline) -> [SegmentOrder] {
    timeline.clips.map { SegmentOrder(clip: $0, in: timeline) }
  }

  @Test func `no changes give the same film, made now`() throws {
    var expected = try old()
    expected.made = "2026-09-01T00:00:00Z"
    #expect(try recut(try old(), Recut.Changes()).timeline == expected)
    #expect(try recut(try old(), Recut.Changes(), []).timeline == expected)
  }

  @Test(arguments: [[1], [20], [7], [3, 4], [20, 1, 7, 7]]) func `dropped shots go and the rest moves up`(
    drop: [Int]
  ) throws {
    let before = try old()
    let after = try recut(before, Recut.Changes(drop: drop)).timeline
    let kept = before.clips.indices.filter { !drop.contains($0 + 1) }
    #expect(segments(after) == kept.map { segments(before)[$0] })
    #expect(Rules.broken(by: after, Self.roll).isEmpty)
    #expect(after.frames == before.frames - Int64(Set(drop).count * 90))
    #expect(after.setAside == Set(drop).sorted().map { before.clips[$0 - 1].span })
  }

  @Test(arguments: [1, 2, 10, 20]) func `a swapped shot keeps its place and frames, the rest is untouched`(
    number: Int
  ) throws {
    let before = try old()
    let after = try recut(before, Recut.Changes(swap: [number])).timeline
    #expect(after.clips.count == before.clips.count)
    for index in before.clips.indices {
      let isSame = after.clips[index] == before.clips[index]
      #expect(isSame == (index != number - 1))
    }
    let swapped = after.clips[number - 1]
    #expect(swapped.frames == before.clips[number - 1].frames)
    #expect(swapped.firstFrame == before.clips[number - 1].firstFrame)
    // Every second clip was used: the next one is the nearest.
    #expect(abs(swapped.source.id - before.clips[number - 1].source.id) == 1)
    #expect(Rules.broken(by: after, Self.roll).isEmpty)
    #expect(Rules.isInOrder(after, Self.roll))
  }

  @Test func `swapping again and again offers new moments before old ones`() throws {
    var timeline = try Clips.film(12, of: Clips.many(12, 10)).timeline
    let candidates = Clips.many(12, 10)
    var seen: [Int64] = []
    for _ in 0..<9 {
      seen.append(timeline.clips[1].source.id)
      timeline = try recut(timeline, Recut.Changes(swap: [2]), candidates).timeline
      #expect(Rules.broken(by: timeline, candidates).isEmpty)
    }
    #expect(Set(seen).count == 9)
  }

  @Test
  func `with every clip used, a swap takes another moment of the same clip, and then an earlier one again`()
    throws
  {
    let candidates = Clips.many(4, 20)
    let before = try Clips.film(12, of: candidates).timeline
    var after = try recut(before, Recut.Changes(swap: [2]), candidates).timeline
    #expect(after.clips[1].source.path == "c1.mov")
    #expect(
      after.clips[1].inPoint >= before.clips[1].outPoint || after.clips[1].outPoint <= before.clips[1].inPoint
    )
    #expect(after.clips[1].reason == "swapped in: another moment of the same clip")
    for _ in 0..<12 {
      let next = try recut(after, Recut.Changes(swap: [2]), candidates).timeline
      #expect(next.clips[1].inPoint != after.clips[1].inPoint)
      #expect(Rules.broken(by: next, candidates).isEmpty)
      after = next
    }
  }

  @Test func `a swap without another moment is refused`() throws {
    let candidates = Clips.many(2, 4)
    let before = try Clips.film(7, of: candidates).timeline
    let problem = #expect(throws: Problem.self) { try recut(before, Recut.Changes(swap: [1]), candidates) }
    #expect(problem?.code == .noFootage)
    #expect(problem?.field == "swap")
  }

  @Test func `a swap works when the shown source is gone`() throws {
    let before = try old()
    let left = Self.roll.filter { $0.source != before.clips[4].source }
    let after = try recut(before, Recut.Changes(swap: [5]), left).timeline
    #expect(Rules.broken(by: after, left).isEmpty)
    #expect(Rules.isInOrder(after, left))
  }

  @Test(
    arguments: [1000, 5000, 29_000, 30_000, 45_500, 59_900, 60_000, 60_100, 61_000, 75_000, 120_000]
      as [Int64])
  func `a new length is met exactly and few segments change`(milliseconds: Int64) throws {
    let before = try old()
    let (after, notes) = try recut(before, Recut.Changes(milliseconds: milliseconds))
    #expect(after.frames == FrameRate.film.frames(nearest: MediaTime(milliseconds: milliseconds)))
    #expect(Rules.broken(by: after, Self.roll).isEmpty)
    #expect(Rules.isInOrder(after, Self.roll))
    #expect(notes.isEmpty)
    let known = Set(segments(before).enumerated().map { "\(before.clips[$0].source.path) \($1)" })
    let new = segments(after).enumerated().filter { !known.contains("\(after.clips[$0].source.path) \($1)") }
      .count
    let missing = max(0, after.clips.count - before.clips.count)
    #expect(new <= missing + 2, "\(new) new segments of \(after.clips.count)")
  }

  @Test(arguments: 0..<60) func `any recut of any camera roll keeps every rule`(seed: UInt64) throws {
    var dice = Dice(seed)
    let candidates = Clips.roll(2 + dice.upTo(40), &dice).filter { $0.duration.seconds >= 0.5 }
    guard !candidates.isEmpty else { return }
    var timeline = try Clips.film([5.0, 20, 60][dice.upTo(3)], of: candidates).timeline
    for _ in 0..<6 {
      var changes = Recut.Changes()
      let count = timeline.clips.count
      if count > 1, dice.upTo(2) == 0 { changes.drop = [1 + dice.upTo(count)] }
      if dice.upTo(2) == 0 { changes.milliseconds = Int64(1000 + dice.upTo(80_000)) }
      let number = 1 + dice.upTo(count)
      if dice.upTo(2) == 0, !changes.drop.contains(number) { changes.swap = [number] }
      do throws(Problem) {
        let (next, notes) = try recut(timeline, changes, candidates)
        #expect(Rules.broken(by: next, candidates) == [], "\(changes)")
        if let milliseconds = changes.milliseconds {
          let asked = FrameRate.film.frames(nearest: MediaTime(milliseconds: milliseconds))
          #expect(next.frames == asked || (next.frames < asked && notes.count == 1), "\(changes)")
        }
        timeline = next
      } catch {
        #expect(error.field == "swap" && error.code == .noFootage)
      }
    }
  }

  @Test func `a longer film of one long clip gets more of its moments`() throws {
    let candidates = Clips.many(1, 300)
    let before = try Clips.film(12, of: candidates).timeline
    let after = try recut(before, Recut.Changes(milliseconds: 30_000), candidates).timeline
    #expect(after.frames == 900)
    #expect(
      before.clips.allSatisfy { old in
        after.clips.contains { $0.inPoint == old.inPoint && $0.frames == old.frames }
      })
    #expect(Rules.broken(by: after, candidates).isEmpty)
    #expect(Rules.isInOrder(after, candidates))
  }

  @Test func `a longer film than there is footage is as long as can be, and noted`() throws {
    let candidates = Clips.many(2, 10)
    let before = try Clips.film(6, of: candidates).timeline
    let (after, notes) = try recut(before, Recut.Changes(milliseconds: 60_000), candidates)
    #expect(after.frames > 15 * 30 && after.frames <= 20 * 30)
    #expect(Rules.broken(by: after, candidates).isEmpty)
    #expect(notes.count == 1 && notes[0].hasPrefix("there is no more footage: the film lasts "))
  }

  @Test func `a shorter film keeps the shot that was swapped in`() throws {
    let before = try old()
    for number in [2, 11, 19] {
      let swapped = try recut(before, Recut.Changes(swap: [number])).timeline.clips[number - 1].source
      let after = try recut(before, Recut.Changes(drop: [1, 5], swap: [number], milliseconds: 9000)).timeline
      #expect(after.clips.contains { $0.source == swapped })
      #expect(after.frames == 270)
    }
  }

  @Test func `a shorter film keeps every shot that was swapped in`() throws {
    let before = try old()
    let swapped = try recut(before, Recut.Changes(swap: [2, 3, 19])).timeline
    #expect(zip(before.clips, swapped.clips).filter { $0.source != $1.source }.count == 3)
    let after = try recut(before, Recut.Changes(drop: [1], swap: [2, 3, 19], milliseconds: 9000)).timeline
    for place in [1, 2, 18] {
      #expect(after.clips.contains { $0.source == swapped.clips[place].source }, "shot \(place + 1)")
    }
    #expect(after.frames == 270 && Rules.broken(by: after, Self.roll).isEmpty)
  }

  @Test func `music comes, changes and goes without touching the picture`() throws {
    let before = try old()
    let song = MusicChoice(source: Clips.source("song.m4a"), duration: MediaTime(milliseconds: 50_000))
    let (with, notes) = try recut(before, Recut.Changes(music: song))
    #expect(with.music == MusicTrack(source: song.source, offset: .zero))
    #expect(with.clips == before.clips)
    #expect(notes == ["the music ends 10 s before the film"])
    #expect(try recut(with, Recut.Changes(drop: [1])).timeline.music == with.music)
    let without = try recut(with, Recut.Changes(withoutMusic: true)).timeline
    #expect(without.music == nil && without.clips == before.clips)
  }

  @Test(arguments: [
    (Recut.Changes(drop: [0]), Problem.Code.badValue, "drop"),
    (Recut.Changes(drop: [21]), .badValue, "drop"),
    (Recut.Changes(drop: [-1]), .badValue, "drop"),
    (Recut.Changes(drop: [.min]), .badValue, "drop"),
    (Recut.Changes(drop: Array(1...20)), .badValue, "drop"),
    (Recut.Changes(swap: [0]), .badValue, "swap"),
    (Recut.Changes(swap: [21]), .badValue, "swap"),
    (Recut.Changes(swap: [.max]), .badValue, "swap"),
    (Recut.Changes(drop: [3], swap: [3]), .badValue, "swap"),
    (Recut.Changes(drop: [3], swap: [3, 5]), .badValue, "swap"),
    (Recut.Changes(milliseconds: 999), .badLength, "milliseconds"),
    (Recut.Changes(milliseconds: 7_200_001), .badLength, "milliseconds"),
    (Recut.Changes(milliseconds: .max), .badLength, "milliseconds"),
    (
      Recut.Changes(music: MusicChoice(source: Clips.source("a.m4a")), withoutMusic: true), .badValue, "music"
    ),
  ])
  func `a change that cannot be is refused by its field`(
    changes: Recut.Changes, code: Problem.Code, field: String
  ) throws {
    let problem = #expect(throws: Problem.self) { try recut(try old(), changes) }
    #expect(problem?.code == code)
    #expect(problem?.field == field)
  }

  @Test func `what was turned away is remembered only so far back`() throws {
    var timeline = try old()
    for number in 0..<1200 {
      var clip = timeline.clips[0]
      clip.source.path = "old\(number).mov"
      timeline.setAside(clip)
    }
    #expect(timeline.setAside.count == 1000)
    #expect(timeline.setAside.last?.source.path == "old1199.mov")
  }
}
