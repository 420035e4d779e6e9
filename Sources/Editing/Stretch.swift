internal import Plans

/// A part of a clip from which shots may be taken.
struct Stretch: Sendable, Equatable {
  let candidate: Candidate
  /// On the source's frame grid.
  let lower: MediaTime
  let upper: MediaTime
  let grid: FrameGrid

  init(_ candidate: Candidate, from: MediaTime, to: MediaTime) {
    self.candidate = candidate
    grid = FrameGrid(candidate)
    lower = grid.up(from)
    upper = to
  }

  var length: MediaTime { max(.zero, upper - lower) }

  /// The film frames that one unbroken shot could have.
  var frames: Int64 { film.frames(within: upper - lower) }

  /// The rate of the film it is for.
  var film: FrameRate { candidate.filmRate }

  /// The film frames that `moments` shots could have together, `gap` apart and none over the longest.
  func frames(moments: Int, gap: MediaTime) -> Int64 {
    let between = Int64(moments - 1) * (gap.microseconds + grid.loss.microseconds)
    let free = film.frames(within: upper - lower - MediaTime(microseconds: between))
    return min(Int64(moments) * film.longestShot, free)
  }

  /// How many shots use the stretch best: a further one would cost more in gaps than it gives.
  func mostMoments(gap: MediaTime) -> Int {
    let between = film.frames(within: gap)
    let count = max(1, Int((frames + between) / (film.longestShot + between)))
    return frames(moments: count + 1, gap: gap) > frames(moments: count, gap: gap) ? count + 1 : count
  }

  /// Shots when every `frames` frames of footage give one: at least one, at most what is of use.
  func moments(every spacing: Int64, gap: MediaTime) -> Int {
    let between = film.frames(within: gap)
    return min(mostMoments(gap: gap), max(1, Int((frames + between) / (spacing + between))))
  }
}

extension Stretch {
  /// Where shots of these lengths begin: spread over the stretch, in order, on source frames, at least `gap`
  /// apart.
  ///
  /// The lengths must fit, as `frames(moments:gap:)` says they do.
  func inPoints(frames lengths: [Int64], gap: MediaTime) -> [MediaTime] {
    // A photo is the same at every moment.
    if candidate.isStill { return lengths.map { _ in lower } }
    let used = lengths.reduce(0) { $0 + film.length(ofFrames: $1).microseconds }
    let (outer, inner) = spaces(free: max(0, length.microseconds - used), shots: lengths.count)
    var latest = Array(repeating: upper, count: lengths.count)
    var limit = upper
    for index in lengths.indices.reversed() {
      latest[index] = grid.down(limit - film.length(ofFrames: lengths[index]))
      limit = latest[index] - gap
    }
    var found: [MediaTime] = []
    var wanted = lower.microseconds + outer
    var earliest = lower
    for (index, frames) in lengths.enumerated() {
      let start = min(grid.up(max(MediaTime(microseconds: wanted), earliest)), latest[index])
      found.append(start)
      let length = film.length(ofFrames: frames)
      wanted += length.microseconds + inner
      earliest = start + length + gap
    }
    return found
  }

  /// Microseconds in front of the first shot and between shots: even, but rather between shots than at the
  /// ends.
  private func spaces(free: Int64, shots: Int) -> (outer: Int64, inner: Int64) {
    let even = free / Int64(shots + 1)
    guard shots > 1, even < Pace.gap.microseconds else { return (even, even) }
    let inner = min(Pace.gap.microseconds, free / Int64(shots - 1))
    return ((free - inner * Int64(shots - 1)) / 2, inner)
  }
}

extension Stretch {
  /// The part of a clip without its shaky ends; a clip under 2.5 s gives up only what a shot of 1.5 s leaves
  /// over.
  static func steady(_ candidate: Candidate) -> Stretch {
    if candidate.isStill { return whole(candidate) }
    let extent = candidate.extent
    let spare = candidate.supply - Pace.shortestShot - FrameGrid(candidate).step
    let edge = min(Pace.edge, MediaTime(microseconds: max(0, spare.microseconds / 2)))
    return Stretch(candidate, from: extent.lowerBound + edge, to: extent.upperBound - edge)
  }

  /// The clip with its ends.
  static func whole(_ candidate: Candidate) -> Stretch {
    Stretch(candidate, from: candidate.extent.lowerBound, to: candidate.extent.upperBound)
  }
}
