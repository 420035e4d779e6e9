internal import Media
internal import Music
internal import Plans
internal import Rendering

/// Hears a piece of music from its first sample to its last.
enum Listening {
  /// Samples handed over at a time.
  private static let block = 65_536
  /// Hours that are heard of a file: longer than any film, and than any set under one.
  private static let mostHours = 3
  /// Seconds by which a sound may be shorter than its file says before that is worth a word.
  private static let missing = 1.0

  /// - Throws: for a file without sound, or with none that can be decoded.
  static func analysis(of file: Int32) throws(MediaError) -> BeatAnalysis {
    guard let sound = try MonoSound(descriptor: file, rate: Hearing.sampleRate) else {
      throw MediaError("read", reason: "there is no sound in it")
    }
    let transform = try RealTransform(count: Hearing.window)
    var hearing = PieceHearing { transform.apply($0, to: $1) }
    let most = mostHours * 3600 * Hearing.sampleRate
    var heard = 0
    while heard < most {
      let samples = sound.next(min(block, most - heard))
      if samples.isEmpty { break }
      samples.withUnsafeBufferPointer { hearing.feed($0) }
      heard += samples.count
    }
    guard heard > 0 else {
      let reason = "nothing of its sound can be decoded: the file is damaged"
      throw MediaError("read", reason: sound.breakage.map { "\(reason) (\($0.reason))" } ?? reason)
    }
    var analysis = hearing.finish()
    analysis.note = note(sound, seconds: analysis.duration, isAll: heard < most)
    return analysis
  }

  /// What of the sound was not heard.
  private static func note(_ sound: MonoSound, seconds: Double, isAll: Bool) -> String? {
    let end = Self.text(seconds)
    guard isAll else { return "only its first \(mostHours) hours were heard" }
    if sound.breakage != nil { return "it is damaged: its sound ends at \(end)" }
    if let stated = sound.statedSeconds, stated - seconds > missing {
      return "it is incomplete: its sound ends at \(end) of \(Self.text(stated))"
    }
    let damaged = sound.damagedPackets
    guard damaged > 0 else { return nil }
    return "it is damaged: \(damaged == 1 ? "a piece" : "\(damaged) pieces") of its sound cannot be decoded"
  }

  /// `12.4 s`.
  private static func text(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
