internal import Plans

/// The frames that shots want to have where there is plenty of footage.
struct Wishes {
  let video: Int64
  let photo: Int64
  /// Below this a photo is not seen, or hurries before the beat.
  let shortestPhoto: Int64

  /// Of an evenly cut film: photos want 2.5 to 4 s at any pace.
  init(_ pace: Plan.Pace) {
    video = Pace.usual(pace)
    photo = min(StillChoice.enough, max(StillChoice.least, video))
    shortestPhoto = StillChoice.least
  }

  /// Of a film cut to music: a little less than its shots last, for what fits no beat can be left out.
  init(_ grid: BeatGrid) {
    video = max(1, BeatLengths.usual(grid) * 4 / 5)
    photo = min(StillChoice.enough, video)
    shortestPhoto = min(StillChoice.least, video)
  }
}
