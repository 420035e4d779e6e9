import Plans
import Testing

@testable import Editing

@Suite struct DayWordsTests {
  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  @Test(
    arguments: [
      (.en, "20 August 2026", "20–22 August 2026", "30 August 2026 – 2 January 2027"),
      (.ru, "20 августа 2026", "20–22 августа 2026", "30 августа 2026 – 2 января 2027"),
      (.de, "20. August 2026", "20.–22. August 2026", "30. August 2026 – 2. Januar 2027"),
      (.es, "20 de agosto de 2026", "20–22 de agosto de 2026", "30 de agosto de 2026 – 2 de enero de 2027"),
      (.ja, "2026年8月20日", "2026年8月20日–22日", "2026年8月30日 – 2027年1月2日"),
    ] as [(FilmLanguage, String, String, String)])
  func `days are written as the language writes them`(
    language: FilmLanguage, one: String, month: String, years: String
  ) throws {
    let words = DayWords(language)
    #expect(words.day(try day("2026-08-20")) == one)
    #expect(words.days(try day("2026-08-20"), try day("2026-08-22")) == month)
    #expect(words.days(try day("2026-08-30"), try day("2027-01-02")) == years)
  }

  @Test(arguments: FilmLanguage.allCases) func `every month of every language has a name of its own`(
    language: FilmLanguage
  ) throws {
    let names = try (1...12).map { month in
      DayWords(language).day(try #require(Day(year: 2026, month: month, day: 1)))
    }
    #expect(Set(names).count == 12)
  }

  @Test func `a film of several days has a chapter for each, one of a single day has none`() throws {
    var candidates = Clips.many(6, 10)
    for index in candidates.indices { candidates[index].day = Day(year: 2026, month: 8, day: 20 + index / 3) }
    var timeline = try Clips.film(18, of: candidates).timeline
    #expect(timeline.clips.count == 6)
    #expect(
      timeline.chapters == [
        Chapter(title: "20 August 2026", firstFrame: 0),
        Chapter(title: "21 August 2026", firstFrame: timeline.clips[3].firstFrame),
      ])
    timeline.clips.removeLast(3)
    #expect(timeline.chapters.isEmpty)
  }

  @Test func `a film of dissolves keeps its length, its cuts and its shots`() throws {
    var candidates = Clips.many(6, 10)
    for index in candidates.indices { candidates[index].day = Day(year: 2026, month: 8, day: 20 + index / 3) }
    var plan = Clips.plan(seconds: 18)
    plan.transitions = .dissolves
    let (dissolved, _) = try Montage.timeline(
      for: plan, candidates: candidates, music: nil, title: "", made: Clips.made)
    var plain = try Clips.film(18, of: candidates).timeline
    plain.transitions = .dissolves
    #expect(dissolved == plain)
    #expect(dissolved.segments.count { $0.kind == .dissolve } == 1)
    #expect(dissolved.segments.reduce(0) { $0 + $1.order.frames } == 540)
    // A dropped shot takes its dissolve along, and the days still meet in one.
    let recut = try Recut.timeline(
      from: dissolved, changes: .init(drop: [3, 4]), candidates: candidates, made: Clips.made
    ).timeline
    #expect(recut.segments.map(\.kind) == [.fadeIn, .shot, .shot, .dissolve, .shot, .shot, .fadeOut])
    #expect(recut.segments.reduce(0) { $0 + $1.order.frames } == recut.frames)
  }
}
