internal import Media
package import Plans

/// Renders a film's whole sound in one pass: the clips' own, the music under it, encoded once.
package enum SoundRenderer {
  /// Own sound beside music: 2 dB down, so that the sum of both seldom meets the limiter.
  private static let ownBesideMusic: Float = 0.8
  /// Music under own sound: 10 dB down, so that a voice stays in front of a mastered track.
  private static let musicUnderOwn: Float = 0.32
  /// Music where no clip is heard.
  private static let musicAlone: Float = 0.8

  /// Renders the sound of `timeline` into the output's descriptor, which is empty and can be written anywhere.
  ///
  /// - Parameters:
  ///   - open: gives a part's descriptor. A clip's is used until the next clip is asked for, the music's to the end.
  ///   - progress: is told the frames of the film whose sound is done, after each block.
  /// - Throws: when the music is not opened or holds no sound, or the output cannot be written. A clip that cannot be heard is silent
  ///   and noted.
  package static func render(
    timeline: Timeline, open: @escaping (FilmPart) throws(RenderingError) -> Int32, output: Int32,
    progress: (Int64) -> Void
  ) throws(RenderingError) -> Rendered {
    let length = timeline.frameRate.sample(ofFrame: timeline.frames, rate: Encoding.soundRate)
    guard length > 0 else { throw .wrong("a film without frames") }
    let clips = ClipSound(timeline, open: open)
    let music = try self.music(of: timeline, open: open, length: length)
    let file = try writing { () throws(MediaError) in try SoundWriter(output: output, length: length) }
    let ownGain = music == nil ? 1 : ownBesideMusic
    let musicGain = clips.isHeard ? musicUnderOwn : musicAlone
    var limiter = PeakLimiter()
    var done: Int64 = 0
    // The limiter's output lags: silence pushes its last samples out, what it gives first is dropped.
    while done < length + Int64(PeakLimiter.delay) {
      let count = Int(min(Int64(file.blockSize), length + Int64(PeakLimiter.delay) - done))
      var samples: [Float] = []
      samples.reserveCapacity(2 * count)
      clips.read(count, into: &samples)
      if let music { mix(music, musicGain, under: &samples, ownGain) }
      var limited: [Float] = []
      limited.reserveCapacity(2 * count)
      limiter.process(samples, into: &limited)
      if done < PeakLimiter.delay {
        limited.removeFirst(min(limited.count, 2 * (PeakLimiter.delay - Int(done))))
      }
      done += Int64(count)
      try writing { () throws(MediaError) in try file.write(limited) }
      progress(min(timeline.frames, timeline.frames * done / length))
    }
    try writing { () throws(MediaError) in try file.finish() }
    return Rendered(frames: timeline.frames, notes: clips.notes + [music?.note].compactMap(\.self))
  }

  private static func music(
    of timeline: Timeline, open: (FilmPart) throws(RenderingError) -> Int32, length: Int64
  ) throws(RenderingError) -> MusicSound? {
    guard let track = timeline.music else { return nil }
    let descriptor = try open(.music)
    let music = try reading { () throws(MediaError) in
      try MusicSound(descriptor: descriptor, offset: track.offset, filmEnd: length)
    }
    guard let music else { throw .notOpened(.music, reason: "no sound in it") }
    return music
  }

  private static func mix(
    _ music: MusicSound, _ musicGain: Float, under samples: inout [Float], _ ownGain: Float
  ) {
    var track: [Float] = []
    track.reserveCapacity(samples.count)
    music.read(samples.count / 2, into: &track)
    for index in samples.indices { samples[index] = samples[index] * ownGain + track[index] * musicGain }
  }
}
