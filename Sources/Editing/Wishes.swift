internal import Plans

/// The frames that shots want to have where there is plenty of footage.
struct Wishes {
  let video: Int64
  let photo: Int64
  /// Below this a photo is not seen, or hurries before the beat.
  let shortestPhoto: Int64

  /// The film's.
  let rate: FrameRate

  /// Of an evenly cut film: photos want 2.5 to 4 s at any pace.
  init(_ pace: Plan.Pace, at rate: FrameRate) {
    self.rate = rate
    video = rate.usualShot(pace)
    photo = min(rate.longPhoto, max(rate.shortPhoto, video))
    shortestPhoto = rate.shortPhoto
  }

  /// Of a film cut to music: a little less than its shots last, for what fits no beat can be left out.
  init(_ grid: BeatGrid) {
    rate = grid.rate
    video = max(1, BeatLengths.usual(grid) * 4 / 5)
    photo = min(rate.longPhoto, video)
    shortestPhoto = min(rate.shortPhoto, video)
  }
}
