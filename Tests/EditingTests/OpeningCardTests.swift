import Plans
import Testing

@testable import Editing

@Suite struct OpeningCardTests {
  private func roll(days: Bool = true) -> [Candidate] {
    var candidates = Clips.many(30, 10)
    for index in candidates.indices where days {
      candidates[index].day = Day(year: 2026, month: 8, day: 20 + index / 15)
    }
    return candidates
  }

  private func film(
    _ seconds: Double, _ title: Plan.Title, _ candidates: [Candidate], music: MusicChoice? = nil
  ) throws -> (timeline: Timeline, notes: [String]) {
    var plan = Clips.plan(seconds: seconds)
    plan.title = title
    plan.language = .ru
    plan.music = music == nil ? nil : .any
    plan.beat = music != nil
    return try Montage.timeline(for: plan, candidates: candidates, music: music, title: "", made: Clips.made)
  }

  @Test(arguments: [(60.0, 75), (10.0, 75), (6.0, 45)] as [(Double, Int64)])
  func `a card takes its time from the film, which keeps its length`(seconds: Double, card: Int64) throws {
    let (timeline, notes) = try film(seconds, .text("Лето"), roll())
    #expect(timeline.opening == Opening(text: "Лето", isDays: false, frames: card))
    #expect(timeline.clips.first?.firstFrame == card)
    #expect(timeline.frames == Int64(seconds * 30))
    #expect(timeline.segments.reduce(0) { $0 + $1.order.frames } == timeline.frames)
    #expect(notes.isEmpty)
  }

  @Test func `a card of days tells those of the film in the plan's language`() throws {
    let timeline = try film(60, .days, roll()).timeline
    #expect(timeline.opening?.text == "20–21 августа 2026")
    #expect(timeline.chapters.map(\.title) == ["20 августа 2026", "21 августа 2026"])
    #expect(timeline.chapters.first?.firstFrame == 0)
  }

  @Test func `too short a film, or footage without days, has no card, and a note says so`() throws {
    let (short, shortNotes) = try film(3, .text("Лето"), roll())
    #expect(short.opening == nil && short.frames == 90)
    #expect(shortNotes == ["the film is too short for an opening card: it is made without it"])
    let (undated, notes) = try film(60, .days, roll(days: false))
    #expect(undated.opening == nil && undated.frames == 1800)
    #expect(notes == ["none of the footage has a day: the film is made without an opening card"])
  }

  @Test func `the first cut behind a card lies on a beat as all others do`() throws {
    let music = BeatCutTests.choice(BeatCutTests.song(tempo: 128, seconds: 150))
    let (timeline, notes) = try film(40, .days, roll(), music: music)
    #expect(notes.isEmpty, "\(notes)")
    #expect(timeline.frames == 1200 && timeline.cutsOffBeat == 0)
    let card = try #require(timeline.opening).frames
    #expect((54...105).contains(card) && timeline.clips[0].firstFrame == card)
    #expect(timeline.clips[0].beat != nil)
  }

  @Test func `a recut keeps the card, and its days follow the film`() throws {
    let old = try film(60, .days, roll()).timeline
    let last = old.clips.indices.filter { old.clips[$0].day?.day == 21 }.map { $0 + 1 }
    let day = try Recut.timeline(from: old, changes: .init(drop: last), candidates: roll(), made: "")
    #expect(day.timeline.opening?.text == "20 августа 2026" && day.timeline.opening?.frames == 75)
    #expect(day.timeline.clips.first?.firstFrame == 75)
    for milliseconds in [30_000, 90_000, 6000, 2000] as [Int64] {
      let made = try Recut.timeline(
        from: old, changes: .init(milliseconds: milliseconds), candidates: roll(), made: "")
      #expect(made.timeline.frames == milliseconds * 3 / 100)
      #expect((made.timeline.opening == nil) == (milliseconds == 2000))
      #expect(made.timeline.clips.first?.firstFrame == made.timeline.firstFrame)
    }
    let swapped = try Recut.timeline(from: old, changes: .init(swap: [5]), candidates: roll(), made: "")
      .timeline
    #expect(swapped.opening == old.opening)
    let changed = zip(old.segments, swapped.segments).filter { $0.0 != $0.1 }.map(\.1.clip)
    #expect(changed == [4] || changed.isEmpty)
    #expect(swapped.clips[4].source != old.clips[4].source)
  }
}
