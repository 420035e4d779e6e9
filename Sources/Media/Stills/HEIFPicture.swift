internal import CHeif
internal import CLibAV
internal import CLibAVShim

/// Decodes the primary picture of a HEIC or AVIF, turned and cropped as the file says.
enum HEIFPicture {
  static func decode(_ file: FileBytes, into frame: borrowing Frame) throws(MediaError) {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(file.size)) { buffer, count in
      if let start = buffer.baseAddress, file.readAll(into: start) { count = buffer.count }
    }
    guard !bytes.isEmpty else { throw MediaError("read", reason: "the file cannot be read to its end") }
    let context = try Context()
    // The bytes must outlive the context, which keeps a pointer to them.
    defer { withExtendedLifetime(bytes) {} }
    let opened = bytes.withUnsafeBytes {
      heif_context_read_from_memory_without_copy(context.raw, $0.baseAddress, $0.count, nil)
    }
    try check(opened)
    // Its own threads would compete with the other workers for the same cores.
    heif_context_set_max_decoding_threads(context.raw, 0)
    try check(heif_context_get_primary_image_handle(context.raw, &context.handle))
    let hasAlpha = heif_image_handle_has_alpha_channel(context.handle) != 0
    try check(
      heif_decode_image(
        context.handle, &context.image, hasAlpha ? heif_colorspace_RGB : heif_colorspace_undefined,
        hasAlpha ? heif_chroma_interleaved_RGBA : heif_chroma_undefined, nil))
    try fill(frame, from: context)
  }

  private static func fill(_ frame: borrowing Frame, from context: Context) throws(MediaError) {
    let (layout, channels) = try layout(of: context)
    let raw = frame.raw
    frame.clear()
    raw.pointee.format = layout.rawValue
    raw.pointee.width = heif_image_get_width(context.image, channels[0])
    raw.pointee.height = heif_image_get_height(context.image, channels[0])
    try MediaError.check(av_frame_get_buffer(raw, 0), "decode")
    let planes = [raw.pointee.data.0, raw.pointee.data.1, raw.pointee.data.2]
    let strides = [raw.pointee.linesize.0, raw.pointee.linesize.1, raw.pointee.linesize.2]
    for (index, channel) in channels.enumerated() {
      var stride: Int32 = 0
      guard let plane = heif_image_get_plane_readonly(context.image, channel, &stride) else {
        throw MediaError("decode", reason: "a plane of the picture is missing")
      }
      let width = av_image_get_linesize(layout, raw.pointee.width, Int32(index))
      av_image_copy_plane(
        planes[index], strides[index], plane, stride, width, heif_image_get_height(context.image, channel))
    }
    tag(raw, context, isRGB: channels[0] == heif_channel_G || channels[0] == heif_channel_interleaved)
  }

  private static func layout(
    of context: Context
  ) throws(MediaError) -> (AVPixelFormat, [heif_channel]) {
    let image = context.image
    let chroma = heif_image_get_chroma_format(image)
    if chroma == heif_chroma_interleaved_RGBA { return (AV_PIX_FMT_RGBA, [heif_channel_interleaved]) }
    let isRGB = heif_image_get_colorspace(image) == heif_colorspace_RGB
    let channels =
      isRGB
      ? [heif_channel_G, heif_channel_B, heif_channel_R] : [heif_channel_Y, heif_channel_Cb, heif_channel_Cr]
    let depth = heif_image_get_bits_per_pixel_range(image, channels[0])
    let layouts: [Int32: AVPixelFormat]
    switch chroma {
    case heif_chroma_monochrome:
      layouts = [8: AV_PIX_FMT_GRAY8, 10: AV_PIX_FMT_GRAY10LE, 12: AV_PIX_FMT_GRAY12LE]
    case heif_chroma_420:
      layouts = [8: AV_PIX_FMT_YUV420P, 10: AV_PIX_FMT_YUV420P10LE, 12: AV_PIX_FMT_YUV420P12LE]
    case heif_chroma_422:
      layouts = [8: AV_PIX_FMT_YUV422P, 10: AV_PIX_FMT_YUV422P10LE, 12: AV_PIX_FMT_YUV422P12LE]
    case heif_chroma_444 where isRGB:
      layouts = [8: AV_PIX_FMT_GBRP, 10: AV_PIX_FMT_GBRP10LE, 12: AV_PIX_FMT_GBRP12LE]
    case heif_chroma_444:
      layouts = [8: AV_PIX_FMT_YUV444P, 10: AV_PIX_FMT_YUV444P10LE, 12: AV_PIX_FMT_YUV444P12LE]
    default: layouts = [:]
    }
    guard let layout = layouts[depth] else {
      throw MediaError("decode", reason: "a layout of \(depth) bits that is not known")
    }
    return (layout, chroma == heif_chroma_monochrome ? [heif_channel_Y] : channels)
  }

  /// What the numbers mean: the file's word, the bitstream's, else what HEIF assumes (BT.601, full range).
  private static func tag(_ raw: UnsafeMutablePointer<AVFrame>, _ context: Context, isRGB: Bool) {
    var profile: UnsafeMutablePointer<heif_color_profile_nclx>?
    if heif_image_handle_get_nclx_color_profile(context.handle, &profile).code != heif_error_Ok {
      profile = nil
      if heif_image_get_nclx_color_profile(context.image, &profile).code != heif_error_Ok { profile = nil }
    }
    defer { if profile != nil { heif_nclx_color_profile_free(profile) } }
    let said = profile?.pointee
    raw.pointee.color_range = said?.full_range_flag == 0 && !isRGB ? AVCOL_RANGE_MPEG : AVCOL_RANGE_JPEG
    let matrix = said.map { AVColorSpace($0.matrix_coefficients.rawValue) } ?? AVCOL_SPC_UNSPECIFIED
    raw.pointee.colorspace =
      isRGB
      ? AVCOL_SPC_RGB
      : matrix == AVCOL_SPC_UNSPECIFIED || matrix == AVCOL_SPC_RGB ? AVCOL_SPC_BT470BG : matrix
    if let said {
      raw.pointee.color_primaries = AVColorPrimaries(said.color_primaries.rawValue)
      raw.pointee.color_trc = AVColorTransferCharacteristic(said.transfer_characteristics.rawValue)
    }
    let size = heif_image_handle_get_raw_color_profile_size(context.handle)
    guard size > 0, size <= 4 << 20 else { return }
    var bytes = [UInt8](repeating: 0, count: size)
    guard heif_image_handle_get_raw_color_profile(context.handle, &bytes).code == heif_error_Ok,
      let primaries = ColourProfile.primaries(of: bytes)
    else { return }
    raw.pointee.color_primaries = primaries
  }

  private static func check(_ error: heif_error) throws(MediaError) {
    guard error.code != heif_error_Ok else { return }
    throw MediaError("decode", reason: error.message.map { String(cString: $0) } ?? "libheif refuses it")
  }

  /// libheif's objects of one file, freed together.
  private final class Context {
    let raw: OpaquePointer
    var handle: OpaquePointer?
    var image: OpaquePointer?

    init() throws(MediaError) {
      guard let raw = heif_context_alloc() else { throw MediaError.outOfMemory("decode") }
      self.raw = raw
    }

    deinit {
      if let image { heif_image_release(image) }
      if let handle { heif_image_handle_release(handle) }
      heif_context_free(raw)
    }
  }
}
