internal import Plans

/// A moment chosen for a film, before it has its place there.
struct Shot: Sendable, Equatable {
  var candidate: Candidate
  var inPoint: MediaTime
  var frames: Int64
  var reason: String

  var outPoint: MediaTime { inPoint + candidate.filmRate.length(ofFrames: frames) }

  /// The shot as a clip; its first frame is the film's to say.
  var clip: Clip {
    var clip = Clip(
      source: candidate.source, inPoint: inPoint, outPoint: outPoint, firstFrame: 0, frames: frames,
      look: candidate.look, reason: reason)
    clip.day = candidate.day
    clip.room = candidate.isStill ? nil : max(.zero, candidate.extent.upperBound - outPoint)
    return clip
  }
}
