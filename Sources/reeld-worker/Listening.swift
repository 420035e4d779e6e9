internal import Media
internal import Music
internal import Plans
internal import Rendering

/// Hears a piece of music from its first sample to its last.
enum Listening {
  /// Samples handed over at a time.
  private static let block = 65_536
  /// Beats are looked for in so much of a long file, in seconds: the memory of a look holds no more.
  private static let longest = 1800

  /// - Throws: for a file without sound, or with none that can be decoded.
  static func analysis(of file: Int32) throws(MediaError) -> BeatAnalysis {
    guard let sound = try MonoSound(descriptor: file, rate: Hearing.sampleRate) else {
      throw MediaError("listen", reason: "there is no sound in it")
    }
    let transform = try RealTransform(count: Hearing.window)
    var hearing = Hearing { transform.apply($0, to: $1) }
    var heard = 0
    while heard < longest * Hearing.sampleRate {
      let samples = sound.next(block)
      if samples.isEmpty { break }
      samples.withUnsafeBufferPointer { hearing.feed($0) }
      heard += samples.count
    }
    if heard == 0, let breakage = sound.breakage { throw breakage }
    return BeatTracker.fitted.analyse(hearing.finish())
  }
}
