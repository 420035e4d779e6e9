import Plans
import Testing

@testable import Editing

/// What a person may say of how a film follows its music.
@Suite struct PaceTests {
  private static let song = BeatCutTests.choice(BeatCutTests.song(tempo: 118, seconds: 150))

  private static func shots(_ pace: Plan.Pace, beat: Bool, _ candidates: [Candidate]) throws -> [Clip] {
    let (timeline, _) = try BeatCutTests.film(60, candidates, song) { plan in
      plan.pace = pace
      plan.beat = beat
    }
    #expect(timeline.frames == 1800)
    #expect(Rules.broken(by: timeline, candidates).isEmpty)
    if beat { #expect(timeline.clips.allSatisfy { $0.beat != nil && $0.frames >= 24 }) }
    return timeline.clips
  }

  @Test(arguments: [true, false])
  func `a fast film has more shots than a usual one, and a calm one fewer`(beat: Bool) throws {
    let candidates = Clips.many(120, 12)
    let counts = try [Plan.Pace.calm, .usual, .fast].map { try Self.shots($0, beat: beat, candidates).count }
    #expect(Double(counts[0]) < 0.8 * Double(counts[1]), "\(counts)")
    #expect(Double(counts[2]) > 1.3 * Double(counts[1]), "\(counts)")
  }

  @Test(arguments: [Plan.Pace.usual, .fast], [72.0, 97.3, 126, 150, 174])
  func `over music of one loudness shots do not tick like a metronome`(pace: Plan.Pace, tempo: Double) throws
  {
    var song = BeatCutTests.song(tempo: tempo, seconds: 120)
    song.energies = song.beats.map { _ in 0.8 }
    song.sections = []
    let candidates = Clips.many(120, 12)
    let (timeline, _) = try BeatCutTests.film(60, candidates, BeatCutTests.choice(song)) { $0.pace = pace }
    let lengths = timeline.clips.map(\.frames)
    var run = 1
    var longest = 1
    for (one, next) in zip(lengths, lengths.dropFirst()) {
      run = abs(one - next) <= 2 ? run + 1 : 1
      longest = max(longest, run)
    }
    #expect(longest <= 6, "\(lengths)")
    let bars = timeline.clips.count { $0.beat.map(timeline.isDownbeat) ?? false }
    #expect(Double(bars) >= (pace == .fast ? 0.5 : 0.8) * Double(timeline.clips.count), "\(lengths)")
  }

  @Test func `a fast film of one long clip has more shots than a usual one`() throws {
    let clip = [Clips.one(1, 300)]
    let usual = try Self.shots(.usual, beat: false, clip).count
    #expect(try Self.shots(.fast, beat: false, clip).count > 2 * usual)
  }

  @Test(arguments: [Plan.Pace.usual, .fast])
  func `G5: no shot is under 0.8 s, photos too, however fast the song and the film`(pace: Plan.Pace) throws {
    var song = BeatCutTests.song(tempo: 174, seconds: 90)
    song.energies = song.beats.map { _ in 1 }
    var candidates = Clips.many(4, 10)
    for number in 4..<40 {
      candidates.append(
        .still(
          source: Clips.source("p\(number).jpg", id: Int64(number)), taken: Clips.one(number, 1).taken,
          size: PictureSize(width: 4000, height: 3000), orientation: Orientation(), hdr: nil))
    }
    let (timeline, notes) = try BeatCutTests.film(30, candidates, BeatCutTests.choice(song)) { plan in
      plan.pace = pace
      plan.source = .all
    }
    #expect(timeline.frames == 900)
    #expect(notes == [])
    #expect(timeline.clips.contains { $0.look.motion != nil })
    #expect(timeline.clips.allSatisfy { $0.frames >= 24 && $0.beat != nil })
    // A beat of 174 a minute lasts 10.3 frames: shots last several.
    #expect(timeline.clips.allSatisfy { Double($0.frames) / (1800 / 174) > 2 })
  }

  @Test(arguments: [-80, 120] as [Int64]) func `G5: an offset moves every cut off its beat`(offset: Int64)
    throws
  {
    let candidates = Clips.many(60, 10)
    let (timeline, notes) = try BeatCutTests.film(30, candidates, Self.song) { plan in
      plan.beatOffset = MediaTime(milliseconds: offset)
    }
    #expect(notes == [])
    #expect(timeline.frames == 900)
    let music = try #require(timeline.music)
    let beats = Self.song.beats?.beats ?? []
    for clip in timeline.clips.dropFirst() {
      let heard = (FrameRate.film.time(ofFrame: clip.firstFrame) + music.offset).seconds
      #expect(beats.contains { abs(heard - $0 - Double(offset) / 1000) < 0.0168 })
      #expect(clip.beat != nil)
    }
  }

  /// Quiet for 40 s, loud until 75 s, quiet to the end, as in the report's recipe.
  private static func arc(confidence: Double) -> MusicChoice {
    var song = BeatCutTests.song(tempo: 120, seconds: 90, first: 0)
    song.energies = song.beats.map { (40..<75).contains($0) ? 1 : 0.03 }
    song.confidence = confidence
    return BeatCutTests.choice(song, "arc.wav")
  }

  @Test(arguments: [(true, 0.9), (false, 0.9), (true, 0.2), (false, 0.2)])
  func `G7: the best part is the loudest, begins on a beat and is named`(beat: Bool, confidence: Double)
    throws
  {
    let music = Self.arc(confidence: confidence)
    let (timeline, notes) = try BeatCutTests.film(30, Clips.many(60, 10), music) { plan in
      plan.musicPart = .best
      plan.beat = beat
    }
    let offset = try #require(timeline.music).offset.seconds
    #expect((39.5...45.5).contains(offset))
    #expect(music.beats?.beats.contains { abs($0 - offset) < 0.001 } == true)
    #expect(notes.contains { $0.hasPrefix("the best part of arc.wav: from 40 s to 70 s") }, "\(notes)")
    #expect(timeline.frames == 900)
  }

  @Test func `a film may take the song from its start`() throws {
    let (timeline, _) = try BeatCutTests.film(30, Clips.many(60, 10), Self.arc(confidence: 0.9)) { plan in
      plan.musicPart = .start
    }
    #expect(timeline.music?.offset == .zero)
    #expect(timeline.clips.dropFirst().allSatisfy { $0.beat != nil })
  }

  @Test func `where the length permits, a film ends on a beat`() {
    // 15 s are 30 beats of 120 a minute.
    let song = BeatCutTests.song(tempo: 120, seconds: 100)
    let offset = MusicWindow.offset(song, length: MediaTime(milliseconds: 15_000)).seconds
    #expect(song.beats.contains { abs($0 - offset - 15) < 0.001 })
  }
}
