internal import Media
internal import Plans

/// Neighbouring clips whose sound goes on without a break in one source: heard as one, without fades between.
struct SoundRun: Equatable {
  /// Clips that follow each other in the source up to this count as one: rounding of in points.
  private static let seam = MediaTime(milliseconds: 1)

  /// Indices on the timeline.
  var clips: Range<Int>
  /// The bytes of the source in which the video lies; nil when it is the whole file.
  var part: Range<Int64>?
  /// In the source's time.
  var inPoint: MediaTime
  /// Samples of the film.
  var samples: Range<Int64>
  var isHeard: Bool

  /// The runs of a timeline in order.
  static func runs(of timeline: Timeline) -> [SoundRun] {
    var runs: [SoundRun] = []
    for (index, clip) in timeline.clips.enumerated() {
      let start = timeline.frameRate.sample(ofFrame: clip.firstFrame, rate: Encoding.soundRate)
      let end = timeline.frameRate.sample(ofFrame: clip.firstFrame + clip.frames, rate: Encoding.soundRate)
      guard start < end else { continue }
      if let last = runs.last, last.continues(into: clip, at: start, in: timeline) {
        runs[runs.count - 1].clips = last.clips.lowerBound..<index + 1
        runs[runs.count - 1].samples = last.samples.lowerBound..<end
      } else {
        runs.append(
          SoundRun(
            clips: index..<index + 1, part: clip.look.part, inPoint: clip.inPoint, samples: start..<end,
            isHeard: clip.look.sound))
      }
    }
    return runs
  }

  /// The run's sound from its beginning on; nil when the file has none.
  func source(_ descriptor: Int32) throws(MediaError) -> SoundSource? {
    try SoundSource(descriptor: descriptor, part: part, from: inPoint)
  }

  private func continues(into clip: Clip, at start: Int64, in timeline: Timeline) -> Bool {
    guard samples.upperBound == start, isHeard == clip.look.sound, part == clip.look.part,
      clips.upperBound <= timeline.clips.count,
      timeline.clips[clips.upperBound - 1].source == clip.source
    else { return false }
    let length = (start - samples.lowerBound) * 1_000_000 / Encoding.soundRate
    let step = clip.inPoint.microseconds - inPoint.microseconds - length
    return step.magnitude <= UInt64(SoundRun.seam.microseconds)
  }
}
