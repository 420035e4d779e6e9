internal import Plans

/// How many photos a film shows, which, and how long.
///
/// A film of photos alone takes as many as fit at 3 s each, 2.5 s in a fast film and 4 s in a calm one, evenly
/// from all of them. None is shown longer than 4 s while others are not shown at all; fewer ones are, up to 6 s.
/// Beside videos, photos fill a third of the film at most; more only where the videos cannot fill the rest.
struct StillChoice {
  /// The film is divided by this to get the part that photos may fill beside enough videos.
  static let share: Int64 = 3
  /// A photo is looked at to its end by then; longer only where there are too few.
  static let enough = MediaTime(milliseconds: 4000)
  /// Shorter than this a photo is not seen.
  static let least = MediaTime(milliseconds: 2500)

  /// In capture order.
  let shots: [Shot]

  /// The frames that photos fill in a film of `frames`, when the videos give at most `videos`.
  /// - Parameter wish: what they fill beside any videos.
  static func frames(of frames: Int64, stills: Int, videos: Int64, wish: Int64, _ wishes: Wishes) -> Int64 {
    let capacity = Int64(stills) * wishes.rate.longestShot
    let needed = max(0, frames - videos)
    // Whole photos of the usual length; what the videos leave must be filled whatever it takes.
    let wanted = min(Int64(stills), wish / wishes.photo) * wishes.photo
    guard needed > wanted else { return min(wanted, frames) }
    // A rest that no photo could fill by itself is one short photo.
    return min(capacity, max(needed, min(wishes.shortestPhoto, frames)))
  }

  /// `frames` of photos, or as many as there are at their longest.
  init(frames: Int64, from stills: [Candidate], _ wishes: Wishes) {
    guard frames > 0, !stills.isEmpty else {
      shots = []
      return
    }
    let nearest = (frames + wishes.photo / 2) / wishes.photo
    let enough = (frames + wishes.rate.longPhoto - 1) / wishes.rate.longPhoto
    let count = min(stills.count, Int(max(1, min(max(nearest, enough), frames / wishes.shortestPhoto))))
    let lengths = ShotLengths.even(
      frames: frames, limits: Array(repeating: wishes.rate.longestShot, count: count),
      shortest: wishes.shortestPhoto)
    shots = lengths.enumerated().compactMap { index, length in
      let group = (index * stills.count / count)..<((index + 1) * stills.count / count)
      let candidate = stills[(group.lowerBound + group.upperBound - 1) / 2]
      guard length > 0 else { return nil }
      return Shot(
        candidate: candidate, inPoint: .zero, frames: length,
        reason: StillChoice.reason(choices: group.count, isLong: length > wishes.rate.longPhoto))
    }
  }

  private static func reason(choices: Int, isLong: Bool) -> String {
    if choices > 1 { return "a photo chosen from \(choices) in a row" }
    return isLong ? "a photo, shown long because there is little footage" : "a photo"
  }
}

extension FrameRate {
  /// Frames of `StillChoice.enough`.
  var longPhoto: Int64 { frames(nearest: StillChoice.enough) }
  /// Frames of `StillChoice.least`.
  var shortPhoto: Int64 { frames(nearest: StillChoice.least) }
}

extension ShotChoice {
  /// Shots of videos and photos together, in capture order, `frames` long or as near below it as there is
  /// footage.
  init(frames: Int64, among candidates: [Candidate], _ wishes: Wishes) {
    self.init(
      frames: frames, from: Supply(candidates.filter { !$0.isStill }), stills: candidates.filter(\.isStill),
      wish: frames / StillChoice.share, wishes)
  }

  /// - Parameters:
  ///   - videos: a supply of videos alone.
  ///   - wish: the frames that photos fill where videos suffice as well.
  init(frames: Int64, from videos: Supply, stills: [Candidate], wish: Int64, _ wishes: Wishes) {
    guard !stills.isEmpty else {
      self.init(frames: frames, from: videos, wishes)
      return
    }
    let most = min(frames, videos.usefulFrames)
    let least = wishes.shortestPhoto
    let wanted = StillChoice.frames(of: frames, stills: stills.count, videos: most, wish: wish, wishes)
    var choice = ShotChoice.none
    // A second time only when the videos left a rest too short for a photo.
    for shown in [wanted, least]
    where choice.shots.isEmpty || (1..<least).contains(frames - choice.frames) {
      choice =
        most == 0 || frames <= shown
        ? .none : ShotChoice(frames: frames - shown, from: videos, wishes)
    }
    let photos = StillChoice(frames: frames - choice.frames, from: stills, wishes)
    choice.shots = (choice.shots + photos.shots).enumerated().sorted { a, b in
      let (first, second) = (a.element.candidate, b.element.candidate)
      if first.source == second.source { return a.offset < b.offset }
      return Candidate.isEarlier(first, second)
    }.map(\.element)
    self = choice
  }

  /// Shots that follow the beat. Videos, and the photos that even shots would show, none longer than enough; then
  /// all photos; only then longer ones.
  init?(onBeats grid: BeatGrid, among candidates: [Candidate]) {
    let wishes = Wishes(grid)
    let evenly = ShotChoice(frames: grid.frames, among: candidates, wishes)
    let photos = Set(evenly.shots.filter(\.candidate.isStill).map(\.candidate.source))
    let kept = candidates.filter { !$0.isStill || photos.contains($0.source) }
    let supplies = photos.isEmpty ? [kept] : [kept.map(\.briefly), candidates.map(\.briefly), candidates]
    for supply in supplies {
      if let choice = ShotChoice(onBeats: grid, from: Supply(supply), wishes) {
        self = choice
        return
      }
    }
    return nil
  }
}

extension Candidate {
  /// A photo that is shown for no longer than enough; a video as it is.
  fileprivate var briefly: Candidate {
    var brief = self
    if isStill { brief.duration = StillChoice.enough }
    return brief
  }
}

extension ShotChoice {
  fileprivate static var none: ShotChoice {
    ShotChoice(frames: 0, from: Supply([]), Wishes(.usual, at: .film))
  }
  fileprivate var frames: Int64 { shots.reduce(0) { $0 + $1.frames } }
}

extension Supply {
  /// The film frames it can give without moments that follow each other.
  fileprivate var usefulFrames: Int64 {
    steps.prefix(2).map { step in step.stretches.reduce(0) { $0 + $1.usefulFrames } }.max() ?? 0
  }
}

extension Stretch {
  fileprivate var usefulFrames: Int64 { frames(moments: mostMoments(gap: Pace.gap), gap: Pace.gap) }
}
