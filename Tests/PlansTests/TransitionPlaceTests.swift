import Testing

@testable import Plans

/// Where transitions lie on a timeline.
@Suite struct TransitionPlaceTests {
  /// A clip for each pair of a day of August and frames; sources hold 10 s on each side.
  private func timeline(_ clips: [(day: Int?, frames: Int64)], opening: Int64? = nil) -> Timeline {
    var timeline = Sample.timeline
    timeline.transitions = .dissolves
    timeline.opening = opening.map { Opening(text: "Summer", isDays: false, frames: $0) }
    timeline.clips = []
    for (day, frames) in clips {
      var clip = Sample.clip(first: timeline.clips.isEmpty ? timeline.firstFrame : timeline.frames)
      clip.frames = frames
      clip.inPoint = MediaTime(milliseconds: 10_000)
      clip.outPoint = clip.inPoint + FrameRate.film.time(ofFrame: frames)
      clip.room = MediaTime(milliseconds: 10_000)
      clip.day = day.flatMap { Day(year: 2026, month: 8, day: $0) }
      timeline.clips.append(clip)
    }
    return timeline
  }

  private func kinds(_ timeline: Timeline) -> [FilmSegment.Kind] { timeline.segments.map(\.kind) }

  @Test func `segments follow each other without a gap and fill the film`() {
    let lengths: [Int64] = [1, 2, 3, 7, 8, 24, 25, 45, 90, 180]
    for first in lengths {
      for second in lengths {
        for opening in [nil, 75] as [Int64?] {
          let timeline = timeline([(1, first), (2, second), (2, 30), (3, first)], opening: opening)
          var next: Int64 = 0
          for segment in timeline.segments {
            #expect(segment.firstFrame == next && segment.order.frames > 0, "\(first) \(second)")
            next += segment.order.frames
          }
          #expect(next == timeline.frames)
          let bodies = timeline.segments.filter { $0.kind == .shot }.map(\.clip)
          #expect(bodies == Array(timeline.clips.indices))
        }
      }
    }
  }

  @Test func `days dissolve into each other, shots of one day are cut`() {
    let timeline = timeline([(1, 90), (1, 90), (2, 90)])
    #expect(kinds(timeline) == [.fadeIn, .shot, .shot, .dissolve, .shot, .fadeOut])
    let dissolve = timeline.segments[3]
    // The cut is the middle of 23 mixed frames: 0.8 s from one whole shot to the other.
    #expect(dissolve.firstFrame == 169 && dissolve.order.frames == 23)
    #expect(timeline.segments[0].order.frames == 15 && timeline.segments[5].order.frames == 30)
  }

  @Test func `without both days, or without footage beyond the cut, a cut stays a cut`() {
    #expect(kinds(timeline([(nil, 90), (2, 90)])) == [.fadeIn, .shot, .shot, .fadeOut])
    var short = timeline([(1, 90), (2, 90)])
    short.clips[0].room = MediaTime(milliseconds: 100)
    #expect(!kinds(short).contains(.dissolve))
    short.clips[0].room = MediaTime(milliseconds: 300)
    #expect(short.overlap(before: 1) == 9)
    short.clips[1].inPoint = .zero
    #expect(!kinds(short).contains(.dissolve))
  }

  @Test func `a timeline of cuts has one segment a clip, named as ever`() {
    var timeline = timeline([(1, 90), (2, 90)])
    timeline.transitions = .cuts
    #expect(timeline.segments.map(\.order) == timeline.clips.map { SegmentOrder(clip: $0, in: timeline) })
  }

  @Test func `changing one of many shots changes its segment and the transitions beside it alone`() {
    let before = timeline([(1, 90), (2, 90), (2, 90), (3, 90), (4, 90)])
    var after = before
    after.clips[3].inPoint = MediaTime(milliseconds: 12_000)
    let kept = Set(before.segments.map(\.order)).intersection(after.segments.map(\.order))
    #expect(before.segments.count == 10 && kept.count < 8)
    let changed = after.segments.filter { !kept.contains($0.order) }
    #expect(changed.map(\.kind) == [.dissolve, .shot, .dissolve])
  }

  @Test func `orders of every effect read back equal`() throws {
    var timeline = timeline([(1, 90), (2, 90)], opening: 75)
    timeline.clips[1].look.motion = Motion(.push, amount: 80)
    for order in timeline.segments.map(\.order) { #expect(try SegmentOrder(json: order.json) == order) }
    #expect(try Timeline(json: timeline.json) == timeline)
    timeline.opening = nil
    timeline.clips[0].firstFrame = 0
    timeline.clips[1].firstFrame = 90
    for order in timeline.segments.map(\.order) { #expect(try SegmentOrder(json: order.json) == order) }
  }
}
