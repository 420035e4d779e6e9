internal import Glibc
internal import Media
internal import Plans

/// Neighbouring clips whose sound goes on without a break in one source: heard as one, without fades between.
struct SoundRun: Equatable {
  /// Clips that follow each other in the source up to this count as one: rounding of in points.
  private static let seam = MediaTime(milliseconds: 1)
  /// Samples of a fade at a cut.
  private static let cutFade = Encoding.cutFade.microseconds * Encoding.soundRate / 1_000_000

  /// Indices on the timeline.
  var clips: Range<Int>
  /// The bytes of the source in which the video lies; nil when it is the whole file.
  let part: Range<Int64>?
  /// In the source's time.
  var inPoint: MediaTime
  /// Samples of the film; in a dissolve they overlap with those of the next run.
  var samples: Range<Int64>
  var isHeard: Bool
  /// Samples over which it comes and goes; 0 is a cut.
  var fadeIn: Int64 = 0
  var fadeOut: Int64 = 0

  /// The runs of a timeline in order.
  static func runs(of timeline: Timeline) -> [SoundRun] {
    var runs: [SoundRun] = []
    for (index, clip) in timeline.clips.enumerated() {
      let start = timeline.frameRate.sample(ofFrame: clip.firstFrame, rate: Encoding.soundRate)
      let end = timeline.frameRate.sample(ofFrame: clip.firstFrame + clip.frames, rate: Encoding.soundRate)
      guard start < end else { continue }
      let overlap = timeline.overlap(before: index)
      if overlap > 0 {
        runs.append(begin(index, before: start, overlap, end, in: timeline))
        runs[runs.count - 2].end(behind: start, overlap, in: timeline)
      } else if let last = runs.last, last.continues(into: clip, at: start, in: timeline) {
        runs[runs.count - 1].clips = last.clips.lowerBound..<index + 1
        runs[runs.count - 1].samples = last.samples.lowerBound..<end
      } else {
        runs.append(
          SoundRun(
            clips: index..<index + 1, part: clip.look.part, inPoint: clip.inPoint, samples: start..<end,
            isHeard: clip.look.sound))
      }
    }
    guard let last = runs.indices.last else { return [] }
    runs[0].fadeIn = timeline.samples(ofFrames: timeline.fadeInFrames)
    runs[last].fadeOut = timeline.samples(ofFrames: timeline.fadeOutFrames)
    return runs
  }

  /// The run's sound from its beginning on; nil when the file has none.
  func source(_ descriptor: Int32) throws(MediaError) -> SoundSource? {
    try SoundSource(descriptor: descriptor, part: part, from: inPoint)
  }

  /// A run that comes in a dissolve around `start`.
  private static func begin(
    _ index: Int, before start: Int64, _ overlap: Int64, _ end: Int64, in timeline: Timeline
  ) -> SoundRun {
    let clip = timeline.clips[index]
    let half = timeline.samples(ofFrames: overlap)
    return SoundRun(
      clips: index..<index + 1, part: clip.look.part,
      inPoint: clip.inPoint - timeline.frameRate.time(ofFrame: overlap), samples: start - half..<end,
      isHeard: clip.look.sound, fadeIn: 2 * half)
  }

  /// Goes in a dissolve around `end`.
  private mutating func end(behind end: Int64, _ overlap: Int64, in timeline: Timeline) {
    let half = timeline.samples(ofFrames: overlap)
    samples = samples.lowerBound..<end + half
    fadeOut = 2 * half
  }

  /// How loud it is at a sample of the film, 0 to 1.
  ///
  /// Two sounds that have nothing in common add up in power: sine and cosine keep it. A cut's short fades do not meet.
  func gain(at sample: Int64) -> Float {
    let (since, until) = (sample - samples.lowerBound, samples.upperBound - 1 - sample)
    return SoundRun.gain(since, of: fadeIn, samples.count) * SoundRun.gain(until, of: fadeOut, samples.count)
  }

  private static func gain(_ fromEdge: Int64, of fade: Int64, _ count: Int) -> Float {
    let length = fade > 0 ? fade : min(cutFade, Int64(count) / 2)
    guard fromEdge < length else { return 1 }
    let share = (Float(fromEdge) + 0.5) / Float(length)
    return fade > 0 ? sin(share * .pi / 2) : share
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

extension Timeline {
  /// Samples of a stretch of frames.
  fileprivate func samples(ofFrames frames: Int64) -> Int64 {
    frameRate.sample(ofFrame: frames, rate: Encoding.soundRate)
  }
}
