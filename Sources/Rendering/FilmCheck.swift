internal import Media
package import Plans

/// Opens a finished film as a player would and looks whether it is whole.
package enum FilmCheck {
  /// How far sound and picture may end apart.
  private static let tolerance = MediaTime(milliseconds: 34)
  /// Decoding for the last frame begins this much before the end.
  private static let lastStretch = MediaTime(milliseconds: 100)

  /// What the film's index says, proven at both ends.
  package struct Verdict: Sendable, Equatable {
    package var frames: Int64
    package var duration: MediaTime
  }

  /// - Throws: when it cannot be opened, picture and sound differ in length, or an end cannot be decoded.
  package static func verify(_ film: Int32) throws(RenderingError) -> Verdict {
    try reading { () throws(MediaError) in try check(film) }
  }

  private static func check(_ film: Int32) throws(MediaError) -> Verdict {
    let demuxer = try Demuxer(descriptor: film)
    guard let video = demuxer.bestVideo, let sound = demuxer.bestAudio else {
      throw MediaError("verify", reason: "no picture or no sound")
    }
    guard let length = video.duration, let soundLength = sound.duration, video.packets > 0 else {
      throw MediaError("verify", reason: "no length")
    }
    guard abs(length.microseconds - soundLength.microseconds) <= tolerance.microseconds else {
      throw MediaError(
        "verify", reason: "picture of \(length.seconds) s with sound of \(soundLength.seconds) s")
    }
    guard demuxer.holdsEveryPacket else {
      throw MediaError("verify", reason: "the file ends before its packets do")
    }
    demuxer.read(only: [video.index])
    let frame = try Frame()
    let decoder = try Decoder(demuxer, stream: video.index)
    guard try decoder.next(into: frame), frame.time == .zero else {
      throw MediaError("verify", reason: "the first frame cannot be decoded")
    }
    decoder.reset()
    try demuxer.seek(to: max(.zero, length - lastStretch), stream: video.index)
    var last: MediaTime?
    while try decoder.next(into: frame) { last = frame.time }
    guard let last, decoder.damagedPackets == 0,
      (length - last).microseconds * video.packets <= length.microseconds * 3 / 2
    else { throw MediaError("verify", reason: "the last frame cannot be decoded") }
    return Verdict(frames: video.packets, duration: length)
  }
}
