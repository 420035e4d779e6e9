internal import Media
internal import Plans

/// The film's music, fading out with the film or with its own end, whichever comes first.
final class MusicSound {
  /// Samples of the fade.
  private static let fade = Encoding.musicFade.microseconds * Encoding.soundRate / 1_000_000

  private let source: SoundSource
  private let filmEnd: Int64
  private let gain: GainCurve
  private var position: Int64 = 0

  /// Nil when the file has no sound.
  ///
  /// - Parameter filmEnd: the film's length in samples.
  init?(descriptor: Int32, offset: MediaTime, gain: GainCurve, filmEnd: Int64) throws(MediaError) {
    guard let source = try SoundSource(descriptor: descriptor, from: offset) else { return nil }
    self.source = source
    self.filmEnd = filmEnd
    self.gain = gain
  }

  /// What went wrong, as a note; nil when nothing did.
  var note: String? {
    source.breakage.map { "the music breaks (\($0.reason)): it fades out there" }
  }

  /// Appends exactly `count` samples a channel.
  func read(_ count: Int, into samples: inout [Float]) {
    // The end is known a fade ahead, whatever the file's header says of its length.
    source.prepare(count + Int(MusicSound.fade))
    let end = min(filmEnd, source.count ?? .max)
    let first = samples.count
    source.read(count, into: &samples)
    gain.apply(to: &samples, from: first, at: position)
    for number in position..<position + Int64(count) where end - number <= MusicSound.fade {
      let gain = max(0, (Float(end - number) - 0.5) / Float(MusicSound.fade))
      let index = first + Int(2 * (number - position))
      samples[index] *= gain
      samples[index + 1] *= gain
    }
    position += Int64(count)
  }
}
