import Plans
import Testing

@testable import Editing

@Suite struct StillChoiceTests {
  /// A photo taken `number` minutes after the first clip, `p7.jpg` for 7.
  private func photo(_ number: Int, width: Int = 4000, height: Int = 3000) -> Candidate {
    .still(
      source: Clips.source("p\(number).jpg", id: Int64(1000 + number)),
      taken: Instant(seconds: 1_787_000_000 + Int64(number) * 60),
      size: PictureSize(width: width, height: height),
      orientation: Orientation(rotation: 90), hdr: nil)
  }

  private func film(_ seconds: Double, _ candidates: [Candidate], _ pace: Plan.Pace = .usual) throws -> (
    timeline: Timeline, notes: [String]
  ) {
    var plan = Clips.plan(seconds: seconds)
    plan.source = .all
    plan.pace = pace
    return try Montage.timeline(for: plan, candidates: candidates, music: nil, title: "", made: Clips.made)
  }

  @Test(
    arguments: [
      // Photos, seconds, shots, frames of the shortest and the longest.
      (100, 60, 20, 90, 90), (20, 60, 20, 90, 90), (15, 60, 15, 120, 120), (10, 60, 10, 180, 180),
      (7, 10, 3, 100, 100), (100, 1, 1, 30, 30), (100, 5, 2, 75, 75), (100, 4, 1, 120, 120),
      (1, 5, 1, 150, 150),
    ])
  func `photos alone last 3 s, and up to 6 where there are few`(
    photos: Int, seconds: Int, shots: Int, shortest: Int64, longest: Int64
  ) throws {
    let (timeline, notes) = try film(Double(seconds), (0..<photos).map { photo($0) })
    #expect(timeline.frames == Int64(seconds) * 30)
    #expect(timeline.clips.count == shots)
    #expect(timeline.clips.map(\.frames).min() == shortest)
    #expect(timeline.clips.map(\.frames).max() == longest)
    #expect(Set(timeline.clips.map(\.source)).count == shots)
    #expect(notes == [])
  }

  @Test(arguments: [
    // Photos, seconds, frames of the shortest and of the longest photo.
    (Plan.Pace.fast, 100, 60, 75, 75), (.usual, 100, 60, 90, 90), (.calm, 100, 60, 120, 120),
    (.calm, 100, 8, 120, 120), (.calm, 100, 9, 90, 90), (.calm, 12, 60, 150, 150), (.fast, 12, 60, 150, 150),
    (.calm, 100, 10, 100, 100), (.usual, 100, 4, 120, 120),
  ])
  func `photos follow the pace between 2.5 and 4 s, and last longer only where all are shown`(
    pace: Plan.Pace, photos: Int, seconds: Int, shortest: Int64, longest: Int64
  ) throws {
    let (timeline, _) = try film(Double(seconds), (0..<photos).map { photo($0) }, pace)
    #expect(timeline.frames == Int64(seconds) * 30)
    #expect(timeline.clips.map(\.frames).min() == shortest)
    #expect(timeline.clips.map(\.frames).max() == longest)
  }

  @Test(arguments: [Plan.Pace.calm, .usual, .fast], [0, 4, 30])
  func `to music no photo stands over 4 s while others are not shown`(pace: Plan.Pace, videos: Int) throws {
    for (tempo, photos) in [(70.0, 40), (124, 40), (124, 25), (160, 120)] {
      let candidates = Clips.many(videos, 10) + (0..<photos).map { photo($0) }
      let song = BeatCutTests.choice(BeatCutTests.song(tempo: tempo, seconds: 120))
      let (timeline, notes) = try BeatCutTests.film(60, candidates, song) { plan in
        plan.source = .all
        plan.pace = pace
      }
      #expect(timeline.frames == 1800)
      #expect(notes == [])
      let stills = timeline.clips.filter { $0.look.motion != nil }
      #expect(!stills.isEmpty && Set(stills.map(\.source)).count == stills.count)
      #expect(stills.count == photos || stills.allSatisfy { $0.frames <= 120 }, "\(stills.map(\.frames))")
    }
  }

  @Test(arguments: [Plan.Pace.calm, .usual, .fast], [16, 20, 31, 90])
  func `a film of photos made longer shows more photos before longer ones`(pace: Plan.Pace, seconds: Int)
    throws
  {
    let photos = (0..<60).map { photo($0) }
    let old = try film(15, photos, pace).timeline
    var plan = Clips.plan(seconds: 15)
    plan.pace = pace
    let new = try Recut.timeline(
      from: old, changes: .init(milliseconds: Int64(seconds) * 1000), plan: plan, candidates: photos, made: ""
    ).timeline
    #expect(new.frames == Int64(seconds) * 30)
    #expect(new.clips.allSatisfy { (75...120).contains($0.frames) }, "\(new.clips.map(\.frames))")
  }

