import Plans
import Testing

@testable import Editing

@Suite struct MontageTests {
  @Test(arguments: [
    (60.0, 40, 10.0, 20, 90, 90),
    (60, 20, 10, 20, 90, 90),
    (60, 15, 10, 15, 120, 120),
    (60, 12, 10, 12, 150, 150),
    (60, 5, 60, 10, 180, 180),
    (60, 1, 600, 10, 180, 180),
    (1, 40, 10, 1, 30, 30),
    (1, 1, 10, 1, 30, 30),
    (1.4, 40, 10, 1, 42, 42),
    (5, 40, 10, 2, 75, 75),
    (10, 40, 10, 3, 100, 100),
    (7, 1, 60, 2, 105, 105),
    (120, 40, 10, 40, 90, 90),
    (3600, 2000, 10, 1200, 90, 90),
    (7200, 2000, 10, 2000, 108, 108),
    (7200, 1, 7300, 1203, 179, 180),
    (0.034, 3, 10, 1, 1, 1),
  ])
  func `the number of shots follows from the length and the clips`(
    seconds: Double, clips: Int, each: Double, shots: Int, shortest: Int64, longest: Int64
  ) throws {
    let candidates = Clips.many(clips, each)
    let (timeline, notes) = try Clips.film(seconds, of: candidates)
    #expect(timeline.frames == Int64((seconds * 30).rounded()))
    #expect(timeline.clips.count == shots)
    #expect(timeline.clips.map(\.frames).min() == shortest)
    #expect(timeline.clips.map(\.frames).max() == longest)
    #expect(Rules.broken(by: timeline, candidates).isEmpty)
    #expect(Rules.isInOrder(timeline, candidates))
    #expect(notes.isEmpty)
  }

