internal import CLibAV
internal import CLibAVShim
internal import Plans

/// Encodes stereo samples as AAC-LC, 48 kHz.
package final class SoundEncoder {
  /// Samples a channel that come out before the first that went in: a player drops them.
  package static let priming: Int64 = 1024

  let context: EncoderContext
  private let block: Frame
  private var position: Int64 = 0

  package init() throws(MediaError) {
    block = try Frame()
    context = try EncoderContext("aac") { context in
      context.pointee.sample_fmt = AV_SAMPLE_FMT_FLTP
      context.pointee.sample_rate = Int32(Encoding.soundRate)
      context.pointee.time_base = AVRational(num: 1, den: Int32(Encoding.soundRate))
      context.pointee.bit_rate = Encoding.soundBitsPerSecond
      context.pointee.profile = FF_PROFILE_AAC_LOW
      context.pointee.ch_layout = reel_av_stereo()
    }
    guard Int64(context.raw.pointee.initial_padding) == SoundEncoder.priming else {
      throw MediaError("open encoder", "aac", reason: "another priming than films are joined with")
    }
  }

  /// Samples a channel that `encode` takes at a time; only the last block may be shorter.
  package var blockSize: Int { Int(context.raw.pointee.frame_size) }

  /// Encodes one block of interleaved stereo samples.
  package func encode(_ samples: [Float]) throws(MediaError) {
    let count = samples.count / 2
    guard count > 0, count <= blockSize, samples.count.isMultiple(of: 2) else {
      throw MediaError("encode", reason: "a block of \(samples.count) values")
    }
    block.clear()
    let raw = block.raw
    raw.pointee.nb_samples = Int32(count)
    raw.pointee.format = AV_SAMPLE_FMT_FLTP.rawValue
    raw.pointee.sample_rate = Int32(Encoding.soundRate)
    raw.pointee.ch_layout = reel_av_stereo()
    try MediaError.check(av_frame_get_buffer(raw, 0), "encode")
    for channel in 0..<2 {
      guard let bytes = raw.pointee.extended_data[channel] else { throw MediaError.outOfMemory("encode") }
      bytes.withMemoryRebound(to: Float.self, capacity: count) { plane in
        for index in 0..<count { plane[index] = samples[2 * index + channel] }
      }
    }
    raw.pointee.pts = position
    position += Int64(count)
    try context.send(raw)
  }

  /// Says that no block follows; what is still inside comes out of `receive`.
  package func encodeEnd() throws(MediaError) { try context.send(nil) }

  /// Fills `packet` with the next one; false when more blocks are wanted or all are out.
  package func receive(into packet: borrowing Packet) throws(MediaError) -> Bool {
    try context.receive(into: packet)
  }
}