  @Test func `too few photos make a shorter film and a note`() throws {
    let (timeline, notes) = try film(60, [photo(1), photo(2), photo(3)])
    #expect(timeline.frames == 540)
    #expect(
      notes == ["there are only 3 photos, shown for 6 s at most, for the 60 s asked: the film lasts 18 s"])
  }

  @Test(
    arguments: [
      // Clips of 10 s, photos, seconds of the film, photos in it.
      (30, 300, 60, 6), (30, 4, 60, 4), (30, 300, 8, 0), (30, 300, 9, 1), (1, 300, 60, 18), (2, 5, 60, 5),
    ])
  func `photos take a third of a film, and more only where videos are few`(
    videos: Int, photos: Int, seconds: Int, shown: Int
  ) throws {
    let candidates = Clips.many(videos, 10) + (0..<photos).map { photo($0) }
    let (timeline, _) = try film(Double(seconds), candidates)
    let stills = timeline.clips.filter { $0.look.motion != nil }
    #expect(stills.count == shown)
    #expect(Set(stills.map(\.source)).count == shown)
    #expect(stills.allSatisfy { (75...180).contains($0.frames) && $0.inPoint == .zero })
    #expect(timeline.clips.count > shown)
    #expect(Rules.isInOrder(timeline, candidates))
  }

  @Test func `whatever there is, the film is as long as asked, or as long as there is footage`() throws {
    var random = Dice(7)
    for _ in 0..<300 {
      let videos = Clips.roll(random.upTo(12), &random)
      let candidates = videos + (0..<random.upTo(30)).map { photo($0 * 1000) }
      guard candidates.contains(where: { $0.duration >= Pace.shortestClip }) else { continue }
      let seconds = 1 + random.upTo(120)
      let (timeline, notes) = try film(Double(seconds), candidates)
      #expect(Rules.broken(by: timeline, candidates).filter { !$0.hasSuffix("looks different") } == [])
      #expect(timeline.frames == Int64(seconds) * 30 || !notes.isEmpty)
      let stills = timeline.clips.filter { $0.look.motion != nil }
      #expect(Set(stills.map(\.source)).count == stills.count)
      if seconds >= 3 { #expect(stills.allSatisfy { $0.frames >= 75 }) }
      #expect(Rules.isInOrder(timeline, candidates))
    }
  }

  @Test func `a still's clip says all there is to render it and reads back as itself`() throws {
    let (timeline, _) = try film(9, (0..<3).map { photo($0) })
    let clip = timeline.clips[1]
    #expect(clip.look.orientation.rotation == 90 && !clip.look.sound && clip.look.motion != nil)
    #expect(clip.inPoint == .zero && clip.outPoint == MediaTime(milliseconds: 3000))
    #expect(try Timeline(json: timeline.json) == timeline)
    let order = SegmentOrder(clip: clip, in: timeline)
    #expect(try SegmentOrder(json: order.json) == order)
  }

  @Test func `photos that follow each other move differently, and always the same way`() throws {
    let photos = (0..<40).map { photo($0) }
    let first = try film(120, photos).timeline
    let moves = first.clips.compactMap(\.look.motion)
    #expect(zip(moves, moves.dropFirst()).allSatisfy { $0 != $1 })
    #expect(Set(moves.map(\.move)).count == 4)
    #expect(try film(120, photos.reversed()).timeline == first)
  }

  @Test func `a dropped photo leaves the others as they are, a swapped one is shown once`() throws {
    let photos = (0..<12).map { photo($0) }
    let old = try film(15, photos).timeline
    let dropped = try Recut.timeline(from: old, changes: .init(drop: [2]), candidates: photos, made: "")
      .timeline
    #expect(dropped.clips.map(\.look) == [0, 2, 3, 4].map { old.clips[$0].look })
    let swapped = try Recut.timeline(from: old, changes: .init(swap: [2]), candidates: photos, made: "")
      .timeline
    #expect(swapped.frames == old.frames)
    #expect(Set(swapped.clips.map(\.source)).count == 5)
    #expect(swapped.clips[1].source != old.clips[1].source && swapped.clips[1].look.motion != nil)
    let longer = try Recut.timeline(
      from: old, changes: .init(milliseconds: 40_000), candidates: photos, made: ""
    ).timeline
    #expect(longer.frames == 1200)
    #expect(Set(longer.clips.map(\.source)).count == longer.clips.count)
    #expect(longer.clips.allSatisfy { $0.frames <= 180 })
  }

  @Test func `the default film of photos shows each for 3 s`() {
    #expect(Montage.defaultLength(for: (0..<10).map { photo($0) }) == 30_000)
    #expect(Montage.defaultLength(for: [photo(0)]) == 6000)
    #expect(Montage.defaultLength(for: (0..<100).map { photo($0) }) == 60_000)
  }

  @Test func `a pair is named by either half`() {
    var movie = Clips.one(1, 3)
    movie.pairedStill = Clips.source("IMG_1.HEIC", id: 77)
    for name in ["c1.mov", "1", "IMG_1.HEIC", "77", "/footage/IMG_1.HEIC"] {
      #expect(movie.isNamed(in: [name]), "\(name)")
    }
    #expect(!movie.isNamed(in: ["IMG_2.HEIC"]))
  }
}
