internal import CLibAV
internal import CLibAVShim
package import Plans

/// Decodes one stream of a demuxer into frames whose times are the source's, repaired where the file's are
/// not.
package final class Decoder {
  /// What a call to `receive` brought.
  package enum Received: Sendable {
    case frame, needsPacket, end
  }

  /// Undecodable packets in a row after which a stream counts as broken: ten seconds of picture.
  private static let maxDamagedInRow = 600

  /// What a decoder says of bytes that are not its codec's: by chance they may look like a feature it lacks.
  private static let damages: [Int32] = [AVErrorInvalidData, AVErrorPatchWelcome]

  private let demuxer: Demuxer
  private let stream: Int
  private let context: UnsafeMutablePointer<AVCodecContext>
  private let timeBase: AVRational
  private let packet: Packet
  private var damagedInRow = 0
  private var isDraining = false
  /// Where the next frame lies if it does not say, microseconds of the container's clock.
  private var expected: Int64?
  /// When the frame before it lay, by the same clock.
  private var last: Int64?
  /// Microseconds a frame lasts when it does not say itself; 0 when unknown.
  private let nominalStep: Int64

  /// Packets that could not be decoded so far.
  package private(set) var damagedPackets = 0

  /// Frames that end at or before this are decoded and dropped.
  package var skipBefore: MediaTime?

  /// Opens the one decoder our list names for the stream's codec.
  ///
  /// - Throws: `codec not supported` for a codec off the list, whose decoder is never touched.
  package init(_ demuxer: Demuxer, stream index: Int, threads: Int = 1) throws(MediaError) {
    let stream = try demuxer.stream(index)
    let decoder = try CodecList.decoder(for: stream.pointee.codecpar.pointee.codec_id)
    packet = try Packet()
    let owned = try OwnedCodec(decoder)
    try owned.configure(stream, threads: threads)
    var options: OpaquePointer?
    av_dict_set(&options, "codec_whitelist", CodecList.names, 0)
    av_dict_set_int(&options, "max_pixels", Demuxer.maxPixels, 0)
    defer { av_dict_free(&options) }
    try MediaError.check(
      avcodec_open2(owned.raw, decoder, &options), "open decoder", String(cString: decoder.pointee.name))
    self.demuxer = demuxer
    self.stream = index
    timeBase = stream.pointee.time_base
    let rate = av_guess_frame_rate(demuxer.raw, stream, nil)
    nominalStep = rate.num > 0 && rate.den > 0 ? 1_000_000 * Int64(rate.den) / Int64(rate.num) : 0
    context = owned.release()
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&context)
  }

  /// The dynamic range the bitstream's own headers state, where they lie beside the container's.
  var hdr: HDR? { HDR(transfer: context.pointee.color_trc) }

  /// Hands one packet in; a packet that cannot be decoded is counted and passed over.
  package func send(_ packet: borrowing Packet) throws(MediaError) {
    let result = avcodec_send_packet(context, packet.raw)
    if Decoder.damages.contains(result) { return try noteDamage(result) }
    try MediaError.check(result, "decode")
  }

  /// Says that no packet follows; what is still inside comes out of `receive`.
  package func sendEnd() throws(MediaError) {
    isDraining = true
    let result = avcodec_send_packet(context, nil)
    if result != AVErrorEndOfFile { try MediaError.check(result, "decode") }
  }

  /// Forgets everything sent so far; to be called after a seek.
  package func reset() {
    avcodec_flush_buffers(context)
    isDraining = false
    expected = nil
    last = nil
    damagedInRow = 0
  }

  /// Fills `frame` with the next one, if the packets sent so far allow.
  package func receive(into frame: borrowing Frame) throws(MediaError) -> Received {
    while true {
      frame.clear()
      let result = avcodec_receive_frame(context, frame.raw)
      if result == AVErrorTryAgain { return .needsPacket }
      if result == AVErrorEndOfFile { return .end }
      if Decoder.damages.contains(result) {
        try noteDamage(result)
        continue
      }
      try MediaError.check(result, "decode")
      damagedInRow = 0
      stamp(frame.raw)
      if !isSkipped(frame.raw) { return .frame }
    }
  }

  /// Fills `frame` with the next one of this stream, reading the demuxer as needed; false after the last.
  ///
  /// For a demuxer that reads this stream only: packets of others are dropped.
  package func next(into frame: borrowing Frame) throws(MediaError) -> Bool {
    while true {
      switch try receive(into: frame) {
      case .frame: return true
      case .end: return false
      case .needsPacket:
        if isDraining { return false }
        if try demuxer.readPacket(into: packet) {
          if packet.stream == stream { try send(packet) }
        } else {
          try sendEnd()
        }
      }
    }
  }

  /// Fills `frame` with the picture of the next packet of this stream, read without those behind it; false
  /// where it gives none by itself. To be followed by `reset`.
  package func nextAlone(into frame: borrowing Frame) throws(MediaError) -> Bool {
    while try demuxer.readPacket(into: packet) {
      guard packet.stream == stream else { continue }
      try send(packet)
      try sendEnd()
      if case .frame = try receive(into: frame) { return true }
      return false
    }
    return false
  }

  private func noteDamage(_ code: Int32) throws(MediaError) {
    damagedPackets += 1
    damagedInRow += 1
    if damagedInRow > Decoder.maxDamagedInRow { throw MediaError("decode", code: code) }
  }

  /// Gives the frame a time in microseconds: its own, or the one its neighbours leave for it.
  private func stamp(_ frame: UnsafeMutablePointer<AVFrame>) {
    var length = av_rescale_q(max(0, frame.pointee.pkt_duration), timeBase, AVMicroseconds)
    if frame.pointee.sample_rate > 0, frame.pointee.nb_samples > 0 {
      length = Int64(frame.pointee.nb_samples) * 1_000_000 / Int64(frame.pointee.sample_rate)
    } else if length == 0 {
      length = nominalStep
    }
    var time = expected ?? demuxer.zero
    if frame.pointee.best_effort_timestamp != AVNoPTS {
      let own = av_rescale_q(frame.pointee.best_effort_timestamp, timeBase, AVMicroseconds)
      // Frames leave a decoder in the order they are shown: a step back is a broken stamp.
      if let last, own < last { time = expected ?? last } else { time = own }
    }
    last = time
    expected = time + length
    frame.pointee.pts = time - demuxer.zero
    frame.pointee.pkt_duration = length
    frame.pointee.time_base = AVMicroseconds
  }

  private func isSkipped(_ frame: UnsafeMutablePointer<AVFrame>) -> Bool {
    guard let skipBefore else { return false }
    return frame.pointee.pts + frame.pointee.pkt_duration <= skipBefore.microseconds
  }
}

/// A codec context until its decoder is open, so that a throw on the way frees it.
private struct OwnedCodec: ~Copyable {
  let raw: UnsafeMutablePointer<AVCodecContext>

  init(_ codec: UnsafePointer<AVCodec>) throws(MediaError) {
    guard let raw = avcodec_alloc_context3(codec) else { throw MediaError.outOfMemory("open decoder") }
    self.raw = raw
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVCodecContext>? = raw
    avcodec_free_context(&pointer)
  }

  func configure(_ stream: UnsafeMutablePointer<AVStream>, threads: Int) throws(MediaError) {
    try MediaError.check(
      avcodec_parameters_to_context(raw, stream.pointee.codecpar), "open decoder")
    raw.pointee.pkt_timebase = stream.pointee.time_base
    raw.pointee.thread_count = Int32(threads)
  }

  consuming func release() -> UnsafeMutablePointer<AVCodecContext> {
    let raw = raw
    discard self
    return raw
  }
}
