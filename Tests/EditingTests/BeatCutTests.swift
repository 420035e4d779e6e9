import Plans
import Testing

@testable import Editing

@Suite struct BeatCutTests {
  /// A song of this tempo with bars of `bar` beats, a change every eight bars, and calm and loud halves.
  static func song(
    tempo: Double, seconds: Double, bar: Int = 4, first: Double = 0.3, drift: Double = 0
  ) -> BeatAnalysis {
    var beats: [Double] = []
    var second = first
    var interval = 60 / tempo
    while second < seconds {
      beats.append((second * 10_000).rounded() / 10_000)
      second += interval
      interval *= 1 + drift / Double(tempo)
    }
    let downbeats = beats.indices.filter { $0 % bar == 0 }.map { beats[$0] }
    let sections = beats.indices.filter { $0 > 0 && $0 % (8 * bar) == 0 }.map { beats[$0] }
    let energies = beats.indices.map { ($0 / (16 * bar)) % 2 == 0 ? 0.4 : 1.0 }
    return BeatAnalysis(
      tempo: tempo, confidence: 0.9, beats: beats, downbeats: downbeats, sections: sections,
      energies: energies, duration: seconds)
  }

  static func choice(_ beats: BeatAnalysis, _ path: String = "song.mp3") -> MusicChoice {
    MusicChoice(
      source: Clips.source(path, id: 99), duration: MediaTime(milliseconds: Int64(beats.duration * 1000)),
      beats: beats)
  }

  static func film(
    _ seconds: Double, _ candidates: [Candidate], _ music: MusicChoice?,
    _ change: (inout Plan) -> Void = { _ in }
  ) throws(Problem) -> (timeline: Timeline, notes: [String]) {
    var plan = Clips.plan(seconds: seconds)
    plan.music = .any
    plan.beat = true
    change(&plan)
    return try Montage.timeline(
      for: plan, candidates: candidates, music: music, title: "", made: Clips.made)
  }

  @Test(arguments: [
    (60.0, 48.0, 4), (60, 72, 4), (60, 97.3, 4), (60, 120, 3), (60, 128, 4), (60, 174, 4), (60, 210, 4),
    (15, 90, 3), (15, 133.7, 4), (30, 66, 4), (600, 118.4, 4),
  ])
  func `every cut lies on a beat, most on a bar, and the film is as long as asked`(
    seconds: Double, tempo: Double, bar: Int
  ) throws {
    let candidates = Clips.many(300, 12)
    let song = Self.song(tempo: tempo, seconds: seconds + 90, bar: bar)
    let (timeline, notes) = try Self.film(seconds, candidates, Self.choice(song))
    #expect(timeline.frames == Int64(seconds * 30))
    #expect(notes == [])
    #expect(Rules.broken(by: timeline, candidates).isEmpty)
    #expect(Rules.isInOrder(timeline, candidates))
    for clip in timeline.clips {
      #expect(clip.frames >= 24)
      let beat = try #require(clip.beat, "the cut at frame \(clip.firstFrame)")
      #expect(abs(FrameRate.film.time(ofFrame: clip.firstFrame).seconds - beat.seconds) < 0.0168)
    }
    let bars = timeline.clips.count { $0.beat.map(timeline.isDownbeat) ?? false }
    #expect(Double(bars) >= 0.6 * Double(timeline.clips.count))
    #expect(Set(timeline.clips.dropLast().map(\.frames)).count > 1, "a metronome")
  }

  @Test func `drifting music is followed to its end`() throws {
    let song = Self.song(tempo: 100, seconds: 150, drift: 0.05)
    let (timeline, notes) = try Self.film(90, Clips.many(80, 10), Self.choice(song))
    #expect(timeline.frames == 2700)
    #expect(notes == [])
    #expect(timeline.clips.allSatisfy { $0.beat != nil })
  }

  @Test func `loud music is cut faster than calm music`() {
    var song = Self.song(tempo: 120, seconds: 100, first: 0)
    song.energies = song.beats.map { $0 < 30 ? 0.2 : 1 }
    let grid = BeatGrid(song, offset: .zero, frames: 1800, at: .film)
    let lengths = BeatLengths.fitted(grid, limits: Array(repeating: 180, count: 30), skipping: 0.3) ?? []
    var frame: Int64 = 0
    var calm = 0
    for length in lengths where length > 0 {
      if frame < 900 { calm += 1 }
      frame += length
    }
    #expect(frame == 1800)
    #expect(calm < lengths.count { $0 > 0 } - calm)
  }

