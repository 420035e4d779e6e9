internal import Plans

/// How much a film may take up and need, before it is made.
struct FilmEstimate: Sendable, Equatable {
  /// Bytes a second of a picture of 1920 by 1080 pixels at 30 frames: x264 at quality 20 takes about half of it for phone footage at 1080p.
  private static let pictureBytesPerSecond: Int64 = 1_500_000
  /// Bytes a second of sound, with room.
  private static let soundBytesPerSecond: Int64 = 32_000
  /// Bytes that stay free on a disk whatever a film needs.
  static let reserve: Int64 = 512 << 20

  private static let measuredPixels = 1920.0 * 1080 * 30

  /// Whole seconds, rounded up.
  var seconds: Int64
  /// Pixels a second beside those measured; smaller pictures take no less by it.
  private let scale: Double

  /// - Parameter frames: the part's that is estimated; nil is the whole film.
  init(_ timeline: Timeline, frames: Int64? = nil) {
    let (rate, size) = (timeline.frameRate, timeline.size)
    seconds = rate.time(ofFrame: frames ?? timeline.frames).microseconds / 1_000_000 + 1
    scale = max(1, Double(size.width * size.height) * rate.framesPerSecond / Self.measuredPixels)
  }

  var picture: Int64 { Int64(Double(seconds * Self.pictureBytesPerSecond) * scale) }
  /// What a worker may take a segment's or film's content for, before the limit doubles it: noise takes twice the usual.
  var mostPicture: Int64 { 2 * picture }
  var sound: Int64 { seconds * Self.soundBytesPerSecond }
  /// Bytes that are to be free before the work begins.
  var needed: Int64 { max(Self.reserve, 2 * (picture + sound)) }
}
