/// What a file is by its first bytes; the raw values are the names in the index.
package enum Container: String, Sendable, CaseIterable {
  case mov, matroska, avi, mpegts, mpeg, mp3, aac, flac, ogg, wav, aiff, amr, dv
  case jpeg, png, webp, gif, heif, avif

  /// The one libav demuxer that may read it; nil for stills that only our own readers look into.
  var demuxer: String? {
    switch self {
    case .mov: "mov"
    case .matroska: "matroska"
    case .avi, .mpegts, .mpeg, .mp3, .aac, .flac, .ogg, .wav, .aiff, .amr, .dv: rawValue
    case .jpeg: "jpeg_pipe"
    case .png: "png_pipe"
    case .webp: "webp_pipe"
    case .gif, .heif, .avif: nil
    }
  }

  /// A picture, not a stream of them.
  package var isStill: Bool {
    switch self {
    case .jpeg, .png, .webp, .gif, .heif, .avif: true
    case .mov, .matroska, .avi, .mpegts, .mpeg, .mp3, .aac, .flac, .ogg, .wav, .aiff, .amr, .dv: false
    }
  }
}
