internal import Plans

/// How many photos a film shows, which, and how long.
///
/// A film of photos alone takes as many as fit at 3 s each, evenly from all of them, and shows fewer ones
/// longer, up to 6 s. Beside videos, photos fill a third of the film at most; more, and then longer, only where
/// the videos cannot fill the rest.
struct StillChoice {
  /// The film is divided by this to get the part that photos may fill beside enough videos.
  private static let share: Int64 = 3
  /// A photo is looked at to its end by then; longer only where there are too few.
  private static let enough = FrameRate.film.frames(nearest: MediaTime(milliseconds: 4000))
  /// Shorter than this a photo is not seen.
  static let least = FrameRate.film.frames(nearest: MediaTime(milliseconds: 2500))

  /// In capture order.
  let shots: [Shot]

  /// The frames that photos fill in a film of `frames`, when the videos give at most `videos`.
  static func frames(of frames: Int64, stills: Int, videos: Int64) -> Int64 {
    let capacity = Int64(stills) * Pace.longest
    let needed = max(0, frames - videos)
    // Whole photos of the usual length; what the videos leave must be filled whatever it takes.
    let wanted = min(Int64(stills), frames / share / Pace.usual) * Pace.usual
    guard needed > wanted else { return min(wanted, frames) }
    // A rest that no photo could fill by itself is one short photo.
    return min(capacity, max(needed, min(least, frames)))
  }

  /// `frames` of photos, or as many as there are at their longest.
  init(frames: Int64, from stills: [Candidate]) {
    guard frames > 0, !stills.isEmpty else {
      shots = []
      return
    }
    let usual = (frames + Pace.usual / 2) / Pace.usual
    let count = min(stills.count, Int(max(1, min(usual, frames / StillChoice.least))))
    let lengths = ShotLengths.even(
      frames: frames, limits: Array(repeating: Pace.longest, count: count), shortest: StillChoice.least)
    shots = lengths.enumerated().compactMap { index, length in
      let group = (index * stills.count / count)..<((index + 1) * stills.count / count)
      let candidate = stills[(group.lowerBound + group.upperBound - 1) / 2]
      guard length > 0 else { return nil }
      return Shot(
        candidate: candidate, inPoint: .zero, frames: length,
        reason: StillChoice.reason(choices: group.count, frames: length))
    }
  }

  private static func reason(choices: Int, frames: Int64) -> String {
    if choices > 1 { return "a photo chosen from \(choices) in a row" }
    return frames > enough ? "a photo, shown long because there is little footage" : "a photo"
  }
}

extension ShotChoice {
  /// Shots of videos and photos together, in capture order, `frames` long or as near below it as there is
  /// footage.
  init(frames: Int64, among candidates: [Candidate], usual: Int64 = Pace.usual) {
    let stills = candidates.filter(\.isStill)
    let videos = candidates.filter { !$0.isStill }
    guard !stills.isEmpty else {
      self.init(frames: frames, from: Supply(videos), usual: usual)
      return
    }
    let most = videos.reduce(Int64(0)) { min(frames, $0 + Stretch.steady($1).usefulFrames) }
    var choice = ShotChoice.none
    // A second time only when the videos left a rest too short for a photo.
    for shown in [StillChoice.frames(of: frames, stills: stills.count, videos: most), StillChoice.least]
    where choice.shots.isEmpty || (1..<StillChoice.least).contains(frames - choice.frames) {
      choice =
        videos.isEmpty || frames <= shown
        ? .none : ShotChoice(frames: frames - shown, from: Supply(videos), usual: usual)
    }
    let photos = StillChoice(frames: frames - choice.frames, from: stills)
    choice.shots = (choice.shots + photos.shots).enumerated().sorted { a, b in
      let (first, second) = (a.element.candidate, b.element.candidate)
      if first.source == second.source { return a.offset < b.offset }
      return Candidate.isEarlier(first, second)
    }.map(\.element)
    self = choice
  }
}

extension ShotChoice {
  fileprivate static var none: ShotChoice { ShotChoice(frames: 0, from: Supply([])) }
  fileprivate var frames: Int64 { shots.reduce(0) { $0 + $1.frames } }
}

extension Stretch {
  /// The film frames it can give without its moments following each other.
  fileprivate var usefulFrames: Int64 { frames(moments: mostMoments(gap: Pace.gap), gap: Pace.gap) }
}
