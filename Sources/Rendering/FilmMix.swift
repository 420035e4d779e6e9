internal import Media
internal import Plans

/// A film's mixed and limited sound, from its first sample to its last.
struct FilmMix {
  private let clips: ClipSound
  private let music: MusicSound?
  private let length: Int64
  private var limiter = PeakLimiter()
  private var done: Int64 = 0

  /// - Parameter music: the descriptor of the music's file.
  init(
    _ timeline: Timeline, levels: SoundLevels, music: Int32?, length: Int64,
    open: @escaping (FilmPart) throws(RenderingError) -> Int32
  ) throws(RenderingError) {
    clips = ClipSound(timeline, gains: levels.own, open: open)
    self.length = length
    guard let track = timeline.music, let music else {
      self.music = nil
      return
    }
    let sound = try reading { () throws(MediaError) in
      try MusicSound(descriptor: music, offset: track.offset, gain: levels.music, filmEnd: length)
    }
    guard let sound else { throw .notOpened(.music, reason: "no sound in it") }
    self.music = sound
  }

  var notes: [String] { clips.notes + [music?.note].compactMap(\.self) }

  /// Mixes at most `count` samples a channel further; gives those that are finished, interleaved, and nil after the last.
  mutating func next(_ count: Int) -> [Float]? {
    // The limiter's output lags: silence pushes its last samples out, what it gives first is dropped.
    let end = length + Int64(PeakLimiter.delay)
    guard done < end else { return nil }
    let count = Int(min(Int64(count), end - done))
    var samples: [Float] = []
    samples.reserveCapacity(2 * count)
    clips.read(count, into: &samples)
    if let music {
      var track: [Float] = []
      track.reserveCapacity(2 * count)
      music.read(count, into: &track)
      for index in samples.indices { samples[index] += track[index] }
    }
    var limited: [Float] = []
    limited.reserveCapacity(2 * count)
    limiter.process(samples, into: &limited)
    if done < PeakLimiter.delay {
      limited.removeFirst(min(limited.count, 2 * (PeakLimiter.delay - Int(done))))
    }
    done += Int64(count)
    return limited
  }

  /// The loudness of the whole, in LUFS; nil where nothing is heard.
  /// - Parameter progress: is told the share that is done.
  static func loudness(
    of mix: consuming FilmMix, progress: (Double) -> Void
  ) throws(RenderingError) -> Double? {
    let meter = try LoudnessMeter()
    var mix = mix
    while let samples = mix.next(LoudnessMeter.step) {
      meter.add(samples)
      progress(min(1, Double(mix.done) / Double(max(1, mix.length))))
    }
    return meter.finish()
  }
}
