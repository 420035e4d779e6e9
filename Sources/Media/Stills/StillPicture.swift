internal import CLibAV
internal import CLibAVShim
package import Plans

/// Decodes a still: JPEG, PNG and WebP by libav, HEIC and AVIF by libheif.
package enum StillPicture {
  /// Bytes of a file that is read whole; a photo of 200 megapixels has 50 MB, a motion photo as much again.
  private static let mostBytes: Int64 = 512 << 20
  /// Pixels up to which a JPEG is decoded: phones of 200 megapixels exist.
  private static let mostPixels: Int64 = 1 << 28
  /// The most often a JPEG's sides can be halved by decoding a part of its frequencies.
  private static let mostHalvings: Int32 = 3

  /// Fills `frame` with the picture of an open file.
  ///
  /// - Parameter needed: the size below which the picture need not be decoded, for its size as stored.
  /// - Returns: whether the picture is upright already; else its EXIF orientation is still to be applied.
  /// - Throws: when the file is no still that can be decoded.
  package static func decode(
    descriptor: Int32, into frame: borrowing Frame, needed: (PictureSize) -> PictureSize
  ) throws(MediaError) -> Bool {
    let file = try FileBytes(descriptor: descriptor)
    guard file.size <= mostBytes else { throw MediaError("decode", reason: "too large for a still") }
    let container = try Sniff.container(of: file)
    switch container {
    case .heif, .avif:
      try HEIFPicture.decode(file, into: frame)
      return true
    case .jpeg:
      let halved = try JPEGSegments(file).size.map { halvings(of: $0, needed: needed($0)) } ?? 0
      try decode(file, AV_CODEC_ID_MJPEG, halvings: halved, into: frame)
    case .png: try decode(file, AV_CODEC_ID_PNG, into: frame)
    case .webp: try decode(file, AV_CODEC_ID_WEBP, into: frame)
    default: throw MediaError("decode", container.rawValue, reason: "not decoded as a still")
    }
    return false
  }

  private static func halvings(of size: PictureSize, needed: PictureSize) -> Int32 {
    var halvings: Int32 = 0
    while halvings < mostHalvings, size.width >> (halvings + 1) >= needed.width,
      size.height >> (halvings + 1) >= needed.height
    { halvings += 1 }
    return halvings
  }

  private static func decode(
    _ file: FileBytes, _ codec: AVCodecID, halvings: Int32 = 0, into frame: borrowing Frame
  ) throws(MediaError) {
    let packet = try Packet()
    try MediaError.check(av_new_packet(packet.raw, Int32(file.size)), "decode")
    guard let bytes = packet.raw.pointee.data, file.readAll(into: bytes) else {
      throw MediaError("read", reason: "the file cannot be read to its end")
    }
    var context = avcodec_alloc_context3(try CodecList.decoder(for: codec))
    guard let decoder = context else { throw MediaError.outOfMemory("open decoder") }
    defer { avcodec_free_context(&context) }
    decoder.pointee.thread_count = 1
    decoder.pointee.lowres = halvings
    // What is broken would be green; a photo is shown whole or not at all.
    decoder.pointee.err_recognition = AV_EF_EXPLODE
    var options: OpaquePointer?
    av_dict_set(&options, "codec_whitelist", CodecList.names, 0)
    av_dict_set_int(&options, "max_pixels", mostPixels, 0)
    defer { av_dict_free(&options) }
    try MediaError.check(avcodec_open2(decoder, nil, &options), "open decoder")
    try MediaError.check(avcodec_send_packet(decoder, packet.raw), "decode")
    avcodec_send_packet(decoder, nil)
    frame.clear()
    try MediaError.check(avcodec_receive_frame(decoder, frame.raw), "decode")
    tag(frame)
  }

  /// Says what the numbers mean where the decoder does not: stills follow JFIF, and profiles name the
  /// colours.
  private static func tag(_ frame: borrowing Frame) {
    let raw = frame.raw
    if raw.pointee.colorspace == AVCOL_SPC_UNSPECIFIED { raw.pointee.colorspace = AVCOL_SPC_BT470BG }
    if let profile = av_frame_get_side_data(raw, AV_FRAME_DATA_ICC_PROFILE) {
      let bytes = UnsafeBufferPointer(start: profile.pointee.data, count: profile.pointee.size)
      if let primaries = ColourProfile.primaries(of: Array(bytes)) { raw.pointee.color_primaries = primaries }
    }
  }
}

extension FileBytes {
  /// Whether all of the file could be read.
  func readAll(into bytes: UnsafeMutablePointer<UInt8>) -> Bool {
    var done: Int64 = 0
    while done < size {
      let got = read(into: bytes + Int(done), at: done, count: Int(size - done))
      guard got > 0 else { return false }
      done += Int64(got)
    }
    return true
  }
}
