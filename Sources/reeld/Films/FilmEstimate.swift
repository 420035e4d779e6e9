internal import Plans

/// How much a film may take up and need, before it is made.
struct FilmEstimate: Sendable, Equatable {
  /// Bytes a second of picture: x264 at quality 20 takes about half of it for phone footage at 1080p.
  private static let pictureBytesPerSecond: Int64 = 1_500_000
  /// Bytes a second of sound, with room.
  private static let soundBytesPerSecond: Int64 = 32_000
  /// Bytes that stay free on a disk whatever a film needs.
  static let reserve: Int64 = 512 << 20

  /// Whole seconds, rounded up.
  var seconds: Int64

  init(frames: Int64, rate: FrameRate) {
    seconds = rate.time(ofFrame: frames).microseconds / 1_000_000 + 1
  }

  var picture: Int64 { seconds * Self.pictureBytesPerSecond }
  /// What a worker may take a segment's or film's content for, before the limit doubles it: noise takes twice the usual.
  var mostPicture: Int64 { 2 * picture }
  var sound: Int64 { seconds * Self.soundBytesPerSecond }
  /// Bytes that are to be free before the work begins.
  var needed: Int64 { max(Self.reserve, 2 * (picture + sound)) }
}
