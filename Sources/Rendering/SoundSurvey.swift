internal import Media
internal import Music
internal import Plans

/// What was heard of a film's sounds before they are mixed.
struct SoundSurvey {
  /// One run of clips.
  struct Heard: Equatable {
    /// Gated, in LUFS; nil where nothing is heard.
    var loudness: Double?
    /// Of every 100 ms.
    var momentary: [Double] = []
    /// The largest sample.
    var peak: Float = 0
    /// Where somebody speaks, in samples from the run's start.
    var speech: [Range<Int64>] = []
  }

  /// As many as the timeline has runs.
  var runs: [Heard]
  /// The part of the music that the film plays; nil without music.
  var music: Heard?

  /// Listens to everything once.
  /// - Parameter progress: is told the share that is done.
  static func of(
    _ timeline: Timeline, music: Int32?, open: (FilmPart) throws(RenderingError) -> Int32,
    progress: (Double) -> Void
  ) throws(RenderingError) -> SoundSurvey {
    let length = timeline.frameRate.sample(ofFrame: timeline.frames, rate: Encoding.soundRate)
    let whole = Double(length) * (music == nil ? 1 : 2)
    var runs: [Heard] = []
    for run in SoundRun.runs(of: timeline) {
      runs.append(
        try heard(run, open) { progress(Double(run.samples.lowerBound + $0) / whole) })
    }
    guard let track = timeline.music, let music else { return SoundSurvey(runs: runs, music: nil) }
    let source = try reading { () throws(MediaError) in
      try SoundSource(descriptor: music, from: track.offset)
    }
    let heard = try source.map { (source) throws(RenderingError) in
      try self.heard(source, samples: length, speech: false) { progress(Double(length + $0) / whole) }
    }
    return SoundSurvey(runs: runs, music: heard)
  }

  private static func heard(
    _ run: SoundRun, _ open: (FilmPart) throws(RenderingError) -> Int32, progress: (Int64) -> Void
  ) throws(RenderingError) -> Heard {
    guard run.isHeard else { return Heard() }
    // What cannot be opened or read is silent here, and noted when it is mixed.
    guard let descriptor = try? open(.clip(run.clips.lowerBound)),
      let source = try? run.source(descriptor)
    else { return Heard() }
    return try heard(source, samples: Int64(run.samples.count), speech: true, progress: progress)
  }

  private static func heard(
    _ source: SoundSource, samples: Int64, speech: Bool, progress: (Int64) -> Void
  ) throws(RenderingError) -> Heard {
    let meter = try LoudnessMeter()
    var detector = SpeechDetector()
    var done: Int64 = 0
    while done < samples {
      let count = Int(min(Int64(LoudnessMeter.step), samples - done))
      var block: [Float] = []
      source.read(count, into: &block)
      meter.add(block)
      if speech {
        detector.feed(stride(from: 0, to: 2 * count, by: 2).map { 0.5 * (block[$0] + block[$0 + 1]) })
      }
      done += Int64(count)
      progress(done)
    }
    let loudness = meter.finish()
    return Heard(
      loudness: loudness, momentary: meter.momentary, peak: meter.peak,
      speech: detector.finish().map { Int64($0.lowerBound)..<Int64($0.upperBound) })
  }
}
