internal import CLibAV
internal import CLibAVShim
package import Plans

/// Encodes frames as 8-bit 4:2:0, BT.709 limited, so that separately encoded segments join by copying.
package final class VideoEncoder {
  /// Seconds between keyframes at most: what a player must decode to show the middle of a shot.
  private static let keyframeSeconds: Int64 = 2

  let context: EncoderContext
  private let picture: Frame
  private let size: PictureSize

  /// - Parameter size: even on both sides; every frame must have it.
  package init(size: PictureSize, frameRate: FrameRate, encoding: Encoding) throws(MediaError) {
    picture = try Frame()
    self.size = size
    let interval =
      (VideoEncoder.keyframeSeconds * frameRate.numerator + frameRate.denominator - 1) / frameRate.denominator
    context = try EncoderContext(
      VideoEncoder.name(encoding.codec), options: VideoEncoder.options(encoding, interval: interval)
    ) { context in
      context.pointee.width = Int32(size.width)
      context.pointee.height = Int32(size.height)
      context.pointee.pix_fmt = AV_PIX_FMT_YUV420P
      context.pointee.time_base = AVRational(
        num: Int32(frameRate.denominator), den: Int32(frameRate.numerator))
      // Without it encoders take the time base for the rate and write an absurd level.
      context.pointee.framerate = AVRational(
        num: Int32(frameRate.numerator), den: Int32(frameRate.denominator))
      context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
      context.pointee.color_range = AVCOL_RANGE_MPEG
      context.pointee.color_primaries = AVCOL_PRI_BT709
      context.pointee.color_trc = AVCOL_TRC_BT709
      context.pointee.colorspace = AVCOL_SPC_BT709
      context.pointee.chroma_sample_location = AVCHROMA_LOC_LEFT
      context.pointee.thread_count = Int32(encoding.threads)
    }
  }

  private static func name(_ codec: Encoding.Codec) -> String {
    switch codec {
    case .h264: "libx264"
    case .hevc: "libx265"
    case .av1: "libsvtav1"
    }
  }

  /// Closed groups of pictures, and nothing in the parameter sets that one segment's content decides.
  private static func options(_ encoding: Encoding, interval: Int64) -> [(key: String, value: String)] {
    let general = [("preset", encoding.preset), ("crf", String(encoding.quality))]
    switch encoding.codec {
    case .h264:
      let own = "stitchable=1:open-gop=0:keyint=\(interval)"
      return general + [("profile", "high"), ("x264-params", own), ("a53cc", "0")]
    case .hevc:
      let own =
        "open-gop=0:keyint=\(interval):info=0:pools=none:frame-threads=\(encoding.threads):log-level=error"
      return general + [("x265-params", own)]
    case .av1:
      return general + [("g", String(interval)), ("svtav1-params", "lp=\(encoding.threads):scd=0")]
    }
  }

  /// Encodes `frame` as the one with this number; numbers rise by one.
  package func encode(_ frame: borrowing Frame, index: Int64) throws(MediaError) {
    guard frame.size == size, frame.raw.pointee.format == AV_PIX_FMT_YUV420P.rawValue else {
      throw MediaError("encode", reason: "a frame of another size or format")
    }
    try picture.share(frame)
    let raw = picture.raw
    // The source's picture types would be taken as orders, its captions and matrices as the film's.
    while raw.pointee.nb_side_data > 0, let first = raw.pointee.side_data[0] {
      av_frame_remove_side_data(raw, first.pointee.type)
    }
    raw.pointee.pict_type = AV_PICTURE_TYPE_NONE
    raw.pointee.key_frame = 0
    raw.pointee.interlaced_frame = 0
    raw.pointee.pts = index
    raw.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    try context.send(raw)
    picture.clear()
  }

  /// Says that no frame follows; what is still inside comes out of `receive`.
  package func encodeEnd() throws(MediaError) { try context.send(nil) }

  /// Fills `packet` with the next one; false when more frames are wanted or all are out.
  package func receive(into packet: borrowing Packet) throws(MediaError) -> Bool {
    guard try context.receive(into: packet) else { return false }
    // Encoders leave it open; the last packet of a file would have no length.
    packet.raw.pointee.duration = 1
    return true
  }
}
