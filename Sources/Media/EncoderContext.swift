internal import CLibAV
internal import CLibAVShim

/// An open libav encoder: frames go in, packets come out.
final class EncoderContext {
  let raw: UnsafeMutablePointer<AVCodecContext>
  private let name: String

  /// Opens the encoder of this name; `configure` sets the context's fields, `options` the encoder's own.
  init(
    _ name: String, options: [(key: String, value: String)] = [],
    configure: (UnsafeMutablePointer<AVCodecContext>) -> Void
  ) throws(MediaError) {
    guard let codec = avcodec_find_encoder_by_name(name) else {
      throw MediaError("open encoder", name, reason: "not installed")
    }
    guard let context = avcodec_alloc_context3(codec) else { throw MediaError.outOfMemory("open encoder") }
    self.name = name
    raw = context
    configure(context)
    // Parameter sets belong in the container's header, where every packet can be decoded with them.
    context.pointee.flags |= Int32(AV_CODEC_FLAG_GLOBAL_HEADER)
    var dictionary: OpaquePointer?
    for (key, value) in options { av_dict_set(&dictionary, key, value, 0) }
    defer { av_dict_free(&dictionary) }
    try MediaError.check(avcodec_open2(context, codec, &dictionary), "open encoder", name)
    if let unknown = av_dict_get(dictionary, "", nil, AV_DICT_IGNORE_SUFFIX) {
      throw MediaError("open encoder", name, reason: "no option \(String(cString: unknown.pointee.key))")
    }
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = raw
    avcodec_free_context(&context)
  }

  /// Hands one frame in; nil says that none follows.
  func send(_ frame: UnsafeMutablePointer<AVFrame>?) throws(MediaError) {
    try MediaError.check(avcodec_send_frame(raw, frame), "encode", name)
  }

  /// Fills `packet` with the next one; false when the encoder wants more frames or has ended.
  func receive(into packet: borrowing Packet) throws(MediaError) -> Bool {
    packet.clear()
    let result = avcodec_receive_packet(raw, packet.raw)
    if result == AVErrorTryAgain || result == AVErrorEndOfFile { return false }
    try MediaError.check(result, "encode", name)
    return true
  }
}