  @Test(arguments: 0..<120) func `a film of any camera roll keeps every rule`(seed: UInt64) throws {
    var dice = Dice(seed)
    let candidates = Clips.roll(1 + dice.upTo(seed % 8 == 0 ? 300 : 30), &dice)
    let seconds = [1.0, 1.5, 3, 7.77, 15, 30, 60, 61.013, 90, 300, 1800, 7200][dice.upTo(12)]
    let usable = candidates.filter { $0.duration.seconds >= 0.5 }
    guard !usable.isEmpty else { return }
    let film = FrameRate.films[Int(seed) % FrameRate.films.count]
    let (timeline, _) = try Clips.film(seconds, of: candidates.shuffled(using: &dice), at: film)
    #expect(Rules.broken(by: timeline, candidates) == [])
    #expect(Rules.isInOrder(timeline, candidates))
    // A shot that follows another in its clip waits for the next source frame, so a little of each clip may be lost.
    let footage = usable.reduce(0.0) { $0 + $1.duration.seconds - 0.07 * ($1.duration.seconds / 1.5 + 1) }
    let asked = film.frames(nearest: MediaTime(milliseconds: Int64((seconds * 1000).rounded())))
    #expect(timeline.frames == asked || (timeline.frames < asked && footage < seconds))
    let long = usable.filter { $0.duration.seconds >= 2.6 }.reduce(0.0) { $0 + $1.duration.seconds - 1.1 }
    if seconds >= 3, long > 1.6 * seconds {
      let durations = Dictionary(
        candidates.map { ($0.source.path, $0.duration.seconds) }, uniquingKeysWith: max)
      #expect(timeline.clips.allSatisfy { $0.frames >= film.shortestShot })
      #expect(
        timeline.clips.allSatisfy { $0.inPoint.seconds >= 0.49 || durations[$0.source.path] ?? 0 < 2.6 })
    }
  }

  @Test func `the same clips give the same timeline in whatever order they come`() throws {
    var dice = Dice(7)
    let candidates = Clips.roll(60, &dice)
    let first = try Clips.film(60, of: candidates)
    for _ in 0..<5 { #expect(try Clips.film(60, of: candidates.shuffled(using: &dice)) == first) }
  }

  @Test func `clips of one instant come in the order of their paths`() throws {
    let candidates = ["b.mov", "a.mov", "c.mov"].map { path in
      var clip = Clips.one(1, 10)
      clip.source.path = path
      return clip
    }
    let (timeline, _) = try Clips.film(12, of: candidates)
    #expect(timeline.clips.map(\.source.path) == ["a.mov", "b.mov", "c.mov"])
  }

  @Test func `a clip named twice, or copied byte for byte, is used once`() throws {
    var copy = Clips.one(3, 10)
    var original = Clips.one(1, 10)
    original.source.fingerprint = "ab"
    copy.source.fingerprint = "ab"
    let (timeline, notes) = try Clips.film(6, of: [original, original, copy, Clips.one(2, 10)])
    #expect(timeline.clips.map(\.source.path) == ["c1.mov", "c2.mov"])
    #expect(notes == ["1 clip left out as copies of others: c3.mov"])
  }

  @Test(arguments: [2.5, 3, 4, 10, 60]) func `the first and last half second are avoided`(each: Double) throws
  {
    let candidates = Clips.many(10, each)
    let (timeline, notes) = try Clips.film(min(15, 10 * (each - 1)), of: candidates)
    #expect(timeline.clips.allSatisfy { $0.inPoint.seconds >= 0.5 && $0.outPoint.seconds <= each - 0.5 })
    #expect(notes.isEmpty)
  }

  @Test func `the ends are used and noted when the film cannot be filled without them`() throws {
    let candidates = Clips.many(3, 4)
    let (timeline, notes) = try Clips.film(10, of: candidates)
    #expect(timeline.frames == 300)
    #expect(timeline.clips.map(\.inPoint.microseconds) == [333_333, 333_333, 333_333])
    #expect(notes == ["there is little footage: the first and last half seconds of clips are used too"])
  }

  @Test func `moments of one clip are two seconds apart where the clip allows`() throws {
    let (timeline, _) = try Clips.film(20, of: Clips.many(1, 30, rate: FrameRate(30_000, 1001)))
    let gaps = zip(timeline.clips, timeline.clips.dropFirst()).map { $1.inPoint - $0.outPoint }
    #expect(gaps.allSatisfy { $0.seconds >= 2 })
    #expect(timeline.frames == 600)
    let (tight, _) = try Clips.film(28, of: Clips.many(1, 30))
    #expect(tight.frames == 840)
    #expect(Rules.broken(by: tight, Clips.many(1, 30)).isEmpty)
  }

  @Test func `each clip gives one moment before a long one gives more`() throws {
    let candidates = [Clips.one(1, 300), Clips.one(2, 8), Clips.one(3, 8), Clips.one(4, 8)]
    let (short, _) = try Clips.film(20, of: candidates)
    #expect(short.clips.map(\.source.path) == ["c1.mov", "c2.mov", "c3.mov", "c4.mov"])
    let (long, _) = try Clips.film(60, of: candidates)
    #expect(Set(long.clips.map(\.source.path)).count == 4)
    #expect(long.clips.filter { $0.source.path == "c1.mov" }.count == 7)
  }

  @Test func `clips under a second and a half are used only when the rest is too little`() throws {
    let long = Clips.many(3, 10)
    let short = (3..<8).map { Clips.one($0, 1) }
    let (enough, _) = try Clips.film(20, of: long + short)
    #expect(Set(enough.clips.map(\.source.path)) == ["c0.mov", "c1.mov", "c2.mov"])
    let (scarce, _) = try Clips.film(30, of: long + short)
    #expect(scarce.frames == 900)
    #expect(scarce.clips.filter { $0.frames == 30 }.count >= 1)
    #expect(scarce.clips.contains { $0.reason == "a short clip, used whole because there is little footage" })
  }

  @Test func `clips under half a second are never used and are noted`() throws {
    let blinks = (10..<15).map { Clips.one($0, 0.49) }
    let (timeline, notes) = try Clips.film(60, of: Clips.many(2, 5) + blinks)
    #expect(timeline.frames == 300)
    #expect(
      notes == [
        "5 clips shorter than half a second left out: c10.mov, c11.mov, c12.mov and 2 more",
        "there are only 10 s of footage for the 60 s asked: the film lasts 10 s",
      ])
  }

  @Test(arguments: [0.5, 0.6, 1.2, 3.7, 11.3]) func `too little footage is used whole and noted`(each: Double)
    throws
  {
    for rate in [FrameRate(30, 1), FrameRate(25, 1), nil] {
      let candidates = Clips.many(2, each, rate: rate)
      let (timeline, notes) = try Clips.film(100, of: candidates)
      #expect(timeline.frames >= Int64(each * 2 * 30) - 4)
      #expect(Rules.broken(by: timeline, candidates).isEmpty)
      #expect(notes.count == 1 && notes[0].hasPrefix("there are only "))
    }
  }

  @Test(arguments: [
    (Plan.Frame.auto, 30.0, 20.0, 1920, 1080),
    (.auto, 20, 30, 1080, 1920),
    (.auto, 20, 20, 1920, 1080),
    (.landscape, 1, 30, 1920, 1080),
    (.portrait, 30, 1, 1080, 1920),
    (.square, 30, 1, 1080, 1080),
  ])
  func `the frame is the plan's, or what most seconds are`(
    frame: Plan.Frame, wide: Double, tall: Double, width: Int, height: Int
  ) throws {
    var plan = Clips.plan(seconds: 3)
    plan.frame = frame
    let candidates = [
      Clips.one(1, wide), Clips.one(2, tall / 2, width: 1080, height: 1920),
      Clips.one(3, tall / 2, width: 720, height: 1280),
    ]
    let (timeline, _) = try Montage.timeline(
      for: plan, candidates: candidates, music: nil, title: "", made: "")
    #expect(timeline.size == PictureSize(width: width, height: height))
  }

  @Test func `a clip enters the film as it looks`() throws {
    var clip = Clips.one(1, 10, rate: FrameRate(30_000, 1001), nominal: FrameRate(30, 1))
    clip.orientation = Orientation(rotation: 90, mirrored: true)
    clip.hdr = .hlg
    clip.hasSound = false
    let (timeline, _) = try Clips.film(3, of: [clip])
    #expect(
      timeline.clips[0].look
        == Look(orientation: clip.orientation, hdr: .hlg, sound: false, frameRate: FrameRate(30, 1)))
    #expect(timeline.clips[0].source == clip.source)
    #expect(timeline.frameRate == .film)
    #expect(timeline.made == Clips.made)
  }

  @Test func `only and without choose by path, full path or id`() throws {
    let candidates = Clips.many(6, 10)
    func paths(only: [String] = [], without: [String] = []) throws -> [String] {
      var plan = Clips.plan(seconds: 60)
      plan.only = only
      plan.without = without
      let (timeline, _) = try Montage.timeline(
        for: plan, candidates: candidates, music: nil, title: "", made: "")
      return Set(timeline.clips.map(\.source.path)).sorted()
    }
    #expect(
      try paths(only: ["c1.mov", "4", "/footage/c5.mov", "gone.mov"]) == ["c1.mov", "c4.mov", "c5.mov"])
    #expect(try paths(without: ["0", "c1.mov", "c2.mov", "c3.mov"]) == ["c4.mov", "c5.mov"])
    #expect(try paths(only: ["1", "2"], without: ["2"]) == ["c1.mov"])
  }

  @Test(arguments: [Int64.max, 1 << 50, 0, -1, .min]) func `a damaged duration does no harm`(
    microseconds: Int64
  ) throws {
    var odd = Clips.one(1, 1)
    odd.duration = MediaTime(microseconds: microseconds)
    let (timeline, _) = try Clips.film(7200, of: [odd, Clips.one(2, 10)])
    #expect(timeline.frames == (microseconds > 0 ? 216_000 : 300))
    #expect(Montage.defaultLength(for: [odd, Clips.one(2, 10)]) == (microseconds > 0 ? 60_000 : 9000))
  }

  @Test(
    arguments: [(1, 1_000_000), (1_000_000, 1), (1, 1), (4, 1), (1000, 1), (1001, 1)] as [(Int64, Int64)])
  func `an impossible frame rate does no harm`(numerator: Int64, denominator: Int64) throws {
    let candidates = Clips.many(4, 10, rate: FrameRate(numerator, denominator))
    #expect(try Clips.film(30, of: candidates).timeline.frames == 900)
  }
}
