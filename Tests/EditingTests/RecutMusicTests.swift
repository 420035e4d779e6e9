import Plans
import Testing

@testable import Editing

/// What a recut makes of the music and of what the plan says of it.
@Suite struct RecutMusicTests {
  private static let candidates = Clips.many(90, 10)

  private static func plan(_ change: (inout Plan) -> Void = { _ in }) -> Plan {
    var plan = Clips.plan(seconds: 60)
    plan.music = .any
    plan.beat = true
    change(&plan)
    return plan
  }

  private static func film(_ plan: Plan, _ song: MusicChoice) throws -> Timeline {
    try Montage.timeline(for: plan, candidates: candidates, music: song, title: "", made: Clips.made).timeline
  }

  private static func recut(
    _ old: Timeline, _ changes: Recut.Changes, _ plan: Plan, kept: MusicChoice? = nil
  ) throws -> (timeline: Timeline, notes: [String]) {
    try Recut.timeline(
      from: old, changes: changes, plan: plan, kept: kept, candidates: candidates, made: Clips.made)
  }

  /// A song that is loudest from the half on.
  private static func song(tempo: Double = 117, seconds: Double) -> MusicChoice {
    var song = BeatCutTests.song(tempo: tempo, seconds: seconds)
    song.energies = song.beats.map { $0 < seconds / 2 ? 0.2 : 1 }
    return BeatCutTests.choice(song)
  }

  @Test(arguments: [Plan.MusicPart.auto, .best])
  func `a film made longer than the rest of its song begins earlier in it`(part: Plan.MusicPart) throws {
    let song = Self.song(seconds: 130)
    let plan = Self.plan { $0.musicPart = part }
    let old = try Self.film(plan, song)
    #expect(try #require(old.music).offset.seconds > 40)
    let (new, notes) = try Self.recut(old, .init(milliseconds: 100_000), plan, kept: song)
    #expect(new.frames == 3000)
    #expect(try #require(new.music).offset.seconds + 100 <= 130)
    #expect(new.clips.allSatisfy { $0.beat != nil })
    #expect(notes.filter { !$0.hasPrefix("the best part") } == [])
    #expect(notes.isEmpty == (part == .auto))
    #expect(Rules.broken(by: new, Self.candidates) == [])
  }

  @Test(arguments: [true, false])
  func `a song too short for the longer film plays as under a first cut, and the film says so`(
    beat: Bool
  ) throws {
    let song = Self.song(seconds: 75)
    var plan = Self.plan { $0.beat = beat }
    let old = try Self.film(plan, song)
    let (new, notes) = try Self.recut(old, .init(milliseconds: 100_000), plan, kept: song)
    plan.milliseconds = 100_000
    #expect(new.music == (try Self.film(plan, song)).music)
    #expect(notes.contains("the music ends 25 s before the film"), "\(notes)")
    #expect(new.frames == 3000)
  }

  @Test func `a song that lasts to the end of the longer film stays where it is`() throws {
    let song = Self.song(seconds: 300)
    let old = try Self.film(Self.plan(), song)
    let (new, notes) = try Self.recut(old, .init(milliseconds: 70_000), Self.plan(), kept: song)
    #expect(new.music == old.music)
    #expect(notes == [])
  }

  @Test func `another song keeps the offset from the beat`() throws {
    let plan = Self.plan { $0.beatOffset = MediaTime(milliseconds: 90) }
    let old = try Self.film(plan, Self.song(seconds: 100))
    let other = Self.song(tempo: 96, seconds: 100)
    let new = try Self.recut(old, .init(music: other), plan).timeline
    let heard = try #require(other.beats).beats
    let offset = try #require(new.music).offset.seconds
    for clip in new.clips.dropFirst() {
      let time = FrameRate.film.time(ofFrame: clip.firstFrame).seconds + offset - 0.09
      #expect(heard.contains { abs($0 - time) < 0.0168 })
    }
  }

  @Test(arguments: [Plan.MusicPart.start, .best])
  func `another song gives the part that was asked of the first`(part: Plan.MusicPart) throws {
    let plan = Self.plan { $0.musicPart = part }
    let old = try Self.film(plan, Self.song(seconds: 100))
    let other = Self.song(tempo: 96, seconds: 200)
    let (new, notes) = try Self.recut(old, .init(music: other), plan)
    let offset = try #require(new.music).offset.seconds
    #expect(part == .start ? offset == 0 : offset >= 100)
    #expect(notes.contains { $0.hasPrefix("the best part of song.mp3") } == (part == .best))
  }

  @Test func `a film whose first song had no clear beat follows the next one's`() throws {
    var dull = Self.song(seconds: 100)
    dull.beats?.confidence = 0.1
    let old = try Self.film(Self.plan(), dull)
    #expect(!old.followsBeats)
    let (new, notes) = try Self.recut(old, .init(music: Self.song(tempo: 96, seconds: 100)), Self.plan())
    #expect(new.followsBeats)
    #expect(new.clips.allSatisfy { $0.beat != nil })
    #expect(new.frames == old.frames)
    #expect(notes == [])
  }

  @Test func `a song without a clear beat leaves the cuts where they are, and the film says so`() throws {
    let old = try Self.film(Self.plan(), Self.song(seconds: 100))
    var dull = Self.song(seconds: 100)
    dull.beats?.confidence = 0.1
    let (new, notes) = try Self.recut(old, .init(music: dull), Self.plan())
    #expect(new.clips.map(\.firstFrame) == old.clips.map(\.firstFrame))
    #expect(notes == ["the beat of song.mp3 is not clear: the cuts follow no beat"])
  }

  @Test func `a longer film gets shots of its pace`() throws {
    func added(_ pace: Plan.Pace) throws -> Int {
      let plan = Clips.plan(seconds: 30)
      var paced = plan
      paced.pace = pace
      let old = try Montage.timeline(
        for: paced, candidates: Self.candidates, music: nil, title: "", made: Clips.made
      ).timeline
      let new = try Self.recut(old, .init(milliseconds: 90_000), paced).timeline
      #expect(new.frames == 2700)
      return new.clips.count - old.clips.count
    }
    let counts = [try added(.calm), try added(.usual), try added(.fast)]
    #expect(counts[0] < counts[1] && counts[1] < counts[2], "\(counts)")
  }
}
