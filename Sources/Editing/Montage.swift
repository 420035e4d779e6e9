package import Plans

/// Cuts a film of exactly the asked length from clips in capture order.
package enum Montage {
  /// Turns a plan and the clips it may use into a timeline.
  ///
  /// Shots last 1.5 to 6 s: 3 s where footage is plenty, longer where clips are few, shorter only where
  /// nothing else adds up. Nothing is used twice, and the first and last half second of a clip only when the
  /// rest is too little. Photos: see `StillChoice`. The same plan over the same candidates gives the same timeline, in whatever order
  /// they come.
  /// - Parameters:
  ///   - candidates: the clips of the plan's days and source, capture dates trusted.
  ///   - made: ISO 8601 of the making.
  /// - Throws: `no-footage` when no candidate can be used, `no-music` when the plan wants music and there is
  ///   none.
  package static func timeline(
    for plan: Plan, candidates: [Candidate], music: MusicChoice?, title: String, made: String,
    surroundings: Surroundings = Surroundings()
  ) throws(Problem) -> (timeline: Timeline, notes: [String]) {
    let footage = Footage(candidates, for: plan)
    try check(plan, footage, music, surroundings)
    let asked = MediaTime(milliseconds: plan.milliseconds ?? defaultLength(for: footage.usable))
    let frames = footage.rate.frames(nearest: asked)
    let length = footage.rate.time(ofFrame: frames)
    let track = music?.track(length: length, for: plan)
    let card = openingFrames(plan, footage, track, frames: frames)
    let grid = track.flatMap {
      beatGrid(music?.beats, $0, behind: card, frames: frames, at: footage.rate, for: plan)
    }
    let onBeats = grid.flatMap { ShotChoice(onBeats: $0, among: footage.usable) }
    let wishes = Wishes(plan.pace, at: footage.rate)
    let choice = onBeats ?? ShotChoice(frames: frames - card, among: footage.usable, wishes)
    var timeline = Timeline(
      frameRate: footage.rate, size: footage.size(plan.frame, height: plan.height ?? PictureSize.usualHeight),
      clips: choice.shots.map(\.clip), music: track, title: title, made: made)
    timeline.setFraming(plan.framing)
    timeline.aim(choice.shots)
    timeline.follow(plan, card: card, days: footage.usable.compactMap(\.day))
    let ofFootage = Note.tooLittle(
      length: timeline.length, asked: length, footage: footage.length, stills: footage.stills)
    let ofChoice = [ofFootage, Note.ends(used: choice.usesEnds && timeline.frames == frames)]
    let ofMusic = musicNotes(plan, music, timeline, followed: onBeats != nil)
    let ofCard =
      plan.title != nil && timeline.opening == nil ? Note.noCard(frames: frames, at: footage.rate) : nil
    let notes = (ofChoice + ofMusic + [ofCard]).compactMap(\.self)
    return (timeline, footage.notes(plan, surroundings) + notes)
  }

  private static func check(
    _ plan: Plan, _ footage: Footage, _ music: MusicChoice?, _ surroundings: Surroundings
  ) throws(Problem) {
    guard !footage.usable.isEmpty else {
      throw Problem.noFootage(plan, tooShort: footage.tooShort.count, surroundings)
    }
    let isInsistent = plan.origin["music"] != .default && plan.origin["music"] != .model
    guard plan.music == nil || music != nil || !isInsistent else {
      throw Problem(
        .noMusic, field: "music", reason: "there is no music to put under the film",
        hint: "put an audio file into a watched folder, or set music to null and beat to false")
    }
  }

  private static func musicNotes(
    _ plan: Plan, _ music: MusicChoice?, _ timeline: Timeline, followed: Bool
  ) -> [String?] {
    let track = timeline.music
    return [
      Note.musicEnds(music, offset: track?.offset ?? .zero, before: timeline.length),
      plan.musicPart == .best ? Note.part(music, track, length: timeline.length) : nil,
      plan.music != nil && music == nil
        ? "there is no music in the library: the film is made without it" : nil,
      Note.damage(music),
      plan.beat ? Note.beats(music, followed: followed, timeline) : nil,
    ]
  }

  /// Nil where the music has no beats to follow.
  private static func beatGrid(
    _ beats: BeatAnalysis?, _ track: MusicTrack, behind card: Int64, frames: Int64,
    at rate: FrameRate, for plan: Plan
  ) -> BeatGrid? {
    guard let beats, !track.beats.isEmpty else { return nil }
    let start = track.offset + rate.time(ofFrame: card)
    return BeatGrid(beats, offset: start - plan.beatOffset, frames: frames - card, at: rate, pace: plan.pace)
  }

  /// Frames of the opening card; 0 without one.
  private static func openingFrames(
    _ plan: Plan, _ footage: Footage, _ track: MusicTrack?, frames: Int64
  ) -> Int64 {
    guard let title = plan.title else { return 0 }
    if title == .days, !footage.usable.contains(where: { $0.day != nil }) { return 0 }
    guard let track, !track.beats.isEmpty else { return OpeningCard.frames(of: frames, at: footage.rate) }
    return OpeningCard.frames(of: frames, at: footage.rate, onBeatsOf: track)
  }

  /// The plan with what was not asked filled in, its origin `default`: length and rate by the footage, the rest as given.
  package static func withDefaults(
    _ plan: Plan, candidates: [Candidate], height: Int = PictureSize.usualHeight,
    codec: Encoding.Codec = .h264
  ) -> Plan {
    let footage = Footage(candidates, for: plan)
    var filled = plan
    filled.frameRate = footage.rate
    filled.height = plan.height ?? height
    filled.codec = plan.codec ?? codec
    filled.milliseconds = plan.milliseconds ?? defaultLength(for: footage.usable)
    if plan.frameRate == nil { filled.origin["fps"] = .default }
    if plan.height == nil { filled.origin["height"] = .default }
    if plan.codec == nil { filled.origin["codec"] = .default }
    if plan.milliseconds == nil { filled.origin["milliseconds"] = .default }
    return filled
  }

  /// The longest film nobody gave a length.
  private static let longestDefault: Int64 = 60_000
  /// Below this a default film is not shortened further for the sake of choice.
  private static let shortestDefault: Int64 = 15_000

  /// The length, in milliseconds, of a film that was asked without one.
  ///
  /// 60 s; half of the steady footage (clips without their first and last half second) where that is less, so
  /// that there is still something to choose; but 15 s, or all the steady footage, rather than less. A photo
  /// counts with the longest it may be shown, so that half of it is a usual shot. Whole seconds, at least one.
  package static func defaultLength(for candidates: [Candidate]) -> Int64 {
    let steady = candidates.filter { $0.supply >= Pace.shortestClip }
      .reduce(Int64(0)) { sum, candidate in
        // Two minutes are enough to know the answer, and the sum stays small.
        min(2 * longestDefault, sum + Int64(Stretch.steady(candidate).length.milliseconds))
      }
    let length = min(longestDefault, max(steady / 2, min(steady, shortestDefault)))
    return max(1000, length / 1000 * 1000)
  }
}

extension Timeline {
  var length: MediaTime { frameRate.time(ofFrame: frames) }

  /// Takes from the plan what no shot decides, and puts every shot in its place.
  /// - Parameter days: of all footage.
  fileprivate mutating func follow(_ plan: Plan, card: Int64, days: [Day]) {
    codec = plan.codec ?? .h264
    transitions = plan.transitions
    language = plan.language ?? .en
    open(plan.title, frames: card, days: days)
    closeUp()
    varyMotions()
    markBeats()
  }

  mutating func setFraming(_ framing: Plan.Framing) {
    for index in clips.indices { clips[index].look.framing = framing }
  }

  /// Gives every clip its place behind the one before it.
  mutating func closeUp() {
    var next = firstFrame
    for index in clips.indices {
      clips[index].firstFrame = next
      next += clips[index].frames
    }
  }
}
