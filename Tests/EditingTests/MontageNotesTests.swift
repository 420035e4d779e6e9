import Plans
import Testing

@testable import Editing

@Suite struct MontageNotesTests {
  private func notes(
    _ change: (inout Plan) -> Void = { _ in }, music: MusicChoice? = nil,
    _ surroundings: Surroundings = .init()
  ) throws -> [String] {
    var plan = Clips.plan(seconds: 30)
    change(&plan)
    return try Montage.timeline(
      for: plan, candidates: Clips.many(20, 10), music: music, title: "", made: "", surroundings: surroundings
    ).notes
  }

  @Test func `clips without a trusted date are noted only when days were asked`() throws {
    let some = Surroundings(undated: 2)
    #expect(try notes({ $0.from = Day("2026-08-20") }, some) == ["2 clips without a trusted date left out"])
    #expect(try notes({ _ in }, some) == [])
  }

  @Test func `beats that cannot be followed are noted`() throws {
    let music = MusicChoice(source: Clips.source("song.m4a"), duration: MediaTime(milliseconds: 200_000))
    let found = try notes(
      { plan in
        plan.music = .any
        plan.beat = true
      }, music: music)
    #expect(found == ["song.m4a could not be heard: the cuts are spaced evenly"])
  }

  @Test(
    arguments: [
      (nil, []),
      (30_000, []),
      (29_999, ["the music ends 0 s before the film"]),
      (17_550, ["the music ends 12.5 s before the film"]),
    ] as [(Int64?, [String])])
  func `music shorter than the film is noted`(milliseconds: Int64?, expected: [String]) throws {
    let duration = milliseconds.map { MediaTime(milliseconds: $0) }
    let music = MusicChoice(source: Clips.source("song.m4a"), duration: duration)
    #expect(try notes({ $0.music = .any }, music: music) == expected)
  }

  @Test func `music lies under the film from its beginning`() throws {
    let music = MusicChoice(source: Clips.source("song.m4a"))
    let (timeline, _) = try Montage.timeline(
      for: Clips.plan(seconds: 5), candidates: Clips.many(3, 10), music: music, title: "Summer",
      made: Clips.made)
    #expect(timeline.music == MusicTrack(source: music.source, offset: .zero))
    #expect(timeline.title == "Summer")
  }

  @Test func `a plan that wants music is refused without it`() {
    let problem = #expect(throws: Problem.self) { try notes({ $0.music = .title("Summer") }) }
    #expect(problem?.code == .noMusic)
    #expect(problem?.field == "music")
  }

  @Test(
    arguments: [
      (nil, nil, "there are no clips"),
      ("2026-08-20", "2026-08-20", "there are no clips of 2026-08-20"),
      ("2026-08-17", "2026-08-20", "there are no clips from 2026-08-17 to 2026-08-20"),
      ("2026-08-17", nil, "there are no clips since 2026-08-17"),
      (nil, "2026-08-20", "there are no clips up to 2026-08-20"),
    ] as [(String?, String?, String)])
  func `no footage is refused with the days`(from: String?, to: String?, reason: String) {
    var plan = Clips.plan(seconds: 5)
    plan.from = from.flatMap { Day($0) }
    plan.to = to.flatMap { Day($0) }
    let problem = #expect(throws: Problem.self) {
      try Montage.timeline(for: plan, candidates: [], music: nil, title: "", made: "")
    }
    #expect(problem?.code == .noFootage)
    #expect(problem?.reason == reason)
    #expect(problem?.field == (from != nil ? "from" : to != nil ? "to" : "source"))
  }

  @Test(
    arguments: [
      (nil, nil, ""),
      ("2026-08-18", nil, "the nearest day with footage is 2026-08-18"),
      (nil, "2026-08-25", "the nearest day with footage is 2026-08-25"),
      ("2026-08-18", "2026-08-25", "the nearest days with footage are 2026-08-18 and 2026-08-25"),
    ] as [(String?, String?, String)])
  func `no footage is refused with the nearest days that have some`(
    before: String?, after: String?, hint: String
  ) {
    let around = Surroundings(dayBefore: before.flatMap { Day($0) }, dayAfter: after.flatMap { Day($0) })
    let problem = #expect(throws: Problem.self) {
      try Montage.timeline(
        for: Clips.plan(), candidates: [], music: nil, title: "", made: "", surroundings: around)
    }
    #expect(problem?.hint == hint)
  }

  @Test func `no footage says when clips are too short or were chosen away`() {
    let short = #expect(throws: Problem.self) { try Clips.film(5, of: [Clips.one(1, 0.4)]) }
    #expect(short?.reason == "every clip is shorter than half a second")
    var plan = Clips.plan(seconds: 5)
    plan.only = ["gone.mov"]
    let chosen = #expect(throws: Problem.self) {
      try Montage.timeline(for: plan, candidates: Clips.many(3, 10), music: nil, title: "", made: "")
    }
    #expect(chosen?.reason == "there are no clips among the chosen sources")
    #expect(chosen?.field == "only")
  }

  @Test(
    arguments: [
      (100, 10.0, 60_000),
      (40, 4, 60_000),
      (40, 3.5, 50_000),
      (10, 5, 20_000),
      (5, 7, 15_000),
      (3, 6, 15_000),
      (1, 10, 9000),
      (2, 3, 4000),
      (1, 0.7, 1000),
      (0, 1, 1000),
      (1, 0.4, 1000),
      (2000, 3600, 60_000),
    ] as [(Int, Double, Int64)])
  func `the default length follows from the steady footage`(count: Int, each: Double, milliseconds: Int64) {
    #expect(Montage.defaultLength(for: Clips.many(count, each)) == milliseconds)
  }

  @Test func `the default length stands in the plan as a default`() throws {
    let candidates = Clips.many(10, 5)
    let filled = Montage.withDefaults(Clips.plan(), candidates: candidates)
    #expect(filled.milliseconds == 20_000)
    #expect(filled.origin["milliseconds"] == .default)
    #expect(
      Montage.withDefaults(Clips.plan(seconds: 7), candidates: candidates).origin["milliseconds"] == nil)
    let unfilled = try Montage.timeline(
      for: Clips.plan(), candidates: candidates, music: nil, title: "", made: "")
    #expect(unfilled.timeline.frames == 600)
  }
}
