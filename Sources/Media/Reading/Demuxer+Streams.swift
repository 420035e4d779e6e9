internal import CLibAV
internal import CLibAVShim
internal import Plans

extension Demuxer {
  /// Pixels by which a width may differ from the stored one and the picture still count as unstretched.
  private static let roundedPixels = 2

  /// Every stream, in the container's order.
  package var streams: [MediaStream] {
    var streams: [MediaStream] = []
    for index in 0..<Int(raw.pointee.nb_streams) {
      if let stream = raw.pointee.streams[index] { streams.append(describe(stream)) }
    }
    return streams
  }

  /// The picture to show: no cover, one we can decode, the default track, the one with most packets.
  package var bestVideo: MediaStream? {
    best { $0.kind == .video && !$0.isAttachedPicture }
  }

  /// The sound to play: one we can decode, the default track, the one with most packets.
  package var bestAudio: MediaStream? {
    best { $0.kind == .audio }
  }

  /// The first stream with this tag in the container.
  func stream(tagged tag: StaticString) -> Int? {
    (0..<Int(raw.pointee.nb_streams)).first { index in
      guard let stream = raw.pointee.streams[index] else { return false }
      let word = stream.pointee.codecpar.pointee.codec_tag
      return (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }.has(tag)
    }
  }

  private func best(where fits: (MediaStream) -> Bool) -> MediaStream? {
    let candidates = streams.filter(fits)
    // A track without packets beside one with some is a leftover, default or not.
    let filled = candidates.contains { $0.packets > 0 } ? candidates.filter { $0.packets > 0 } : candidates
    return filled.max { a, b in
      if a.isSupported != b.isSupported { return b.isSupported }
      if a.isDefault != b.isDefault { return b.isDefault }
      if a.packets != b.packets { return a.packets < b.packets }
      return a.index > b.index
    }
  }

  private func describe(_ stream: UnsafeMutablePointer<AVStream>) -> MediaStream {
    let parameters = stream.pointee.codecpar.pointee
    let kind: MediaStream.Kind =
      switch parameters.codec_type {
      case AVMEDIA_TYPE_VIDEO: .video
      case AVMEDIA_TYPE_AUDIO: .audio
      default: .other
      }
    let stored = PictureSize(width: Int(parameters.width), height: Int(parameters.height))
    let orientation = kind == .video ? DisplayMatrix.orientation(of: stream) : Orientation()
    let length = stream.pointee.duration
    return MediaStream(
      index: Int(stream.pointee.index), kind: kind, codec: CodecList.name(of: parameters.codec_id),
      isSupported: CodecList.allows(parameters.codec_id),
      isAttachedPicture: stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC != 0,
      isDefault: stream.pointee.disposition & AV_DISPOSITION_DEFAULT != 0,
      packets: max(stream.pointee.nb_frames, Int64(avformat_index_get_entries_count(stream))),
      duration: length == AVNoPTS || length < 0
        ? nil
        : MediaTime(microseconds: av_rescale_q(length, stream.pointee.time_base, AVMicroseconds)),
      storedSize: stored,
      displayedSize: displayed(stored, sampleAspect(of: stream), orientation), orientation: orientation,
      averageRate: rate(stream.pointee.avg_frame_rate), nominalRate: rate(stream.pointee.r_frame_rate),
      hdr: hdr(of: stream), isInterlaced: interlaced.contains(parameters.field_order),
      channels: Int(parameters.ch_layout.nb_channels),
      sampleRate: Int(parameters.sample_rate))
  }

  private var interlaced: [AVFieldOrder] { [AV_FIELD_TT, AV_FIELD_BB, AV_FIELD_TB, AV_FIELD_BT] }

  private func rate(_ rate: AVRational) -> FrameRate? {
    FrameRate(reducing: Int64(rate.num), Int64(rate.den))
  }

  private func sampleAspect(of stream: UnsafeMutablePointer<AVStream>) -> AVRational {
    av_guess_sample_aspect_ratio(raw, stream, nil)
  }

  /// Non-square pixels widen or narrow the picture; its height stays.
  private func displayed(_ stored: PictureSize, _ aspect: AVRational, _ orientation: Orientation)
    -> PictureSize
  {
    var size = stored
    if aspect.num > 0, aspect.den > 0 {
      let width = (Int64(stored.width) * Int64(aspect.num) + Int64(aspect.den) / 2) / Int64(aspect.den)
      // Encoders that round a side to even make up for it with an aspect: that is no shape of its own.
      let rounding = max(Demuxer.roundedPixels, stored.width / 100)
      if abs(width - Int64(stored.width)) > Int64(rounding), width <= Demuxer.maxPixels {
        size.width = Int(width)
      }
    }
    return orientation.swapsSides ? PictureSize(width: size.height, height: size.width) : size
  }

  private func hdr(of stream: UnsafeMutablePointer<AVStream>) -> HDR? {
    if av_stream_get_side_data(stream, AV_PKT_DATA_DOVI_CONF, nil) != nil { return .dolbyVision }
    return HDR(transfer: stream.pointee.codecpar.pointee.color_trc)
  }
}

extension HDR {
  /// Nil for every curve that needs no tone mapping.
  init?(transfer: AVColorTransferCharacteristic) {
    switch transfer {
    case AVCOL_TRC_ARIB_STD_B67: self = .hlg
    case AVCOL_TRC_SMPTE2084: self = .pq
    default: return nil
    }
  }
}