  @Test(arguments: [96.0, 120, 140, 174]) func `shots left out for the beat lie apart`(tempo: Double) {
    var song = Self.song(tempo: tempo, seconds: 60, first: 0)
    song.energies = song.beats.map { $0 < 12 ? 0.3 : $0 < 22 ? 1 : 0.6 }
    let grid = BeatGrid(song, offset: .zero, frames: 900, at: .film)
    let limits = (0..<16).map { Int64(90 + $0 * 53 % 90) }
    let lengths = BeatLengths.fitted(grid, limits: limits, skipping: 0.5) ?? []
    #expect(lengths.reduce(0, +) == 900)
    #expect(lengths.count { $0 > 0 } >= 8)
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 > 0 || $1 > 0 }, "\(lengths)")
  }

  @Test(arguments: [30.0, 45, 60]) func `no day of a camera roll is skipped for the beat's sake`(
    seconds: Double
  )
    throws
  {
    let candidates = (0..<41).map { Clips.one($0, 3 + Double($0 * 37 % 11)) }
    let song = Self.song(tempo: 124, seconds: 40, first: 0.1)
    let timeline = try Self.film(seconds, candidates, Self.choice(song)).timeline
    let shown = timeline.clips.map { Int($0.source.id) }
    let gaps = zip([-1] + shown, shown + [41]).map { $1 - $0 - 1 }
    #expect((gaps.max() ?? 41) <= 3 * 41 / shown.count, "\(shown)")
  }

  @Test(arguments: 0..<60) func `a film of any camera roll keeps every rule`(seed: UInt64) throws {
    var dice = Dice(seed)
    let candidates = Clips.roll(2 + dice.upTo(40), &dice)
    guard candidates.contains(where: { $0.duration.seconds >= 0.5 }) else { return }
    let seconds = [5.0, 15, 30, 60, 61.013][dice.upTo(5)]
    let song = Self.song(tempo: 50 + Double(dice.upTo(150)), seconds: 20 + Double(dice.upTo(120)))
    let with = try Self.film(seconds, candidates, Self.choice(song)).timeline
    let without = try Clips.film(seconds, of: candidates).timeline
    #expect(Rules.broken(by: with, candidates) == [])
    #expect(Rules.isInOrder(with, candidates))
    #expect(with.frames == without.frames)
  }

  @Test func `one long clip is cut on beats too`() throws {
    let (timeline, notes) = try Self.film(
      30, [Clips.one(1, 300)], Self.choice(Self.song(tempo: 110, seconds: 60)))
    #expect(timeline.frames == 900)
    #expect(notes == [])
    #expect(timeline.clips.count > 4)
  }

  @Test(arguments: [Plan.Pace.calm, .usual, .fast], [38.0, 45, 60, 80, 92, 100, 300, 3600])
  func `one long clip gives several moments, however long it is`(pace: Plan.Pace, seconds: Double) throws {
    for tempo in [66.0, 97.3, 128, 174] {
      let clip = Clips.one(1, seconds)
      let (timeline, notes) = try Self.film(
        30, [clip], Self.choice(Self.song(tempo: tempo, seconds: 70))
      ) { $0.pace = pace }
      #expect(timeline.frames == 900)
      #expect(notes == [])
      #expect(Rules.broken(by: timeline, [clip]) == [])
      #expect(timeline.clips.allSatisfy { $0.beat != nil })
      let gaps = zip(timeline.clips, timeline.clips.dropFirst()).map { ($1.inPoint - $0.outPoint).seconds }
      #expect(gaps.allSatisfy { $0 >= 0.49 }, "\(gaps)")
      let least = [Plan.Pace.calm: 6, .usual: 8, .fast: seconds < 45 ? 8 : 11][pace] ?? 0
      #expect(timeline.clips.count >= least, "\(tempo): \(timeline.clips.map(\.frames))")
    }
  }

  @Test func `music that ends early leaves even cuts behind it and says so`() throws {
    let (timeline, notes) = try Self.film(
      60, Clips.many(40, 10), Self.choice(Self.song(tempo: 110, seconds: 30)))
    #expect(timeline.frames == 1800)
    #expect(notes == ["the music ends 30 s before the film"])
    #expect(timeline.clips.contains { $0.beat == nil })
  }

  @Test func `beats that are not sure are not followed`() throws {
    var song = Self.song(tempo: 110, seconds: 90)
    song.confidence = 0.2
    let (timeline, notes) = try Self.film(60, Clips.many(40, 10), Self.choice(song))
    #expect(timeline.frames == 1800)
    #expect(notes == ["the beat of song.mp3 is not clear: the cuts are spaced evenly"])
  }

  @Test func `the film begins on a bar and takes the loud part of a long song`() throws {
    var song = Self.song(tempo: 120, seconds: 240)
    song.energies = song.beats.map { (120..<200).contains($0) ? 1 : 0.2 }
    let offset = MusicWindow.offset(song, length: MediaTime(milliseconds: 60_000)).seconds
    #expect(song.downbeats.contains { abs($0 - offset) < 0.00001 })
    #expect((118...141).contains(offset))
    #expect(MusicWindow.offset(song, length: MediaTime(milliseconds: 300_000)) == .zero)
  }

  @Test func `a song that lasts and beats surely is chosen before one that does not`() {
    let short = Self.choice(Self.song(tempo: 120, seconds: 20), "short.mp3")
    var dull = Self.choice(Self.song(tempo: 120, seconds: 200), "dull.mp3")
    dull.beats?.confidence = 0.1
    let right = Self.choice(Self.song(tempo: 120, seconds: 100), "right.mp3")
    let plan = Clips.plan(seconds: 60)
    let chosen = MusicFit.best(of: [short, dull, right], for: plan, candidates: Clips.many(30, 10))
    #expect(chosen?.source.path == "right.mp3")
    #expect(MusicFit.best(of: [], for: plan, candidates: []) == nil)
  }

  @Test func `no music is refused when it was asked, and noted when it was not`() throws {
    var plan = Clips.plan(seconds: 6)
    plan.music = .any
    plan.beat = true
    let refused = #expect(throws: Problem.self) {
      _ = try Montage.timeline(
        for: plan, candidates: Clips.many(5, 8), music: nil, title: "", made: Clips.made)
    }
    #expect(refused?.code == .noMusic)
    plan.origin["music"] = .default
    let film = try Montage.timeline(
      for: plan, candidates: Clips.many(5, 8), music: nil, title: "", made: Clips.made)
    #expect(film.timeline.frames == 180)
    #expect(film.notes == ["there is no music in the library: the film is made without it"])
  }
}
