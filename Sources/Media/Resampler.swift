internal import CLibAV
internal import CLibAVShim
internal import Plans

/// Turns decoded sound of any rate, layout and format into interleaved stereo floats at one rate.
package final class Resampler {
  private var context: OpaquePointer?
  private var format: SoundFormat?

  private let rate: Int32

  /// - Parameter rate: samples a second that come out.
  package init(rate: Int64 = Encoding.soundRate) { self.rate = Int32(clamping: rate) }

  deinit { swr_free(&context) }

  /// Whether `frame` can go on in the stretch begun: a new format needs `drain` first.
  package func continues(with frame: borrowing Frame) -> Bool {
    format == nil || format == SoundFormat(frame)
  }

  /// Appends the samples of `frame`; some stay inside until the next frame or `drain`.
  package func convert(_ frame: borrowing Frame, into samples: inout [Float]) throws(MediaError) {
    if format == nil { try begin(frame) }
    let input = frame.raw.pointee.extended_data.map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: UnsafePointer<UInt8>?.self)
    }
    try convert(input, count: frame.raw.pointee.nb_samples, into: &samples)
  }

  /// Appends what is still inside and ends the stretch.
  package func drain(into samples: inout [Float]) throws(MediaError) {
    guard format != nil else { return }
    try convert(nil, count: 0, into: &samples)
    forget()
  }

  /// Ends the stretch without what is still inside.
  package func forget() {
    swr_free(&context)
    format = nil
  }

  private func convert(
    _ input: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int32, into samples: inout [Float]
  ) throws(MediaError) {
    let room = Int(try MediaError.check(swr_get_out_samples(context, count), "resample"))
    guard room > 0 else { return }
    var made: Int32 = 0
    var block = [Float](unsafeUninitializedCapacity: 2 * room) { buffer, filled in
      buffer.withMemoryRebound(to: UInt8.self) { bytes in
        var output: UnsafeMutablePointer<UInt8>? = bytes.baseAddress
        made = swr_convert(context, &output, Int32(room), input, count)
      }
      filled = 2 * Int(max(0, made))
    }
    try MediaError.check(made, "resample")
    // A file of floats may hold what is no number, and one of them silences a whole film's encoder.
    for index in block.indices where !block[index].isFinite { block[index] = 0 }
    samples += block
  }

  private func begin(_ frame: borrowing Frame) throws(MediaError) {
    guard let format = SoundFormat(frame) else { throw MediaError("resample", reason: "no samples") }
    var input = AVChannelLayout()
    defer { av_channel_layout_uninit(&input) }
    if frame.raw.pointee.ch_layout.order == AV_CHANNEL_ORDER_UNSPEC {
      av_channel_layout_default(&input, format.channels)
    } else {
      try MediaError.check(av_channel_layout_copy(&input, &frame.raw.pointee.ch_layout), "resample")
    }
    var output = reel_av_stereo()
    try MediaError.check(
      swr_alloc_set_opts2(
        &context, &output, AV_SAMPLE_FMT_FLT, rate, &input, AVSampleFormat(format.sample), format.rate, 0,
        nil), "resample")
    // A voice recorded by one microphone stays as loud as it was; libav would take 3 dB off on each side.
    if format.channels == 1 { try MediaError.check(swr_set_matrix(context, [1, 1], 1), "resample") }
    try MediaError.check(swr_init(context), "resample")
    self.format = format
  }
}

/// What must stay the same for one resampler to go on.
private struct SoundFormat: Equatable {
  var sample: Int32
  var rate: Int32
  var channels: Int32
  /// Which speakers, where the order is libav's native one.
  var mask: UInt64

  init?(_ frame: borrowing Frame) {
    let raw = frame.raw.pointee
    guard raw.sample_rate > 0, raw.ch_layout.nb_channels > 0, raw.format >= 0 else { return nil }
    sample = raw.format
    rate = raw.sample_rate
    channels = raw.ch_layout.nb_channels
    mask = raw.ch_layout.order == AV_CHANNEL_ORDER_NATIVE ? raw.ch_layout.u.mask : 0
  }
}
