internal import CLibAV
package import Plans

/// What a decoded picture's numbers mean; frames of one format can go through one filter graph.
package struct PictureFormat: Sendable, Hashable {
  /// Coefficients between RGB and YCbCr.
  package enum Matrix: String, Sendable {
    case bt601 = "bt601"
    case bt709, bt2020, smpte240m, fcc
  }

  /// The colours that full red, green and blue stand for.
  package enum Primaries: String, Sendable {
    case bt709, bt2020
    /// Display P3, or cinema P3 as phones mean it.
    case p3
  }

  /// Pixels as stored, before orientation.
  package var size: PictureSize
  /// A pixel's width for `pixelHeight`; 1 and 1 when square or not said.
  package var pixelWidth: Int64
  package var pixelHeight: Int64
  /// libav's name of the layout, such as `yuv420p`.
  package var layout: String
  /// libav's number of the layout.
  let layoutNumber: Int32
  package var bitDepth: Int
  package var isRGB: Bool
  package var hasAlpha: Bool
  /// Nil when the source does not say.
  package var isFullRange: Bool?
  /// Nil when the source does not say, or says what we do not know.
  package var matrix: Matrix?
  /// Nil when the source does not say, or says what we do not know.
  package var primaries: Primaries?
  /// By the transfer curve; nil for the ordinary ones.
  package var hdr: HDR?
}

extension PictureFormat {
  /// 8-bit 4:2:0 with square pixels, limited BT.709: what films are made of.
  package init(size: PictureSize) {
    self.init(
      size: size, pixelWidth: 1, pixelHeight: 1, layout: "yuv420p",
      layoutNumber: AV_PIX_FMT_YUV420P.rawValue, bitDepth: 8, isRGB: false, hasAlpha: false,
      isFullRange: false, matrix: .bt709, primaries: .bt709)
  }
}

extension Frame {
  /// Decoded with an error, or from damaged neighbours.
  package var isDamaged: Bool {
    raw.pointee.decode_error_flags != 0 || raw.pointee.flags & Int32(AV_FRAME_FLAG_CORRUPT) != 0
  }

  /// Made of two fields taken at different times.
  package var isInterlaced: Bool { raw.pointee.interlaced_frame != 0 }

  /// How long it is shown, as the source says; zero when unknown.
  package var length: MediaTime {
    MediaTime(microseconds: raw.pointee.pkt_duration)
  }

  /// What the pixels mean; nil when the frame holds none.
  package var pictureFormat: PictureFormat? {
    let raw = raw.pointee
    guard raw.width > 0, raw.height > 0, raw.format >= 0,
      let layout = av_pix_fmt_desc_get(AVPixelFormat(raw.format))?.pointee
    else { return nil }
    let aspect = raw.sample_aspect_ratio
    let hasAspect = aspect.num > 0 && aspect.den > 0
    let isOldFullRange = String(cString: layout.name).hasPrefix("yuvj")
    return PictureFormat(
      size: size, pixelWidth: hasAspect ? Int64(aspect.num) : 1,
      pixelHeight: hasAspect ? Int64(aspect.den) : 1,
      layout: String(cString: layout.name), layoutNumber: raw.format, bitDepth: Int(layout.comp.0.depth),
      isRGB: layout.flags & UInt64(AV_PIX_FMT_FLAG_RGB) != 0,
      hasAlpha: layout.flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0,
      isFullRange: isOldFullRange || raw.color_range == AVCOL_RANGE_JPEG
        ? true : raw.color_range == AVCOL_RANGE_MPEG ? false : nil,
      matrix: PictureFormat.matrix(raw.colorspace), primaries: PictureFormat.primaries(raw.color_primaries),
      hdr: raw.color_trc == AVCOL_TRC_ARIB_STD_B67
        ? .hlg : raw.color_trc == AVCOL_TRC_SMPTE2084 ? .pq : nil)
  }
}

extension Demuxer {
  /// What the pixels of a frame decoded from `stream` mean; the container's pixel shape outranks the codec's.
  package func pictureFormat(of frame: borrowing Frame, stream index: Int) throws(MediaError) -> PictureFormat
  {
    guard var format = frame.pictureFormat else {
      throw MediaError("decode", reason: "a frame without pixels")
    }
    let aspect = av_guess_sample_aspect_ratio(raw, try stream(index), frame.raw)
    if aspect.num > 0, aspect.den > 0 {
      format.pixelWidth = Int64(aspect.num)
      format.pixelHeight = Int64(aspect.den)
    }
    return format
  }
}

extension PictureFormat {
  fileprivate static func matrix(_ matrix: AVColorSpace) -> Matrix? {
    switch matrix {
    case AVCOL_SPC_BT709: .bt709
    case AVCOL_SPC_BT470BG, AVCOL_SPC_SMPTE170M: .bt601
    case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: .bt2020
    case AVCOL_SPC_SMPTE240M: .smpte240m
    case AVCOL_SPC_FCC: .fcc
    default: nil
    }
  }

  fileprivate static func primaries(_ primaries: AVColorPrimaries) -> Primaries? {
    switch primaries {
    // The primaries of BT.601 lie so near that cameras which write them mean BT.709's.
    case AVCOL_PRI_BT709, AVCOL_PRI_SMPTE170M, AVCOL_PRI_BT470BG, AVCOL_PRI_SMPTE240M: .bt709
    case AVCOL_PRI_BT2020: .bt2020
    case AVCOL_PRI_SMPTE432, AVCOL_PRI_SMPTE431: .p3
    default: nil
    }
  }
}
