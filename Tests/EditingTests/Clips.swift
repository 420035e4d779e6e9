import Plans

@testable import Editing

/// Makes candidates for tests.
enum Clips {
  static let film = FrameRate.film
  static let made = "2026-08-21T12:30:00Z"

  /// A clip taken `number` minutes after the first one, `c7.mov` for 7.
  static func one(
    _ number: Int, _ seconds: Double, rate: FrameRate? = FrameRate(30, 1), nominal: FrameRate? = nil,
    width: Int = 1920, height: Int = 1080
  ) -> Candidate {
    Candidate(
      source: source("c\(number).mov", id: Int64(number)),
      taken: Instant(seconds: 1_787_000_000 + Int64(number) * 60),
      duration: MediaTime(microseconds: Int64((seconds * 1_000_000).rounded())),
      size: PictureSize(width: width, height: height), averageRate: rate, nominalRate: nominal ?? rate,
      hasSound: true)
  }

  static func many(_ count: Int, _ seconds: Double, rate: FrameRate? = FrameRate(30, 1)) -> [Candidate] {
    (0..<count).map { one($0, seconds, rate: rate) }
  }

  static func source(_ path: String, id: Int64 = 1, fingerprint: String = "") -> SourceReference {
    SourceReference(folder: "/footage", path: path, id: id, size: 1000, fingerprint: fingerprint)
  }

  /// - Parameter rate: nil leaves it to the footage.
  static func plan(seconds: Double? = nil, at rate: FrameRate? = .film) -> Plan {
    var plan = Plan(task: .montage)
    plan.frameRate = rate
    plan.source = .videos
    plan.milliseconds = seconds.map { Int64(($0 * 1000).rounded()) }
    return plan
  }

  /// The timeline and notes of a film of `seconds`.
  static func film(
    _ seconds: Double, of candidates: [Candidate], at rate: FrameRate? = .film
  ) throws(Problem) -> (timeline: Timeline, notes: [String]) {
    try Montage.timeline(
      for: plan(seconds: seconds, at: rate), candidates: candidates, music: nil, title: "", made: made)
  }

  /// Random clips as a camera roll has them: all rates, lengths from a blink to ten minutes, bursts and pauses.
  static func roll(_ count: Int, _ random: inout Dice) -> [Candidate] {
    let rates = [
      FrameRate(30, 1), FrameRate(30_000, 1001), FrameRate(25, 1), FrameRate(60, 1), FrameRate(24_000, 1001),
      FrameRate(2997, 100), FrameRate(120, 1), FrameRate(15, 1), nil,
    ]
    var second: Int64 = 1_700_000_000
    return (0..<count).map { number in
      second += Int64(random.upTo(3) == 0 ? random.upTo(90_000) : random.upTo(30))
      let length =
        switch random.upTo(5) {
        case 0: Double(random.upTo(2000)) / 1000
        case 1: Double(random.upTo(600_000)) / 1000
        default: 1 + Double(random.upTo(20_000)) / 1000
        }
      let rate = rates[random.upTo(rates.count)]
      // One in ten of a variable rate.
      let nominal = random.upTo(10) == 0 ? FrameRate(90, 1) : rate
      var clip = one(number, length, rate: rate, nominal: nominal)
      clip.taken = Instant(seconds: second)
      return clip
    }
  }
}

/// Repeatable random numbers (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func upTo(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

/// What must hold of every timeline, whatever it was made from.
enum Rules {
  /// The rules a timeline breaks, as sentences.
  static func broken(by timeline: Timeline, _ candidates: [Candidate]) -> [String] {
    var faults: [String] = []
    var next: Int64 = 0
    var spans: [String: [Clip]] = [:]
    let known = Dictionary(candidates.map { ($0.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, clip) in timeline.clips.enumerated() {
      func fault(_ text: String) { faults.append("shot \(index + 1) of \(clip.source.path): \(text)") }
      guard let candidate = known[clip.source.path] else { return ["shot \(index + 1) is of no candidate"] }
      if clip.firstFrame != next { fault("begins at frame \(clip.firstFrame), not \(next)") }
      next += clip.frames
      if clip.frames < 1 || clip.frames > timeline.frameRate.longestShot {
        fault("has \(clip.frames) frames")
      }
      if clip.inPoint < .zero || clip.outPoint > candidate.duration { fault("leaves its clip") }
      let length = clip.outPoint - clip.inPoint
      if abs(length.microseconds - timeline.frameRate.time(ofFrame: clip.frames).microseconds) > 1 {
        fault("out point")
      }
      if !isOnGrid(clip.inPoint, candidate) {
        fault("begins between frames, at \(clip.inPoint.microseconds)")
      }
      if clip.reason.isEmpty { fault("has no reason") }
      if clip.look != candidate.look { fault("looks different") }
      spans[clip.source.path, default: []].append(clip)
    }
    for (path, clips) in spans {
      let sorted = clips.sorted { $0.inPoint < $1.inPoint }
      for (a, b) in zip(sorted, sorted.dropFirst()) where a.outPoint > b.inPoint {
        faults.append("\(path) overlaps")
      }
    }
    return faults
  }

  /// Whether the shots follow the order in which their clips were taken, and each clip's own time.
  static func isInOrder(_ timeline: Timeline, _ candidates: [Candidate]) -> Bool {
    let places = Dictionary(
      candidates.sorted(by: Candidate.isEarlier).enumerated().map { ($1.source.path, $0) },
      uniquingKeysWith: min)
    let keys = timeline.clips.map { (places[$0.source.path] ?? -1, $0.inPoint) }
    return zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
  }

  private static func isOnGrid(_ time: MediaTime, _ candidate: Candidate) -> Bool {
    guard let rate = candidate.averageRate, let nominal = candidate.nominalRate,
      abs(nominal.framesPerSecond / rate.framesPerSecond - 1) < 0.02
    else { return true }
    let frame = (time.seconds * rate.framesPerSecond).rounded()
    return rate.time(ofFrame: Int64(frame)) == time
  }
}
