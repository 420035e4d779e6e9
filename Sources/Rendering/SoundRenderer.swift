internal import Media
package import Plans

/// Renders a film's whole sound: everything is listened to, levels are chosen and tried, and the result is encoded once.
package enum SoundRenderer {
  /// A film is mixed at most so often to learn how loud it becomes: the limiter and sounds on top of each other change it.
  private static let trials = 2
  /// Nearer to the wanted loudness nothing is changed, in LU.
  private static let near = 0.1
  /// A smaller change does what it says; after a larger one the limiter may have answered.
  private static let sure = 0.5
  /// Sounds are brought at most this far off the wanted loudness to make their sum have it.
  private static let mostCorrection = 8.0

  /// Renders the sound of `timeline` into the output's descriptor, which is empty and can be written anywhere.
  ///
  /// - Parameters:
  ///   - open: gives a part's descriptor, more than once. A clip's is used until the next but one is asked for, the music's to the end.
  ///   - progress: is told the frames of the film whose sound is done, after each block; a block is done when every pass is.
  /// - Throws: when the music is not opened or holds no sound, or the output cannot be written. A clip that cannot be heard is silent
  ///   and noted.
  package static func render(
    timeline: Timeline, open: @escaping (FilmPart) throws(RenderingError) -> Int32, output: Int32,
    progress: (Int64) -> Void
  ) throws(RenderingError) -> Rendered {
    let length = timeline.frameRate.sample(ofFrame: timeline.frames, rate: Encoding.soundRate)
    guard length > 0 else { throw .wrong("a film without frames") }
    let music = try timeline.music.map { (_) throws(RenderingError) in try open(.music) }
    let passes = Double(trials + 2)
    func tell(_ pass: Int, _ share: Double) {
      progress(Int64(Double(timeline.frames) * (Double(pass) + share) / passes))
    }
    let survey = try SoundSurvey.of(timeline, music: music, open: open) { tell(0, $0) }
    let runs = SoundRun.runs(of: timeline)
    var target = SoundLevels.wanted
    var levels = SoundLevels(survey, runs: runs, target: target)
    for trial in 0..<trials {
      let mix = try FilmMix(timeline, levels: levels, music: music, length: length, open: open)
      guard let loudness = try FilmMix.loudness(of: mix, progress: { tell(1 + trial, $0) }) else { break }
      let off = SoundLevels.wanted - loudness
      guard abs(off) > near else { break }
      target = min(
        max(target + off, SoundLevels.wanted - mostCorrection), SoundLevels.wanted + mostCorrection)
      levels = SoundLevels(survey, runs: runs, target: target)
      if abs(off) < sure { break }
    }
    var mix = try FilmMix(timeline, levels: levels, music: music, length: length, open: open)
    let file = try writing { () throws(MediaError) in try SoundWriter(output: output, length: length) }
    var done: Int64 = 0
    while let samples = mix.next(file.blockSize) {
      try writing { () throws(MediaError) in try file.write(samples) }
      done += Int64(samples.count / 2)
      tell(trials + 1, Double(done) / Double(length))
    }
    try writing { () throws(MediaError) in try file.finish() }
    return Rendered(frames: timeline.frames, notes: mix.notes)
  }
}
